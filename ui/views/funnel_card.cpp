#include "ui/views/funnel_card.h"

#include "ui/text/wording.h"
#include "ui/views/candidate_columns.h"
#include "ui/views/data_table.h"
#include "ui/views/picture_widget.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {
constexpr double kRow = 24;       // px
constexpr double kBarShare = 0.5; // of a row's height
constexpr double kGap = 8;        // px
constexpr double kWidest = 0.55;  // of the room right of the counts
constexpr std::size_t kMisses = 8;
} // namespace

FunnelCard::FunnelCard(QWidget* parent) : OutcomeCard(parent) {
    auto* page = new QWidget(this);
    m_picture = new PictureWidget(page);
    m_picture->setPainter([this](QPainter& painter, const QRectF& area) { paint(painter, area); });
    m_missTable = new DataTable(page);
    m_missTable->setModel(&m_misses);
    m_missTable->setStretchColumn(0, 1);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_picture);
    layout->addWidget(m_missTable, 1);
    setPicture(page);
    auto* table = new DataTable(this);
    table->setModel(&m_model);
    setTable(table);
    setPainter([this](QPainter& painter, const QRectF& area) { paint(painter, area); });
}

void FunnelCard::retitle() {
    setTitle(tr("How the search narrows"), subtitle());
    m_missTable->setAccessibleName(tr("Nearest misses"));
}

std::vector<FunnelCard::Step> FunnelCard::steps(const Outcome& outcome) const {
    const SearchStatistics& search = outcome.search;
    const auto front = std::count_if(outcome.candidates.begin(), outcome.candidates.end(),
                                     [](const Candidate& c) { return c.onFront && !isRefused(c); });
    return {{tr("splits generated"), static_cast<double>(search.generated)},
            {tr("left after provable bounds"), static_cast<double>(search.evaluated)},
            {tr("fit the memory"), static_cast<double>(search.feasible)},
            {tr("on the Pareto front"), static_cast<double>(front)}};
}

void FunnelCard::refresh(const Outcome& outcome) {
    const Formatter& format = context().format;
    setTitle(tr("How the search narrows"), format.duration(outcome.search.seconds).text());
    TableContent content;
    content.columns = {{tr("Step"), false, {}}, {tr("Splits"), true, {}}};
    for (const Step& step : steps(outcome))
        content.rows.push_back(
            {{step.name, {}, false, {}}, {format.count(step.count), step.count, false, {}}});
    TableContent misses;
    misses.columns = {{tr("Nearest misses"), false, {}}, {tr("Why not"), false, {}}};
    for (const Candidate& candidate : outcome.candidates) {
        if (candidate.reasons.empty() || misses.rows.size() >= kMisses) continue;
        const CandidateColumns columns(outcome, context());
        misses.rows.push_back({{columns.text(candidate, CandidateColumn::strategy), {}, false, {}},
                               {columns.text(candidate, CandidateColumn::status), {}, false, {}}});
    }
    m_missTable->setVisible(!misses.rows.empty());
    m_missTable->setContext(context());
    m_picture->setFixedHeight(scaledPixels(
        static_cast<int>(kRow * static_cast<double>(content.rows.size())) + 4, context().textScale));
    m_picture->setAccessibleName(title());
    m_picture->setAccessibleDescription(
        tr("%1 of %2 splits fit.")
            .arg(format.count(static_cast<double>(outcome.search.feasible)),
                 format.count(static_cast<double>(outcome.search.generated))));
    m_picture->update();
    m_model.setContent(std::move(content));
    m_misses.setContent(std::move(misses));
    m_missTable->fitColumns();
}

// The bars are logarithmic: a search leaves a few of a million.
void FunnelCard::paint(QPainter& painter, const QRectF& area) const {
    if (outcome() == nullptr) return;
    const std::vector<Step> all = steps(*outcome());
    QFont strong = context().font(TextUse::caption);
    strong.setBold(true);
    double counts = 0;
    for (const Step& step : all)
        counts =
            std::max(counts, QFontMetricsF(strong).horizontalAdvance(context().format.count(step.count)));
    const double row = kRow * context().textScale;
    const double left = area.left() + counts + kGap;
    const double widest = (area.right() - left) * kWidest;
    const double whole = std::log10(1 + all.front().count);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QRectF line(area.left(), area.top() + row * static_cast<double>(i), area.width(), row);
        painter.setFont(strong);
        painter.setPen(context().tokens.ink);
        painter.drawText(QRectF(line.left(), line.top(), counts, row), Qt::AlignRight | Qt::AlignVCenter,
                         context().format.count(all[i].count));
        const double share = whole > 0 ? std::log10(1 + all[i].count) / whole : 0;
        const QRectF bar(left, line.center().y() - row * kBarShare / 2, std::max(1.0, widest * share),
                         row * kBarShare);
        painter.fillRect(bar, context().tokens.accent);
        painter.setFont(context().font(TextUse::caption));
        painter.setPen(context().tokens.ink2);
        painter.drawText(QRectF(bar.right() + kGap, line.top(), line.right() - bar.right() - kGap, row),
                         Qt::AlignLeft | Qt::AlignVCenter, all[i].name);
    }
}

} // namespace rackwright
