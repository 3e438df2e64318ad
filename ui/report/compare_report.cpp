#include "ui/report/compare_report.h"

#include "ui/charts/compare_charts.h"
#include "ui/report/compare_sheet.h"
#include "ui/report/page_writer.h"
#include "ui/report/report_builder.h"
#include "ui/report/report_pictures.h"
#include "ui/report/report_style.h"
#include "ui/text/compare_words.h"
#include "ui/text/wording.h"

#include <QDate>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>

namespace rackwright {

namespace {

constexpr int kResolution = 1200; // dots per inch

std::vector<const Outcome*> outcomesOf(const CompareReport& report) {
    std::vector<const Outcome*> outcomes;
    for (const ComparedPlan& plan : report.plans)
        outcomes.push_back(plan.outcome.get());
    return outcomes;
}

ViewContext printContext(const CompareReport& report) {
    ViewContext context;
    context.catalog = &report.catalog;
    context.format = report.format;
    context.fontFamilies = printFamilies();
    return context;
}

void addPlans(ReportBuilder& builder, const CompareReport& report) {
    Table table;
    table.columns = {{ReportWords::tr("Plan"), 0.8, false},
                     {ReportWords::tr("Name"), 2.4, false},
                     {ReportWords::tr("Cluster"), 2.6, false},
                     {ReportWords::tr("Split"), 3, false},
                     {ReportWords::tr("Verdict"), 2.2, false}};
    for (std::size_t i = 0; i < report.plans.size(); ++i) {
        const Outcome& plan = *report.plans[i].outcome;
        table.rows.push_back(
            {{text::planLetter(i), report.plans[i].name, text::clusterName(plan, report.format),
              text::strategyName(plan.strategy), text::verdictName(plan.verdict)},
             i == 0 ? RowStyle::bold : RowStyle::plain,
             -1});
    }
    builder.add(std::move(table));
}

void addReasons(ReportBuilder& builder, const CompareReport& report) {
    for (std::size_t i = 1; i < report.plans.size(); ++i) {
        const QStringList sentences = text::compareSentences(report.comparison, i, report.format);
        builder.text(QStringLiteral("**%1** ").arg(sentences.first()) +
                     sentences.mid(1).join(QLatin1Char(' ')));
    }
}

void addPictures(ReportBuilder& builder, const CompareReport& report) {
    const ViewContext context = printContext(report);
    const std::vector<const Outcome*> outcomes = outcomesOf(report);
    builder.plainHeading(ReportWords::tr("Step time"));
    addBars(builder, compareTimeChart(outcomes, context), context);
    builder.caption(ReportWords::tr("The parts of a step, every plan on one scale."));
    builder.plainHeading(ReportWords::tr("Memory by stage"));
    const std::vector<StackedBarsSpec> charts = compareMemoryCharts(outcomes, context);
    for (std::size_t i = 0; i < charts.size(); ++i) {
        if (charts[i].rows.empty()) continue;
        addBars(builder, charts[i], context);
        builder.caption(ReportWords::tr("%1: %2").arg(text::planLetter(i),
                                                      text::memorySentence(*outcomes[i], report.format)));
    }
    const StackedBarsSpec cost = compareCostChart(report.comparison, context);
    if (cost.rows.empty()) return;
    builder.plainHeading(ReportWords::tr("Cost of this run"));
    addBars(builder, cost, context);
    builder.caption(ReportWords::tr("This run rented and on own machines, every plan on one scale."));
}

TableRow tableRow(const CompareReport& report, const CompareRow& row) {
    TableRow printed{{text::compareRowName(row)}, RowStyle::plain, -1};
    for (std::size_t i = 0; i < report.comparison.plans; ++i)
        printed.cells << text::compareValue(row, i, report.comparison, report.catalog, report.format);
    for (std::size_t i = 1; i < report.comparison.plans; ++i) {
        if (text::deltaTone(row, i) == text::DeltaTone::worse && printed.warned < 0)
            printed.warned = static_cast<int>(printed.cells.size());
        printed.cells << text::deltaWithWord(row, i, report.format);
    }
    return printed;
}

void addTable(ReportBuilder& builder, const CompareReport& report) {
    Table table;
    table.columns = {{ReportWords::tr("Figure"), 2.4, false}};
    for (std::size_t i = 0; i < report.comparison.plans; ++i)
        table.columns.push_back({text::planLetter(i), 1.6, true});
    for (std::size_t i = 1; i < report.comparison.plans; ++i)
        table.columns.push_back(
            {ReportWords::tr("%1 against %2").arg(text::planLetter(i), text::planLetter(0)), 1.5, true});
    const auto width = table.columns.size();
    std::optional<CompareGroup> group;
    for (const CompareRow& row : report.comparison.rows) {
        if (row.internal || (!row.differs && !report.all)) continue;
        if (group != row.group) {
            QStringList cells{text::compareGroupName(row.group)};
            while (static_cast<std::size_t>(cells.size()) < width)
                cells << QString();
            table.rows.push_back({cells, RowStyle::section, -1});
            group = row.group;
        }
        table.rows.push_back(tableRow(report, row));
    }
    builder.plainHeading(report.all ? ReportWords::tr("All figures") : ReportWords::tr("What differs"));
    builder.add(std::move(table));
}

PageFrame frameOf(const QString& title, const QString& date, const Catalog& catalog) {
    PageFrame frame;
    frame.headerLeft = title;
    frame.headerRight = date;
    frame.footer =
        ReportWords::tr("Indicative prices as of %1, not an offer. (E) marks estimates.")
            .arg(QString::fromStdString(catalog.prices.date.empty() ? catalog.date : catalog.prices.date));
    frame.pageNumber = [](int page, int pages) {
        return ReportWords::tr("Page %1 of %2").arg(page).arg(pages);
    };
    return frame;
}

tl::unexpected<Error> cannotWrite(const QString& path, const QString& why) {
    return fail("file.cannot_write", path.toStdString(),
                {argument("path", path.toStdString()), argument("reason", why.toStdString())});
}

} // namespace

Result<void> writeComparisonPdf(const CompareReport& report, const QString& path) {
    const QString title = ReportWords::tr("Comparison of plans");
    const QString date = QDate::currentDate().toString(Qt::ISODate);
    ReportBuilder builder;
    builder.add(Heading{{}, title, 1});
    addPlans(builder, report);
    addReasons(builder, report);
    addPictures(builder, report);
    addTable(builder, report);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return cannotWrite(path, file.errorString());
    {
        QPdfWriter writer(&file);
        writer.setResolution(kResolution);
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Rackwright"));
        if (writePages(writer, builder.blocks(), frameOf(title, date, report.catalog)) == 0) {
            file.cancelWriting();
            return cannotWrite(path, file.errorString());
        }
    }
    if (!file.commit()) return cannotWrite(path, file.errorString());
    return {};
}

Result<void> writeComparisonCsv(const CompareReport& report, const QString& path, bool raw) {
    const std::string bytes = sheetBytes(comparisonSheet(report), raw);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return cannotWrite(path, file.errorString());
    const bool written = file.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
    if (!written || !file.commit()) return cannotWrite(path, file.errorString());
    return {};
}

} // namespace rackwright
