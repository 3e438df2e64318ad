#include "ui/views/outcome_card.h"

#include <QEvent>
#include <QPainter>

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
    retitle();
    bringUpToDate();
}

QSizeF OutcomeCard::printedSize() const {
    return picture() == nullptr ? QSizeF() : QSizeF(picture()->size());
}

QPicture OutcomeCard::printed(const QStringList& families) {
    QPicture paper;
    if (!hasPicture() || printedSize().isEmpty()) return paper;
    const ViewContext screen = context();
    ViewContext print = screen;
    print.tokens = lightTokens();
    print.textScale = 1;
    print.fontFamilies = families;
    setContext(print);
    {
        QPainter to(&paper);
        painter()(to, QRectF(QPointF(0, 0), printedSize()));
    }
    setContext(screen);
    return paper;
}

// A card that nobody sees is drawn when it is shown: a drag pays only for what is on screen.
void OutcomeCard::bringUpToDate() {
    m_stale = !isVisible();
    if (m_stale) return;
    if (m_outcome) refresh(*m_outcome);
}

void OutcomeCard::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    if (m_stale) bringUpToDate();
}

void OutcomeCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retitle();
    bringUpToDate();
}

} // namespace rackwright
