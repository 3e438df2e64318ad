// The one table of inputs: identifiers, ranges, reading, and what hangs on an edit.
#include "core/files/catalog_reader.h"
#include "core/inputs/input_table.h"

#include <QTest>

#include <set>

using namespace rackwright;

class TestInputTable : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void identifiersAreUniqueAndPaths() {
        std::set<std::string_view> seen;
        for (const InputDefinition& input : inputTable()) {
            QVERIFY2(seen.insert(input.id).second, std::string(input.id).c_str());
            QVERIFY(input.id.find('.') != std::string_view::npos);
            QVERIFY(input.get != nullptr && input.set != nullptr);
        }
        QVERIFY(seen.size() >= 50);
    }

    void everyDefaultIsValid() {
        QVERIFY(checkScenario(Scenario(), m_catalog).empty());
        for (const InputDefinition& input : inputTable())
            QVERIFY2(!checkInput(input, defaultValue(input), m_catalog, Scenario()),
                     std::string(input.id).c_str());
    }

    void valuesSurviveSettingAndPrinting() {
        for (const InputDefinition& input : inputTable()) {
            Scenario scenario;
            const InputValue value = defaultValue(input);
            const Result<InputValue> read = parseInput(input, printInput(input, value));
            QVERIFY2(read.has_value() && *read == value, std::string(input.id).c_str());
            input.set(scenario, value);
            QVERIFY(input.get(scenario) == value);
        }
    }

    void absurdNumbersAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "abc", "1e400", "nan", "inf", "-1", "1e30", "8192x", "0x10", "1,5",
                                 "1 2", "\xff", "12345678901234567890123"})
            QTest::newRow(text) << QByteArray(text);
    }

    void absurdNumbersAreRefused() {
        QFETCH(QByteArray, text);
        const InputDefinition* input = findInput("model.sequence");
        const Result<InputValue> value = parseInput(*input, text.toStdString());
        const bool refused = !value || checkInput(*input, *value, m_catalog, Scenario()).has_value();
        QVERIFY(refused);
    }

    void percentAndWholeNumbers() {
        const InputDefinition* share = findInput("limits.memory_use");
        QCOMPARE(std::get<double>(*parseInput(*share, "90%")), 0.9);
        const InputDefinition* servers = findInput("hardware.servers");
        const auto error = checkInput(*servers, InputValue(1.5), m_catalog, Scenario());
        QVERIFY(error && error->id == "input.not_whole");
    }

    void aNewAcceleratorBringsItsServer() {
        const InputDefinition* input = findInput("hardware.accelerator");
        for (const std::string& id : inputChoices(*input, m_catalog, Scenario())) {
            Scenario scenario;
            QVERIFY(setInput(scenario, "hardware.accelerator", id, m_catalog).has_value());
            const Server* server = m_catalog.hardware.server(scenario.hardware.server);
            QVERIFY2(server != nullptr && server->acceleratorId == id, id.c_str());
            QVERIFY2(checkScenario(scenario, m_catalog).empty(), id.c_str());
        }
    }

    void theParametersSliderLeavesThePreset() {
        Scenario scenario;
        QVERIFY(setInput(scenario, "model.parameters", 13.0, m_catalog).has_value());
        QCOMPARE(scenario.model.preset, std::string(kLadderPreset));
        QVERIFY(setInput(scenario, "model.preset", std::string("llama-3.1-70b"), m_catalog).has_value());
        QCOMPARE(scenario.model.parametersB, 70.553706496);
    }

    void amountsFollowTheCurrency() {
        Scenario scenario;
        const double salary = scenario.money.salaryYear;
        QVERIFY(setInput(scenario, "money.destination", std::string("cn"), m_catalog).has_value());
        QCOMPARE(scenario.money.salaryYear, salary * scenario.money.yuanPerDollar);
        QVERIFY(setInput(scenario, "money.destination", std::string("us"), m_catalog).has_value());
        QCOMPARE(scenario.money.salaryYear, salary);
    }

    void aRefusedEditChangesNothing() {
        Scenario scenario;
        QVERIFY(
            !setInput(scenario, "hardware.accelerator", std::string("h100-160gb"), m_catalog).has_value());
        QVERIFY(!setInput(scenario, "no.such", 1.0, m_catalog).has_value());
        QVERIFY(!setInput(scenario, "hardware.server", std::string("dgx-a100-640"), m_catalog).has_value());
        QVERIFY(scenario == Scenario());
    }

private:
    Catalog m_catalog;
};

QTEST_APPLESS_MAIN(TestInputTable)
#include "test_input_table.moc"
