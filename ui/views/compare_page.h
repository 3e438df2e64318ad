// Up to four plans side by side: what differs, pictures on one scale, and why one is faster or cheaper.
#pragma once

#include "ui/text/compared_plan.h"
#include "ui/theme/view_context.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QMenu;
class QScrollArea;
class QToolButton;

namespace rackwright {

class Card;
class CompareChartCard;
class PlainSplitter;
class CompareTableCard;
struct Comparison;
class PlanHeader;
class ReasonsCard;

class ComparePage final : public QWidget {
    Q_OBJECT

public:
    explicit ComparePage(QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    /// The first is the plan itself.
    void setPlans(std::vector<ComparedPlan> plans);
    const std::vector<ComparedPlan>& plans() const { return m_plans; }
    bool showsAll() const;
    CompareTableCard& table() const { return *m_table; }
    /// What stands under "why", as plain text.
    QString reasons() const;

signals:
    void fileWanted(); ///< a plan of a file is to be added
    void keepWanted(); ///< the plan as it is now is to be added
    void removed(std::size_t plan);
    void pdfWanted();
    void csvWanted();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QToolButton* makeButton(QHBoxLayout& row);
    void retranslate();
    void refresh();
    void shareWidth();
    void refreshHeaders();
    void refreshPictures(const Comparison& comparison, const std::vector<const Outcome*>& outcomes);

    ViewContext m_context;
    std::vector<ComparedPlan> m_plans;
    std::vector<PlanHeader*> m_headers;
    QLabel* m_title = nullptr;
    QToolButton *m_add = nullptr, *m_pdf = nullptr, *m_csv = nullptr, *m_close = nullptr;
    QMenu* m_addMenu = nullptr;
    QAction *m_file = nullptr, *m_keep = nullptr;
    QHBoxLayout* m_headerRow = nullptr;
    QScrollArea* m_scroll = nullptr;
    PlainSplitter* m_parts = nullptr;
    CompareTableCard* m_table = nullptr;
    ReasonsCard* m_reasons = nullptr;
    CompareChartCard *m_memory = nullptr, *m_time = nullptr, *m_cost = nullptr;
};

} // namespace rackwright
