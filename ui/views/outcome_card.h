// A card that shows one part of an outcome and says so in two languages.
#pragma once

#include "core/plan/outcome.h"
#include "ui/views/card.h"

#include <QPicture>

#include <memory>

namespace rackwright {

class OutcomeCard : public Card {
    Q_OBJECT

public:
    using Card::Card;

    void setOutcome(std::shared_ptr<const Outcome> outcome);
    void setContext(const ViewContext& context) override;
    /// The picture as vectors for paper: light colours, text at its normal size, in `families`.
    QPicture printed(const QStringList& families);
    QSizeF printedSize() const;

protected:
    /// Brings every text and drawing up to date. Called when the card is visible and something changed.
    virtual void refresh(const Outcome& outcome) = 0;
    /// Texts that need no outcome: after a change of language or look, also while nobody sees the card.
    virtual void retitle() = 0;
    const Outcome* outcome() const { return m_outcome.get(); }
    const std::shared_ptr<const Outcome>& sharedOutcome() const { return m_outcome; }
    void bringUpToDate();

    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::shared_ptr<const Outcome> m_outcome;
    bool m_stale = true;
};

/// True when the outcome describes the closest plan instead of a feasible one.
bool isClosestPlan(const Outcome& outcome);

} // namespace rackwright
