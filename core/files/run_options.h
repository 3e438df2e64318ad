// The options cell of a run sheet ("packed_other"): phrases between semicolons, each read by keywords.
#pragma once

#include "core/files/run_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

/// Which matrices low-rank adapters sit on.
enum class AdapterTargets : std::uint8_t { queryValue, attention, allLinear };

struct RunOptions {
    std::optional<bool> sequenceParallel;
    std::optional<LossKernel> loss;
    std::optional<bool> compiled; ///< torch.compile
    std::optional<Precision> precision;
    std::optional<bool> packed; ///< samples are packed to the full sequence length
    std::optional<bool> tiedEmbeddings;
    std::optional<double> vocabulary;
    std::optional<double> globalBatch;
    std::optional<double> gradAccumulation;
    std::optional<double> vpp;
    std::optional<double> cp;
    std::optional<double> ep;
    std::optional<double> etp;
    std::optional<double> denseLayers; ///< dense layers in front of the MoE layers
    std::optional<ContextKind> contextKind;
    std::optional<AdapterTargets> targets;
    std::optional<int> rank;
    std::optional<double> trainableParameters;
    std::optional<Quantisation> quantisation;
    std::optional<ShardingWords> sharding;
    std::optional<Task> task;
    bool adapterEmbeddings = false; ///< embedding and head are trained or adapted beside the adapters
    bool optimizerInBackward = false;
    bool activationOffload = false;
    bool forcedBalance = false;
    bool acceleratedAdapters = false; ///< a quantised base stays in 16 bits around the adapters
    bool blockwise = false;           ///< only a few layers are trained at a time (LISA, BAdam)
    bool latentAttention = false;
    std::vector<std::string> notUnderstood; ///< phrases that no keyword matched
};

RunOptions readRunOptions(std::string_view text);

} // namespace rackwright
