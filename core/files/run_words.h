// The keywords that the free-text cells of a run sheet are read by.
#pragma once

#include "core/plan/recipe.h"
#include "core/plan/strategy.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

/// Lower case, trimmed, runs of blanks as one: how all cells are compared.
std::string plainText(std::string_view text);
/// The parts between separators, trimmed; empty parts are left out.
std::vector<std::string> splitText(std::string_view text, char separator);
bool mentions(std::string_view plain, std::string_view word);

/// "4,096", "1e3", "64 GiB", "~70.6B": the number and the plain text behind it. Nothing when there is no
/// finite number.
struct NumberText {
    double value = 0;
    std::string unit;
};
std::optional<NumberText> readNumber(std::string_view text);
/// yes/no, true/false, on/off, 1/0.
std::optional<bool> readYesNo(std::string_view text);
/// Bytes of "80", "80 GB" (10^9), "80 GiB" (2^30), "81559 MiB". A bare number counts `bareUnit` bytes.
std::optional<double> readBytes(std::string_view text, double bareUnit);

/// ZeRO-0…3, "distributed optimizer", "sharding stage n", DDP, FSDP/FSDP2, "hybrid"/HSDP, Gemini.
/// "(shard group n)", "(degree n)" or "(shard n)" sets the group.
struct ShardingWords {
    Sharding sharding = Sharding::none;
    int group = 0;         ///< 0: the whole data-parallel group
    bool plainDdp = false; ///< only the wrapper was named, not how the states are kept
};
std::optional<ShardingWords> readSharding(std::string_view text);

/// none/off, full/block/"n of m layers", selective with module names, "every 2nd layer", "selective op".
struct RecomputeWords {
    Recompute recompute = Recompute::none;
    std::uint8_t modules = 0;
    int layers = 0;
};
std::optional<RecomputeWords> readRecompute(std::string_view text);

/// The number format of the matmuls and how weights and gradients are kept.
struct PrecisionWords {
    Precision precision = Precision::bf16;
    bool stated = false; ///< a number format was named, not only a recipe
    bool mixed = false;  ///< "mixed precision" without saying which weights are kept
    WeightsRecipe weights = WeightsRecipe::automatic;
    GradientType gradients = GradientType::automatic;
    std::optional<Task> task; ///< some sheets write the method into this cell ("QLoRA")
};
std::optional<PrecisionWords> readPrecision(std::string_view text);

struct OptimizerWords {
    OptimizerKind kind = OptimizerKind::adam;
    bool paged = false;   ///< the states live in host memory when the device is full
    bool adapter = false; ///< an adapter method written as an optimizer ("LoRA-FA")
};
std::optional<OptimizerWords> readOptimizer(std::string_view text);

std::optional<AttentionKernel> readAttention(std::string_view text);
std::optional<MomentType> readMoments(std::string_view text);
std::optional<Task> readTask(std::string_view text);

struct OffloadWords {
    Offload states = Offload::none;
    bool activations = false;
};
std::optional<OffloadWords> readOffload(std::string_view text);

} // namespace rackwright
