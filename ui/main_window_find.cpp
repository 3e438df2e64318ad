// The question asked backwards: the panel that finds clusters, beside the plan.
#include "ui/main_window.h"
#include "ui/views/find_panel.h"
#include "ui/window_actions.h"

#include <QAction>

namespace rackwright {

void MainWindow::connectFinder() {
    connect(m_actions->findCluster, &QAction::triggered, this, &MainWindow::showFinder);
    connect(&m_document, &PlanDocument::scenarioChanged, this, [this] {
        if (m_finder != nullptr) m_finder->setQuestion(m_document.scenario(), m_document.sharedCatalog());
    });
}

/// Made when it is first wanted; stays open beside the plan, so that limits can be moved while it searches.
void MainWindow::showFinder() {
    showPlan();
    if (m_finder == nullptr) {
        m_finder = new FindPanel(this);
        m_finder->setContext(m_context);
        connect(m_finder, &FindPanel::clusterChosen, this, &MainWindow::act);
        connect(m_finder, &FindPanel::clusterCompared, this, &MainWindow::compareChanged);
    }
    m_finder->setQuestion(m_document.scenario(), m_document.sharedCatalog());
    m_finder->show();
    m_finder->raise();
    m_finder->activateWindow();
}

} // namespace rackwright
