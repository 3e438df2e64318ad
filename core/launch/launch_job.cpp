#include "core/launch/launch_job.h"

namespace rackwright {

LaunchJob launchJob(const Outcome& outcome) {
    LaunchJob job;
    job.model = outcome.model;
    const std::string& preset = outcome.scenario.model.preset;
    if (preset != kLadderPreset && preset != kImportedPreset) job.preset = preset;
    job.recipe = outcome.scenario.data.recipe;
    job.sequence = outcome.scenario.model.sequence;
    job.globalBatch = static_cast<std::int64_t>(outcome.scenario.data.globalBatch);
    job.tokens = outcome.scenario.data.tokensT * 1e12;
    job.strategy = outcome.strategy;
    job.perServer = outcome.machine.perServer;
    return job;
}

} // namespace rackwright
