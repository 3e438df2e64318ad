// The table of a comparison: differences or all, with bars on one scale a row.
#pragma once

#include "ui/views/card.h"
#include "ui/views/compare_model.h"

class QAbstractItemDelegate;

namespace rackwright {

class DataTable;
class SegmentSwitch;

class CompareTableCard final : public Card {
    Q_OBJECT

public:
    explicit CompareTableCard(QWidget* parent = nullptr);

    void setContext(const ViewContext& context) override;
    void setComparison(Comparison comparison);
    bool showsAll() const { return m_model.showsAll(); }
    const CompareModel& model() const { return m_model; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retitle();
    void shape();
    void foldBars(); ///< figures go before bars where there is no room for both

    CompareModel m_model;
    DataTable* m_table = nullptr;
    SegmentSwitch* m_which = nullptr;
    QAbstractItemDelegate* m_bars = nullptr;
};

} // namespace rackwright
