// Writes a plan as arguments or configuration of a training framework.
#pragma once

#include "core/launch/launch_job.h"

namespace rackwright {

struct LaunchExport {
    std::vector<LaunchFile> files;
    std::vector<Error> lost; ///< what the format cannot say: "launch.lost.…"
};

/// Option names are those of the frameworks' public sources: NVIDIA/Megatron-LM
/// megatron/training/arguments.py, the DeepSpeed configuration page (deepspeed.ai/docs/config-json),
/// pytorch/torchtitan job_config.py, and NVIDIA/NeMo
/// examples/nlp/language_modeling/conf/megatron_gpt_config.yaml.
LaunchExport exportLaunch(const LaunchJob& job, LaunchTarget target);

} // namespace rackwright
