// Puts the rooms together: document, engine, inputs, results, menus.
#pragma once

#include "core/files/key_figures.h"
#include "ui/dialogs.h"
#include "ui/document/advisor.h"
#include "ui/document/plan_document.h"
#include "ui/document/recovery.h"
#include "ui/document/settings.h"
#include "ui/report/report.h"
#include "ui/sample_card.h"
#include "ui/text/compared_plan.h"
#include "ui/theme/language_manager.h"
#include "ui/theme/view_context.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class QStackedWidget;
class QToolBar;

namespace rackwright {

class ComparePage;
class DiagnosisPanel;
class FindPanel;
class FirstRunPage;
class InputPanel;
class LimitsPanel;
class NoticeStrip;
enum class NoticeKind : std::uint8_t;
class Presentation;
class ResultsView;
class SegmentSwitch;
class StatusLine;
class WindowActions;
class Workspace;

/// What a window is given. Everything outlives the window.
struct WindowParts {
    const Catalog& catalog;
    Settings& settings;
    LanguageManager& languages;
    Dialogs& dialogs;
    AdviseQueue::Work work = {}; ///< stands in for advise() in tests and benchmarks
    QString recoveryFolder = {}; ///< empty: the user's own
};

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowParts& parts, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a plan or imports a model, after the question about unsaved changes. False: not opened.
    bool openFile(const QString& path);
    /// Asks about every plan that a crash left behind.
    void offerRecovery();
    void showPlan();

    PlanDocument& document() { return m_document; }
    Advisor& advisor() { return m_advisor; }
    InputPanel& inputPanel() { return *m_panel; }
    WindowActions& actions() { return *m_actions; }
    NoticeStrip& notice() { return *m_notice; }
    ComparePage* comparison() { return m_compare; }     ///< nullptr before it is first shown
    DiagnosisPanel* diagnosis() { return m_diagnosis; } ///< nullptr before it is first shown
    FindPanel* finder() { return m_finder; }            ///< nullptr before it is first shown
    LimitsPanel* limits() { return m_limits; }          ///< nullptr before the first result is shown
    std::shared_ptr<const Outcome> outcome() const { return m_outcome; }
    const ViewContext& context() const { return m_context; }

signals:
    void outcomeShown(); ///< the verdict has the newest outcome; the cards follow, one a turn

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildBars();
    void buildCentre();
    void buildResults();
    void connectDocument();
    void connectEngine();
    void connectFileActions();
    void connectEditActions();
    void connectViewActions();
    void connectStartPage();
    void connectReportActions();
    void saveReport();
    void addToReport(const QString& title, const QPicture& picture, const QSizeF& size);
    void saveTables();
    void connectNotice();
    void connectResults();
    void showPage(int page);
    void explain(const QString& figure);
    QString explanation(const QString& figure) const;
    void showAccuracy();
    void showFolkRules();
    void showAbout();

    // ---- main_window_files.cpp
    bool mayReplacePlan(); ///< asks about unsaved changes
    bool save();
    bool saveAs();
    void saveForCustomer();
    void importModel();
    void openAction();
    void openSample(int index);
    void startFrom(const std::vector<std::pair<std::string, InputValue>>& answers);
    bool report(const Result<void>& done); ///< shows the error; true when there is none
    void refreshRecent();
    QString proposedPath(const QString& suffix, Setting folder) const;

    // ---- main_window_changes.cpp
    void takeCatalog();
    void compareWithSaved();
    QString changesSentence() const;
    void showChanges();
    void refreshNotice();
    void rewordNotice();
    /// A notice that goes with the next result. `words` is asked again when the language changes.
    void tell(NoticeKind kind, std::function<QString()> words);

    // ---- main_window_present.cpp
    void connectPresentation();
    void startPresentation();
    void endPresentation();
    void relight();
    bool isPresenting() const;
    ViewContext presentationContext() const;

    // ---- main_window_compare.cpp
    void connectCompare();
    bool isComparing() const;
    void showCompare();
    void refreshCompare();
    void addCompared(ComparedPlan plan);
    void keepForComparison();
    void compareFile();
    void compareChanged(const QString& name, const std::vector<FindingAction>& changes);
    void compareCandidate(const Strategy& strategy);
    void saveComparison(bool pdf);

    // ---- main_window_diagnosis.cpp
    void connectDiagnosis();
    void showDiagnosis();

    // ---- main_window_find.cpp
    void connectFinder();
    void showFinder();

    // ---- main_window_look.cpp
    bool wantsDark() const;
    void applyLook(); ///< theme, font, language, number format: everything a setting of the view changes
    void refreshTitle();
    void refreshHistory();
    void refreshChoices();
    void pushContext(); ///< to every room
    void fold();
    void retranslateBars();
    void cycleRegion(int step);

    void resetAllInputs();
    void takeOutcome(std::shared_ptr<const Outcome> outcome, double seconds);
    void takeFailure(const Error& error);
    void chooseCandidate(const Strategy& strategy);
    void showOutcome(); ///< in every view that exists
    void act(const std::vector<FindingAction>& actions);

    Settings& m_settings;
    LanguageManager& m_languages;
    Dialogs& m_dialogs;
    PlanDocument m_document;
    Recovery m_recovery;
    const std::vector<SamplePlan> m_samples;
    std::shared_ptr<const Outcome> m_outcome;
    std::vector<ReportPicture> m_reportPictures;            ///< chosen for the next report of this plan
    std::vector<std::shared_ptr<const Catalog>> m_catalogs; ///< every one that the views were given
    std::vector<FigureChange> m_engineChanges;              ///< against the figures the plan was saved with
    std::function<void()> m_noticeAction;
    bool m_noticePasses = false;
    std::function<QString()> m_passingWords;
    Error m_lastError;
    bool m_changesClosed = false;    ///< the user closed the strip about changes
    bool m_figuresToCompare = false; ///< a plan was opened and has no outcome yet
    ViewContext m_context;
    bool m_systemDark;
    bool m_lookPending = false;
    bool m_hasLook = false;

    WindowActions* m_actions;
    QToolBar* m_toolBar = nullptr;
    SegmentSwitch* m_languageSwitch = nullptr;
    SegmentSwitch* m_levelSwitch = nullptr;
    NoticeStrip* m_notice = nullptr;
    QStackedWidget* m_pages = nullptr;
    FirstRunPage* m_firstRun = nullptr;
    Workspace* m_workspace = nullptr;
    InputPanel* m_panel = nullptr;
    ResultsView* m_results = nullptr; ///< made after the first paint
    FindPanel* m_finder = nullptr;
    ComparePage* m_compare = nullptr;
    DiagnosisPanel* m_diagnosis = nullptr;
    std::vector<ComparedPlan> m_compared;   ///< beside the plan itself
    LimitsPanel* m_limits = nullptr;        ///< with it
    Presentation* m_presentation = nullptr; ///< made when first asked for
    struct BeforePresenting {
        QWidget* page = nullptr;
        Qt::WindowStates state;
    } m_beforePresenting;
    StatusLine* m_status = nullptr;
    QTimer m_failure; ///< a failure is told when it lasts
    QTimer m_outdated;
    Advisor m_advisor; ///< last: ends before what its answers touch
};

} // namespace rackwright
