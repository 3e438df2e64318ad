// Reading RFC 4180 and writing for people and for machines.
#include "core/files/csv.h"

#include <QTest>

#include <limits>
#include <rapidcheck.h>

using namespace rackwright;

class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void readsQuotesLineEndsAndByteOrderMark() {
        const auto table = readCsv("\xEF\xBB\xBF"
                                   "a,b,c\r\n1,\"x, \"\"y\"\"\",3\r\n\"two\nlines\",,\n");
        QVERIFY(table);
        QCOMPARE(table->header, (std::vector<std::string>{"a", "b", "c"}));
        QCOMPARE(table->records.size(), std::size_t{2});
        QCOMPARE(table->records[0].cells[1], std::string("x, \"y\""));
        QCOMPARE(table->records[1].cells[0], std::string("two\nlines"));
        QCOMPARE(table->records[1].line, std::size_t{3});
        QVERIFY(table->records[1].fault.empty());
    }

    void shortRecordsAreFilledAndLongOnesReported() {
        const auto table = readCsv("a,b\n1\n1,2,3\n1,2,,\n\n7,8");
        QVERIFY(table);
        QCOMPARE(table->records.size(), std::size_t{4});
        QCOMPARE(table->records[0].cells, (std::vector<std::string>{"1", ""}));
        QCOMPARE(table->records[1].fault, std::string("csv.too_many_cells"));
        QVERIFY(table->records[2].fault.empty());
        QCOMPARE(table->records[3].line, std::size_t{6});
    }

    void anUnclosedQuoteCostsOneLine() {
        const auto table = readCsv("a,b\n\"open,1\n2,3\n");
        QVERIFY(table);
        QCOMPARE(table->records.size(), std::size_t{2});
        QCOMPARE(table->records[0].fault, std::string("csv.unclosed_quote"));
        QCOMPARE(table->records[1].cells, (std::vector<std::string>{"2", "3"}));
        QCOMPARE(table->records[1].line, std::size_t{3});
    }

    void strayQuotesAreReported() {
        const auto table = readCsv("a,b\n1\"2,3\n\"x\"y,4\n");
        QVERIFY(table);
        QCOMPARE(table->records[0].fault, std::string("csv.stray_quote"));
        QCOMPARE(table->records[1].fault, std::string("csv.stray_quote"));
    }

    void semicolonsSeparateWhereTheHeaderHasNoComma() {
        const auto table = readCsv("a;b\n1;2,5\n");
        QVERIFY(table);
        QCOMPARE(table->records[0].cells, (std::vector<std::string>{"1", "2,5"}));
    }

    void limitsHold() {
        CsvLimits limits;
        limits.bytes = 19;
        QCOMPARE(readCsv("a,b\n1,2\n1,2\n1,2\n1,2\n", limits).error().id, std::string("csv.too_large"));
        limits = {};
        limits.records = 1;
        QCOMPARE(readCsv("a\n1\n2\n", limits).error().id, std::string("csv.too_many_records"));
        limits = {};
        limits.columns = 2;
        QCOMPARE(readCsv("a,b,c,d\n", limits).error().id, std::string("csv.too_many_columns"));
        limits = {};
        limits.cellBytes = 3;
        QCOMPARE(readCsv("a\nabcd\n", limits)->records[0].fault, std::string("csv.cell_too_long"));
        QCOMPARE(readCsv("").error().id, std::string("csv.empty"));
    }

    void peopleGetAGuardAndMachinesDoNot() {
        CsvWriter people(CsvAudience::people);
        people.text("=1+1").number(-2.5).text("plain").endRecord();
        QCOMPARE(people.bytes(), std::string("\xEF\xBB\xBF'=1+1,-2.5,plain\r\n"));
        CsvWriter machines(CsvAudience::machines);
        machines.text("=1+1")
            .number(0.1)
            .number(std::numeric_limits<double>::infinity())
            .text("a\"b")
            .endRecord();
        QCOMPARE(machines.bytes(), std::string("=1+1,0.1,,\"a\"\"b\"\n"));
        CsvWriter fixed(CsvAudience::machines);
        fixed.number(1.0 / 3.0, 2).empty().endRecord();
        QCOMPARE(fixed.bytes(), std::string("0.33,\n"));
    }

    void whatIsWrittenForMachinesReadsBack() {
        QVERIFY(
            rc::check("cells survive a round trip", [](const std::vector<std::string>& cells, double number) {
                RC_PRE(!cells.empty());
                CsvWriter writer(CsvAudience::machines);
                for (std::size_t i = 0; i <= cells.size(); ++i)
                    writer.text("column" + std::to_string(i));
                writer.endRecord();
                for (const std::string& cell : cells)
                    writer.text(cell);
                writer.number(number).endRecord();
                const auto table = readCsv(writer.bytes());
                RC_ASSERT(table.has_value());
                RC_ASSERT(table->records.size() == 1U);
                RC_ASSERT(table->records[0].fault.empty());
                for (std::size_t i = 0; i < cells.size(); ++i)
                    RC_ASSERT(table->records[0].cells[i] == cells[i]);
                RC_ASSERT(std::stod(table->records[0].cells.back()) == number);
            }));
    }
};

QTEST_APPLESS_MAIN(TestCsv)
#include "test_csv.moc"
