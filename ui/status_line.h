// What the status bar says: how fresh the result is, and what the figures stand on.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace rackwright {

class Advisor;

class StatusLine : public QWidget {
    Q_OBJECT

public:
    static constexpr int kPatienceMs = 150; ///< an answer that takes longer is marked as being updated

    explicit StatusLine(const Advisor& advisor, QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    void setBusy(bool busy);
    void setOutcome(std::shared_ptr<const Outcome> outcome, double seconds);
    void setFailed();
    void setCompact(bool compact); ///< a narrow window keeps the first half only
    QString freshness() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    QString stateText() const;
    QString basisText() const;

    const Advisor& m_advisor;
    ViewContext m_context;
    std::shared_ptr<const Outcome> m_outcome;
    double m_seconds = 0;
    bool m_failed = false;
    bool m_updating = false; ///< marked as such
    bool m_compact = false;
    QTimer m_patience;
    QTimer m_tick;
    QLabel* m_state;
    QLabel* m_basis;
};

/// Prices of the plan that are older than `days` days at the date of the price book.
int oldPrices(const Outcome& outcome, const PriceBook& book, int days);

} // namespace rackwright
