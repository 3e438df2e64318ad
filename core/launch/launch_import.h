// Reads launch files of training frameworks as a plan with pinned dimensions. Nothing is ever executed.
#pragma once

#include "core/launch/launch_job.h"
#include "core/plan/catalog.h"

#include <span>

namespace rackwright {

inline constexpr std::size_t kLaunchFileLimit = 1u << 20; ///< bytes
inline constexpr std::size_t kLaunchFiles = 16;

struct LaunchImport {
    LaunchJob job;
    bool hasModel = false;            ///< a shape or a known model was found
    bool hasWorld = false;            ///< the number of accelerators was found
    std::vector<std::string> unread;  ///< options and keys that were not understood, in order, once each
    std::vector<std::string> assumed; ///< fields of the shape that the files leave open
};

/// Shell scripts and argument lists of Megatron-LM, DeepSpeed JSON and torchtitan TOML, in any mix; later
/// files add to earlier ones. Errors: "launch.too_large", "launch.too_many_files", "launch.not_json",
/// "launch.nothing_known", "launch.bad_value", "launch.bad_line" with the file's name in `where`.
Result<LaunchImport> importLaunch(std::span<const LaunchFile> files, const Catalog& catalog);

/// A plan in which everything that the files say is pinned; the rest keeps its default.
Scenario launchScenario(const LaunchImport& launch, const Catalog& catalog);

} // namespace rackwright
