// "Find me a cluster": deadline, budget, power and destination in, clusters out, while the search goes on.
#pragma once

#include "core/finder/finder.h"
#include "ui/theme/view_context.h"
#include "ui/views/plain_table_model.h"

#include <QDialog>
#include <QFuture>
#include <QTimer>

#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <vector>

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace rackwright {

class DataTable;
class ScatterView;

/// Stays open beside the plan and searches again when the question changes. The search runs on another
/// thread.
class FindPanel final : public QDialog {
    Q_OBJECT

public:
    explicit FindPanel(QWidget* parent = nullptr);
    ~FindPanel() override;

    void setContext(const ViewContext& context);
    /// The plan whose model and limits are the question.
    void setQuestion(const Scenario& scenario, std::shared_ptr<const Catalog> catalog);
    bool isSearching() const { return m_searching; }
    const std::vector<FoundCluster>& clusters() const { return m_clusters; }

signals:
    /// What makes the chosen cluster the plan: one undoable step.
    void clusterChosen(const std::vector<rackwright::FindingAction>& changes);
    /// The same, to be held against the plan.
    void clusterCompared(const QString& name, const std::vector<rackwright::FindingAction>& changes);
    void searchEnded();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void start();
    void stop();
    void takeOne(const FoundCluster& cluster, double share);
    void takeAll(FindResult result);
    void showClusters();
    void askAgainWhenSettled();
    void describeSelected();
    void openSelected();
    void compareSelected();
    void fillVendors();
    void refreshEnds();
    std::optional<std::size_t> selected() const;

    ViewContext m_context;
    Scenario m_scenario;
    std::shared_ptr<const Catalog> m_catalog;
    std::set<std::string> m_vendors; ///< allowed; empty: all
    std::vector<FoundCluster> m_clusters;
    std::optional<FindResult> m_result; ///< without its clusters; empty while searching
    PlainTableModel m_model;
    QLabel *m_summary, *m_details, *m_countLabel, *m_countTo, *m_legend;
    QSpinBox *m_fewest, *m_most; ///< accelerators
    ScatterView* m_scatter;
    QProgressBar* m_progress;
    DataTable* m_table;
    QPushButton *m_cheapest, *m_fastest, *m_again, *m_compare, *m_open, *m_close;
    QToolButton* m_vendorButton;
    QMenu* m_vendorMenu;
    QTimer m_settle, m_redraw;
    std::stop_source m_stop;
    QFuture<void> m_search;
    quint64 m_question = 0; ///< answers to older questions are dropped
    bool m_searching = false;
};

} // namespace rackwright
