#include "core/cluster/diagram.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr float kSlot = 78; ///< width of one accelerator with its gap
constexpr float kBoxGap = 10;
constexpr float kSwitchHeight = 30, kAcceleratorHeight = 74, kPcieHeight = 26, kCpuHeight = 26,
                kNicHeight = 26;
constexpr float kScaleUpRoom = 52, kPcieRoom = 42, kCpuRoom = 14, kNicRoom = 20;
constexpr int kTrayAccelerators = 4; ///< one compute tray of an NVL72 rack
constexpr int kAcceleratorsPerPcieSwitch = 2;
constexpr int kShown = 16; ///< accelerators of one box that can still be told apart
constexpr double kBitsPerByte = 8;

struct Counts {
    int accelerators = 8, pcie = 4, cpus = 2, nics = 8;
};

Counts countsOf(const DiagramRequest& request) {
    Counts counts;
    counts.accelerators =
        request.rackScale ? kTrayAccelerators : std::clamp(request.machine.perServer, 1, kShown);
    counts.pcie = (counts.accelerators + kAcceleratorsPerPcieSwitch - 1) / kAcceleratorsPerPcieSwitch;
    counts.cpus = counts.accelerators > 1 ? 2 : 1;
    counts.nics = request.rackScale ? kTrayAccelerators : std::clamp(request.nics, 0, kShown);
    return counts;
}

/// `count` boxes spread over the width of the accelerators; returns the index of the first.
std::int32_t addRow(DiagramLevel& level, DiagramKind kind, int count, float width, float y, float height) {
    const float step = width / static_cast<float>(count);
    std::int32_t first = -1;
    for (int i = 0; i < count; ++i) {
        DiagramBox box;
        box.kind = kind;
        box.index = i;
        box.rail = kind == DiagramKind::nic ? i : -1;
        box.width = std::min(step - kBoxGap, 2.0F * kSlot - kBoxGap);
        box.height = height;
        box.x = kDiagramMargin + step * static_cast<float>(i) + (step - box.width) / 2;
        box.y = y;
        const std::int32_t index = addBox(level, box);
        if (first < 0) first = index;
    }
    return first;
}

void addLink(DiagramLevel& level, std::int32_t from, std::int32_t to, double gbps, LinkClass kind) {
    level.links.push_back({from, to, 1, gbps, kind});
}

/// Switched: every accelerator to every switch. Mesh: every pair. Bridges: neighbouring pairs. PCIe: nothing
/// extra.
void linkScaleUp(DiagramLevel& level, const Machine& machine, std::int32_t accelerator, int accelerators,
                 std::int32_t switches, int switchCount) {
    const double all = machine.scaleUpRate * kBitsPerByte / 1e9;
    const double pair = machine.scaleUpPairRate * kBitsPerByte / 1e9;
    for (std::int32_t a = 0; a < accelerators; ++a) {
        for (std::int32_t s = 0; s < switchCount; ++s)
            addLink(level, accelerator + a, switches + s, all / switchCount, LinkClass::scaleUp);
        if (machine.scaleUp == ScaleUpKind::mesh) {
            for (std::int32_t b = a + 1; b < accelerators; ++b)
                addLink(level, accelerator + a, accelerator + b, pair, LinkClass::scaleUp);
        }
        if (machine.scaleUp == ScaleUpKind::bridge && a % 2 == 0 && a + 1 < accelerators)
            addLink(level, accelerator + a, accelerator + a + 1, pair, LinkClass::scaleUp);
    }
}

} // namespace

DiagramLevel drawServer(const DiagramRequest& request) {
    DiagramLevel level;
    const Counts counts = countsOf(request);
    const float width = kSlot * static_cast<float>(counts.accelerators);
    const double pcieGbps = request.machine.hostLinkRate * kBitsPerByte / 1e9;
    float y = kDiagramMargin;

    std::int32_t switches = -1;
    int switchCount = 0;
    if (request.machine.scaleUp == ScaleUpKind::switched) {
        // The switches of a whole rack stand in trays of their own: one box for all of them.
        const int all = std::max(1, request.scaleUpSwitches);
        switchCount = request.rackScale ? 1 : all;
        switches = addRow(level, DiagramKind::scaleUpSwitch, switchCount, width, y, kSwitchHeight);
        if (request.rackScale) level.boxes[static_cast<std::size_t>(switches)].count = all;
        y += kSwitchHeight + kScaleUpRoom;
    } else if (request.machine.scaleUp == ScaleUpKind::mesh) {
        y += kScaleUpRoom; // arcs of the mesh
    }
    const std::int32_t accelerator =
        addRow(level, DiagramKind::accelerator, counts.accelerators, width, y, kAcceleratorHeight);
    linkScaleUp(level, request.machine, accelerator, counts.accelerators, switches, switchCount);
    y += kAcceleratorHeight + kPcieRoom;
    const std::int32_t pcie = addRow(level, DiagramKind::pcieSwitch, counts.pcie, width, y, kPcieHeight);
    for (std::int32_t a = 0; a < counts.accelerators; ++a)
        addLink(level, accelerator + a, pcie + a / kAcceleratorsPerPcieSwitch, pcieGbps, LinkClass::pcie);
    y += kPcieHeight + kCpuRoom;
    const std::int32_t cpu = addRow(level, DiagramKind::cpu, counts.cpus, width, y, kCpuHeight);
    for (std::int32_t p = 0; p < counts.pcie; ++p)
        addLink(level, pcie + p, cpu + p * counts.cpus / counts.pcie, pcieGbps, LinkClass::pcie);
    if (counts.cpus > 1) addLink(level, cpu, cpu + 1, pcieGbps, LinkClass::pcie);
    if (counts.nics == 0) return level;
    y += kCpuHeight + kNicRoom;
    const std::int32_t nic = addRow(level, DiagramKind::nic, counts.nics, width, y, kNicHeight);
    for (std::int32_t n = 0; n < counts.nics; ++n)
        addLink(level, pcie + n * counts.pcie / counts.nics, nic + n, pcieGbps, LinkClass::pcie);
    return level;
}

} // namespace rackwright
