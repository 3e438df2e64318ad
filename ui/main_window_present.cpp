// Presentation mode: entering and leaving.
#include "ui/main_window.h"
#include "ui/presentation.h"
#include "ui/status_line.h"
#include "ui/window_actions.h"

#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kProjectorScale = 1.65; // nothing under 18 px on 1920 × 1080
constexpr double kProjectorWidth = 1920;

} // namespace

bool MainWindow::isPresenting() const {
    return m_presentation != nullptr && m_pages->currentWidget() == m_presentation;
}

/// The window's, in the size of a projector. The window itself keeps its size: restyling what nobody sees
/// takes a tenth of a second.
ViewContext MainWindow::presentationContext() const {
    ViewContext context = m_context;
    context.textScale =
        kProjectorScale * std::clamp(screen()->geometry().width() / kProjectorWidth, 0.6, 1.6);
    return context;
}

void MainWindow::connectPresentation() {
    connect(m_actions->present, &QAction::triggered, this, [this](bool on) {
        if (on)
            startPresentation();
        else
            endPresentation();
    });
    m_actions->present->setEnabled(false); // until there is a result
    connect(this, &MainWindow::outcomeShown, this, [this] {
        m_actions->present->setEnabled(true);
        if (m_presentation != nullptr) m_presentation->setOutcome(m_outcome);
    });
}

/// Projectors want light. A look that stays as it is is not pushed to every room again: that costs a frame.
void MainWindow::relight() {
    if (wantsDark() == m_context.tokens.dark) {
        if (isPresenting()) m_presentation->setContext(presentationContext());
        return;
    }
    applyLook();
}

void MainWindow::startPresentation() {
    if (m_outcome == nullptr || isPresenting()) return;
    if (m_presentation == nullptr) {
        m_presentation = new Presentation(m_document, m_pages);
        m_pages->addWidget(m_presentation);
        connect(m_presentation, &Presentation::left, this, &MainWindow::endPresentation);
        connect(m_presentation, &Presentation::actionsTriggered, this, &MainWindow::act);
        connect(m_presentation, &Presentation::whyRequested, this, &MainWindow::explain);
    }
    m_beforePresenting = {m_pages->currentWidget(), windowState()};
    for (QWidget* bar : std::initializer_list<QWidget*>{menuBar(), m_toolBar, statusBar()})
        bar->hide();
    m_pages->setCurrentWidget(m_presentation);
    m_actions->present->setChecked(true);
    showFullScreen();
    relight();
    m_presentation->setOutcome(m_outcome);
    m_presentation->showPage(PresentationPage::verdict);
}

void MainWindow::endPresentation() {
    if (!isPresenting()) return;
    m_pages->setCurrentWidget(m_beforePresenting.page);
    for (QWidget* bar : std::initializer_list<QWidget*>{menuBar(), m_toolBar, statusBar()})
        bar->show();
    setWindowState(m_beforePresenting.state);
    m_actions->present->setChecked(false);
    relight();
}

} // namespace rackwright
