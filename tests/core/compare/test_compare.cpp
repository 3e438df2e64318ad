// Plans side by side: equal plans differ in nothing, and every difference is the sum of its parts.
#include "core/advisor/advise.h"
#include "core/compare/compare.h"
#include "core/compare/decompose.h"
#include "core/files/catalog_reader.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rackwright;

namespace {

const CompareRow* rowOf(const Comparison& comparison, std::string_view id) {
    const auto row = std::ranges::find(comparison.rows, id, &CompareRow::id);
    return row == comparison.rows.end() ? nullptr : &*row;
}

double sumOf(const Decomposition& whole) {
    double sum = 0;
    for (const Contribution& part : whole.parts)
        sum += part.amount;
    return sum;
}

bool addsUp(const std::optional<Decomposition>& whole) {
    if (!whole) return false;
    const double scale = std::max(std::abs(whole->first), std::abs(whole->other));
    return std::abs(sumOf(*whole) - whole->difference()) <= 1e-9 * scale;
}

bool isSorted(const Decomposition& whole) {
    return std::ranges::is_sorted(whole.parts, [](const Contribution& a, const Contribution& b) {
        return std::abs(a.amount) > std::abs(b.amount);
    });
}

double partOf(const Decomposition& whole, std::string_view id) {
    const auto part = std::ranges::find(whole.parts, id, &Contribution::id);
    return part == whole.parts.end() ? 0 : part->amount;
}

} // namespace

class TestCompare : public QObject {
    Q_OBJECT

    Catalog m_catalog;
    Outcome m_first;

    Outcome plan(const std::vector<std::pair<std::string, InputValue>>& values) {
        Scenario scenario;
        for (const auto& [id, value] : values)
            if (!setInput(scenario, id, value, m_catalog)) qFatal("%s", id.c_str());
        auto outcome = planOnly(scenario, m_catalog);
        if (!outcome) qFatal("%s", outcome.error().id.c_str());
        return *outcome;
    }

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
        m_first = plan({});
    }

    void aPlanDiffersInNothingFromItself() {
        const Outcome* plans[] = {&m_first, &m_first};
        const Comparison same = comparePlans(plans);
        QCOMPARE(same.equalRows(), same.rows.size());
        QVERIFY(same.rows.size() > inputTable().size() - 5 + 50);
        QCOMPARE(same.against.size(), std::size_t(1));
        for (const auto* whole : {&same.against[0].step, &same.against[0].days, &same.against[0].causes,
                                  &same.against[0].rent, &same.against[0].own, &same.against[0].capital}) {
            QVERIFY(whole->has_value());
            QVERIFY((*whole)->parts.empty());
        }
        QCOMPARE(*same.against[0].evenRent, m_first.cost.rentPerAcceleratorHour.value());
    }

    void oneInputIsFoundAmongAll() {
        const Outcome other = plan({{"hardware.servers", 64.0}});
        const Outcome* plans[] = {&m_first, &other};
        const Comparison comparison = comparePlans(plans);
        QStringList inputs;
        for (const CompareRow& row : comparison.rows)
            if (row.isInput() && row.differs) inputs << QString::fromStdString(row.id);
        QCOMPARE(inputs, QStringList{QStringLiteral("hardware.servers")});
        const CompareRow* days = rowOf(comparison, "time.days");
        QVERIFY(days != nullptr && days->differs);
        QCOMPARE(*days->deltas[1], other.trainingDays - m_first.trainingDays);
        QCOMPARE(*days->deltas[0], 0.0);
    }

    void differencesAreTheSumsOfTheirParts_data() {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("text");
        QTest::newRow("half the servers") << "hardware.servers"
                                          << "64";
        QTest::newRow("another accelerator") << "hardware.accelerator"
                                             << "b200-sxm";
        QTest::newRow("fewer tokens") << "data.tokens"
                                      << "10";
        QTest::newRow("8-bit") << "data.precision"
                               << "fp8";
        QTest::newRow("other split") << "parallel.tp"
                                     << "4";
        QTest::newRow("longer sequences") << "model.sequence"
                                          << "32768";
        QTest::newRow("paid in yuan") << "money.currency"
                                      << "cny";
        QTest::newRow("less use") << "money.utilisation"
                                  << "0.5";
    }

    void differencesAreTheSumsOfTheirParts() {
        QFETCH(QString, input);
        QFETCH(QString, text);
        const auto value = parseInput(*findInput(input.toStdString()), text.toStdString());
        QVERIFY(value.has_value());
        const Outcome other = plan({{"money.allow_undeliverable", true}, {input.toStdString(), *value}});
        const Outcome* plans[] = {&m_first, &other};
        const Comparison comparison = comparePlans(plans);
        QVERIFY(comparison.equalRows() < comparison.rows.size());
        const PlanDifference& against = comparison.against.front();
        for (const auto* whole :
             {&against.step, &against.days, &against.causes, &against.rent, &against.own, &against.capital}) {
            QVERIFY(whole->has_value());
            QVERIFY2(addsUp(*whole), (*whole)->figure.c_str());
            QVERIFY(isSorted(**whole));
        }
        QCOMPARE(against.step->difference(), other.time.step.total - m_first.time.step.total);
    }

    // The same pair the other way round gives the same parts with the other sign.
    void theOtherWayRoundTurnsEverySign() {
        const Outcome other = plan({{"hardware.servers", 64.0}, {"data.tokens", 7.0}});
        const Outcome* there[] = {&m_first, &other};
        const Outcome* back[] = {&other, &m_first};
        const PlanDifference one = comparePlans(there).against.front();
        const PlanDifference two = comparePlans(back).against.front();
        for (const auto member :
             {&PlanDifference::step, &PlanDifference::days, &PlanDifference::causes, &PlanDifference::rent}) {
            QCOMPARE((one.*member)->parts.size(), (two.*member)->parts.size());
            for (const Contribution& part : (one.*member)->parts)
                QVERIFY(std::abs(part.amount + partOf(*(two.*member), part.id)) <= 1e-9 * (one.*member)->first);
        }
    }

    // Two factors that both double a value of 1: each carries half of the difference of 3.
    void equalFactorsShareTheDifference() {
        const Factor factors[] = {{"a", 1, 2}, {"b", 1, 2}};
        const auto parts = byFactors(1, 4, factors);
        QCOMPARE(parts[0].amount, 1.5);
        QCOMPARE(parts[1].amount, 1.5);
        const Factor inverse[] = {{"a", 1, 2, true}};
        QCOMPARE(byFactors(1, 0.5, inverse)[0].amount, -0.5);
        QCOMPARE(logarithmicMean(3, 3), 3.0);
        // (e − 1) ÷ ln e
        QCOMPARE(logarithmicMean(std::exp(1.0), 1), std::exp(1.0) - 1);
    }

    void fewerServersAreTheCauseOfMoreDays() {
        const Outcome other = plan({{"hardware.servers", 64.0}});
        const Outcome* plans[] = {&m_first, &other};
        const Decomposition causes = *comparePlans(plans).against.front().causes;
        QCOMPARE(causes.parts.front().id, std::string("accelerators"));
        QVERIFY(causes.parts.front().amount > 0);
        QCOMPARE(partOf(causes, "peak"), 0.0);
        QCOMPARE(partOf(causes, "work"), 0.0);
    }

    // At the price that makes them even, the other plan's run costs what the first's does.
    void theEvenPriceMakesTheRunsEven() {
        const Outcome other = plan({{"hardware.servers", 64.0}});
        const Outcome* plans[] = {&m_first, &other};
        const double even = *comparePlans(plans).against.front().evenRent;
        const double tax = other.cost.rentThisRun.value() /
                           (other.cost.rentPerAcceleratorHour.value() * other.cost.gpuHours);
        QVERIFY(std::abs(even * other.cost.gpuHours * tax / m_first.cost.rentThisRun.value() - 1) < 1e-9);
    }

    void amountsAreConvertedToTheFirstPlansCurrency() {
        const Outcome other = plan({{"money.currency", std::string("cny")}});
        const Outcome* plans[] = {&m_first, &other};
        const Comparison comparison = comparePlans(plans);
        QCOMPARE(comparison.currency, Currency::usd);
        const CompareRow* capital = rowOf(comparison, "cost.capital");
        QVERIFY(capital != nullptr);
        const double ratio = std::get<double>(capital->values[1]) / std::get<double>(capital->values[0]);
        QVERIFY2(std::abs(ratio - 1) < 1e-6, qPrintable(QString::number(ratio)));
        // What was typed stays what it was, and is not subtracted across currencies.
        const CompareRow* salary = rowOf(comparison, "money.salary");
        QVERIFY(salary != nullptr && !salary->deltas[1]);
    }

    void fourPlansAreComparedWithTheFirst() {
        const Outcome second = plan({{"hardware.servers", 64.0}});
        const Outcome third = plan({{"data.tokens", 5.0}});
        const Outcome* plans[] = {&m_first, &second, &third, &m_first};
        const Comparison comparison = comparePlans(plans);
        QCOMPARE(comparison.plans, kMostComparedPlans);
        QCOMPARE(comparison.against.size(), std::size_t(3));
        QCOMPARE(comparison.costs.size(), std::size_t(4));
        CompareGroup last = CompareGroup::inputs;
        for (const CompareRow& row : comparison.rows) {
            QCOMPARE(row.values.size(), std::size_t(4));
            QCOMPARE(row.deltas.size(), std::size_t(4));
            QVERIFY(row.group >= last);
            last = row.group;
            QVERIFY(!row.deltas[3] || *row.deltas[3] == 0);
        }
    }

    void aPlanWithoutASplitHasNoTimes() {
        const Outcome nothing;
        const Outcome* plans[] = {&m_first, &nothing};
        const Comparison comparison = comparePlans(plans);
        QVERIFY(!comparison.against.front().days);
        QVERIFY(!comparison.against.front().rent);
        QVERIFY(!comparison.costs[1].rent);
        const CompareRow* days = rowOf(comparison, "time.days");
        QVERIFY(days->differs);
        QVERIFY(!days->deltas[1]);
        QVERIFY(std::holds_alternative<std::monostate>(days->values[1]));
    }

    void nothingIsComparedWithNothing() { QVERIFY(comparePlans({}).rows.empty()); }
};

QTEST_GUILESS_MAIN(TestCompare)
#include "test_compare.moc"
