// Chart descriptions: round axes, nothing that cannot be drawn, and what an outcome turns into.
#include "tests/support/sample_outcome.h"
#include "ui/charts/outcome_charts.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace rackwright;

namespace {

const double kNan = std::numeric_limits<double>::quiet_NaN();
const double kInfinity = std::numeric_limits<double>::infinity();

QString plain(double value) {
    return QString::number(value);
}

} // namespace

class TestChartSpec : public QObject {
    Q_OBJECT

private slots:
    void axisStepsAreRound_data() {
        QTest::addColumn<double>("maximum");
        QTest::addColumn<int>("about");
        QTest::addColumn<double>("step");
        QTest::newRow("memory") << 90.7 << 5 << 20.0;
        QTest::newRow("money") << 100.9e6 << 4 << 25e6;
        QTest::newRow("small") << 0.0123 << 4 << 0.005;
        QTest::newRow("quarter") << 9.9 << 4 << 2.5;
    }

    void axisStepsAreRound() {
        QFETCH(double, maximum);
        QFETCH(int, about);
        QFETCH(double, step);
        const ValueAxis axis = valueAxis(maximum, about, plain);
        QCOMPARE(axis.step, step);
        QCOMPARE(axis.maximum, maximum);
        QCOMPARE(axis.ticks.front().value, 0.0);
        QVERIFY(axis.ticks.back().value <= maximum);
        QVERIFY(axis.ticks.back().value + step > maximum);
    }

    void axisSurvivesWhatIsNoNumber() {
        for (const double bad : {0.0, -4.0, kNan, kInfinity}) {
            const ValueAxis axis = valueAxis(bad, 5, plain);
            QCOMPARE(axis.maximum, 1.0);
            QVERIFY(axis.step > 0);
        }
    }

    void barsLoseWhatCannotBeDrawn() {
        StackedBarsSpec spec;
        spec.rows = {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
        spec.parts = {{QStringLiteral("x"), Qt::red, false, {kNan, -3.0}, {}}};
        spec.limits = {{kInfinity, {}, Qt::red, false, false}, {5, {}, Qt::red, false, false}};
        spec.headroom = DimensionLine{7, 0, 4, {}};
        spec.axis.maximum = kNan;
        const StackedBarsSpec clean = sanitised(spec);
        QCOMPARE(clean.parts[0].values, (std::vector<double>{0, 0, 0}));
        QCOMPARE(clean.limits.size(), 1UL);
        QVERIFY(!clean.headroom.has_value());
        QCOMPARE(clean.axis.maximum, 1.0);
    }

    void curvesLoseWhatCannotBeDrawn() {
        CurvesSpec spec;
        spec.lines = {{{}, {}, Qt::blue, false, {{0, 0}, {1, kNan}, {2, 4}}}};
        spec.band = CurveBand{Qt::blue, {{0, 0}}, {{0, kInfinity}, {1, 2}}};
        spec.marks = {{{kNan, 1}, {}, true}};
        const CurvesSpec clean = sanitised(spec);
        QCOMPARE(clean.lines[0].points.size(), 2UL);
        QVERIFY(!clean.band.has_value());
        QVERIFY(clean.marks.empty());
    }

    void memoryBecomesOneRowPerStage() {
        const Outcome outcome = sample::outcome();
        const ViewContext context;
        const StackedBarsSpec spec = memoryChart(outcome.memory, context);
        QCOMPARE(spec.rows.size(), 4UL);
        QCOMPARE(spec.parts.size(), kMemoryParts);
        QCOMPARE(spec.emphasised, 0);
        QCOMPARE(spec.totals[0], QStringLiteral("43.6"));
        QCOMPARE(spec.totals[3], QStringLiteral("38.5"));
        QCOMPARE(spec.parts[3].color, context.tokens.memActivations);
        QCOMPARE(spec.limits.size(), 2UL);
        QVERIFY(spec.limits[0].dashed && !spec.limits[1].dashed);
        QVERIFY(spec.limits[0].label.contains(QStringLiteral("71.6")));
        QVERIFY(spec.headroom.has_value());
        QVERIFY(spec.headroom->label.contains(QStringLiteral("28.1")));
        QVERIFY(spec.axis.maximum > outcome.memory.capacity);
        QCOMPARE(spec.axis.step, 20 * kGiB);
        QVERIFY(spec.axis.ticks[0].label.contains(QStringLiteral("GiB")));
    }

    void memoryInGigabytesHasRoundGigabyteSteps() {
        ViewContext context;
        context.format = Formatter(Language::english, Grouping::thinSpace, MemoryUnit::gb);
        const StackedBarsSpec spec = memoryChart(sample::outcome().memory, context);
        QCOMPARE(spec.axis.step, 20 * kGB);
        QVERIFY(spec.totals[0].startsWith(QStringLiteral("46.8")));
    }

    void aFullMemoryHasNoHeadroomAndKeepsTheBarInside() {
        const MemoryOutcome memory = sample::tooBigOutcome().memory;
        const StackedBarsSpec spec = memoryChart(memory, ViewContext());
        QVERIFY(!spec.headroom.has_value());
        QVERIFY(spec.axis.maximum > memory.stages[0].device);
    }

    void anEmptyOutcomeMakesEmptyCharts() {
        const Outcome outcome;
        const StackedBarsSpec bars = sanitised(memoryChart(outcome.memory, ViewContext()));
        QVERIFY(bars.rows.empty() && bars.limits.empty());
        const CurvesSpec curves = sanitised(costChart(outcome, ViewContext(), true));
        QVERIFY(curves.lines.empty() && curves.marks.empty());
    }

    void costHasCurvesCrossoversAndTheEndOfTheRun() {
        const Outcome outcome = sample::outcome();
        const CurvesSpec spec = costChart(outcome, ViewContext(), true);
        QCOMPARE(spec.lines.size(), 3UL);
        QVERIFY(spec.lines[0].dashed && !spec.lines[2].dashed);
        QCOMPARE(spec.lines[2].color, ViewContext().tokens.rent);
        QVERIFY(spec.band.has_value());
        QCOMPARE(spec.marks.size(), 2UL);
        QVERIFY(spec.marks.back().strong);
        QCOMPARE(spec.marks.back().at.x(), 13.9);
        QVERIFY(std::abs(spec.marks.back().at.y() - curveAt(spec.lines[2].points, 13.9)) < 1);
        QCOMPARE(spec.x.maximum, 36.0);
        QCOMPARE(spec.x.step, 6.0);
        QCOMPARE(spec.notes.size(), 1UL);
        QVERIFY(std::abs(spec.notes[0].x - 179.9 / kDaysPerMonth) < 1e-9);
    }

    void aMissingPriceLeavesItsCurveOut() {
        Outcome outcome = sample::outcome();
        outcome.cost.hasBuy = false;
        CurvesSpec spec = costChart(outcome, ViewContext(), false);
        QCOMPARE(spec.lines.size(), 1UL);
        QVERIFY(spec.marks.empty());
        outcome.cost.hasRent = false;
        outcome.cost.hasBuy = true;
        spec = costChart(outcome, ViewContext(), false);
        QCOMPARE(spec.lines.size(), 2UL);
        QVERIFY(!spec.band.has_value());
    }

    void curvesAreReadBetweenTheirPoints() {
        const std::vector<QPointF> points = {{0, 0}, {10, 100}};
        QCOMPARE(curveAt(points, 2.5), 25.0);
        QCOMPARE(curveAt(points, -1), 0.0);
        QCOMPARE(curveAt(points, 99), 100.0);
        QCOMPARE(curveAt({}, 3), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestChartSpec)
#include "test_chart_spec.moc"
