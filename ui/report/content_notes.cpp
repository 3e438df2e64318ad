// Operation, findings, assumptions with the error band, price sources and the disclaimer.
#include "ui/report/bom_sections.h"
#include "ui/report/report_builder.h"
#include "ui/report/report_style.h"
#include "ui/text/wording.h"

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

PairColumn powerFacts(const ReportSource& source) {
    const PowerOutcome& power = source.outcome.cluster.power;
    const Formatter& format = source.format;
    PairColumn column{ReportWords::tr("Power and cooling"), {}};
    const auto megawatts = [&](double value) {
        const QString text = format.power(value).text();
        return power.estimate ? format.estimate(text) : text;
    };
    column.pairs = {
        {ReportWords::tr("While training"), megawatts(power.itMeasuredMw)},
        {ReportWords::tr("At the meter"), megawatts(power.meterMw)},
        {ReportWords::tr("Feed to provide"), megawatts(power.peakMw)},
        {ReportWords::tr("PUE"), format.number(power.pue, 2)},
        {ReportWords::tr("Energy a year"), format.energy(power.yearGwh).text()},
        {ReportWords::tr("Racks"), ReportWords::tr("%1, up to %2 servers and %3 kW each")
                                       .arg(format.count(power.racks), format.count(power.serversPerRack),
                                            format.number(power.rackKw, 0))}};
    if (power.carbonTonnesYear > 0)
        column.pairs.push_back({ReportWords::tr("Carbon a year"),
                                ReportWords::tr("%1 t CO2").arg(format.count(power.carbonTonnesYear))});
    return column;
}

PairColumn reliabilityFacts(const ReportSource& source) {
    const ReliabilityOutcome& reliability = source.outcome.cluster.reliability;
    const Formatter& format = source.format;
    PairColumn column{ReportWords::tr("Reliability and storage"), {}};
    column.pairs = {
        {ReportWords::tr("Failure rate"), ReportWords::tr("%1 per 1,000 server-days")
                                              .arg(format.plain(reliability.failuresPer1000NodeDays, 2))},
        {ReportWords::tr("Between interruptions"),
         format.duration(reliability.hoursBetweenInterruptions * kSecondsPerHour).text()},
        {ReportWords::tr("Interruptions"),
         ReportWords::tr("%1 expected").arg(format.count(reliability.interruptions))},
        {ReportWords::tr("Goodput"), format.percent(reliability.goodput).text()},
        {ReportWords::tr("Spare servers"), format.count(reliability.spares)},
        {ReportWords::tr("Checkpoint"), ReportWords::tr("%1 every %2")
                                            .arg(format.bytes(reliability.checkpointBytes).text(),
                                                 format.duration(reliability.checkpointSeconds).text())},
        {ReportWords::tr("Storage"), ReportWords::tr("%1, writes %2")
                                         .arg(format.bytes(reliability.storageBytes).text(),
                                              format.bandwidth(reliability.writeBytesPerSecond).text())}};
    return column;
}

QString timeBand(const ReportSource& source) {
    const TimeOutcome& time = source.outcome.time;
    const Formatter& format = source.format;
    QString text =
        ReportWords::tr("Step time: eight of ten published runs lie between %1 and %2 of the prediction.")
            .arg(format.percent(time.lowFactor, 0).text(), format.percent(time.highFactor, 0).text());
    if (!source.outcome.machine.measured)
        text += ReportWords::tr(
            " **No published run of this accelerator backs its efficiency**; the band is wider "
            "and the figures are estimates.");
    return text;
}

QString memoryBand(const ReportSource& source) {
    const MemoryOutcome& memory = source.outcome.memory;
    const QString text =
        ReportWords::tr("Memory: eight of ten measured runs lie within ±%1 of the prediction.")
            .arg(source.format.percent(memory.bandShare, 0).text());
    return text +
           (memory.fitIsCertain
                ? ReportWords::tr(" The whole band lies on one side of the capacity: the verdict is certain.")
                : ReportWords::tr(" The band crosses the capacity: measure before ordering."));
}

/// Adapter settings say nothing about a run that trains all weights.
bool matters(std::string_view id, const Scenario& scenario) {
    const bool ofAdapters =
        id == "data.adapter_rank" || id == "data.adapter_all_linear" || id == "data.quantisation";
    return !ofAdapters || scenario.data.recipe.frozenBase();
}

PairColumn inputsOf(InputGroup group, const ReportSource& source) {
    PairColumn column{text::groupName(group), {}};
    for (const InputDefinition& input : inputTable()) {
        if (!input.internal && input.group == group && matters(input.id, source.outcome.scenario))
            column.pairs.push_back({text::inputLabel(input.id), source.input(input.id)});
    }
    return column;
}

/// Every input that a customer may see, two groups side by side.
void addInputs(ReportBuilder& report, const ReportSource& source) {
    constexpr std::array<std::array<InputGroup, 2>, 4> rows{{{InputGroup::model, InputGroup::hardware},
                                                             {InputGroup::data, InputGroup::parallel},
                                                             {InputGroup::network, InputGroup::limits},
                                                             {InputGroup::money, InputGroup::operation}}};
    for (const auto& [left, right] : rows)
        report.add(Pairs{{inputsOf(left, source), inputsOf(right, source)}});
}

/// "2024-08-13 · 474 days old"
QString withAge(const std::string& iso, const QDate& issued, const Formatter& format) {
    const QString text = QString::fromStdString(iso);
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid()) return text;
    return ReportWords::tr("%1, %2 old")
        .arg(text, format.days(double(std::max<qint64>(0, date.daysTo(issued)))).text());
}

TableRow sourceRow(const QString& what, const Provenance& from, const ReportSource& source) {
    QString origin = QString::fromStdString(from.source);
    if (!from.note.empty()) origin += QStringLiteral(" · ") + QString::fromStdString(from.note);
    const bool estimate = from.confidence == Confidence::estimate;
    return {{what, origin, withAge(from.date, source.issued, source.format),
             ReportWords::confidence(from.confidence)},
            RowStyle::plain,
            estimate ? 3 : -1};
}

void addPriceSources(Table& table, const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    if (const RentalOffer* offer = source.catalog.prices.rental(cost.offerId))
        table.rows.push_back(sourceRow(
            ReportWords::tr("Rent, %1").arg(QString::fromStdString(offer->provider)), offer->from, source));
    for (const PricedLine* line : linesBySource(cost))
        table.rows.push_back(sourceRow(text::bomItem(line->item, line->name), line->from, source));
}

} // namespace

void addOperation(ReportBuilder& report, const ReportSource& source) {
    report.section(ReportWords::tr("Power, reliability and storage"));
    report.add(Pairs{{powerFacts(source), reliabilityFacts(source)}});
}

void addFindings(ReportBuilder& report, const ReportSource& source) {
    if (source.outcome.findings.empty()) return;
    report.section(ReportWords::tr("Findings"));
    Table table;
    table.columns = {{ReportWords::tr("Kind"), 1, false},
                     {ReportWords::tr("What to do"), 3, false},
                     {ReportWords::tr("Why"), 5, false}};
    for (const Finding& finding : source.outcome.findings) {
        const text::FindingText words = text::findingText(finding, source.format);
        const bool serious = finding.severity == Severity::blocks || finding.severity == Severity::costs;
        table.rows.push_back({{text::severityName(finding.severity), words.headline, words.sentence},
                              RowStyle::plain,
                              serious ? 0 : -1});
    }
    report.add(table);
}

void addAssumptions(ReportBuilder& report, const ReportSource& source) {
    report.section(ReportWords::tr("Assumptions and how sure they are"));
    report.text(timeBand(source));
    if (!source.outcome.memory.stages.empty()) report.text(memoryBand(source));
    report.text(
        ReportWords::tr("Training time adds the goodput and its spread; costs add the range of the offers. "
                        "Evaluation, data preparation and failed experiments are not included."));
    addInputs(report, source);
}

void addSources(ReportBuilder& report, const ReportSource& source) {
    report.section(ReportWords::tr("Price sources"));
    Table table;
    table.columns = {{ReportWords::tr("Price"), 2.6, false},
                     {ReportWords::tr("Source"), 4.4, false},
                     {ReportWords::tr("Date and age"), 2, false},
                     {ReportWords::tr("Confidence"), 1.4, false}};
    addPriceSources(table, source);
    if (table.rows.empty())
        report.text(ReportWords::tr("This report contains no prices."));
    else
        report.add(table);
    report.section(ReportWords::tr("Disclaimer"));
    report.text(ReportWords::tr(
                    "Prices are indicative, taken from the sources listed above on the dates shown, exclude "
                    "taxes unless stated, and are not an offer. Availability, export-control status and "
                    "final prices must be confirmed by the supplier. Estimates are marked (E). Valid until "
                    "%1.")
                    .arg(source.issued.addDays(source.options.validDays).toString(Qt::ISODate)));
}

} // namespace rackwright
