// Every explained figure follows from its own formula, and every symbol of a formula is a term.
#include "core/advisor/advise.h"
#include "core/explain/explain.h"
#include "core/explain/expression.h"
#include "core/files/catalog_reader.h"
#include "core/inputs/input_table.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rackwright;

class TestExplain : public QObject {
    Q_OBJECT

    Catalog m_catalog;

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void expressionsFollowTheUsualRules() {
        const auto names = [](std::string_view name) -> std::optional<double> {
            return name == "a" ? std::optional(6.0) : std::nullopt;
        };
        QCOMPARE(evaluate("2 + a * (3 - 1) / 4", names).value_or(0), 5.0);
        QCOMPARE(evaluate("ceil(a / 4) + sqrt(9)", names).value_or(0), 5.0);
        for (const char* bad : {"", "a +", "(a", "b", "a a", "sqrt a", "2..3"})
            QVERIFY2(!evaluate(bad, names).has_value(), bad);
        QVERIFY(!evaluate(std::string(200, '(') + "1" + std::string(200, ')'), names).has_value());
    }

    void everyFigureFollowsFromItsFormula_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("destination");
        QTest::newRow("dense, US") << QStringLiteral("llama-3.1-70b") << int(Destination::us);
        QTest::newRow("dense, China") << QStringLiteral("llama-3.1-70b") << int(Destination::cn);
        QTest::newRow("experts, EU") << QStringLiteral("mixtral-8x7b") << int(Destination::eu);
        QTest::newRow("many experts, US") << QStringLiteral("deepseek-v3") << int(Destination::us);
    }

    void everyFigureFollowsFromItsFormula() {
        QFETCH(QString, model);
        QFETCH(int, destination);
        Scenario scenario;
        if (m_catalog.model(model.toStdString()) != nullptr) scenario.model.preset = model.toStdString();
        scenario.money.destination = static_cast<Destination>(destination);
        scenario.money.allowUndeliverable = true;
        const auto outcome = advise(scenario, m_catalog);
        QVERIFY(outcome.has_value());
        const auto figures = explainedFigures(*outcome, m_catalog);
        QVERIFY(figures.size() >= 20);
        for (const std::string& figure : figures)
            check(*explain(*outcome, m_catalog, figure), *outcome);
    }

    void everyStageAndPartIsExplained() {
        Scenario scenario;
        scenario.parallel.pp = 4;
        for (const bool sharded : {false, true}) {
            if (sharded) {
                scenario.parallel.pp = 1;
                scenario.parallel.sharding = Sharding::zero3;
            }
            const auto outcome = advise(scenario, m_catalog);
            QVERIFY(outcome.has_value());
            int parts = 0;
            for (std::size_t stage = 0; stage < outcome->memory.stages.size(); ++stage) {
                const int number = static_cast<int>(stage);
                check(*explain(*outcome, m_catalog, stageFigure(number)), *outcome);
                for (std::size_t i = 0; i < kMemoryParts; ++i) {
                    const auto which = static_cast<MemoryPart>(i);
                    const auto why = explain(*outcome, m_catalog, stageFigure(number, which));
                    QCOMPARE(why.has_value(), outcome->memory.stages[stage].part(which) > 0);
                    if (!why) continue;
                    ++parts;
                    check(*why, *outcome);
                }
            }
            QVERIFY(parts >= 5);
        }
    }

    // Weights of a dense model in mixed precision are parameters times two bytes and nothing else.
    void weightsOfADenseModelAreTwoBytesEach() {
        const auto outcome = advise(Scenario{}, m_catalog);
        const auto why = explain(*outcome, m_catalog, stageFigure(0, MemoryPart::weights));
        QVERIFY(why.has_value());
        QCOMPARE(why->formula, std::string("held_parameters * weight_bytes / shards"));
        QCOMPARE(why->terms[1].value, 2.0);
    }

    void stageFiguresAreReadBack() {
        const auto figure = stageFigureOf(stageFigure(12, MemoryPart::logits));
        QVERIFY(figure && figure->stage == 12 && figure->part == MemoryPart::logits);
        QVERIFY(stageFigureOf("memory.stage.3") && !stageFigureOf("memory.stage.3")->part);
        for (const char* bad : {"memory.stage.", "memory.stage.x", "memory.stage.1.nothing", "memory.peak",
                                "memory.stage.1weights"})
            QVERIFY2(!stageFigureOf(bad), bad);
        QVERIFY(!explain(Outcome{}, m_catalog, "memory.stage.0").has_value());
    }

    void everyTierAndDimensionIsExplained() {
        Scenario scenario;
        scenario.hardware.servers = 2048;
        const auto outcome = advise(scenario, m_catalog);
        QVERIFY(outcome.has_value());
        for (const char* figure : {"topology.leaf", "topology.spine", "topology.core", "topology.server_leaf",
                                   "topology.leaf_spine", "topology.spine_core", "traffic.dp",
                                   "traffic.dp_busy", "run.checkpoint_interval", "power.it_measured"})
            QVERIFY2(explain(*outcome, m_catalog, figure).has_value(), figure);
    }

    void unknownFiguresHaveNoReason() {
        QVERIFY(!explain(Outcome{}, m_catalog, "time.nothing").has_value());
        QVERIFY(!explain(Outcome{}, m_catalog, "time.step").has_value());
    }

private:
    void check(const Explanation& why, const Outcome& outcome) {
        const auto value = recompute(why);
        QVERIFY2(value.has_value(), why.id.c_str());
        const double scale = why.balance ? why.terms.front().value : std::max(1e-9, std::abs(why.value));
        const double off = why.balance ? *value : *value - why.value;
        const QString message =
            QStringLiteral("%1: %2 against %3").arg(why.id.c_str()).arg(*value).arg(why.value);
        // Money is kept in ten-thousandths of its unit, totals to the cent.
        const double rounding = why.value < 1000 ? 6e-5 : 0.03;
        QVERIFY2(std::abs(off) < 1e-5 * scale + rounding, qPrintable(message));
        for (const ExplainedTerm& term : why.terms) {
            QVERIFY2(std::isfinite(term.value), term.symbol.c_str());
            if (term.source == TermSource::user)
                QVERIFY2(findInput(term.reference) != nullptr, term.reference.c_str());
            if (term.source == TermSource::catalog)
                QVERIFY2(!term.from.source.empty(), (why.id + " " + term.symbol).c_str());
            if (term.source == TermSource::computed && !term.reference.empty()) {
                const auto inner = explain(outcome, m_catalog, term.reference);
                QVERIFY2(inner.has_value(), term.reference.c_str());
                // Money is rounded to the cent where it is shown.
                QVERIFY2(std::abs(inner->value - term.value) <= 1e-5 * std::abs(term.value) + 0.02,
                         (why.id + " " + term.symbol).c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestExplain)
#include "test_explain.moc"
