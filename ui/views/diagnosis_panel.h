// "Diagnose a run": what was measured while the plan ran goes in; ranked causes, evidence, the next
// measurement and the gap to the prediction come out.
#pragma once

#include "core/diagnosis/plan_run.h"
#include "core/plan/catalog.h"
#include "ui/theme/view_context.h"
#include "ui/views/plain_table_model.h"

#include <QDialog>
#include <QTimer>

#include <array>
#include <memory>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTextBrowser;

namespace rackwright {

class DataTable;

/// Stays open beside the plan and follows it.
class DiagnosisPanel final : public QDialog {
    Q_OBJECT

public:
    explicit DiagnosisPanel(QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    void setPlan(std::shared_ptr<const Outcome> plan, std::shared_ptr<const Catalog> catalog);
    const Diagnosis& diagnosis() const { return m_diagnosis; }
    /// What the fields say; a field that cannot be read counts as empty.
    PlanMeasurement measured() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    static constexpr int kNumbers = 6;

    void build();
    QWidget* buildFields();
    QWidget* buildAnswers();
    void orderTabs();
    QString predicted(int field) const;
    void retranslate();
    void clearFields();
    void answer();
    void showCauses();
    void describeSelected();
    void showGap();
    std::optional<double> number(int field, double largest, double scale) const;
    void markFields();

    ViewContext m_context;
    std::shared_ptr<const Outcome> m_plan;
    std::shared_ptr<const Catalog> m_catalog;
    Diagnosis m_diagnosis;
    PlainTableModel m_causeModel, m_gapModel;
    QLabel *m_lead, *m_gapSentence;
    std::array<QLabel*, kNumbers + 2> m_labels{};
    std::array<QLineEdit*, kNumbers> m_numbers{};
    QLineEdit* m_symptom;
    QPlainTextEdit* m_error;
    DataTable *m_causes, *m_gap;
    QTextBrowser* m_details;
    QPushButton *m_clear, *m_close;
    QTimer m_settle;
};

} // namespace rackwright
