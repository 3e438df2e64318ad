// One truth: for every sample the window, the console's JSON, the PDF and the CSV say the same figure, and
// the Chinese text says the same as the English one.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "core/files/csv.h"
#include "core/files/embedded.h"
#include "core/files/outcome_json.h"
#include "core/files/scenario_file.h"
#include "ui/report/csv_sheets.h"
#include "ui/report/report.h"
#include "ui/text/wording.h"
#include "ui/theme/language_manager.h"
#include "ui/views/verdict_figures.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <map>

using namespace rackwright;

namespace {

/// Spaces of every width and line breaks are one blank: a PDF breaks lines where it likes.
QString flat(QString text) {
    text.replace(QChar(0x2009), QLatin1Char(' '));
    return text.simplified();
}

/// The number that a figure says, in base units: "$19.9 M" and "¥1990 万" both give their amount.
double valueOf(const Figure& figure) {
    static const QRegularExpression digits(QStringLiteral("[0-9.]+"));
    QString text = figure.text();
    text.remove(QChar(0x2009)).remove(QLatin1Char(','));
    const QRegularExpressionMatch match = digits.match(text);
    if (!match.hasMatch()) return 0;
    const double number = match.captured().toDouble();
    const QString unit = text.mid(match.capturedEnd());
    static const std::vector<std::pair<QString, double>> scales = {
        {QStringLiteral("万亿"), 1e12}, {QStringLiteral("亿"), 1e8},   {QStringLiteral("万"), 1e4},
        {QStringLiteral("MW"), 1e6},    {QStringLiteral("kW"), 1e3},   {QStringLiteral("M"), 1e6},
        {QStringLiteral("B"), 1e9},     {QStringLiteral("k"), 1e3},    {QStringLiteral("分钟"), 60},
        {QStringLiteral("min"), 60},    {QStringLiteral("小时"), 3600}};
    for (const auto& [word, scale] : scales) {
        if (unit.startsWith(word)) return number * scale;
    }
    if (unit == QLatin1String("h")) return number * 3600;
    return number;
}

struct Told {
    std::vector<VerdictFigure> window;
    QString pdf;
    std::map<std::string, double> csv; ///< by the name of the row
    QStringList sentences;
};

} // namespace

class TestOneTruth : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everySampleTellsOneStory_data();
    void everySampleTellsOneStory();

private:
    Told tell(const Outcome& outcome, Language language);
    static void compareLanguages(const Told& english, const Told& chinese);
    static void compareWithJson(const Outcome& outcome, const Told& told);
    static void findInPdf(const Outcome& outcome, const Told& told, const Formatter& format);

    Catalog m_catalog;
    LanguageManager m_languages;
    QTemporaryDir m_folder;
};

void TestOneTruth::initTestCase() {
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("poppler-utils are needed to read the PDF back");
    Result<Catalog> catalog = shippedCatalog();
    QVERIFY(catalog.has_value());
    m_catalog = std::move(*catalog);
}

void TestOneTruth::everySampleTellsOneStory_data() {
    QTest::addColumn<QString>("file");
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.name.starts_with("samples/"))
            QTest::newRow(std::string(file.name).c_str()) << QString::fromStdString(std::string(file.name));
    }
}

Told TestOneTruth::tell(const Outcome& outcome, Language language) {
    m_languages.setLanguage(language);
    const Formatter format(language);
    ViewContext context;
    context.catalog = &m_catalog;
    context.format = format;
    Told told;
    told.window = VerdictFigures::of(outcome, context);
    told.sentences = {text::verdictSentence(outcome, format), text::memorySentence(outcome, format),
                      text::timeSentence(outcome, format), text::costSentence(outcome, format)};
    const QString path = m_folder.filePath(QStringLiteral("report.pdf"));
    if (writePdf(outcome, m_catalog, format, {}, path)) {
        QProcess process;
        process.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
        if (process.waitForFinished(30000))
            told.pdf = flat(QString::fromUtf8(process.readAllStandardOutput()));
    }
    const ReportSource source = reportSource(outcome, m_catalog, format, {});
    const Result<CsvTable> summary = readCsv(sheetBytes(reportSheets(source).front(), true));
    for (std::size_t i = 0; summary && i < summary->records.size(); ++i) {
        bool number = false;
        const auto& cells = summary->records[i].cells;
        const double value = QString::fromStdString(cells[1]).toDouble(&number);
        if (number) told.csv["row " + std::to_string(i)] = value;
        if (number) told.csv[cells[0]] = value;
    }
    return told;
}

/// Figures are rounded to three digits before they get their unit; half of the last one is the tolerance.
void TestOneTruth::compareLanguages(const Told& english, const Told& chinese) {
    QCOMPARE(english.window.size(), chinese.window.size());
    for (std::size_t i = 1; i < english.window.size(); ++i) {
        const double a = valueOf(english.window[i].figure);
        const double b = valueOf(chinese.window[i].figure);
        QVERIFY2(std::abs(a - b) <= 0.006 * std::max(a, b),
                 qPrintable(english.window[i].figure.text() + QStringLiteral(" / ") +
                            chinese.window[i].figure.text()));
    }
    for (const auto& [row, value] : english.csv) {
        if (!row.starts_with("row ")) continue;
        QVERIFY2(chinese.csv.contains(row), row.c_str());
        QCOMPARE(chinese.csv.at(row), value);
    }
}

void TestOneTruth::compareWithJson(const Outcome& outcome, const Told& told) {
    const nlohmann::ordered_json json = outcomeToJson(outcome);
    const auto same = [&](const char* row, const char* key, double scale) {
        if (!told.csv.contains(row) || json.at(key).is_null()) return;
        const double value = json.at(key).get<double>() * scale;
        QVERIFY2(std::abs(told.csv.at(row) - value) <= 1e-6 * std::max(1.0, std::abs(value)), row);
    };
    same("Training time", "days", 1);
    same("Training time, low", "days_low", 1);
    same("Training time, high", "days_high", 1);
    same("MFU", "mfu_pct", 1);
    same("Goodput", "goodput_pct", 1);
    same("Step time", "step_time_s", 1);
    same("Accelerators", "num_gpus", 1);
    same("Break-even, with resale", "break_even_months", 1);
    QVERIFY(told.csv.contains("Training time"));
    const Formatter format;
    QCOMPARE(told.window[1].figure.text(), format.percent(json.at("mfu_pct").get<double>() / 100).text());
    QCOMPARE(told.window[2].figure.text(), format.days(json.at("days").get<double>()).text());
    if (outcome.cost.currency == Currency::usd && outcome.cost.hasRent)
        QCOMPARE(told.window[5].figure.text(),
                 format.money(Money::of(json.at("rent_usd").get<double>(), Currency::usd)).text());
}

void TestOneTruth::findInPdf(const Outcome& outcome, const Told& told, const Formatter& format) {
    QStringList wanted;
    for (std::size_t i = 1; i < told.window.size(); ++i)
        wanted << told.window[i].figure.text();
    wanted << format.duration(outcome.time.step.total).text() << text::strategyName(outcome.strategy)
           << format.parameters(static_cast<double>(outcome.parameters.total)).text()
           << format.bytes(outcome.cluster.reliability.checkpointBytes).text();
    for (const StageMemory& stage : outcome.memory.stages) {
        if (outcome.memory.stages.size() <= 16) wanted << format.memory(stage.device, 2).number;
    }
    if (outcome.cost.hasBuy) wanted << format.money(outcome.cost.capital).text();
    const QString narrow = QString(told.pdf).remove(QLatin1Char(' '));
    for (const QString& figure : wanted) {
        if (figure == QStringLiteral("—")) continue;
        QVERIFY2(narrow.contains(flat(figure).remove(QLatin1Char(' '))), qPrintable(figure));
    }
}

void TestOneTruth::everySampleTellsOneStory() {
    QFETCH(QString, file);
    const Result<ScenarioFile> plan = readScenario(*embeddedFile(file.toStdString()), m_catalog);
    QVERIFY(plan.has_value());
    const Result<Outcome> outcome = advise(plan->scenario, m_catalog);
    QVERIFY(outcome.has_value());
    const Told english = tell(*outcome, Language::english);
    compareWithJson(*outcome, english);
    findInPdf(*outcome, english, Formatter());
    const Told chinese = tell(*outcome, Language::chinese);
    findInPdf(*outcome, chinese, Formatter(Language::chinese));
    compareLanguages(english, chinese);
    for (const QString& sentence : chinese.sentences)
        QVERIFY2(sentence.contains(QRegularExpression(QStringLiteral("[\\x{4e00}-\\x{9fff}]"))),
                 qPrintable(sentence));
    m_languages.setLanguage(Language::english);
}

QTEST_MAIN(TestOneTruth)
#include "test_one_truth.moc"
