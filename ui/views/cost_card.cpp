#include "ui/views/cost_card.h"

#include "ui/charts/chart_widget.h"
#include "ui/charts/outcome_charts.h"
#include "ui/text/wording.h"
#include "ui/views/data_table.h"

#include <cmath>

namespace rackwright {

namespace {
constexpr int kTableStep = 3; // months between two rows of the table twin
}

CostCard::CostCard(QWidget* parent) : OutcomeCard(parent) {
    m_chart = new ChartWidget(this);
    m_chart->setSpec(CurvesSpec{});
    setPicture(m_chart);
    auto* view = new DataTable(this);
    view->setModel(&m_model);
    setTable(view);
    setFigure(QStringLiteral("cost.crossover"));
    setPainter([this](QPainter& painter, const QRectF& area) {
        paintChart(painter, area, m_chart->spec(), context());
    });
}

void CostCard::setDetailed(bool detailed) {
    m_detailed = detailed;
    bringUpToDate();
}

void CostCard::retitle() {
    if (outcome() == nullptr) setTitle(tr("Rent or buy, cumulative"), {});
}

void CostCard::refresh(const Outcome& outcome) {
    const CostOutcome& cost = outcome.cost;
    setTitle(isClosestPlan(outcome) ? tr("Closest plan: rent or buy") : tr("Rent or buy, cumulative"),
             subtitleOf(outcome));
    const bool known = (cost.hasRent || cost.hasBuy) && cost.curve.size() > 1;
    setEmptyMessage(
        known ? QString()
              : tr("No price is known for this accelerator. Type a server price to see what buying costs."));
    m_chart->setContext(context());
    m_chart->setSpec(costChart(outcome, context(), m_detailed));
    m_chart->setAccessibleDescription(text::costSentence(outcome, context().format));
    m_model.setContent(table(cost));
}

QString CostCard::subtitleOf(const Outcome& outcome) const {
    const CostOutcome& cost = outcome.cost;
    const Formatter& format = context().format;
    const double rate = outcome.scenario.money.discountRate;
    const QString value = tr("present value, %1").arg(format.share(rate).text());
    if (!cost.hasBuy) return tr("%1 · no purchase price known").arg(value);
    if (!cost.hasRent) return tr("%1 · no rental offer known").arg(value);
    const Figure high = format.moneyPerHour(cost.rentHigh);
    const QString band = format.range(format.moneyPerHour(cost.rentLow).number, high.number);
    return tr("%1 · band: %2").arg(value, Figure{band, high.unit}.text());
}

TableContent CostCard::table(const CostOutcome& cost) const {
    TableContent content;
    content.columns = {{tr("Month"), true, {}},
                       {tr("Rent"), true, context().tokens.rent},
                       {tr("Rent, cheapest"), true, {}},
                       {tr("Rent, dearest"), true, {}},
                       {tr("Buy"), true, context().tokens.buy},
                       {tr("Buy, no resale"), true, {}}};
    const auto money = [&](double value, bool known) {
        if (!known) return TableCell{QStringLiteral("—"), {}, false, {}};
        return TableCell{context().format.money(Money::of(value, cost.currency)).text(), value, false, {}};
    };
    for (const CostPoint& point : cost.curve) {
        const auto month = static_cast<int>(std::lround(point.month));
        if (month % kTableStep != 0) continue;
        content.rows.push_back({{QString::number(month), point.month, false, {}},
                                money(point.rent, cost.hasRent),
                                money(point.rentLow, cost.hasRent),
                                money(point.rentHigh, cost.hasRent),
                                money(point.buy, cost.hasBuy),
                                money(point.buyNoResale, cost.hasBuy)});
    }
    return content;
}

} // namespace rackwright
