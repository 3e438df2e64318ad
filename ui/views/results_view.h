// The whole right side of the window: the verdict, and six cards in a grid, in one column or one at a time.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

#include <QPicture>
#include <QWidget>

#include <array>
#include <deque>
#include <memory>

class QScrollArea;
class QSplitter;
class QTimer;
class QVBoxLayout;

namespace rackwright {

class CandidatesCard;
class Card;
class CommunicationCard;
class CostCard;
class FindingsCard;
class FocusPage;
class FrontCard;
class FunnelCard;
class MachinesCard;
class MemoryCard;
class MemoryTableCard;
class OutcomeCard;
class PageTabs;
class ScheduleCard;
class LeversCard;
class UseCard;
class WaysCard;
class SensitivityCard;
class TimeCard;
class TopologyCard;
class VerdictBar;

enum class ResultsPage : std::uint8_t { overview, topology, memory, time, cost, candidates, findings };
inline constexpr int kResultsPages = 7;

class ResultsView final : public QWidget {
    Q_OBJECT

public:
    explicit ResultsView(QWidget* parent = nullptr);

    void setOutcome(std::shared_ptr<const Outcome> outcome);
    void setContext(const ViewContext& context);
    /// The shown figures are older than the input by more than a moment.
    void setOutdated(bool outdated);

    /// Stands between the verdict and the cards; it hides itself when it has nothing to say.
    void setBanner(QWidget* banner);
    /// Fonts of pictures that go into the report.
    void setPrintFamilies(const QStringList& families) { m_printFamilies = families; }

    void showPage(ResultsPage page);
    ResultsPage page() const { return m_page; }

    QByteArray saveLayout() const; ///< splitter positions
    bool restoreLayout(const QByteArray& state);
    void resetLayout();

    VerdictBar& verdictBar() const { return *m_verdict; }
    Card& card(ResultsPage page) const; ///< not for the overview

signals:
    void candidateChosen(const rackwright::Strategy& strategy);
    void candidateCompared(const rackwright::Strategy& strategy);
    void whyRequested(const QString& figureId);
    void actionsTriggered(const std::vector<rackwright::FindingAction>& actions); ///< one undoable step
    void pictureForReport(const QString& title, const QPicture& picture, const QSizeF& size);
    void pageChanged(rackwright::ResultsPage page);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Arrangement : std::uint8_t { grid, column, page };

    void makeCards();
    void makeGrid();
    void makeColumn();
    void makePages();
    void setDetailed();
    void offerToReport(OutcomeCard* card);
    void retranslate();
    void fold();
    void arrange(Arrangement arrangement);
    void showCards();
    void updateSlowCards();
    void updateSoon(OutcomeCard* card);
    void updateNextCard();
    double foldingWidth() const;

    std::shared_ptr<const Outcome> m_outcome;
    ViewContext m_context;
    QVBoxLayout* m_layout = nullptr;
    PageTabs* m_tabs = nullptr;
    VerdictBar* m_verdict = nullptr;
    TopologyCard* m_topology = nullptr;
    MemoryCard* m_memory = nullptr;
    TimeCard* m_time = nullptr;
    CostCard* m_cost = nullptr;
    CandidatesCard* m_candidates = nullptr;
    FindingsCard* m_findings = nullptr;
    std::array<OutcomeCard*, kResultsPages> m_cards{}; ///< by page; the overview has none
    MemoryTableCard* m_memoryTable = nullptr;
    CommunicationCard* m_communication = nullptr;
    ScheduleCard* m_schedule = nullptr;
    FrontCard* m_front = nullptr;
    FunnelCard* m_funnel = nullptr;
    MachinesCard* m_machines = nullptr;
    SensitivityCard* m_sensitivity = nullptr;
    LeversCard* m_levers = nullptr;
    WaysCard* m_ways = nullptr;
    UseCard* m_use = nullptr;
    std::array<OutcomeCard*, 10> m_companions{};
    std::array<FocusPage*, kResultsPages> m_pages{}; ///< null: the card alone fills the view
    QSplitter* m_rows = nullptr;
    std::array<QSplitter*, 3> m_splitters{};
    QScrollArea* m_scroll = nullptr;
    QWidget* m_column = nullptr;
    QTimer* m_slow = nullptr;
    QTimer* m_turn = nullptr;
    std::deque<OutcomeCard*> m_waiting; ///< cards that do not have the newest outcome yet
    QStringList m_printFamilies;
    QByteArray m_gridLayout; ///< while a focus page or the column is shown
    ResultsPage m_page = ResultsPage::overview;
    Arrangement m_arrangement = Arrangement::grid;
    bool m_slowPending = false;
};

} // namespace rackwright
