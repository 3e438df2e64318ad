// What could change the answer between renting and buying.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class PictureWidget;

class SensitivityCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit SensitivityCard(QWidget* parent = nullptr);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    PictureWidget* m_picture = nullptr;
    PlainTableModel m_model;
};

} // namespace rackwright
