// Findings, most serious first. A link makes one change; Enter on a row does the same.
#pragma once

#include "ui/views/findings_model.h"
#include "ui/views/outcome_card.h"

class QListView;

namespace rackwright {

class FindingDelegate;

class FindingsCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit FindingsCard(QWidget* parent = nullptr);

signals:
    void actionsTriggered(const std::vector<rackwright::FindingAction>& actions); ///< one undoable step

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void trigger(int row);
    QString counts(const Outcome& outcome) const;

    FindingsModel m_model;
    QListView* m_list = nullptr;
    FindingDelegate* m_delegate = nullptr;
};

IconName severityIcon(Severity severity);
QColor severityColor(Severity severity, const Tokens& tokens);

} // namespace rackwright
