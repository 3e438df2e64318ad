// Calendar, storage and inventory in words.
#include "ui/text/cluster_words.h"

#include "ui/text/wording.h"

#include <QCoreApplication>

#include <cmath>

namespace rackwright::text {

namespace {

QString translated(const char* source) {
    return QCoreApplication::translate("cluster", source);
}

QString sparesText(const ReliabilityOutcome& plan, const Formatter& format) {
    if (plan.spares <= 0) return translated(QT_TRANSLATE_NOOP("cluster", "none"));
    const char* text = plan.sparesCabled ? QT_TRANSLATE_NOOP("cluster", "%1, cabled and ready")
                                         : QT_TRANSLATE_NOOP("cluster", "%1, cold on the shelf");
    return translated(text).arg(format.count(plan.spares));
}

QString guidance(const std::array<double, 3>& rates, const Formatter& format) {
    return translated(QT_TRANSLATE_NOOP("cluster", "%1 for text, %2 for images, %3 for video"))
        .arg(format.bandwidth(rates[0]).text(), format.bandwidth(rates[1]).text(),
             format.bandwidth(rates[2]).text());
}

/// "enough", or what is missing, beside a need of the inventory.
ClusterFact room(const char* name, const QString& needed, double shortOf, const QString& missing) {
    if (shortOf <= 0) return {translated(name), needed, {}, FactMark::none};
    return {translated(name), needed, translated(QT_TRANSLATE_NOOP("cluster", "%1 too few")).arg(missing),
            FactMark::bad};
}

QString poolRemark(const OwnedPool& pool, const Formatter& format) {
    if (pool.used > 0)
        return translated(QT_TRANSLATE_NOOP("cluster", "%1 used by this plan")).arg(format.count(pool.used));
    if (pool.stepFactor > 1)
        return translated(
                   QT_TRANSLATE_NOOP("cluster", "a pool of its own: a mixed job would run %1 × slower"))
            .arg(format.plain(pool.stepFactor, 2));
    return translated(QT_TRANSLATE_NOOP("cluster", "a pool of its own"));
}

} // namespace

ClusterSection calendarSection(const Outcome& outcome, const Formatter& format) {
    ClusterSection section{"calendar", translated(QT_TRANSLATE_NOOP("cluster", "Calendar and failures")), {}};
    const ReliabilityOutcome& plan = outcome.cluster.reliability;
    const CalendarOutcome& calendar = plan.calendar;
    if (calendar.runs == 0) return section;
    const auto add = [&](const char* name, const QString& value, const QString& remark = {},
                         const char* figure = "") {
        section.facts.push_back({translated(name), value, remark, FactMark::none, figure});
    };
    add(QT_TRANSLATE_NOOP("cluster", "Calendar days, P50"), format.days(calendar.daysP50).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "%1 simulated runs")).arg(format.count(calendar.runs)));
    add(QT_TRANSLATE_NOOP("cluster", "Calendar days, P90"), format.days(calendar.daysP90).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "pace and interruptions together")));
    if (std::abs(calendar.probability - 0.9) > 1e-9)
        section.facts.push_back({translated(QT_TRANSLATE_NOOP("cluster", "Calendar days kept with %1"))
                                     .arg(format.percent(calendar.probability, 0).text()),
                                 format.days(calendar.daysChosen).text(),
                                 {},
                                 FactMark::none});
    add(QT_TRANSLATE_NOOP("cluster", "Lost to interruptions"),
        format.range(format.days(calendar.stopDaysP50), format.days(calendar.stopDaysP90)),
        translated(QT_TRANSLATE_NOOP("cluster", "P50 – P90, rework included")));
    add(QT_TRANSLATE_NOOP("cluster", "Interruptions"),
        format.range(format.count(calendar.interruptionsP50), format.count(calendar.interruptionsP90)),
        translated(QT_TRANSLATE_NOOP("cluster", "one in %1; %2 per 1,000 server-days"))
            .arg(format.duration(plan.hoursBetweenInterruptions * kSecondsPerHour).text(),
                 format.plain(plan.failuresPer1000NodeDays, 2)),
        "run.between_interruptions");
    add(QT_TRANSLATE_NOOP("cluster", "Effective training time"), format.percent(plan.goodput).text(), {},
        "run.goodput");
    add(QT_TRANSLATE_NOOP("cluster", "Restart"), format.duration(plan.restartSeconds).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "detection, swap, loading")));
    add(QT_TRANSLATE_NOOP("cluster", "Spare servers"), sparesText(plan, format));
    return section;
}

ClusterSection storageSection(const Outcome& outcome, const Formatter& format) {
    ClusterSection section{
        "storage", translated(QT_TRANSLATE_NOOP("cluster", "Storage and checkpoints")), {}};
    const ReliabilityOutcome& plan = outcome.cluster.reliability;
    const StorageOutcome& storage = outcome.cluster.storage;
    if (plan.checkpointBytes <= 0) return section;
    const auto add = [&](const char* name, const QString& value, const QString& remark = {},
                         const char* figure = "") {
        section.facts.push_back({translated(name), value, remark, FactMark::none, figure});
    };
    add(QT_TRANSLATE_NOOP("cluster", "Checkpoint"), format.bytes(plan.checkpointBytes).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "every %1"))
            .arg(format.duration(plan.checkpointSeconds).text()),
        "run.checkpoint_interval");
    add(QT_TRANSLATE_NOOP("cluster", "Synchronous save"), format.duration(storage.syncStallSeconds).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "training waits for the storage")));
    add(QT_TRANSLATE_NOOP("cluster", "Asynchronous save"), format.duration(storage.asyncStallSeconds).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "to host memory; then %1 behind the training"))
            .arg(format.duration(storage.drainSeconds).text()));
    add(QT_TRANSLATE_NOOP("cluster", "Read at a restart"), format.duration(storage.restoreSeconds).text());
    add(QT_TRANSLATE_NOOP("cluster", "Host memory for saving"),
        format.bytes(storage.hostBytesPerServer).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "per server, two copies")));
    add(QT_TRANSLATE_NOOP("cluster", "Write bandwidth to buy"),
        format.bandwidth(storage.writeBytesPerSecond).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "DGX SuperPOD guidance: %1"))
            .arg(guidance(storage.guidedWrite, format)));
    add(QT_TRANSLATE_NOOP("cluster", "Read bandwidth to buy"),
        format.bandwidth(storage.readBytesPerSecond).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "DGX SuperPOD guidance: %1"))
            .arg(guidance(storage.guidedRead, format)));
    add(QT_TRANSLATE_NOOP("cluster", "Data set"), format.bytes(storage.datasetBytes).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "read at %1"))
            .arg(format.bandwidth(storage.datasetBytesPerSecond).text()));
    add(QT_TRANSLATE_NOOP("cluster", "Capacity"), format.bytes(plan.storageBytes).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "kept checkpoints and data set")));
    return section;
}

ClusterSection inventorySection(const Outcome& outcome, const Formatter& format) {
    ClusterSection section{"inventory", translated(QT_TRANSLATE_NOOP("cluster", "Inventory")), {}};
    const InventoryOutcome& inventory = outcome.cluster.inventory;
    if (!inventory.any()) return section;
    for (const OwnedPool& pool : inventory.pools) {
        QString value = serverCount(pool.servers, format);
        if (pool.ageYears > 0)
            value = translated(QT_TRANSLATE_NOOP("cluster", "%1, %2 years old"))
                        .arg(value, format.plain(pool.ageYears, 2));
        section.facts.push_back({productName(pool.name), value, poolRemark(pool, format), FactMark::none});
    }
    const auto add = [&](const char* name, const QString& value, const QString& remark = {}) {
        section.facts.push_back({translated(name), value, remark, FactMark::none});
    };
    add(QT_TRANSLATE_NOOP("cluster", "Book value in use"),
        format.money(Money::of(inventory.sunkValue, outcome.cost.currency)).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "spent already; selling them is the alternative")));
    add(QT_TRANSLATE_NOOP("cluster", "Servers to add"), format.count(inventory.addedServers));
    add(QT_TRANSLATE_NOOP("cluster", "Switches and cables to add"),
        translated(QT_TRANSLATE_NOOP("cluster", "%1 switches, %2 cables"))
            .arg(format.count(inventory.addedSwitches), format.count(inventory.addedCables)));
    section.facts.push_back(room(QT_TRANSLATE_NOOP("cluster", "Leaf ports needed"),
                                 format.count(inventory.addedPorts), inventory.shortPorts,
                                 format.count(inventory.shortPorts)));
    section.facts.push_back(room(QT_TRANSLATE_NOOP("cluster", "Racks needed"),
                                 format.count(inventory.addedRacks), inventory.shortRacks,
                                 format.count(inventory.shortRacks)));
    section.facts.push_back(room(QT_TRANSLATE_NOOP("cluster", "Power needed"),
                                 format.power(inventory.addedKw / 1000).text(), inventory.shortKw,
                                 format.power(inventory.shortKw / 1000).text()));
    return section;
}

std::vector<ClusterSection> clusterSections(const Outcome& outcome, const Formatter& format) {
    std::vector<ClusterSection> sections{
        calendarSection(outcome, format), storageSection(outcome, format),   networkSection(outcome, format),
        linkSection(outcome, format),     ratioSection(outcome, format),     serverSection(outcome, format),
        powerSection(outcome, format),    inventorySection(outcome, format), checklistSection(outcome)};
    std::erase_if(sections, [](const ClusterSection& section) { return section.facts.empty(); });
    return sections;
}

} // namespace rackwright::text
