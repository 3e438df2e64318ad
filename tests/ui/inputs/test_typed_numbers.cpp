// Numbers as people type them, and the steps of sliders.
#include "ui/inputs/step_table.h"
#include "ui/inputs/typed_number.h"

#include <QTest>

#include <cmath>

using namespace rackwright;

class TestTypedNumbers : public QObject {
    Q_OBJECT

private slots:
    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("whole");
        QTest::addColumn<double>("value"); // NaN: cannot be read
        const double unreadable = std::nan("");
        QTest::newRow("point") << QStringLiteral("62.5") << false << 62.5;
        QTest::newRow("comma") << QStringLiteral("62,5") << false << 62.5;
        QTest::newRow("grouped comma") << QStringLiteral("8,192") << true << 8192.0;
        QTest::newRow("comma is decimal when not whole") << QStringLiteral("8,192") << false << 8.192;
        QTest::newRow("two commas") << QStringLiteral("1,048,576") << false << 1048576.0;
        QTest::newRow("thin space") << QStringLiteral("8\u2009192") << true << 8192.0;
        QTest::newRow("space") << QStringLiteral(" 8 192 ") << true << 8192.0;
        QTest::newRow("english both") << QStringLiteral("12,345.50") << false << 12345.5;
        QTest::newRow("german both") << QStringLiteral("12.345,50") << false << 12345.5;
        QTest::newRow("exponent") << QStringLiteral("1e3") << false << 1000.0;
        QTest::newRow("minus sign") << QStringLiteral("\u22125") << false << -5.0;
        QTest::newRow("full-width comma") << QStringLiteral("1\uff0c5") << false << 1.5;
        QTest::newRow("word") << QStringLiteral("many") << false << unreadable;
        QTest::newRow("empty") << QString() << false << unreadable;
        QTest::newRow("infinite") << QStringLiteral("inf") << false << unreadable;
        QTest::newRow("trailing") << QStringLiteral("12x") << false << unreadable;
    }

    void reads() {
        QFETCH(QString, text);
        QFETCH(bool, whole);
        QFETCH(double, value);
        const auto number = readTypedNumber(text, whole);
        QCOMPARE(number.has_value(), !std::isnan(value));
        if (number) QCOMPARE(*number, value);
    }

    void everyTableSpansItsRangeInRisingSteps() {
        for (const InputDefinition& input : inputTable()) {
            if (input.kind != InputKind::number && input.kind != InputKind::integer) continue;
            const StepTable steps(input);
            QVERIFY2(steps.size() >= 2, input.id.data());
            QCOMPARE(steps.value(0), input.minimum);
            QCOMPARE(steps.value(steps.size() - 1), input.maximum);
            for (int i = 1; i < steps.size(); ++i)
                QVERIFY2(steps.value(i) > steps.value(i - 1), input.id.data());
            for (int i = 0; i < steps.size(); ++i)
                QCOMPARE(steps.nearest(steps.value(i)), i);
            QCOMPARE(steps.nearest(input.minimum - 1), 0);
            QCOMPARE(steps.nearest(input.maximum * 10), steps.size() - 1);
        }
    }

    void integersStepOverWholeNumbers() {
        for (const InputDefinition& input : inputTable()) {
            if (input.kind != InputKind::integer) continue;
            const StepTable steps(input);
            for (int i = 0; i < steps.size(); ++i)
                QCOMPARE(steps.value(i), std::floor(steps.value(i)));
        }
    }
};

QTEST_APPLESS_MAIN(TestTypedNumbers)
#include "test_typed_numbers.moc"
