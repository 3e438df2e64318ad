// Renting against buying: curve, thresholds, table by year and sensitivity.
#include "ui/report/report_builder.h"
#include "ui/report/report_pictures.h"
#include "ui/report/report_style.h"
#include "ui/text/sensitivity_words.h"
#include "ui/text/wording.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

/// The point of the curve nearest to `month`.
const CostPoint& pointAt(const std::vector<CostPoint>& curve, double month) {
    return *std::min_element(curve.begin(), curve.end(), [month](const CostPoint& a, const CostPoint& b) {
        return std::abs(a.month - month) < std::abs(b.month - month);
    });
}

/// Every twelfth month up to the horizon, and the horizon; at most five.
std::vector<double> shownMonths(const std::vector<CostPoint>& curve) {
    std::vector<double> months;
    const double last = curve.back().month;
    for (double month = 12; month < last && months.size() < 4; month += 12)
        months.push_back(month);
    months.push_back(last);
    return months;
}

Table yearTable(const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    const Formatter& format = source.format;
    Table table;
    table.columns.push_back({ReportWords::tr("Present value"), 3, false});
    TableRow invest{{ReportWords::tr("Purchase")}, RowStyle::plain, -1};
    TableRow operate{{ReportWords::tr("Operation")}, RowStyle::plain, -1};
    TableRow resale{{ReportWords::tr("Resale, after selling cost")}, RowStyle::plain, -1};
    TableRow buy{{ReportWords::tr("Buy")}, RowStyle::bold, -1};
    TableRow rent{{ReportWords::tr("Rent")}, RowStyle::bold, -1};
    TableRow cheaper{{ReportWords::tr("Cheaper")}, RowStyle::plain, -1};
    const auto money = [&](double value) { return format.money(Money::of(value, cost.currency)).text(); };
    const double capital = cost.curve.front().buyNoResale;
    for (const double month : shownMonths(cost.curve)) {
        const CostPoint& point = pointAt(cost.curve, month);
        table.columns.push_back({format.months(point.month).text(), 1.4, true});
        invest.cells << money(capital);
        operate.cells << money(point.buyNoResale - capital);
        resale.cells << money(point.buy - point.buyNoResale);
        buy.cells << money(point.buy);
        rent.cells << money(point.rent);
        cheaper.cells << (point.buy < point.rent ? ReportWords::tr("Buy") : ReportWords::tr("Rent"));
    }
    table.rows = {invest, operate, resale, buy, rent, cheaper};
    return table;
}

PairColumn rentFacts(const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    const Formatter& format = source.format;
    PairColumn column{ReportWords::tr("Rent"), {}};
    if (!cost.hasRent) {
        column.pairs.push_back({ReportWords::tr("Offer"), ReportWords::tr("none on file")});
        return column;
    }
    column.pairs = {{ReportWords::tr("Offer"), QString::fromStdString(cost.offerProvider)},
                    {ReportWords::tr("Price"), format.moneyPerHour(cost.rentPerAcceleratorHour).text()},
                    {ReportWords::tr("Market"), format.range(format.moneyPerHour(cost.rentLow).number,
                                                             format.moneyPerHour(cost.rentHigh).text())},
                    {ReportWords::tr("This run"), format.money(cost.rentThisRun).text()},
                    {ReportWords::tr("Per useful hour"), format.moneyPerHour(cost.rentPerUsefulHour).text()}};
    return column;
}

PairColumn buyFacts(const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    const Formatter& format = source.format;
    PairColumn column{ReportWords::tr("Buy"), {}};
    if (!cost.hasBuy) {
        column.pairs.push_back({ReportWords::tr("Price"), ReportWords::tr("none on file")});
        return column;
    }
    const auto monthly = [&](const Money& amount) { return format.money(amount).text(); };
    column.pairs = {
        {ReportWords::tr("Investment"), format.money(cost.capital).text()},
        {ReportWords::tr("Operation a month"),
         ReportWords::tr("%1: electricity %2, housing %3, maintenance %4, staff %5")
             .arg(monthly(cost.monthlyOperation), monthly(cost.energyMonthly), monthly(cost.housingMonthly),
                  monthly(cost.maintenanceMonthly), monthly(cost.staffMonthly))},
        {ReportWords::tr("This run, its share"), format.money(cost.ownedShareThisRun).text()},
        {ReportWords::tr("Per useful hour"), format.moneyPerHour(cost.ownPerUsefulHour).text()}};
    if (cost.cashPaybackMonths)
        column.pairs.push_back(
            {ReportWords::tr("Cash payback"), format.months(*cost.cashPaybackMonths).text()});
    return column;
}

Table sensitivityTable(const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    Table table;
    table.columns = {{ReportWords::tr("If this changes"), 2.6, false},
                     {ReportWords::tr("from"), 1.6, true},
                     {ReportWords::tr("to"), 1.6, true},
                     {ReportWords::tr("buy − rent at low"), 1.7, true},
                     {ReportWords::tr("buy − rent at high"), 1.7, true}};
    const auto money = [&](double amount) {
        return source.format.money(Money::of(amount, cost.currency)).text();
    };
    const auto value = [&](const SensitivityBar& bar, double at) {
        return text::sensitivityValue(bar.input, at, cost.currency, source.catalog, source.format);
    };
    for (const SensitivityBar& bar : cost.sensitivity) {
        table.rows.push_back({{text::sensitivityName(bar.input), value(bar, bar.lowValue),
                               value(bar, bar.highValue), money(bar.atLow), money(bar.atHigh)},
                              RowStyle::plain,
                              -1});
    }
    return table;
}

} // namespace

void addRentOrBuy(ReportBuilder& report, const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    report.section(ReportWords::tr("Rent or buy"));
    report.text(text::costSentence(source.outcome, source.format));
    report.add(Pairs{{rentFacts(source), buyFacts(source)}});
    if (!cost.hasRent || !cost.hasBuy || cost.curve.empty()) return;
    report.plainHeading(ReportWords::tr("Cumulative cost, present value at %1 a year")
                            .arg(source.format.share(source.outcome.scenario.money.discountRate).text()));
    addCostCurve(report, source, 180 * kPoint);
    report.add(yearTable(source));
    if (cost.sensitivity.empty()) return;
    report.plainHeading(ReportWords::tr("What the decision hangs on"));
    addTornado(report, source);
    report.add(sensitivityTable(source));
    report.caption(ReportWords::tr("Negative: buying is cheaper over the horizon; positive: renting is."));
}

} // namespace rackwright
