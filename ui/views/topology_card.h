// The network of the plan, drawn, with its counts underneath and a table twin.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

class QComboBox;
class QLineEdit;

namespace rackwright {

class PictureWidget;
class TopologyView;

class TopologyCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit TopologyCard(QWidget* parent = nullptr);

    TopologyView& view() const { return *m_view; }
    void setStage(int stage); ///< lights one pipeline stage, -1: all

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    void caption();
    void search();
    QString placeText(const Outcome& outcome) const;
    TableContent table(const Outcome& outcome) const;

    TopologyView* m_view = nullptr;
    QComboBox* m_coloring = nullptr;
    QLineEdit* m_search = nullptr;
    PictureWidget* m_legend = nullptr;
    ElidedLabel* m_outlined = nullptr;
    QLabel* m_counts = nullptr;
    PlainTableModel m_model;
};

} // namespace rackwright
