#include "fit_constants.h"

#include "core/speed/step_model.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rackwright::fit {
namespace {

using Touches = std::function<bool(const Run&)>;

// Both chosen by the errors with whole sources and whole model families left out.
constexpr double kUnfusedWidth = 0.03; ///< ln, of the typical stack of 2021 against the typical one of today
constexpr double kExpertWeight = 0.5;  ///< runs with experts depend most on switches that nobody publishes

bool narrow(const Run& run) {
    const Precision precision = run.data.job.recipe.precision;
    return precision != Precision::bf16 && precision != Precision::fp16 && precision != Precision::fp32;
}

bool hasExperts(const Run& run) {
    return run.data.job.model.isMoe();
}
bool anyRun(const Run&) {
    return true;
}

Touches precisionIs(Precision precision) {
    return [precision](const Run& run) { return run.data.job.recipe.precision == precision; };
}

/// Parameters of the model that belong to no accelerator or stack.
void addGeneral(std::vector<Parameter>& list) {
    const SpeedConstants base;
    const auto add = [&](std::string name, double SpeedConstants::*member, double width, Touches touches) {
        Parameter p;
        p.name = "general." + std::move(name);
        p.value = [member](Constants& c) -> double& { return c.general.*member; };
        p.prior = base.*member;
        p.width = width;
        p.touches = std::move(touches);
        list.push_back(std::move(p));
    };
    add("tile_ratio_8", &SpeedConstants::tileRatio8, 0.3, narrow);
    add("grouped_tile", &SpeedConstants::groupedTile, 0.5, hasExperts);
    add("grouped_8", &SpeedConstants::grouped8, 0.2, [](const Run& r) { return narrow(r) && hasExperts(r); });
    add("rowwise_8", &SpeedConstants::rowwise8, 0.3, precisionIs(Precision::fp8Rowwise));
    add("fp4_gain", &SpeedConstants::fp4Gain, 0.3, precisionIs(Precision::nvfp4));
    add("cast_fp8", &SpeedConstants::castFp8, 0.4, narrow);
    add("cast_mxfp8", &SpeedConstants::castMxfp8, 0.4, precisionIs(Precision::mxfp8));
    add("cast_nvfp4", &SpeedConstants::castNvfp4, 0.4, precisionIs(Precision::nvfp4));
    add("flash_half_length", &SpeedConstants::flashHalfLength, 0.5, anyRun);
    add("classic_traffic", &SpeedConstants::classicTraffic, 0.4, anyRun);
    add("misaligned_head", &SpeedConstants::misalignedHead, 0.5,
        [](const Run& r) { return r.data.job.model.headDim % 8 != 0; });
    add("permute", &SpeedConstants::permute, 0.5, hasExperts);
    add("half_size_scale_up", &SpeedConstants::halfSizeScaleUp, 0.5, anyRun);
    add("half_size_nic", &SpeedConstants::halfSizeNic, 0.5, anyRun);
    add("nic_loss_per_doubling", &SpeedConstants::nicLossPerDoubling, 0.5, anyRun);
    add("all_to_all_scale_up", &SpeedConstants::allToAllScaleUp, 0.3, hasExperts);
    add("all_to_all_nic", &SpeedConstants::allToAllNic, 0.5, hasExperts);
    add("expert_exposed_far", &SpeedConstants::expertExposedFar, 0.5, hasExperts);
    add("expert_exposed", &SpeedConstants::expertExposed, 0.4, hasExperts);
    add("lora_overhead", &SpeedConstants::loraOverhead, 0.1,
        [](const Run& r) { return r.data.job.recipe.frozenBase(); });
    add("selective_half", &SpeedConstants::selectiveHalf, 0.3,
        [](const Run& r) { return r.data.strategy.recompute == Recompute::selective; });
    add("straggler", &SpeedConstants::straggler, 0.5, anyRun);
}

struct StackField {
    const char* name;
    double SpeedProfile::*member;
    double width; ///< of a stack against the typical one
    double least;
    double most;
};

constexpr StackField kStackFields[] = {
    {"kernel_share", &SpeedProfile::kernelShare, 0.10, 0.3, 1.15},
    {"fusion", &SpeedProfile::fusion, 0.25, 0.7, 3.0},
    {"host_launch", &SpeedProfile::hostLaunch, 0.8, 3e-5, 2e-2},
    {"router_sync", &SpeedProfile::routerSync, 0.25, 3e-5, 3e-2},
    {"data_overlap", &SpeedProfile::dataOverlap, 0.4, 1.0, 8.0},
    {"tensor_overlap", &SpeedProfile::tensorOverlap, 0.25, 1.0, 4.0},
    {"network", &SpeedProfile::network, 0.25, 0.15, 1.2},
    {"pipeline_rate", &SpeedProfile::pipelineRate, 0.3, 0.05, 0.9},
};

bool fieldMatters(const StackField& field, const Run& run) {
    const std::string name = field.name;
    if (name == "router_sync") return hasExperts(run);
    if (name == "tensor_overlap") return run.data.strategy.tp > 1;
    if (name == "pipeline_rate") return run.data.strategy.pp > 1;
    if (name == "data_overlap" || name == "network") return run.data.strategy.accelerators() > 1;
    return true;
}

Parameter typicalParameter(const StackField& field, const char* kind, SpeedProfile Constants::*profile,
                           const Constants& start) {
    Parameter p;
    p.name = std::string(kind) + '.' + field.name;
    p.value = [profile, member = field.member](Constants& c) -> double& { return (c.*profile).*member; };
    p.prior = (start.*profile).*field.member;
    p.width = 0.15;
    p.touches = [](const Run&) { return false; };
    p.shared = true;
    return p;
}

/// Stacks that write their attention scores also keep norms and biases as kernels of their own and hide no
/// tensor traffic; in everything else they are like the others.
bool differsUnfused(const StackField& field) {
    return field.member == &SpeedProfile::fusion || field.member == &SpeedProfile::tensorOverlap;
}

/// Every stack's constant has the typical stack's as its prior, which is itself fitted: a stack with few
/// runs, or none, behaves like the others of its kind.
void addStacks(std::vector<Parameter>& list, const Constants& start) {
    for (const StackField& field : kStackFields) {
        const int modern = static_cast<int>(list.size());
        list.push_back(typicalParameter(field, "typical", &Constants::typicalStack, start));
        list.push_back(typicalParameter(field, "unfused", &Constants::unfusedStack, start));
        if (!differsUnfused(field)) {
            list.back().parent = modern;
            list.back().width = kUnfusedWidth;
        }
        for (const auto& [id, profile] : start.stacks) {
            Parameter p;
            p.name = "stack." + id + "." + field.name;
            p.value = [id = id, member = field.member](Constants& c) -> double& {
                return c.stacks.at(id).*member;
            };
            p.parent = profile.classicAttention ? modern + 1 : modern;
            p.width = field.width;
            p.least = field.least;
            p.most = field.most;
            p.touches = [id = id, field](const Run& r) {
                return r.data.job.stack.id == id && fieldMatters(field, r);
            };
            list.push_back(std::move(p));
        }
    }
}

void addHardware(std::vector<Parameter>& list, const Constants& start) {
    for (const auto& [id, clock] : start.clocks) {
        Parameter p;
        p.name = "clock." + id;
        p.value = [id = id](Constants& c) -> double& { return c.clocks.at(id); };
        p.prior = 1.0;
        // The parts most runs were made on are the reference: only they tell a stack's share from a part's
        // clock.
        p.width = id == "a100-sxm4-80" || id == "h100-sxm" ? 0.01 : 0.10;
        p.touches = [id = id](const Run& r) { return r.data.machine.acceleratorId == id; };
        list.push_back(std::move(p));
    }
    for (const auto& [name, generation] : start.generations) {
        const auto add = [&](const char* field, double Constants::Generation::*member, double width,
                             Touches extra) {
            Parameter p;
            p.name = "generation." + name + "." + field;
            p.value = [name = name, member](Constants& c) -> double& {
                return c.generations.at(name).*member;
            };
            p.prior = generation.*member;
            p.width = width;
            p.touches = [name = name, extra](const Run& r) { return r.architecture == name && extra(r); };
            list.push_back(std::move(p));
        };
        add("tile_loss", &Constants::Generation::tileLoss16, 0.4, anyRun);
        add("attention_share", &Constants::Generation::attentionShare, 0.25, anyRun);
        if (generation.olderFlashFactor == 1.0) continue; // the older kernels lack nothing on these parts
        add("older_flash", &Constants::Generation::olderFlashFactor, 0.3,
            [](const Run& r) { return r.data.job.stack.speed.olderFlash; });
        list.back().most = 1.0;
    }
}

} // namespace

std::vector<Run> timedRuns(const std::vector<RunCase>& cases, const Catalog& catalog, double sourceShare) {
    std::vector<Run> runs;
    std::map<std::string, int> perSource;
    for (const RunCase& data : cases) {
        const bool judged = data.measured.score == "yes" || data.measured.score == "wide";
        if (!data.timeable() || !data.measured.stepSeconds || !judged) continue;
        Run run;
        run.data = data;
        run.seconds = *data.measured.stepSeconds;
        const Accelerator* part = catalog.hardware.accelerator(data.machine.acceleratorId);
        if (part == nullptr || !(run.seconds > 0)) continue;
        run.architecture = part->architecture;
        run.group = data.measured.family + " on " + part->id;
        ++perSource[data.measured.source];
        runs.push_back(std::move(run));
    }
    for (Run& run : runs) {
        // Rows of one source share its mistakes, so a large source must not count in full; a row whose plan
        // is partly unknown says little.
        run.weight = std::pow(perSource.at(run.data.measured.source), -sourceShare);
        if (run.data.measured.score == "wide") run.weight *= 0.2;
        if (run.data.assumed("precision") && run.data.machine.peak8 > 0) run.weight *= 0.1;
        if (run.data.assumed("recompute")) run.weight *= 0.8;
        if (hasExperts(run)) run.weight *= kExpertWeight;
    }
    return runs;
}

Constants startingConstants(const std::vector<Run>& runs, const Catalog& catalog) {
    Constants start;
    start.unfusedStack.fusion = 1.8; // norm, dropout and bias as kernels of their own
    start.unfusedStack.tensorOverlap = 1.1;
    for (const Run& run : runs) {
        const Machine& machine = run.data.machine;
        start.clocks[machine.acceleratorId] = machine.clock;
        start.generations[run.architecture] = {machine.tileLoss16, machine.attentionShare,
                                               machine.olderFlashFactor};
        start.stacks[run.data.job.stack.id] = run.data.job.stack.speed;
    }
    for (const SoftwareStack& stack : catalog.stacks)
        start.stacks.try_emplace(stack.id, stack.speed);
    return start;
}

std::vector<Parameter> parametersFor(const std::vector<Run>& runs, const Constants& start) {
    std::vector<Parameter> all;
    addGeneral(all);
    addHardware(all, start);
    addStacks(all, start);
    std::vector<Parameter> used;
    std::map<int, int> moved;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].shared && std::none_of(runs.begin(), runs.end(), all[i].touches)) continue;
        if (all[i].parent >= 0) all[i].parent = moved.at(all[i].parent);
        moved[static_cast<int>(i)] = static_cast<int>(used.size());
        used.push_back(all[i]);
    }
    return used;
}

double predict(const Run& run, const Constants& constants) {
    Job job = run.data.job;
    Machine machine = run.data.machine;
    job.stack.speed = constants.stacks.at(job.stack.id);
    machine.clock = constants.clocks.at(machine.acceleratorId);
    const Constants::Generation& generation = constants.generations.at(run.architecture);
    machine.tileLoss16 = generation.tileLoss16;
    machine.attentionShare = generation.attentionShare;
    machine.olderFlashFactor = generation.olderFlashFactor;
    return StepModel(job, machine, constants.general).step(run.data.strategy).total;
}

} // namespace rackwright::fit
