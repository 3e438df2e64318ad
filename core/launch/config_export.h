// A plan as DeepSpeed JSON, torchtitan TOML and NeMo YAML.
#pragma once

#include "core/launch/launch_job.h"
#include "core/launch/torchtitan_models.h"

namespace rackwright {

/// DeepSpeed's ZeRO stage, 0 … 3.
int zeroStageOf(Sharding sharding);

std::string deepspeedJson(const LaunchJob& job);
std::string torchtitanToml(const LaunchJob& job);
std::string nemoYaml(const LaunchJob& job);

/// The name under which torchtitan ships the model, or null.
const TorchtitanModel* torchtitanModel(const LaunchJob& job);

} // namespace rackwright
