// Where the time of a step goes, as a waterfall.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class PictureWidget;

class TimeCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit TimeCard(QWidget* parent = nullptr);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    TableContent table(const StepTime& step) const;

    PictureWidget* m_picture = nullptr;
    PlainTableModel m_model;
};

} // namespace rackwright
