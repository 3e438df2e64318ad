// What each parallel dimension sends in a step, on which wire, and how much of it the step waits for.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class PictureWidget;

class CommunicationCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit CommunicationCard(QWidget* parent = nullptr);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    void paint(QPainter& painter, const QRectF& area) const;

    PictureWidget* m_picture = nullptr;
    DataTable* m_table = nullptr;
    PlainTableModel m_model;
};

} // namespace rackwright
