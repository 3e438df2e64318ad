// How many splits fell to which step of the search, and the nearest misses.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class PictureWidget;

class FunnelCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit FunnelCard(QWidget* parent = nullptr);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    struct Step {
        QString name;
        double count = 0;
    };
    std::vector<Step> steps(const Outcome& outcome) const;
    void paint(QPainter& painter, const QRectF& area) const;

    PictureWidget* m_picture = nullptr;
    PlainTableModel m_model;  ///< twin of the bars
    PlainTableModel m_misses; ///< below them
    DataTable* m_missTable = nullptr;
};

} // namespace rackwright
