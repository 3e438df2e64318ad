#include "ui/limits_panel.h"

#include "ui/limit_gauges.h"
#include "ui/way_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QtConcurrent>

namespace rackwright {

namespace {

constexpr int kMostCards = 4;
constexpr int kGap = 8;
constexpr int kCardWidth = 205;   // px at text scale 1, least width of a card
constexpr int kGaugesWidth = 330; // px at text scale 1

} // namespace

LimitsPanel::LimitsPanel(QWidget* parent)
    : QWidget(parent), m_gauges(new LimitGauges(this)), m_seeking(new QLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGap);
    row->addWidget(m_gauges);
    row->addWidget(m_seeking, 1);
    m_seeking->setAlignment(Qt::AlignCenter);
    m_seeking->setWordWrap(true);
    for (int i = 0; i < kMostCards; ++i) {
        auto* card = new WayCard(i == 0, this);
        card->hide();
        row->addWidget(card, 1);
        connect(card, &WayCard::applied, this, [this, i] {
            const std::vector<FindingAction> changes = m_ways[static_cast<std::size_t>(i)].changes;
            emit wayChosen(changes); // a copy: the new outcome replaces the ways
        });
        connect(card, &WayCard::compared, this, [this, i, card] {
            emit wayCompared(card->headline(), m_ways[static_cast<std::size_t>(i)].outcome);
        });
        m_cards << card;
    }
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &LimitsPanel::seek);
    hide();
}

LimitsPanel::~LimitsPanel() {
    stopSeeking();
    m_search.waitForFinished();
}

void LimitsPanel::stopSeeking() {
    ++m_question;
    m_stop.request_stop();
    m_settle.stop();
}

void LimitsPanel::setOutcome(std::shared_ptr<const Outcome> outcome) {
    if (outcome == m_outcome) return;
    stopSeeking();
    m_outcome = std::move(outcome);
    const bool blocked = m_outcome != nullptr && m_outcome->verdict != Verdict::feasible;
    setVisible(blocked);
    if (!blocked) {
        show({});
        return;
    }
    m_gauges->setOutcome(*m_outcome);
    for (WayCard* card : m_cards)
        card->setEnabled(false); // they belong to an older input
    m_settle.start();
}

void LimitsPanel::setContext(const ViewContext& context) {
    m_context = context;
    m_gauges->setFixedWidth(scaledPixels(kGaugesWidth, context.textScale));
    m_gauges->setContext(context);
    m_seeking->setFont(screenFont(TextUse::body, context.textScale));
    for (WayCard* card : m_cards)
        card->setContext(context);
    refresh();
}

/// On another thread: a handful of full computations.
void LimitsPanel::seek() {
    m_search.waitForFinished(); // the one before was told to stop
    m_stop = {};
    const quint64 question = m_question;
    m_search = QtConcurrent::run(
        [this, question, outcome = m_outcome, catalog = m_context.catalog, stop = m_stop.get_token()] {
            std::vector<WayOut> ways = waysOut(*outcome, *catalog, stop);
            QMetaObject::invokeMethod(
                this,
                [this, question, found = std::move(ways)] {
                    if (question == m_question) show(found);
                },
                Qt::QueuedConnection);
        });
}

void LimitsPanel::show(std::vector<WayOut> ways) {
    m_ways = std::move(ways);
    refresh();
    emit waysShown();
}

void LimitsPanel::refresh() {
    const bool answered = !m_settle.isActive() && m_search.isFinished();
    m_seeking->setText(answered
                           ? tr("No single change makes this plan possible. Change two limits, or the model.")
                           : tr("Looking for the nearest ways out…"));
    for (int i = 0; i < m_cards.size() && m_outcome != nullptr; ++i) {
        if (i >= shownWays()) continue;
        m_cards[i]->setWay(m_ways[static_cast<std::size_t>(i)], *m_outcome);
        m_cards[i]->setEnabled(true);
    }
    placeCards();
}

/// Cards drop from the right as the width shrinks: the nearest ways stay.
void LimitsPanel::placeCards() {
    const int gauges = scaledPixels(kGaugesWidth, m_context.textScale) + kGap;
    const int least = scaledPixels(kCardWidth, m_context.textScale) + kGap;
    const int room = std::clamp((width() - gauges + kGap) / std::max(1, least), 1, kMostCards);
    for (int i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setVisible(i < shownWays() && i < room);
    m_seeking->setVisible(m_ways.empty());
}

void LimitsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeCards();
}

} // namespace rackwright
