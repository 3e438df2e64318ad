#include "tests/support/sample_outcome.h"

namespace rackwright::sample {

namespace {

constexpr int kUnits = 4;
constexpr int kPerUnit = 32;
constexpr int kStages = 4;

int add(DiagramLevel& level, DiagramKind kind, std::int64_t index, float x, float y, float width,
        float height) {
    DiagramBox box;
    box.kind = kind;
    box.index = index;
    box.x = x;
    box.y = y;
    box.width = width;
    box.height = height;
    level.boxes.push_back(box);
    return static_cast<int>(level.boxes.size()) - 1;
}

void link(DiagramLevel& level, int from, int to, std::int64_t count, double gbps, LinkClass kind) {
    level.links.push_back({from, to, count, gbps, kind});
}

// 16 spines in a bar; under it four units with 8 leafs and 8 × 4 servers each, one replica per column.
DiagramLevel overview() {
    DiagramLevel level;
    level.width = 500;
    level.height = 200;
    std::vector<int> spines;
    for (int i = 0; i < 16; ++i)
        spines.push_back(
            add(level, DiagramKind::spineSwitch, i, 4.0F + 30.8F * static_cast<float>(i), 4, 26, 16));
    for (int u = 0; u < kUnits; ++u) {
        const float left = 4.0F + 126.0F * static_cast<float>(u);
        const int frame = add(level, DiagramKind::unitFrame, u, left, 62, 114, 134);
        level.boxes.back().unit = u;
        level.boxes.back().count = kPerUnit;
        link(level, frame, spines[static_cast<std::size_t>(u * 4 + 1)], 256, 400, LinkClass::compute);
        for (int i = 0; i < 8; ++i) {
            add(level, DiagramKind::leafSwitch, u * 8 + i, left + 6 + 13.0F * static_cast<float>(i), 80, 11,
                8);
            level.boxes.back().unit = u;
            level.boxes.back().rail = i;
        }
        for (int s = 0; s < kPerUnit; ++s) {
            const auto column = static_cast<float>(s / kStages);
            const auto row = static_cast<float>(s % kStages);
            add(level, DiagramKind::server, u * kPerUnit + s, left + 6 + 13.0F * column, 93 + 25.0F * row, 11,
                23);
            level.boxes.back().unit = u;
            level.boxes.back().stage = s % kStages;
            level.boxes.back().replica = (u * kPerUnit + s) / kStages;
        }
    }
    return level;
}

DiagramLevel unit() {
    DiagramLevel level;
    level.width = 680;
    level.height = 300;
    std::vector<int> spines;
    std::vector<int> leafs;
    for (int i = 0; i < 16; ++i)
        spines.push_back(
            add(level, DiagramKind::spineSwitch, i, 4.0F + 42.0F * static_cast<float>(i), 6, 34, 22));
    for (int i = 0; i < 8; ++i) {
        leafs.push_back(
            add(level, DiagramKind::leafSwitch, i, 8.0F + 84.0F * static_cast<float>(i), 88, 72, 26));
        level.boxes.back().rail = i;
        for (const int spine : spines)
            link(level, leafs.back(), spine, 2, 400, LinkClass::compute);
    }
    for (int s = 0; s < kPerUnit; ++s) {
        const int server =
            add(level, DiagramKind::server, s, 4.0F + 21.0F * static_cast<float>(s), 210, 19, 60);
        level.boxes.back().stage = s % kStages;
        level.boxes.back().replica = s / kStages;
        for (const int leaf : leafs)
            link(level, server, leaf, 1, 400, LinkClass::compute);
    }
    return level;
}

DiagramLevel server() {
    DiagramLevel level;
    level.width = 560;
    level.height = 330;
    std::vector<int> scaleUp;
    for (int i = 0; i < 4; ++i)
        scaleUp.push_back(
            add(level, DiagramKind::scaleUpSwitch, i, 6.0F + 140.0F * static_cast<float>(i), 6, 124, 28));
    for (int i = 0; i < 8; ++i) {
        const float x = 6.0F + 70.0F * static_cast<float>(i);
        const int gpu = add(level, DiagramKind::accelerator, i, x, 80, 60, 64);
        for (const int target : scaleUp)
            link(level, gpu, target, 4, 200, LinkClass::scaleUp);
        const int nic = add(level, DiagramKind::nic, i, x + 4, 280, 52, 26);
        level.boxes.back().rail = i;
        if (i % 2 == 0) add(level, DiagramKind::pcieSwitch, i / 2, x + 6, 200, 118, 24);
        const int bridge = static_cast<int>(level.boxes.size()) - (i % 2 == 0 ? 1 : 3);
        link(level, gpu, bridge, 1, 512, LinkClass::pcie);
        link(level, bridge, nic, 1, 512, LinkClass::pcie);
    }
    return level;
}

} // namespace

Diagram diagram() {
    return {overview(), unit(), server()};
}

std::vector<Finding> findings() {
    Finding spares;
    spares.id = "run.spares";
    spares.severity = Severity::costs;
    spares.arguments = {argument("spares", ArgumentKind::count, 5),
                        argument("interruptions", ArgumentKind::count, 92),
                        argument("days", ArgumentKind::days, 180), argument("repair", ArgumentKind::days, 3),
                        argument("servers", ArgumentKind::count, 128)};
    Finding faster;
    faster.id = "deadline.more_servers";
    faster.severity = Severity::improves;
    faster.arguments = {argument("servers", ArgumentKind::count, 160),
                        argument("now", ArgumentKind::count, 128), argument("days", ArgumentKind::days, 146),
                        argument("power", ArgumentKind::watts, 2.06e6)};
    faster.actions = {{"hardware.servers", "160"}};
    Finding crossover;
    crossover.id = "money.buy_pays";
    crossover.severity = Severity::informs;
    crossover.arguments = {
        argument("month", ArgumentKind::months, 13.9), argument("month_kept", ArgumentKind::months, 24.5),
        argument("utilisation", ArgumentKind::ratio, 0.9),
        argument("break_even_rent", ArgumentKind::usd, 3.10), argument("rent", ArgumentKind::usd, 4.50)};
    Finding parallel;
    parallel.id = "network.tp_inside_domain";
    parallel.severity = Severity::confirms;
    parallel.arguments = {argument("tp", ArgumentKind::count, 8), argument("domain", ArgumentKind::count, 8),
                          argument("share", ArgumentKind::ratio, 0.115)};
    return {spares, faster, crossover, parallel};
}

} // namespace rackwright::sample
