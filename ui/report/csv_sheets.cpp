#include "ui/report/csv_sheets.h"

#include "core/advice/folk_rules.h"
#include "core/files/csv.h"
#include "ui/report/bom_sections.h"
#include "ui/text/folk_sentences.h"
#include "ui/text/wording.h"

#include <array>

namespace rackwright {

namespace {

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

SheetCell amount(const Money& money) {
    return money.roundedToCents().value();
}

/// "Rent, USD", "租赁（USD）"
QString withUnit(const QString& title, const QString& unit) {
    return ReportWords::tr("%1, %2", "title and unit of a column").arg(title, unit);
}

SheetCell maybe(const std::optional<double>& value) {
    return value ? SheetCell(*value) : SheetCell();
}

Sheet summarySheet(const ReportSource& source) {
    const Outcome& outcome = source.outcome;
    const CostOutcome& cost = outcome.cost;
    const QString money = ReportWords::code(cost.currency);
    Sheet sheet{"summary.csv",
                {{"item", ReportWords::tr("Figure")},
                 {"value", ReportWords::tr("Value")},
                 {"unit", ReportWords::tr("Unit")}},
                {}};
    const auto add = [&](const QString& item, const SheetCell& value, const QString& unit = {},
                         int decimals = 0) {
        sheet.rows.push_back({item, value, unit});
        sheet.rowDecimals.push_back(decimals);
    };
    const QString days = ReportWords::tr("days");
    add(ReportWords::tr("Model"), text(outcome.model.name));
    add(ReportWords::tr("Parameters"), double(outcome.parameters.total));
    add(ReportWords::tr("Verdict"), text::verdictName(outcome.verdict));
    add(ReportWords::tr("Accelerator"), text::productName(outcome.acceleratorName));
    add(ReportWords::tr("Accelerators"), outcome.accelerators);
    add(ReportWords::tr("Servers"), outcome.scenario.hardware.servers);
    add(ReportWords::tr("Split"), text::strategyName(outcome.strategy));
    add(ReportWords::tr("Training time"), outcome.trainingDays, days, 2);
    add(ReportWords::tr("Training time, low"), outcome.trainingDaysLow, days, 2);
    add(ReportWords::tr("Training time, high"), outcome.trainingDaysHigh, days, 2);
    add(ReportWords::tr("MFU"), outcome.time.mfu * 100, QStringLiteral("%"), 1);
    add(ReportWords::tr("Goodput"), outcome.cluster.reliability.goodput * 100, QStringLiteral("%"), 1);
    add(ReportWords::tr("Power at the meter"), outcome.cluster.power.meterMw, QStringLiteral("MW"), 4);
    add(ReportWords::tr("Step time"), outcome.time.step.total, ReportWords::tr("s"), 3);
    add(ReportWords::tr("Accelerator-hours"), cost.gpuHours, ReportWords::tr("h"));
    if (cost.hasRent) add(ReportWords::tr("Rent, this run"), amount(cost.rentThisRun), money, 2);
    if (cost.hasBuy) {
        add(ReportWords::tr("Own machines, this run's share"), amount(cost.ownedShareThisRun), money, 2);
        add(ReportWords::tr("Investment"), amount(cost.capital), money, 2);
        add(ReportWords::tr("Total before tax"), amount(bomTotal(cost)), money, 2);
        add(ReportWords::tr("Tax"), amount(cost.tax), money, 2);
    }
    add(ReportWords::tr("Break-even, with resale"), maybe(cost.crossoverMonth), ReportWords::tr("months"), 1);
    add(ReportWords::tr("Document"), source.options.documentNumber);
    add(ReportWords::tr("Date"), source.options.date);
    return sheet;
}

Sheet memorySheet(const ReportSource& source) {
    Sheet sheet{"memory.csv", {{"stage", ReportWords::tr("Stage"), 0}}, {}};
    static constexpr std::array<const char*, kMemoryParts> ids = {
        "weights_gib", "gradients_gib", "optimizer_gib", "activations_gib",
        "logits_gib",  "buffers_gib",   "overhead_gib"};
    for (std::size_t i = 0; i < kMemoryParts; ++i)
        sheet.columns.push_back(
            {ids[i], withUnit(text::memoryPart(static_cast<MemoryPart>(i)), QStringLiteral("GiB")), 3});
    sheet.columns.push_back({"total_gib", withUnit(ReportWords::tr("Total"), QStringLiteral("GiB")), 3});
    const MemoryOutcome& memory = source.outcome.memory;
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        std::vector<SheetCell> row{double(i + 1)};
        for (const double part : memory.stages[i].parts)
            row.push_back(part / kGiB);
        row.push_back(memory.stages[i].device / kGiB);
        sheet.rows.push_back(std::move(row));
    }
    return sheet;
}

Sheet timeSheet(const ReportSource& source) {
    Sheet sheet{"step_time.csv",
                {{"part", ReportWords::tr("Part")},
                 {"seconds", ReportWords::tr("Time, s"), 6},
                 {"share_pct", ReportWords::tr("Share, %"), 2}},
                {}};
    const StepTime& step = source.outcome.time.step;
    for (std::size_t i = 0; i < kTimeParts; ++i) {
        if (step.parts[i] > 0)
            sheet.rows.push_back(
                {text::timePart(static_cast<TimePart>(i)), step.parts[i], step.parts[i] / step.total * 100});
    }
    sheet.rows.push_back({ReportWords::tr("Step"), step.total, 100.0});
    return sheet;
}

Sheet candidateSheet(const ReportSource& source) {
    Sheet sheet{"candidates.csv",
                {{"split", ReportWords::tr("Split")},
                 {"micro_batch", ReportWords::tr("Micro-batch"), 0},
                 {"recomputation", ReportWords::tr("Recomputation")},
                 {"step_time_s", ReportWords::tr("Step, s"), 4},
                 {"mfu_pct", ReportWords::tr("MFU, %"), 2},
                 {"peak_gib", ReportWords::tr("Memory, GiB"), 2},
                 {"days", ReportWords::tr("Time, d"), 1},
                 {"verdict", ReportWords::tr("Verdict")},
                 {"reason", ReportWords::tr("Reason")}},
                {}};
    for (const Candidate& candidate : source.outcome.candidates) {
        const QString reason =
            candidate.reasons.empty() ? QString() : text::errorText(candidate.reasons.front(), source.format);
        sheet.rows.push_back({text::strategyName(candidate.strategy), double(candidate.strategy.microBatch),
                              text::recomputeName(candidate.strategy), candidate.stepSeconds,
                              candidate.mfu * 100, candidate.peakBytes / kGiB,
                              candidate.trainingDays > 0 ? SheetCell(candidate.trainingDays) : SheetCell(),
                              text::candidateStatus(candidate.status), reason});
    }
    return sheet;
}

Sheet billSheet(const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    const QString money = ReportWords::code(cost.currency);
    Sheet sheet{"bill_of_materials.csv",
                {{"line", ReportWords::tr("No."), 0},
                 {"section", ReportWords::tr("Section")},
                 {"item", ReportWords::tr("Item")},
                 {"use", ReportWords::tr("Use")},
                 {"quantity", ReportWords::tr("Quantity")},
                 {"unit", ReportWords::tr("Unit")},
                 {"owned", ReportWords::tr("Owned")},
                 {"unit_price", ReportWords::tr("Unit price, %1").arg(money), 2},
                 {"sum", ReportWords::tr("Sum, %1").arg(money), 2},
                 {"currency", ReportWords::tr("Currency")},
                 {"tax_pct", ReportWords::tr("Tax, %"), 2},
                 {"estimate", ReportWords::tr("Estimate")},
                 {"source", ReportWords::tr("Source")},
                 {"price_date", ReportWords::tr("Price date")}},
                {}};
    int number = 0;
    for (const BomSection& section : bomSections(cost)) {
        for (const PricedLine* line : section.lines)
            sheet.rows.push_back(
                {double(++number), text::bomSection(section.id), text::bomItem(line->item, line->name),
                 ReportWords::role(line->role), line->quantity, ReportWords::unit(line->unit), line->owned,
                 line->priced ? amount(line->unitPrice) : SheetCell(),
                 line->priced ? amount(line->total) : SheetCell(), money, line->taxShare * 100,
                 line->estimate ? ReportWords::tr("yes") : ReportWords::tr("no"), text(line->from.source),
                 text(line->from.date)});
    }
    return sheet;
}

Sheet curveSheet(const ReportSource& source) {
    const QString money = ReportWords::code(source.outcome.cost.currency);
    const auto column = [&](const char* id, const QString& title) {
        return SheetColumn{id, withUnit(title, money), 2};
    };
    Sheet sheet{"cost_curve.csv",
                {{"month", ReportWords::tr("Month")},
                 column("rent", ReportWords::tr("Rent")),
                 column("rent_low", ReportWords::tr("Rent, low")),
                 column("rent_high", ReportWords::tr("Rent, high")),
                 column("buy", ReportWords::tr("Buy, with resale")),
                 column("buy_no_resale", ReportWords::tr("Buy, no resale"))},
                {}};
    for (const CostPoint& point : source.outcome.cost.curve)
        sheet.rows.push_back(
            {point.month, point.rent, point.rentLow, point.rentHigh, point.buy, point.buyNoResale});
    return sheet;
}

std::vector<SheetCell> sourceRow(const QString& what, const Provenance& from) {
    return {what, text(from.source), text(from.date), ReportWords::confidence(from.confidence),
            text(from.note)};
}

Sheet sourceSheet(const ReportSource& source) {
    Sheet sheet{"sources.csv",
                {{"price", ReportWords::tr("Price")},
                 {"source", ReportWords::tr("Source")},
                 {"date", ReportWords::tr("Date")},
                 {"confidence", ReportWords::tr("Confidence")},
                 {"note", ReportWords::tr("Note")}},
                {}};
    const CostOutcome& cost = source.outcome.cost;
    if (const RentalOffer* offer = source.catalog.prices.rental(cost.offerId))
        sheet.rows.push_back(sourceRow(ReportWords::tr("Rent, %1").arg(text(offer->provider)), offer->from));
    for (const PricedLine* line : linesBySource(cost))
        sheet.rows.push_back(sourceRow(text::bomItem(line->item, line->name), line->from));
    return sheet;
}

Sheet ruleSheet(const ReportSource& source) {
    Sheet sheet{"rules.csv",
                {{"rule", ReportWords::tr("Rule of thumb")},
                 {"applies", ReportWords::tr("Speaks of this plan")},
                 {"verdict", ReportWords::tr("Verdict")},
                 {"counterpart", ReportWords::tr("By this plan’s numbers")},
                 {"origin", ReportWords::tr("Origin")}},
                {}};
    for (const FolkCheck& check : checkFolkRules(source.outcome, source.catalog)) {
        const text::FolkText words = text::folkText(check, source.format);
        sheet.rows.push_back({words.rule, check.applies ? ReportWords::tr("yes") : ReportWords::tr("no"),
                              words.verdict, words.counterpart, words.origin});
    }
    return sheet;
}

} // namespace

std::vector<Sheet> reportSheets(const ReportSource& source) {
    std::vector<Sheet> sheets{summarySheet(source),   memorySheet(source), timeSheet(source),
                              candidateSheet(source), billSheet(source),   curveSheet(source),
                              sourceSheet(source),    ruleSheet(source),   machinesSheet(source)};
    addMoneySheets(sheets, source);
    return sheets;
}

std::string sheetBytes(const Sheet& sheet, bool forMachines) {
    CsvWriter writer(forMachines ? CsvAudience::machines : CsvAudience::people);
    for (const SheetColumn& column : sheet.columns)
        writer.text(forMachines ? std::string(column.id) : column.title.toStdString());
    writer.endRecord();
    for (std::size_t r = 0; r < sheet.rows.size(); ++r) {
        const std::vector<SheetCell>& row = sheet.rows[r];
        for (std::size_t i = 0; i < row.size(); ++i) {
            const int rounded = sheet.rowDecimals.empty() ? sheet.columns[i].decimals : sheet.rowDecimals[r];
            const int decimals = forMachines ? -1 : rounded;
            if (const double* number = std::get_if<double>(&row[i]))
                decimals < 0 ? writer.number(*number) : writer.number(*number, decimals);
            else if (const QString* words = std::get_if<QString>(&row[i]))
                writer.text(words->toStdString());
            else
                writer.empty();
        }
        writer.endRecord();
    }
    return writer.bytes();
}

} // namespace rackwright
