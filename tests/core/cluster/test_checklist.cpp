// Which settings concern a cluster.
#include "core/cluster/checklist.h"
#include "core/files/catalog_reader.h"

#include <QTest>

#include <set>

using namespace rackwright;

namespace {

const std::vector<ChecklistItem>& all() {
    static const Catalog shipped = *shippedCatalog();
    return shipped.checklist;
}

bool has(const std::vector<ChecklistItem>& items, const std::string& id) {
    return std::ranges::find(items, id, &ChecklistItem::id) != items.end();
}

} // namespace

class TestChecklist : public QObject {
    Q_OBJECT

private slots:
    void everyItemHasASourceAndAnOwnName() {
        QVERIFY(all().size() > 30);
        std::set<std::string> ids;
        for (const ChecklistItem& item : all()) {
            QVERIFY2(!item.from.source.empty() && !item.setting.empty(), item.id.c_str());
            QVERIFY2(!item.command.empty(), item.id.c_str());
            ids.insert(item.id);
        }
        QCOMPARE(ids.size(), all().size());
    }

    void platformsHaveTheirOwn() {
        const auto cuda = checklistFor(all(), {"cuda", "hopper", "infiniband", "rail-optimised", 128});
        const auto cann = checklistFor(all(), {"cann", "davinci", "ethernet", "fat-tree", 128});
        QVERIFY(has(cuda, "fabric-manager") && !has(cuda, "hccl-connect") && !has(cuda, "roce-qos"));
        QVERIFY(has(cuda, "driver-hopper") && !has(cuda, "driver-blackwell"));
        QVERIFY(has(cann, "hccl-connect") && has(cann, "roce-qos") && !has(cann, "fabric-manager"));
        QVERIFY(has(cuda, "iommu-passthrough") && has(cann, "iommu-passthrough"));
    }

    void railsAndSizeMatter() {
        QVERIFY(has(checklistFor(all(), {"cuda", "hopper", "infiniband", "rail-only", 64}), "cross-nic"));
        QVERIFY(!has(checklistFor(all(), {"cuda", "hopper", "infiniband", "fat-tree", 64}), "cross-nic"));
        QVERIFY(
            !has(checklistFor(all(), {"cuda", "hopper", "infiniband", "rail-optimised", 64}), "ib-timeout"));
        QVERIFY(
            has(checklistFor(all(), {"cuda", "hopper", "infiniband", "rail-optimised", 512}), "ib-timeout"));
        for (const ChecklistItem& item :
             checklistFor(all(), {"cuda", "hopper", "infiniband", "rail-optimised", 1}))
            QVERIFY2(item.technologies.empty() && item.kinds.empty(), item.id.c_str());
    }
};

QTEST_APPLESS_MAIN(TestChecklist)
#include "test_checklist.moc"
