#include "core/validation/case_machine.h"

#include "core/plan/resolve.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace rackwright {

namespace {

constexpr double kSameMemory = 0.06;   ///< marketed and reported sizes of one part differ by less than this
constexpr double kUsableShare = 0.985; ///< of a marketed size counted in GiB, what a driver leaves
constexpr int kLargestServer = 16;     ///< a larger domain spans servers

bool near(double a, double b) {
    return std::abs(a / b - 1.0) < kSameMemory;
}

std::string firstWord(const std::string& text) {
    return text.substr(0, text.find(' '));
}

/// A part of the same name and form with another memory size.
const Accelerator* siblingWith(const Accelerator& found, double memoryGB, const HardwareCatalog& hardware) {
    for (const Accelerator& other : hardware.accelerators)
        if (firstWord(other.name) == firstWord(found.name) && other.formFactor == found.formFactor &&
            other.memoryGB.known() && near(*other.memoryGB.value, memoryGB))
            return &other;
    return nullptr;
}

void setServer(Machine& machine, const RunRow& row, std::vector<Assumption>& assumptions) {
    if (!row.perServer) {
        assumptions.push_back({"gpus_per_node", std::to_string(machine.perServer), "accelerator"});
        return;
    }
    machine.perServer = static_cast<int>(std::clamp(*row.perServer, 1.0, 4096.0));
    if (machine.domain <= kLargestServer) machine.domain = machine.perServer;
}

/// GB/s over all links, both directions together, as vendors print it ("900 GB/s", "14.4 TB/s aggregated" of
/// 8).
std::optional<double> statedScaleUp(const std::string& plain, int perServer) {
    for (const std::string_view unit : {"gb/s", "tb/s"}) {
        const std::size_t at = plain.find(unit);
        if (at == std::string::npos) continue;
        std::size_t start = at;
        while (start > 0 && (std::isdigit(static_cast<unsigned char>(plain[start - 1])) ||
                             plain[start - 1] == '.' || plain[start - 1] == ' '))
            --start;
        const auto number = readNumber(std::string_view(plain).substr(start));
        if (!number || number->value <= 0) return std::nullopt;
        const double gbs = unit == std::string_view("tb/s") ? number->value * 1000.0 : number->value;
        return mentions(plain, "aggregate") || gbs > 3700 ? gbs / perServer : gbs;
    }
    return std::nullopt;
}

/// What the link cell says about the domain inside a server or rack.
void setScaleUp(Machine& machine, const RunRow& row) {
    const std::string plain = plainText(row.scaleUpLink);
    if (plain.empty()) return;
    if (mentions(plain, "nvl72")) machine.domain = 72;
    const bool pcieOnly = mentions(plain, "pcie") && !mentions(plain, "nvlink");
    if (pcieOnly && machine.scaleUp == ScaleUpKind::switched) {
        machine.scaleUp = ScaleUpKind::pciePeer;
        machine.scaleUpRate = machine.scaleUpPairRate = machine.hostLinkRate;
        return;
    }
    const auto stated = statedScaleUp(plain, machine.perServer);
    if (!stated || machine.scaleUpRate <= 0 || mentions(plain, "ethernet")) return;
    const double factor = *stated * 1e9 / 2.0 / machine.scaleUpRate;
    if (factor > 1.0 || factor < 0.2)
        return; // a link is throttled by its maker, never faster than the part allows
    machine.scaleUpRate *= factor;
    machine.scaleUpPairRate *= factor;
}

void setMemory(Machine& machine, const RunRow& row) {
    if (!row.memoryBytes) return;
    const double marketed = *row.memoryBytes;
    if (std::abs(marketed / machine.memoryBytes - 1.0) < 0.08) return;
    machine.usableBytes *= marketed / machine.memoryBytes;
    machine.memoryBytes = marketed;
}

} // namespace

const Accelerator* caseAccelerator(const RunRow& row, const HardwareCatalog& hardware) {
    const std::string& text = row.accelerator;
    if (text.empty()) return nullptr;
    const Accelerator* found = hardware.acceleratorByName(text);
    if (found == nullptr) {
        const std::size_t remark = text.find(" (");
        if (remark != std::string::npos && !mentions(plainText(text), "ambiguous"))
            found = hardware.acceleratorByName(text.substr(0, remark));
    }
    if (found == nullptr || !row.memoryBytes || !found->memoryGB.known()) return found;
    const double memoryGB = *row.memoryBytes / kGB;
    if (near(*found->memoryGB.value, memoryGB)) return found;
    const Accelerator* sibling = siblingWith(*found, memoryGB, hardware);
    return sibling != nullptr ? sibling : found;
}

Result<Machine> caseMachine(const RunRow& row, const Accelerator& accelerator,
                            std::vector<Assumption>& assumptions) {
    Result<Machine> machine = machineOf(accelerator, nullptr);
    if (!machine) return machine;
    setServer(*machine, row, assumptions);
    setScaleUp(*machine, row);
    setMemory(*machine, row);
    if (row.nicGbps)
        machine->nicRate = *row.nicGbps / 8.0 * 1e9;
    else
        assumptions.push_back({"inter_node_gbps_per_gpu",
                               std::to_string(std::lround(machine->nicRate * 8.0 / 1e9)), "accelerator"});
    return machine;
}

Machine unnamedMachine(const RunRow& row) {
    Machine machine;
    if (!row.memoryBytes) return machine;
    machine.memoryBytes = *row.memoryBytes;
    machine.usableBytes = *row.memoryBytes / kGB * kGiB * kUsableShare;
    return machine;
}

} // namespace rackwright
