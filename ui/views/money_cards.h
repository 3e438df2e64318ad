// The money beyond one rent and one purchase: the ways to have the machines, and the verdict at other
// utilisations.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class DataTable;

/// Rent, buy, and the two mixtures, each with its money and its date.
class WaysCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit WaysCard(QWidget* parent = nullptr);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    DataTable* m_table = nullptr;
    PlainTableModel m_model;
};

/// Buying against renting at 30, 50, 70 and 90 % use, the break-even points, how sure it is, and whether the
/// saying about months holds.
class UseCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit UseCard(QWidget* parent = nullptr);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    DataTable* m_table = nullptr;
    PlainTableModel m_model;
};

} // namespace rackwright
