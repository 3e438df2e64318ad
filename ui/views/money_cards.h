// The money beyond one rent and one purchase: the ways to have the machines, and the verdict at other
// utilisations.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

#include <QStringList>

class QComboBox;

namespace rackwright {

class ChartWidget;
class DataTable;
class UseSlider;

/// Rent by every term, buy, bridge and the mixtures, each with its money and its date. The offer to compare
/// with is switched here.
class WaysCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit WaysCard(QWidget* parent = nullptr);

signals:
    /// While the list of offers is walked through; moves of one `gesture` belong together.
    void offerWalked(const QString& offer, quint64 gesture);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    void fillOffers(const Outcome& outcome);

    QComboBox* m_offers = nullptr;
    QStringList m_offered; ///< ids with their names, as in the box
    quint64 m_gesture = 0;
    DataTable* m_table = nullptr;
    PlainTableModel m_model;
};

/// What owning and renting consist of after one, two and three years.
class CostPartsCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit CostPartsCard(QWidget* parent = nullptr);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    ChartWidget* m_chart = nullptr;
    PlainTableModel m_model;
};

/// Buying against renting at 30, 50, 70 and 90 % use, the break-even points, how sure it is, and whether the
/// saying about months holds.
class UseCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit UseCard(QWidget* parent = nullptr);

signals:
    void useDragged(double use, quint64 gesture);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    UseSlider* m_slider = nullptr;
    DataTable* m_table = nullptr;
    PlainTableModel m_model;
};

} // namespace rackwright
