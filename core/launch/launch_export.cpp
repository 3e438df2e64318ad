#include "core/launch/launch_export.h"

#include "core/launch/config_export.h"
#include "core/launch/lost_details.h"
#include "core/launch/megatron_arguments.h"

namespace rackwright {

namespace {

void append(std::vector<Error>& all, const std::vector<Error>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

void addLost(bool applies, const char* id, LaunchExport& out) {
    if (applies) out.lost.push_back({id, {}, {}});
}

void megatron(const LaunchJob& job, LaunchExport& out) {
    out.files.push_back({"megatron.sh", launchScript(job, "pretrain_gpt.py", megatronArguments(job, false))});
    append(out.lost, lostOfModel(job.model));
    append(out.lost, lostOfRecipe(job.recipe));
    addLost(job.strategy.shardGroup > 0, "launch.lost.shard_group", out);
}

/// The JSON holds batch, sharding and number formats; model and tensor or pipeline split are arguments of
/// Megatron-DeepSpeed, which is written for pretraining and for whatever is split.
void deepspeed(const LaunchJob& job, LaunchExport& out) {
    out.files.push_back({"ds_config.json", deepspeedJson(job)});
    const Strategy& s = job.strategy;
    append(out.lost, lostOfRecipe(job.recipe));
    addLost(s.cp > 1, "launch.lost.context_parallel", out);
    addLost(s.vpp > 1, "launch.lost.interleaving", out);
    addLost(s.recompute == Recompute::selective && s.selectiveModules != 0, "launch.lost.recompute_modules",
            out);
    if (job.recipe.task != Task::pretrain && s.modelParallel() * s.ep == 1) return;
    LaunchJob known = job;
    known.strategy.vpp = 1;
    known.strategy.cp = 1;
    std::vector<LaunchArgument> arguments = megatronArguments(known, true);
    arguments.push_back({"--deepspeed", {}});
    arguments.push_back({"--deepspeed_config", "ds_config.json"});
    arguments.push_back({"--zero-stage", std::to_string(zeroStageOf(s.sharding))});
    if (s.pp == 1) arguments.push_back({"--no-pipeline-parallel", {}});
    out.files.push_back({"megatron_deepspeed.sh", launchScript(job, "pretrain_gpt.py", arguments)});
    append(out.lost, lostOfModel(job.model));
}

void torchtitan(const LaunchJob& job, LaunchExport& out) {
    out.files.push_back({"torchtitan.toml", torchtitanToml(job)});
    append(out.lost, lostOfRecipe(job.recipe));
    const Strategy& s = job.strategy;
    addLost(torchtitanModel(job) == nullptr, "launch.lost.model", out);
    addLost(s.sharding != Sharding::fsdp && s.sharding != Sharding::hsdp && s.sharding != Sharding::zero3,
            "launch.lost.torchtitan_sharding", out);
    addLost(s.recomputedLayers > 0, "launch.lost.recomputed_layers", out);
    addLost(s.offload != Offload::none, "launch.lost.offload", out);
}

void nemo(const LaunchJob& job, LaunchExport& out) {
    out.files.push_back({"nemo.yaml", nemoYaml(job)});
    append(out.lost, lostOfModel(job.model));
    append(out.lost, lostOfRecipe(job.recipe));
    const Strategy& s = job.strategy;
    addLost(s.sharding == Sharding::zero2 || s.fullySharded(), "launch.lost.nemo_sharding", out);
    addLost(job.model.attention == Attention::latent, "launch.lost.latent_attention", out);
    addLost(s.offload != Offload::none, "launch.lost.offload", out);
}

} // namespace

LaunchExport exportLaunch(const LaunchJob& job, LaunchTarget target) {
    LaunchExport out;
    switch (target) {
    case LaunchTarget::megatron:
        megatron(job, out);
        break;
    case LaunchTarget::deepspeed:
        deepspeed(job, out);
        break;
    case LaunchTarget::torchtitan:
        torchtitan(job, out);
        break;
    case LaunchTarget::nemo:
        nemo(job, out);
        break;
    }
    return out;
}

} // namespace rackwright
