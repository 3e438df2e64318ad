// The report as a customer opens it: searchable Chinese, vectors only, embedded fonts, sums that add up.
#include "core/files/csv.h"
#include "tests/support/sample_outcome.h"
#include "ui/report/amount_in_words.h"
#include "ui/report/report.h"
#include "ui/report/rich_text.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace rackwright;

namespace {

PricedLine line(const char* section, const char* item, double quantity, double unitPrice) {
    PricedLine out;
    out.section = section;
    out.item = item;
    out.quantity = quantity;
    out.unit = "piece";
    out.unitPrice = Money::of(unitPrice, Currency::cny);
    out.total = out.unitPrice.times(quantity).roundedToCents();
    out.priced = true;
    out.from = {"example.com/price", "2024-08-13", Confidence::published, ""};
    return out;
}

/// The sample plan with a bill in yuan, a text that a spreadsheet would run, and a note that must not leave
/// the house.
Outcome pricedOutcome() {
    Outcome outcome = sample::outcome();
    outcome.scenario.customer = "=cmd|' /C calc'!A0";
    outcome.scenario.internalNotes = "MARGIN-SECRET";
    outcome.cost.currency = Currency::cny;
    outcome.cost.lines = {line("compute", "dgx-h100", 128, 2282400.005),
                          line("compute", "dgx-h100", 5, 2282400.005), line("fabric", "cable", 2048, 1800.33),
                          line("rack", "rack", 38, 86400)};
    outcome.cost.lines.back().estimate = true;
    outcome.cost.tax = Money::of(46785960, Currency::cny);
    return outcome;
}

QByteArray output(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(30000) ? process.readAllStandardOutput() : QByteArray();
}

CsvTable sheet(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const Result<CsvTable> table = readCsv(file.readAll().toStdString());
    return table ? *table : CsvTable{};
}

std::size_t columnOf(const CsvTable& table, const std::string& name) {
    const auto found = std::find(table.header.begin(), table.header.end(), name);
    return static_cast<std::size_t>(found - table.header.begin());
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void printsSearchableChinese();
    void printsEnglish();
    void survivesAPlanWithoutPrices();
    void sheetsAddUp();
    void sheetsAreSafeForSpreadsheets();
    void writesAmountsInWords_data();
    void writesAmountsInWords();
    void breaksLinesInsideTheWidth();
    void saysWhenItCannotWrite();

private:
    /// Text of the PDF that is written in `language`, and its path.
    QString printed(const Outcome& outcome, Language language, QString* path = nullptr);

    QTemporaryDir m_folder;
    Catalog m_catalog;
    QTranslator m_chinese;
};

void TestReport::initTestCase() {
    Q_INIT_RESOURCE(translations);
    QVERIFY(m_folder.isValid());
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("poppler-utils are needed to read the PDF back");
    QVERIFY(m_chinese.load(QStringLiteral(":/translations/rackwright_zh_CN.qm")));
}

QString TestReport::printed(const Outcome& outcome, Language language, QString* path) {
    const QString file = m_folder.filePath(QStringLiteral("report.pdf"));
    const bool chinese = language == Language::chinese;
    if (chinese) QCoreApplication::installTranslator(&m_chinese);
    const Result<void> written = writePdf(outcome, m_catalog, Formatter(language), {}, file);
    QCoreApplication::removeTranslator(&m_chinese);
    if (path != nullptr) *path = file;
    return written ? QString::fromUtf8(output(QStringLiteral("pdftotext"),
                                              {QStringLiteral("-layout"), file, QStringLiteral("-")}))
                   : QString();
}

void TestReport::printsSearchableChinese() {
    if (!reportFontInstalled()) QSKIP("the report's font is not installed");
    QString path;
    const QString text = printed(pricedOutcome(), Language::chinese, &path);
    for (const char16_t* heading : {u"大模型训练集群配置方案", u"摘要", u"推荐配置", u"物料清单",
                                    u"租赁与购置对比", u"价格来源", u"免责声明", u"大写"})
        QVERIFY2(text.contains(QString::fromUtf16(heading)), qPrintable(QString::fromUtf16(heading)));
    for (const QChar c : text)
        QVERIFY2(c.unicode() < 0x2E80 || c.unicode() > 0x2FDF, "a radical stands for a character");
    QVERIFY(!text.contains(QStringLiteral("MARGIN-SECRET")));

    const QList<QByteArray> images =
        output(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path}).trimmed().split('\n');
    QCOMPARE(images.size(), 2); // the two header lines
    const QList<QByteArray> fonts = output(QStringLiteral("pdffonts"), {path}).trimmed().split('\n');
    QVERIFY(fonts.size() > 2);
    for (const QByteArray& font : fonts.mid(2))
        QVERIFY2(font.simplified().contains(" yes "), font.constData());
}

void TestReport::printsEnglish() {
    const QString text = printed(pricedOutcome(), Language::english);
    for (const char* words :
         {"Training cluster proposal", "Summary", "Bill of materials", "Rent or buy", "Page 1 of", "(E)"})
        QVERIFY2(text.contains(QString::fromLatin1(words)), words);
    // 133 servers, 2,048 cables, 38 racks, each line rounded to the cent, and the tax.
    QVERIFY2(text.contains(QStringLiteral("310,529,476.51")), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("MARGIN-SECRET")));
}

void TestReport::survivesAPlanWithoutPrices() {
    Outcome outcome = sample::tooBigOutcome();
    outcome.cost = {};
    QVERIFY(printed(outcome, Language::english).contains(QStringLiteral("not possible yet")));
    QVERIFY(!printed(Outcome(), Language::english).isEmpty());
}

void TestReport::sheetsAddUp() {
    ReportOptions options;
    options.rawCsv = true;
    const QString folder = m_folder.filePath(QStringLiteral("raw"));
    QVERIFY(writeCsv(pricedOutcome(), m_catalog, Formatter(), options, folder).has_value());
    const CsvTable bill = sheet(folder + QStringLiteral("/bill_of_materials.csv"));
    QCOMPARE(bill.records.size(), std::size_t{4});
    double sum = 0;
    for (const CsvRecord& record : bill.records)
        sum += std::stod(record.cells[columnOf(bill, "sum")]);
    const CsvTable summary = sheet(folder + QStringLiteral("/summary.csv"));
    for (const CsvRecord& record : summary.records) {
        if (record.cells[0] == "Total before tax") QCOMPARE(std::stod(record.cells[1]), sum);
    }
    const CsvTable time = sheet(folder + QStringLiteral("/step_time.csv"));
    double seconds = 0;
    for (std::size_t i = 0; i + 1 < time.records.size(); ++i)
        seconds += std::stod(time.records[i].cells[1]);
    QVERIFY(std::abs(seconds - std::stod(time.records.back().cells[1])) < 1e-9);
    QCOMPARE(sheet(folder + QStringLiteral("/memory.csv")).records.size(), std::size_t{4});
    QCOMPARE(sheet(folder + QStringLiteral("/cost_curve.csv")).records.size(), std::size_t{37});
}

void TestReport::sheetsAreSafeForSpreadsheets() {
    const QString folder = m_folder.filePath(QStringLiteral("people"));
    Outcome outcome = pricedOutcome();
    outcome.model.name = "=1+1";
    QVERIFY(writeCsv(outcome, m_catalog, Formatter(), {}, folder).has_value());
    QFile file(folder + QStringLiteral("/summary.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("\xEF\xBB\xBF"));
    QVERIFY(bytes.contains("\r\n"));
    QVERIFY(!bytes.contains(",=1+1"));
}

void TestReport::writesAmountsInWords_data() {
    QTest::addColumn<double>("amount");
    QTest::addColumn<QString>("words");
    QTest::newRow("project") << 406677960.0 << QStringLiteral("人民币肆亿零陆佰陆拾柒万柒仟玖佰陆拾元整");
    QTest::newRow("zero") << 0.0 << QStringLiteral("人民币零元整");
    QTest::newRow("cents") << 10.05 << QStringLiteral("人民币壹拾元零伍分");
    QTest::newRow("ten cents") << 1000.5 << QStringLiteral("人民币壹仟元伍角整");
    QTest::newRow("inner zeros") << 100010001.0 << QStringLiteral("人民币壹亿零壹万零壹元整");
    QTest::newRow("round") << 120000000.0 << QStringLiteral("人民币壹亿贰仟万元整");
}

void TestReport::writesAmountsInWords() {
    QFETCH(double, amount);
    QFETCH(QString, words);
    QCOMPARE(amountInWords(Money::of(amount, Currency::cny)), words);
}

void TestReport::breaksLinesInsideTheWidth() {
    const double width = 120 * kPoint;
    const QString text = QStringLiteral(
        "We recommend **1 024 H100** in **128 servers**. 推荐采用一百二十八台服务器，满足工期（两百天）。");
    const std::vector<TextLine> lines = flow(text, PrintText::body, width);
    QVERIFY(lines.size() > 2);
    QVERIFY(widthOf(lines) <= width * 1.05); // a trailing space may stand over
    for (const TextLine& line : lines)
        QVERIFY(!QStringLiteral("，。）").contains(line.front().text.front()));
    const QString address = QStringLiteral("https://") + QString(200, QLatin1Char('x'));
    QVERIFY(widthOf(flow(address, PrintText::table, width)) <= width);
}

void TestReport::saysWhenItCannotWrite() {
    const QString nowhere = QStringLiteral("/nonexistent-folder/report.pdf");
    const Result<void> written = writePdf(sample::outcome(), m_catalog, Formatter(), {}, nowhere);
    QVERIFY(!written);
    QCOMPARE(QString::fromStdString(written.error().id), QStringLiteral("file.cannot_write"));
}

QTEST_MAIN(TestReport)
#include "test_report.moc"
