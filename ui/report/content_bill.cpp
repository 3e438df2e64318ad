// The bill of materials with prices, taxes and the conditions of delivery.
#include "ui/report/amount_in_words.h"
#include "ui/report/bom_sections.h"
#include "ui/report/report_builder.h"
#include "ui/text/wording.h"

namespace rackwright {

namespace {

constexpr int kOldPriceDays = 365;

QString lineName(const PricedLine& line, const Formatter& format) {
    QString name = text::bomItem(line.item, line.name);
    const QString role = ReportWords::role(line.role);
    if (!role.isEmpty()) name += ReportWords::tr(", %1").arg(role);
    if (line.owned > 0) name += ReportWords::tr(" (%1 there already)").arg(format.count(line.owned));
    return line.estimate ? format.estimate(name) : name;
}

/// A year or month counts from its first day.
QDate sourceDate(const std::string& iso) {
    QString text = QString::fromStdString(iso);
    if (text.size() == 4) text += QStringLiteral("-01");
    if (text.size() == 7) text += QStringLiteral("-01");
    return QDate::fromString(text, Qt::ISODate);
}

bool isOld(const PricedLine& line, const QDate& issued) {
    const QDate date = sourceDate(line.from.date);
    return line.priced && date.isValid() && date.daysTo(issued) > kOldPriceDays;
}

TableRow lineRow(const PricedLine& line, int number, const ReportSource& source) {
    const QString none = QStringLiteral("—");
    return {{QString::number(number), lineName(line, source.format), source.format.count(line.quantity),
             ReportWords::unit(line.unit), line.priced ? source.format.moneyExact(line.unitPrice) : none,
             line.priced ? source.format.moneyExact(line.total) : ReportWords::tr("not priced"),
             QString::fromStdString(line.from.date)},
            RowStyle::plain,
            isOld(line, source.issued) ? 6 : -1};
}

TableRow sumRow(const QString& name, const QString& amount, RowStyle style) {
    return {{name, {}, {}, {}, {}, amount, {}}, style, -1};
}

void addTotals(Table& table, const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    const Formatter& format = source.format;
    const Money total = bomTotal(cost);
    table.rows.push_back(
        sumRow(ReportWords::tr("Total before tax"), format.moneyExact(total), RowStyle::bold));
    if (cost.tax.tenThousandths() > 0) {
        const Figure share = format.share(cost.tax.value() / std::max(total.value(), 1.0));
        table.rows.push_back(
            {{{}, ReportWords::tr("Tax, %1").arg(share.text()), {}, {}, {}, format.moneyExact(cost.tax), {}},
             RowStyle::plain,
             -1});
    }
    table.rows.push_back(
        sumRow(ReportWords::tr("Total with tax"), format.moneyExact(total + cost.tax), RowStyle::total));
}

Table bomTable(const ReportSource& source) {
    Table table;
    table.columns = {{ReportWords::tr("No."), 0.7, false},       {ReportWords::tr("Item"), 5.2, false},
                     {ReportWords::tr("Quantity"), 1, true},     {ReportWords::tr("Unit"), 0.7, false},
                     {ReportWords::tr("Unit price"), 1.7, true}, {ReportWords::tr("Sum"), 2, true},
                     {ReportWords::tr("Price date"), 1.5, false}};
    int number = 0;
    for (const BomSection& section : bomSections(source.outcome.cost)) {
        table.rows.push_back(
            sumRow(text::bomSection(section.id),
                   section.priced ? source.format.moneyExact(section.total) : ReportWords::tr("not priced"),
                   RowStyle::section));
        for (const PricedLine* line : section.lines)
            table.rows.push_back(lineRow(*line, ++number, source));
    }
    addTotals(table, source);
    return table;
}

QString currencyNote(const ReportSource& source) {
    const Currency currency = source.outcome.cost.currency;
    QString note = ReportWords::tr("Amounts in %1, before tax.").arg(ReportWords::currency(currency));
    if (currency == Currency::cny)
        note += ReportWords::tr(" Prices in US dollars are converted at 1 USD = %1 CNY.")
                    .arg(source.format.number(source.outcome.scenario.money.yuanPerDollar, 2));
    if (currency == Currency::eur)
        note += ReportWords::tr(" Prices in US dollars are converted at 1 EUR = %1 USD.")
                    .arg(source.format.number(source.outcome.scenario.money.dollarPerEuro, 2));
    return note + ReportWords::tr(
                      " (E) marks estimates, to be confirmed by a quotation; amber dates are older than a "
                      "year.");
}

QString quantities(const ReportSource& source) {
    const ClusterOutcome& cluster = source.outcome.cluster;
    const FabricOutcome& fabric = cluster.compute;
    const auto count = [&](std::int64_t value) { return source.format.count(double(value)); };
    QString text =
        ReportWords::tr("Compute network: %1 units of up to %2 servers with %3 leaf switches each; %4 cables "
                        "from servers to leaf, %5 from leaf to spine, %6 from spine to core; %7 link ends.")
            .arg(count(fabric.units), count(fabric.serversPerUnit), count(fabric.leafPerUnit),
                 count(fabric.cablesServerLeaf), count(fabric.cablesLeafSpine), count(fabric.cablesSpineCore),
                 count(fabric.transceivers));
    if (cluster.reliability.spares > 0)
        text += ReportWords::tr(
                    " Spare servers: at %1 failures per 1,000 server-days and %2 of repair, %3 keep the "
                    "cluster complete for 99 % of the time.")
                    .arg(source.format.plain(cluster.reliability.failuresPer1000NodeDays, 2),
                         source.format.days(source.outcome.scenario.operation.repairDays).text(),
                         count(cluster.reliability.spares));
    return text;
}

PairColumn conditions(const ReportSource& source) {
    PairColumn column;
    column.pairs = {
        {ReportWords::tr("Delivery"),
         ReportWords::tr("%1 from order to first training step, with installation and "
                         "acceptance")
             .arg(source.format.days(source.outcome.cost.deliveryDays).text())},
        {ReportWords::tr("Acceptance"),
         ReportWords::tr(
             "Bandwidth of collectives and 24 hours of training first, final after stable operation")},
        {ReportWords::tr("Prices valid until"),
         source.issued.addDays(source.options.validDays).toString(Qt::ISODate)},
        {ReportWords::tr("Export control"),
         ReportWords::tr("Delivery to %1 must be confirmed in writing before ordering")
             .arg(source.input("money.destination"))}};
    return column;
}

} // namespace

void addBillOfMaterials(ReportBuilder& report, const ReportSource& source) {
    report.newPage();
    report.section(ReportWords::tr("Bill of materials"));
    if (source.outcome.cost.lines.empty()) {
        report.text(ReportWords::tr("No bill of materials: this plan has no priced hardware."));
        return;
    }
    report.caption(currencyNote(source));
    report.add(bomTable(source));
    const Money total = bomTotal(source.outcome.cost) + source.outcome.cost.tax;
    if (source.format.language() == Language::chinese && total.tenThousandths() > 0)
        report.text(ReportWords::tr("Amount in words: **%1**").arg(amountInWords(total)));
    report.plainHeading(ReportWords::tr("Where the quantities come from"));
    report.text(quantities(source));
    report.subsection(ReportWords::tr("Delivery and conditions"));
    report.add(Pairs{{conditions(source)}});
}

} // namespace rackwright
