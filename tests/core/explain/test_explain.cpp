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
