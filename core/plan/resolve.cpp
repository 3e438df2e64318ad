#include "core/plan/resolve.h"

#include "core/model/ladder.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

/// One 100G port an accelerator, GB/s: where the catalogue knows no usual server of the part.
constexpr double kUsualNicGBs = 12.5;

/// Drivers and firmware keep a little of the marketed memory, which itself is counted in GiB by most vendors.
constexpr double kUsableShare = 0.985;

ScaleUpKind kindOf(ScaleUpTopology topology) {
    switch (topology) {
    case ScaleUpTopology::nvswitch:
        return ScaleUpKind::switched;
    case ScaleUpTopology::mesh:
        return ScaleUpKind::mesh;
    case ScaleUpTopology::bridge:
        return ScaleUpKind::bridge;
    case ScaleUpTopology::pciePeer:
        return ScaleUpKind::pciePeer;
    case ScaleUpTopology::pcieHost:
        return ScaleUpKind::pcieHost;
    }
    return ScaleUpKind::none;
}

/// Host link one way, byte/s: what a x16 slot of the generation carries in practice.
double hostLink(const Accelerator& accelerator) {
    const double generation = accelerator.pcieGeneration.valueOr(4);
    return 12.5e9 * std::exp2(std::clamp(generation, 3.0, 6.0) - 3.0);
}

void setRates(Machine& machine, const Accelerator& accelerator) {
    constexpr double tera = 1e12;
    const double matrix16 = accelerator.bf16Tflops.value.value_or(accelerator.fp16Tflops.valueOr(0));
    machine.peak16 = matrix16 * tera;
    machine.peak8 = accelerator.fp8Tflops.valueOr(0) * tera;
    machine.peak4 = accelerator.fp4Tflops.valueOr(0) * tera;
    machine.memoryBytes = accelerator.memoryGB.valueOr(0) * 1e9;
    machine.usableBytes =
        accelerator.usableGiB.valueOr(accelerator.memoryGB.valueOr(0) * kUsableShare) * kGiB;
    machine.hbmRate = accelerator.memoryRateGBs.valueOr(0) * 1e9;
    machine.hostLinkRate = hostLink(accelerator);
}

void setEfficiency(Machine& machine, const Accelerator& accelerator) {
    machine.matmul16 = accelerator.matmul16.valueOr(machine.matmul16);
    machine.matmul8 = accelerator.matmul8.valueOr(machine.matmul8);
    machine.clock = accelerator.sustainedClock.valueOr(machine.clock);
    machine.tileLoss16 = accelerator.tileLoss16.valueOr(machine.tileLoss16);
    machine.attentionShare = accelerator.attentionShare.valueOr(machine.attentionShare);
    machine.olderFlashFactor = accelerator.olderFlashFactor.valueOr(machine.olderFlashFactor);
    machine.flashSupported = accelerator.flashSupported;
    machine.measured =
        accelerator.matmul16.known() && accelerator.matmul16.from.confidence != Confidence::estimate;
}

void setScaleUp(Machine& machine, const Accelerator& accelerator, const Server* server) {
    const int domainMaximum = static_cast<int>(accelerator.scaleUpDomain.valueOr(8));
    machine.perServer = server != nullptr ? server->accelerators : std::min(domainMaximum, 8);
    machine.scaleUp = kindOf(accelerator.scaleUp);
    machine.scaleUpRate = accelerator.scaleUpGBs.valueOr(0) * 1e9 / 2.0;
    machine.scaleUpPairRate =
        accelerator.scaleUpPairGBs.valueOr(accelerator.scaleUpGBs.valueOr(0) / 2.0) * 1e9;
    // Without a server that says so: a rack-scale domain joins many servers, any other ends with the server.
    const bool spansServers = domainMaximum > 16;
    machine.domain = std::max(1, spansServers ? domainMaximum : std::min(domainMaximum, machine.perServer));
    if (server != nullptr && server->scaleUpDomain > 0) machine.domain = server->scaleUpDomain;
    if (machine.scaleUp == ScaleUpKind::pciePeer || machine.scaleUp == ScaleUpKind::pcieHost)
        machine.domain = machine.perServer;
    if (machine.scaleUpRate <= 0) machine.scaleUp = ScaleUpKind::none;
}

} // namespace

Result<ModelShape> resolveModel(const Scenario& scenario, const Catalog& catalog) {
    if (scenario.model.preset == kLadderPreset) return ladderShape(scenario.model.parametersB * 1e9);
    if (scenario.model.preset == kImportedPreset && scenario.model.imported) return *scenario.model.imported;
    const ModelPreset* preset = catalog.model(scenario.model.preset);
    if (preset == nullptr)
        return fail("model.unknown_preset", "/model/preset", {argument("preset", scenario.model.preset)});
    return preset->shape;
}

const char* defaultStackId(const Accelerator& accelerator, const Recipe& recipe, const ModelShape&) {
    const std::string& software = accelerator.software;
    if (software == "rocm") return "rocm";
    if (software == "cann") return "mindspeed";
    if (software == "gaudi") return "gaudi";
    if (software == "tpu" || software == "jax") return "maxtext-tpu";
    if (software == "neuron") return "neuron";
    if (software != "cuda") return "third-party-port";
    if (recipe.frozenBase()) return "hf-peft";
    if (recipe.task == Task::fullFineTune) return "pytorch-fsdp-compiled";
    return "megatron-core-2025";
}

Result<SoftwareStack> resolveStack(const Scenario& scenario, const Catalog& catalog) {
    std::string id = scenario.hardware.stack;
    if (id == kAutomatic) {
        const Accelerator* accelerator = catalog.hardware.accelerator(scenario.hardware.accelerator);
        if (accelerator == nullptr)
            return fail("hardware.unknown", "/hardware/accelerator",
                        {argument("accelerator", scenario.hardware.accelerator)});
        const Result<ModelShape> model = resolveModel(scenario, catalog);
        if (!model) return tl::unexpected<Error>(model.error());
        id = defaultStackId(*accelerator, scenario.data.recipe, *model);
    }
    const SoftwareStack* stack = catalog.stack(id);
    if (stack == nullptr) return fail("stack.unknown", "/hardware/stack", {argument("stack", id)});
    return *stack;
}

Result<Job> resolveJob(const Scenario& scenario, const Catalog& catalog) {
    Result<ModelShape> model = resolveModel(scenario, catalog);
    if (!model) return tl::unexpected<Error>(model.error());
    Result<SoftwareStack> stack = resolveStack(scenario, catalog);
    if (!stack) return tl::unexpected<Error>(stack.error());
    Job job;
    job.model = std::move(*model);
    job.recipe = scenario.data.recipe;
    if (job.recipe.task == Task::qlora && job.recipe.quantisation == Quantisation::none)
        job.recipe.quantisation = Quantisation::nf4;
    job.sequence = scenario.model.sequence;
    job.globalBatch = static_cast<std::int64_t>(scenario.data.globalBatch);
    job.stack = std::move(*stack);
    return job;
}

Result<Machine> machineOf(const Accelerator& accelerator, const Server* server) {
    if (!accelerator.computable()) {
        std::string missing;
        for (const std::string& fact : accelerator.missing())
            missing += (missing.empty() ? "" : ", ") + fact;
        return fail("hardware.data_missing", "/hardware/accelerator",
                    {argument("accelerator", accelerator.name), argument("missing", missing)});
    }
    Machine machine;
    machine.acceleratorId = accelerator.id;
    setRates(machine, accelerator);
    setEfficiency(machine, accelerator);
    setScaleUp(machine, accelerator, server);
    machine.nicRate = accelerator.typicalNicGbps.valueOr(kUsualNicGBs * 8.0) / 8.0 * 1e9;
    if (server != nullptr && server->nics.known() && server->nicGbps.known())
        machine.nicRate = *server->nics.value * *server->nicGbps.value / 8.0 * 1e9 / server->accelerators;
    return machine;
}

Result<Machine> resolveMachine(const Scenario& scenario, const Catalog& catalog) {
    const Accelerator* accelerator = catalog.hardware.accelerator(scenario.hardware.accelerator);
    if (accelerator == nullptr)
        return fail("hardware.unknown", "/hardware/accelerator",
                    {argument("accelerator", scenario.hardware.accelerator)});
    const Server* server = catalog.hardware.server(scenario.hardware.server);
    if (server == nullptr)
        return fail("hardware.unknown_server", "/hardware/server",
                    {argument("server", scenario.hardware.server)});
    if (server->acceleratorId != accelerator->id)
        return fail("hardware.server_mismatch", "/hardware/server",
                    {argument("server", server->name), argument("accelerator", accelerator->name)});
    const LinkKind* link = catalog.hardware.link(scenario.network.link);
    if (link == nullptr)
        return fail("network.unknown_link", "/network/link", {argument("link", scenario.network.link)});

    Result<Machine> machine = machineOf(*accelerator, server);
    if (!machine) return machine;
    // The slower of adapter and switch port sets the pace; an unknown adapter is taken to match the switch.
    const double gbps = std::min(link->gbps, server->nicGbps.valueOr(link->gbps));
    if (server->nics.known())
        machine->nicRate = *server->nics.value * gbps / 8.0 * 1e9 / server->accelerators;
    machine->nicEfficiency = link->efficiency.valueOr(machine->nicEfficiency);
    machine->oversubscription = scenario.network.oversubscription;
    return machine;
}

} // namespace rackwright
