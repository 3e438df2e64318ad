#include "core/hardware/hardware.h"

#include <algorithm>

namespace rackwright {

namespace {

template <class T>
const T* byId(const std::vector<T>& list, const std::string& id) {
    const auto found = std::ranges::find(list, id, &T::id);
    return found == list.end() ? nullptr : &*found;
}

} // namespace

std::vector<std::string> Accelerator::missing() const {
    std::vector<std::string> facts;
    if (!memoryGB.known()) facts.emplace_back("memory_gb");
    if (!memoryRateGBs.known()) facts.emplace_back("memory_rate_gbs");
    if (!bf16Tflops.known() && !fp16Tflops.known()) facts.emplace_back("bf16_tflops");
    return facts;
}

int SwitchModel::portsAt(double gbps) const {
    if (gbps <= 0 || gbps > portGbps) return 0;
    const int split = static_cast<int>(portGbps / gbps) * ports;
    return std::clamp(split, ports, std::max(ports, splitPorts));
}

const Accelerator* HardwareCatalog::accelerator(const std::string& id) const {
    return byId(accelerators, id);
}
const Server* HardwareCatalog::server(const std::string& id) const {
    return byId(servers, id);
}
const SwitchModel* HardwareCatalog::switchModel(const std::string& id) const {
    return byId(switches, id);
}
const LinkKind* HardwareCatalog::link(const std::string& id) const {
    return byId(links, id);
}

} // namespace rackwright
