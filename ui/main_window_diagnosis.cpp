// The diagnosis of a run of the plan, in a panel beside it.
#include "ui/main_window.h"
#include "ui/views/diagnosis_panel.h"
#include "ui/window_actions.h"

#include <QAction>

namespace rackwright {

void MainWindow::connectDiagnosis() {
    m_actions->diagnose->setEnabled(false); // until there is a result
    connect(m_actions->diagnose, &QAction::triggered, this, &MainWindow::showDiagnosis);
    connect(this, &MainWindow::outcomeShown, this, [this] {
        m_actions->diagnose->setEnabled(true);
        if (m_diagnosis != nullptr) m_diagnosis->setPlan(m_outcome, m_document.sharedCatalog());
    });
}

void MainWindow::showDiagnosis() {
    if (m_outcome == nullptr) return;
    if (m_diagnosis == nullptr) {
        m_diagnosis = new DiagnosisPanel(this);
        m_diagnosis->setContext(m_context);
    }
    m_diagnosis->setPlan(m_outcome, m_document.sharedCatalog());
    m_diagnosis->show();
    m_diagnosis->raise();
    m_diagnosis->activateWindow();
}

} // namespace rackwright
