// A plan as Megatron-LM's command-line arguments.
#pragma once

#include "core/launch/launch_job.h"

namespace rackwright {

/// One option and its value; flags have an empty value.
struct LaunchArgument {
    std::string name; ///< with its dashes
    std::string value;
};

/// `deepspeed`: the dialect of Megatron-DeepSpeed, which leaves sharding and offload to DeepSpeed's JSON.
std::vector<LaunchArgument> megatronArguments(const LaunchJob& job, bool deepspeed);

/// A shell script that starts `program` with the arguments on every server.
std::string launchScript(const LaunchJob& job, const std::string& program,
                         const std::vector<LaunchArgument>& arguments);

} // namespace rackwright
