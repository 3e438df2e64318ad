// Everything that launch files can say, each of it optional, before it becomes a plan.
#pragma once

#include "core/launch/launch_job.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

using Whole = std::optional<std::int64_t>;

struct LaunchFacts {
    // Split and batch.
    Whole tp, pp, vpp, layersPerChunk, cp, ep, etp, replicas, shardDegree, shardGroup;
    Whole microBatch, pipelineMicroBatch, globalBatch, accumulation;
    Whole perServer, servers;
    bool sequenceParallel = false;
    std::optional<Sharding> sharding;
    std::optional<ContextKind> contextKind;
    Offload offload = Offload::none;
    bool gpipe = false;

    // Recomputation.
    std::optional<Recompute> recompute;
    bool blockMethod = false;
    Whole recomputedLayers;
    std::uint8_t modules = 0;

    // Recipe.
    std::optional<Precision> precision;
    std::optional<OptimizerKind> optimizer;
    bool fp8 = false;
    std::string fp8Recipe;
    bool precisionAware = false;
    bool fusedLoss = false;
    Whole steps;

    // Model.
    std::string titanName, titanFlavor;
    Whole layers, hidden, ffn, heads, groups, headDim, vocabulary, sequence, positions, mtp;
    bool groupedQueries = false, gated = false, untied = false, noBias = false, qkvBias = false,
         qkNorm = false, rms = false, latent = false, sharedGate = false, expertBias = false;
    std::string positionKind = "learned_absolute";
    Whole queryRank, kvRank, nopeHeadDim, ropeHeadDim, valueHeadDim;
    Whole experts, topK, expertFfn, sharedFfn;
    std::string moeFrequency;

    std::size_t understood = 0; ///< options and keys that were read
    std::vector<std::string> unread;

    void addUnread(const std::string& name);
};

/// A whole number in [1, 2^40], without anything behind it.
Whole launchNumber(std::string_view text);

/// Each reads one file into `facts`. Errors: "launch.not_json", "launch.bad_line".
void readMegatronWords(const std::vector<std::string>& words, LaunchFacts& facts);
Result<void> readDeepspeedJson(const LaunchFile& file, LaunchFacts& facts);
Result<void> readTorchtitanToml(const LaunchFile& file, LaunchFacts& facts);

/// The words of the commands of a shell script, or of a plain list of arguments: quotes, comments, continued
/// lines, variables and arrays are resolved; substituted commands, conditions and loops are not run and are
/// listed in `facts.unread`.
std::vector<std::string> launchWords(std::string_view script, LaunchFacts& facts);

} // namespace rackwright
