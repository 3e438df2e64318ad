#include "ui/views/focus_page.h"

#include "ui/views/outcome_card.h"

#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kGap = 8;

void share(QSplitter& splitter, const std::vector<int>& shares) {
    QList<int> sizes;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        sizes << shares[i] * 100;
        splitter.setStretchFactor(static_cast<int>(i), shares[i]);
    }
    splitter.setSizes(sizes);
}

} // namespace

FocusPage::FocusPage(Qt::Orientation lines, std::vector<Line> layout, QWidget* parent)
    : QWidget(parent), m_layout(std::move(layout)) {
    m_outer = new PlainSplitter(lines, kGap, this);
    const Qt::Orientation across = lines == Qt::Vertical ? Qt::Horizontal : Qt::Vertical;
    for (std::size_t i = 0; i < m_layout.size(); ++i) {
        m_inner.push_back(new PlainSplitter(across, kGap, m_outer));
        m_outer->addWidget(m_inner.back());
    }
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_outer);
    hide();
}

void FocusPage::take() {
    std::vector<int> lineShares;
    for (std::size_t i = 0; i < m_layout.size(); ++i) {
        const Line& line = m_layout[i];
        lineShares.push_back(line.share);
        for (std::size_t c = 0; c < line.cards.size(); ++c) {
            m_inner[i]->insertWidget(static_cast<int>(c), line.cards[c]);
            line.cards[c]->setMinimumHeight(0);
            line.cards[c]->show();
        }
        if (!m_sized) share(*m_inner[i], line.shares);
    }
    if (!m_sized) share(*m_outer, lineShares);
    m_sized = true;
}

} // namespace rackwright
