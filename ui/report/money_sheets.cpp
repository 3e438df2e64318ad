// The money decision as sheets.
#include "core/cost/decision.h"
#include "ui/report/csv_sheets.h"
#include "ui/report/report_words.h"
#include "ui/text/money_words.h"

namespace rackwright {

namespace {

QString withUnit(const QString& title, const QString& unit) {
    return ReportWords::tr("%1, %2", "title and unit of a column").arg(title, unit);
}

SheetCell maybe(const std::optional<double>& value) {
    return value ? SheetCell(*value) : SheetCell(ReportWords::tr("never"));
}

SheetCell yesNo(bool holds) {
    return holds ? ReportWords::tr("yes") : ReportWords::tr("no");
}

Sheet waySheet(const MoneyDecision& decision) {
    const QString money = ReportWords::code(decision.currency);
    Sheet sheet{"ways.csv",
                {{"way", ReportWords::tr("Way")},
                 {"allowed", ReportWords::tr("Allowed")},
                 {"owned_gpus", ReportWords::tr("Owned GPUs"), 1},
                 {"owned_utilisation_pct", ReportWords::tr("Their utilisation, %"), 1},
                 {"rented_gpu_hours_month", ReportWords::tr("Rented GPU-hours a month"), 0},
                 {"capital", withUnit(ReportWords::tr("Investment"), money), 2},
                 {"monthly", withUnit(ReportWords::tr("a month"), money), 2},
                 {"bridge_rent", withUnit(ReportWords::tr("Rent until delivery"), money), 2},
                 {"npv", withUnit(ReportWords::tr("No resale"), money), 2},
                 {"npv_with_resale", withUnit(ReportWords::tr("With resale"), money), 2},
                 {"per_useful_gpu_hour", withUnit(ReportWords::tr("per useful hour"), money), 4},
                 {"per_trillion_tokens", withUnit(ReportWords::tr("per trillion tokens"), money), 2},
                 {"finish_date", ReportWords::tr("Finish")}},
                {}};
    for (const WayCost& way : decision.ways)
        sheet.rows.push_back({MoneyWords::way(way), yesNo(way.allowed), way.ownedAccelerators,
                              way.ownedUtilisation * 100, way.rentedHoursMonthly, way.capital, way.monthly,
                              way.bridgeRent, way.presentValueNoResale, way.presentValue, way.perUsefulHour,
                              way.perTrillionTokens, QString::fromStdString(way.finishDate)});
    return sheet;
}

Sheet useSheet(const MoneyDecision& decision) {
    const QString money = ReportWords::code(decision.currency);
    Sheet sheet{
        "by_utilisation.csv",
        {{"utilisation_pct", ReportWords::tr("Utilisation, %"), 0},
         {"cash_payback_months", ReportWords::tr("Cash payback, months"), 1},
         {"discounted_payback_months", ReportWords::tr("Discounted payback, months"), 1},
         {"npv_buy_less_rent", withUnit(ReportWords::tr("buy − rent"), money), 2},
         {"npv_buy_less_rent_with_resale", withUnit(ReportWords::tr("buy − rent, with resale"), money), 2},
         {"own_per_useful_gpu_hour", withUnit(ReportWords::tr("Own, useful hour"), money), 4},
         {"rent_per_useful_gpu_hour", withUnit(ReportWords::tr("Rent, useful hour"), money), 4},
         {"own_per_trillion_tokens", withUnit(ReportWords::tr("Own, per trillion tokens"), money), 2},
         {"rent_per_trillion_tokens", withUnit(ReportWords::tr("Rent, per trillion tokens"), money), 2}},
        {}};
    for (const UseVerdict& use : decision.byUse)
        sheet.rows.push_back({use.utilisation * 100, maybe(use.cashPaybackMonths),
                              maybe(use.discountedPaybackMonths), use.difference, use.differenceResale,
                              use.ownPerUsefulHour, use.rentPerUsefulHour, use.ownPerTrillionTokens,
                              use.rentPerTrillionTokens});
    return sheet;
}

Sheet stackSheet(const MoneyDecision& decision) {
    const QString money = ReportWords::code(decision.currency);
    Sheet sheet{"cost_parts.csv",
                {{"months", ReportWords::tr("Months"), 0},
                 {"part", ReportWords::tr("Part")},
                 {"present_value", withUnit(ReportWords::tr("Present value"), money), 2}},
                {}};
    for (const CostStack& stack : decision.stacks) {
        for (const CostPart& part : stack.buy)
            sheet.rows.push_back({stack.months, MoneyWords::part(part.id), part.amount});
        sheet.rows.push_back({stack.months, ReportWords::tr("Rent"), stack.rent});
    }
    return sheet;
}

Sheet sayingSheet(const MoneyDecision& decision) {
    const QString money = ReportWords::code(decision.currency);
    Sheet sheet{
        "saying.csv",
        {{"months", ReportWords::tr("Months"), 0},
         {"says", ReportWords::tr("The saying")},
         {"holds", ReportWords::tr("Holds, no resale")},
         {"rent_needed", withUnit(ReportWords::tr("buying wins above"), money), 4},
         {"holds_with_resale", ReportWords::tr("Holds, with resale")},
         {"rent_needed_with_resale", withUnit(ReportWords::tr("buying wins above, with resale"), money), 4}},
        {}};
    for (const RuleTerm& term : decision.folkRule)
        sheet.rows.push_back({term.months, term.saysBuy ? ReportWords::tr("Buy") : ReportWords::tr("Rent"),
                              yesNo(term.holds), term.rentNeeded, yesNo(term.holdsResale),
                              term.rentNeededResale});
    return sheet;
}

} // namespace

void addMoneySheets(std::vector<Sheet>& sheets, const ReportSource& source) {
    const MoneyDecision decision = decideMoney(source.outcome, source.catalog);
    if (decision.byUse.empty()) return;
    sheets.push_back(waySheet(decision));
    sheets.push_back(useSheet(decision));
    sheets.push_back(stackSheet(decision));
    sheets.push_back(sayingSheet(decision));
}

} // namespace rackwright
