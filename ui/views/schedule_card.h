// The simulated pipeline schedule: the whole step in a strip, and a part of it large.
#pragma once

#include "core/speed/pipeline_schedule.h"
#include "ui/pictures/schedule_picture.h"
#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class ScheduleView;
class SegmentSwitch;

class ScheduleCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit ScheduleCard(QWidget* parent = nullptr);

    void setStage(int stage); ///< −1: none

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    TableContent table() const;

    ScheduleView* m_view = nullptr;
    SegmentSwitch* m_part = nullptr;
    PlainTableModel m_model;
};

} // namespace rackwright
