// A plan's file brings along what its result rests on, and says what today's catalogue gives differently.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "core/files/key_figures.h"
#include "core/files/relied_entries.h"
#include "core/files/scenario_file.h"

#include <QTest>

#include <algorithm>

using namespace rackwright;
using nlohmann::ordered_json;

class TestReliedEntries : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void theEntriesCarryValueSourceAndDate() {
        const ordered_json own = reliedEntries({}, m_catalog, {});
        QCOMPARE(own["accelerators"].size(), std::size_t(1));
        QCOMPARE(own["accelerators"][0]["id"].get<std::string>(), std::string("h100-sxm"));
        QVERIFY(own["rentals"].size() > 5);
        const std::string key = own["rentals"][0]["source"].get<std::string>();
        QVERIFY(own["sources"].contains(key));
        QVERIFY(!own["sources"][key]["source"].get<std::string>().empty());
        QVERIFY(own["sources"][key].contains("date"));
        for (const ordered_json& offer : own["rentals"])
            QCOMPARE(offer["accelerator"].get<std::string>(), std::string("h100-sxm"));
    }

    void whatWasWrittenTodayDiffersInNothing() {
        const ordered_json own = reliedEntries({}, m_catalog, {});
        QVERIFY(changedEntries(own).empty());
        const Result<Catalog> layered = withOwnEntries(m_catalog, own);
        QVERIFY2(layered.has_value(), layered ? "" : layered.error().where.c_str());
        QVERIFY(figures(*layered) == figures(m_catalog));
    }

    void aPlanKeepsItsOwnPricesAndListsTheDifference() {
        ordered_json own = reliedEntries({}, m_catalog, {});
        for (ordered_json& offer : own["rentals"])
            offer["price"] = offer["price"].get<double>() * 2;
        own["accelerators"][0]["memory_gb"][0] = 81;
        const std::vector<EntryChange> changes = changedEntries(own);
        QCOMPARE(changes.size(), own["rentals"].size() + 1);
        const auto memory = std::ranges::find(changes, std::string("memory_gb"), &EntryChange::field);
        QVERIFY(memory != changes.end());
        QCOMPARE(*memory->own, 81.0);
        QCOMPARE(*memory->current, 80.0);
        const auto price = std::ranges::find(changes, std::string("price"), &EntryChange::field);
        QCOMPARE(*price->own, *price->current * 2);
        QVERIFY(!price->currency.empty());

        const Result<Catalog> layered = withOwnEntries(m_catalog, own);
        QVERIFY(layered.has_value());
        const auto before = advise({}, m_catalog);
        const auto after = advise({}, *layered);
        QVERIFY(before.has_value() && after.has_value());
        QVERIFY(std::abs(after->cost.rentThisRun.value() / before->cost.rentThisRun.value() - 2) < 0.001);
    }

    void offersThatCameOrWentAreListedAndDoNotCount() {
        ordered_json own = reliedEntries({}, m_catalog, {});
        own["rentals"].erase(0);
        own["rentals"][0]["id"] = "an-offer-that-is-gone";
        const std::vector<EntryChange> changes = changedEntries(own);
        QCOMPARE(std::ranges::count_if(changes, [](const EntryChange& c) { return !c.own; }), 2);
        QCOMPARE(std::ranges::count_if(changes, [](const EntryChange& c) { return !c.current; }), 1);
        const Result<Catalog> layered = withOwnEntries(m_catalog, own);
        QVERIFY(layered.has_value());
        QVERIFY(layered->prices.rental("an-offer-that-is-gone") != nullptr);
        const auto ours = [](const RentalOffer& offer) { return offer.acceleratorId == "h100-sxm"; };
        QCOMPARE(std::size_t(std::ranges::count_if(layered->prices.rentals, ours)), own["rentals"].size());
    }

    void savedAgainThePlanKeepsItsOwn() {
        ordered_json own = reliedEntries({}, m_catalog, {});
        for (ordered_json& offer : own["rentals"])
            offer["price"] = 9.5;
        const ordered_json again = reliedEntries({}, m_catalog, own);
        QCOMPARE(again["rentals"][0]["price"].get<double>(), 9.5);
        QCOMPARE(again["rentals"].size(), own["rentals"].size());
        QVERIFY(changedEntries(again) == changedEntries(own));
    }

    void theFileBringsItsCatalogue() {
        ScenarioFile file;
        file.relied = reliedEntries({}, m_catalog, {});
        Result<ScenarioFile> same = readScenario(writeScenario(file), m_catalog);
        QVERIFY(same.has_value());
        QVERIFY(same->catalog == nullptr);
        file.relied["accelerators"][0]["bf16_tflops"][0] = 500;
        Result<ScenarioFile> other = readScenario(writeScenario(file), m_catalog);
        QVERIFY(other.has_value());
        QVERIFY(other->catalog != nullptr);
        QCOMPARE(*other->catalog->hardware.accelerator("h100-sxm")->bf16Tflops.value, 500.0);
    }

    void aBadEntryIsSaidWithItsPlace() {
        ScenarioFile file;
        file.relied = reliedEntries({}, m_catalog, {});
        file.relied["rentals"][2]["price"] = -4;
        const Result<ScenarioFile> read = readScenario(writeScenario(file), m_catalog);
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().where, std::string("/relied/rentals/2/price"));
        for (const char* absurd :
             {"[]", "7", "\"x\"", "{}", "{\"format\":\"rackwright-overrides\",\"rentals\":3}",
              "{\"format\":\"rackwright-overrides\",\"rentals\":[1]}"}) {
            file.relied = ordered_json::parse(absurd);
            QVERIFY2(!readScenario(writeScenario(file), m_catalog).has_value(), absurd);
        }
    }

    void keyFiguresDifferOnlyBeyondRounding() {
        const auto outcome = advise({}, m_catalog);
        QVERIFY(outcome.has_value());
        ordered_json saved = figuresToJson(*outcome);
        QVERIFY(changedFigures(saved, *outcome).empty());
        saved["days"] = saved["days"].get<double>() * 1.1;
        saved["mfu"] = "rubbish";
        const std::vector<FigureChange> changes = changedFigures(saved, *outcome);
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(changes.front().after.id, std::string("days"));
        QVERIFY(changedFigures(ordered_json::array(), *outcome).empty());
    }

private:
    static std::string figures(const Catalog& catalog) {
        const auto outcome = advise({}, catalog);
        return outcome ? figuresToJson(*outcome).dump() : "none";
    }

    Catalog m_catalog;
};

QTEST_APPLESS_MAIN(TestReliedEntries)
#include "test_relied_entries.moc"
