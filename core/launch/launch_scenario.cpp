#include "core/launch/launch_import.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

std::optional<double> pin(int degree) {
    return static_cast<double>(degree);
}

} // namespace

Scenario launchScenario(const LaunchImport& launch, const Catalog& catalog) {
    const LaunchJob& job = launch.job;
    const Strategy& s = job.strategy;
    Scenario scenario;
    if (!job.preset.empty()) {
        scenario.model.preset = job.preset;
    } else if (launch.hasModel) {
        scenario.model.preset = kImportedPreset;
        scenario.model.imported = job.model;
    }
    scenario.model.sequence = job.sequence;
    scenario.data.globalBatch = static_cast<double>(job.globalBatch);
    if (job.tokens > 0) scenario.data.tokensT = job.tokens / 1e12;
    scenario.data.recipe = job.recipe;

    scenario.parallel.tp = pin(s.tp);
    scenario.parallel.pp = pin(s.pp);
    scenario.parallel.vpp = pin(s.vpp);
    scenario.parallel.cp = pin(s.cp);
    scenario.parallel.ep = pin(s.ep);
    scenario.parallel.microBatch = pin(s.microBatch);
    scenario.parallel.sharding = s.sharding;
    scenario.parallel.recompute = s.recompute;
    // Fully sharded strategies belong to PyTorch's or DeepSpeed's code, the others to Megatron's.
    if (s.sharding == Sharding::fsdp || s.sharding == Sharding::hsdp)
        scenario.hardware.stack = "pytorch-fsdp-compiled";
    if (s.sharding == Sharding::zero2 || s.sharding == Sharding::zero3)
        scenario.hardware.stack = s.tp * s.pp > 1 ? "megatron-deepspeed" : "deepspeed";

    if (!launch.hasWorld) return scenario;
    const Server* server = catalog.hardware.server(scenario.hardware.server);
    const int each = server != nullptr ? std::max(1, server->accelerators) : 8;
    scenario.hardware.servers = std::max(1.0, std::ceil(static_cast<double>(s.accelerators()) / each));
    return scenario;
}

} // namespace rackwright
