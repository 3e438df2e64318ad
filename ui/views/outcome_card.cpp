#include "ui/views/outcome_card.h"

#include <QEvent>

namespace rackwright {

bool isClosestPlan(const Outcome& outcome) {
    return outcome.verdict != Verdict::feasible;
}

void OutcomeCard::setOutcome(std::shared_ptr<const Outcome> outcome) {
    if (outcome == m_outcome) return;
    m_outcome = std::move(outcome);
    bringUpToDate();
}

void OutcomeCard::setContext(const ViewContext& context) {
    Card::setContext(context);
    bringUpToDate();
}

// A card that nobody sees is drawn when it is shown: a drag pays only for what is on screen.
void OutcomeCard::bringUpToDate() {
    m_stale = !isVisible();
    if (m_stale) return;
    retitle();
    if (m_outcome) refresh(*m_outcome);
}

void OutcomeCard::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    if (m_stale) bringUpToDate();
}

void OutcomeCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) bringUpToDate();
}

} // namespace rackwright
