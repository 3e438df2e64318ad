#include "ui/report/compare_sheet.h"

#include "core/units/quantity.h"
#include "ui/text/compare_words.h"
#include "ui/text/wording.h"

#include <array>

namespace rackwright {

namespace {

constexpr std::array<const char*, kMostComparedPlans> kPlanColumns{"a", "b", "c", "d"};
constexpr std::array<const char*, kMostComparedPlans> kDeltaColumns{"a_less_a", "b_less_a", "c_less_a",
                                                                    "d_less_a"};

/// The unit in which a spreadsheet gets a figure.
struct SheetUnit {
    QString name;
    double factor = 1; ///< from the engine's unit
    int decimals = -1;
};

SheetUnit moneyUnit(const CompareRow& row, Currency currency) {
    const bool hourly = row.id == "cost.rent_rate" || row.id == "cost.break_even_rent";
    const QString code = ReportWords::code(currency);
    return {hourly ? ReportWords::tr("%1 an hour").arg(code) : code, 1, hourly ? 4 : 2};
}

SheetUnit unitOf(const CompareRow& row, Currency currency) {
    switch (row.kind) {
    case ArgumentKind::ratio:
        return {QStringLiteral("%"), 100, 2};
    case ArgumentKind::bytes:
        return {QStringLiteral("GiB"), 1 / kGiB, 2};
    case ArgumentKind::seconds:
        return {ReportWords::tr("s"), 1, 4};
    case ArgumentKind::days:
        return {ReportWords::tr("days"), 1, 2};
    case ArgumentKind::months:
        return {ReportWords::tr("months"), 1, 1};
    case ArgumentKind::flopsRate:
        return {QStringLiteral("TFLOPS"), 1e-12, 1};
    case ArgumentKind::bytesRate:
        return {QStringLiteral("GB/s"), 1e-9, 1};
    case ArgumentKind::watts:
        return {QStringLiteral("kW"), 1e-3, 1};
    case ArgumentKind::usd:
    case ArgumentKind::cny:
    case ArgumentKind::eur:
        return moneyUnit(row, currency);
    default:
        return {};
    }
}

SheetUnit inputUnit(const CompareRow& row, const Comparison& comparison) {
    const InputDefinition& input = *findInput(row.id);
    const double factor = input.unit == InputUnit::share ? 100 : 1;
    return {text::unitName(input.unit, comparison.typedIn.front()), factor, -1};
}

SheetCell cellOf(const CompareReport& report, const CompareRow& row, std::size_t plan,
                 const SheetUnit& unit) {
    if (const auto* number = std::get_if<double>(&row.values[plan])) return *number * unit.factor;
    if (!row.isInput() && std::holds_alternative<std::monostate>(row.values[plan])) return {};
    return text::compareValue(row, plan, report.comparison, report.catalog, report.format);
}

SheetCell deltaCell(const CompareRow& row, std::size_t plan, const SheetUnit& unit) {
    if (!row.deltas[plan]) return {};
    return *row.deltas[plan] * unit.factor;
}

} // namespace

Sheet comparisonSheet(const CompareReport& report) {
    const Comparison& comparison = report.comparison;
    Sheet sheet{"comparison.csv",
                {{"group", ReportWords::tr("Group")},
                 {"item", ReportWords::tr("Figure")},
                 {"unit", ReportWords::tr("Unit")}},
                {}};
    for (std::size_t i = 0; i < comparison.plans; ++i)
        sheet.columns.push_back(
            {kPlanColumns[i], ReportWords::tr("%1: %2").arg(text::planLetter(i), report.plans[i].name)});
    for (std::size_t i = 1; i < comparison.plans; ++i)
        sheet.columns.push_back(
            {kDeltaColumns[i], ReportWords::tr("%1 − %2").arg(text::planLetter(i), text::planLetter(0))});
    for (const CompareRow& row : comparison.rows) {
        if (row.internal || (!row.differs && !report.all)) continue;
        const SheetUnit unit = row.isInput() ? inputUnit(row, comparison) : unitOf(row, comparison.currency);
        std::vector<SheetCell> cells;
        for (const QString& words : {text::compareGroupName(row.group), text::compareRowName(row), unit.name})
            cells.emplace_back(words);
        for (std::size_t i = 0; i < comparison.plans; ++i)
            cells.push_back(cellOf(report, row, i, unit));
        for (std::size_t i = 1; i < comparison.plans; ++i)
            cells.push_back(deltaCell(row, i, unit));
        sheet.rows.push_back(std::move(cells));
        sheet.rowDecimals.push_back(unit.decimals);
    }
    return sheet;
}

} // namespace rackwright
