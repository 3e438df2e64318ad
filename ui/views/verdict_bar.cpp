#include "ui/views/verdict_bar.h"

#include "ui/text/wording.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace rackwright {

namespace {

constexpr int kEdge = 4;          // px, coloured edge at the left
constexpr double kRadius = 5;     // px
constexpr int kFewestCells = 4;   // status, time, rent, own stay whatever the width
constexpr int kAnnounceMs = 1000; // a screen reader hears a settled result, at most once a second
constexpr int kCellCount = 7;

} // namespace

VerdictBar::VerdictBar(QWidget* parent) : QWidget(parent) {
    for (int i = 0; i < kCellCount; ++i) {
        auto* cell = new VerdictCell(this);
        cell->setFirst(i == 0);
        connect(cell, &QAbstractButton::clicked, this,
                [this, cell] { emit whyRequested(cell->figure().id); });
        m_cells.push_back(cell);
    }
    m_announcement = new QTimer(this);
    m_announcement->setSingleShot(true);
    m_announcement->setInterval(kAnnounceMs);
    connect(m_announcement, &QTimer::timeout, this, &VerdictBar::announce);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void VerdictBar::setOutcome(std::shared_ptr<const Outcome> outcome) {
    if (outcome == m_outcome) return;
    m_outcome = std::move(outcome);
    refresh();
    m_announcement->start(); // restarts: only the last of a drag is spoken
}

void VerdictBar::setContext(const ViewContext& context) {
    m_context = context;
    refresh();
}

void VerdictBar::setSize(VerdictSize size) {
    if (size == m_size) return;
    m_size = size;
    for (VerdictCell* cell : m_cells)
        cell->setSize(size);
    updateGeometry();
    place();
}

void VerdictBar::setOutdated(bool outdated) {
    if (outdated == m_outdated) return;
    m_outdated = outdated;
    refresh();
}

void VerdictBar::refresh() {
    ViewContext shown = m_context;
    if (m_outdated) shown.tokens.ink = mixed(m_context.tokens.ink, m_context.tokens.ink3, 0.4);
    for (VerdictCell* cell : m_cells)
        cell->setContext(shown);
    if (!m_outcome) {
        place();
        return;
    }
    const std::vector<VerdictFigure> figures = VerdictFigures::of(*m_outcome, m_context);
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        m_cells[i]->setFigure(figures[i]);
    m_cells.front()->setStatus(verdictIcon(*m_outcome), toneColor(verdictTone(*m_outcome), m_context.tokens));
    setAccessibleName(text::verdictSentence(*m_outcome, m_context.format));
    updateGeometry();
    place();
    update();
}

// The least important cells go first until the rest has room; what is left over is shared out.
void VerdictBar::place() {
    std::vector<VerdictCell*> shown = m_cells;
    const auto needed = [&shown] {
        return std::accumulate(shown.begin(), shown.end(), kEdge, [](int sum, const VerdictCell* cell) {
            return sum + cell->sizeHint().width();
        });
    };
    while (needed() > width() && shown.size() > kFewestCells)
        shown.erase(
            std::min_element(shown.begin(), shown.end(), [](const VerdictCell* a, const VerdictCell* b) {
                return a->figure().keep < b->figure().keep;
            }));
    const int spare = width() - needed();
    const int share = spare / static_cast<int>(shown.size());
    int x = kEdge;
    for (VerdictCell* cell : m_cells) {
        const bool stays = std::find(shown.begin(), shown.end(), cell) != shown.end();
        cell->setVisible(stays && m_outcome != nullptr);
        if (!stays) continue;
        const int wide = cell == shown.back() ? width() - x : cell->sizeHint().width() + share;
        cell->setGeometry(x, 0, wide, height());
        x += wide;
    }
}

int VerdictBar::visibleCells() const {
    return static_cast<int>(
        std::count_if(m_cells.begin(), m_cells.end(), [](const VerdictCell* c) { return !c->isHidden(); }));
}

QSize VerdictBar::sizeHint() const {
    return {900, m_cells.front()->sizeHint().height()};
}

QSize VerdictBar::minimumSizeHint() const {
    return {480, m_cells.front()->sizeHint().height()};
}

void VerdictBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& tokens = m_context.tokens;
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(tokens.line, 1));
    painter.setBrush(tokens.panel);
    painter.drawRoundedRect(box, kRadius, kRadius);
    if (!m_outcome) return;
    QPainterPath shape;
    shape.addRoundedRect(box, kRadius, kRadius);
    painter.setClipPath(shape);
    painter.fillRect(QRectF(0, 0, kEdge, height()), toneColor(verdictTone(*m_outcome), tokens));
}

void VerdictBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void VerdictBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) refresh();
}

void VerdictBar::announce() {
    QAccessibleValueChangeEvent event(this, accessibleName());
    QAccessible::updateAccessibility(&event);
}

} // namespace rackwright
