// The machines in the room as JSON: every part is told, every number is one.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "core/files/cluster_json.h"

#include <QTest>

#include <cmath>

using namespace rackwright;
using nlohmann::ordered_json;

namespace {

const Catalog& catalog() {
    static const Catalog shipped = *shippedCatalog();
    return shipped;
}

ordered_json told(double servers, const char* owned) {
    Scenario scenario;
    scenario.hardware.servers = servers;
    scenario.inventory.servers = owned;
    const Result<Outcome> outcome = advise(scenario, catalog());
    if (!outcome) qFatal("%s", outcome.error().id.c_str());
    return clusterToJson(outcome->cluster);
}

/// Calls `visit(path, value)` for every number.
template <class Visit>
void forEachNumber(const ordered_json& node, const std::string& path, Visit visit) {
    if (node.is_number()) return visit(path, node.get<double>());
    if (!node.is_structured()) return;
    for (const auto& [key, value] : node.items())
        forEachNumber(value, path + '/' + key, visit);
}

} // namespace

class TestClusterJson : public QObject {
    Q_OBJECT

private slots:
    void everyPartIsTold() {
        const ordered_json json = told(128, "16 x dgx-h100");
        for (const char* key : {"fabric", "storage_fabric", "in_band", "out_of_band", "power", "reliability",
                                "storage", "traffic", "server_fit", "checklist", "inventory", "bom"})
            QVERIFY2(json.contains(key) && !json.at(key).empty(), key);
        const ordered_json& calendar = json.at("reliability").at("calendar");
        QVERIFY(calendar.at("days_p50") < calendar.at("days_p90"));
        QCOMPARE(json.at("fabric").at("leaf").get<int>(), 32);
        QCOMPARE(json.at("inventory").at("used_servers").get<double>(), 16.0);
        QVERIFY(!told(128, "").contains("inventory"));
    }

    void everyNumberIsFiniteAndNotNegative() {
        for (const double servers : {1.0, 2.0, 33.0, 1500.0}) {
            forEachNumber(told(servers, "3 x dgx-a100-640"), "", [](const std::string& path, double value) {
                QVERIFY2(std::isfinite(value) && value >= 0, path.c_str());
            });
        }
    }

    /// The cables by length are the cables of the network, and those of the bill.
    void cablesAgree() {
        const ordered_json json = told(256, "");
        const auto sum = [](const ordered_json& list, const char* key, const auto& counts) {
            double total = 0;
            for (const ordered_json& entry : list)
                if (counts(entry)) total += entry.at(key).get<double>();
            return total;
        };
        const ordered_json& fabric = json.at("fabric");
        const double cables = fabric.at("cables_server_leaf").get<double>() +
                              fabric.at("cables_leaf_spine").get<double>() +
                              fabric.at("cables_spine_core").get<double>();
        QCOMPARE(sum(fabric.at("cables"), "count", [](const ordered_json&) { return true; }), cables);
        QCOMPARE(sum(json.at("bom"), "quantity",
                     [](const ordered_json& line) {
                         return line.at("section") == "fabric" && line.at("item") == "cable";
                     }),
                 cables);
    }
};

QTEST_APPLESS_MAIN(TestClusterJson)
#include "test_cluster_json.moc"
