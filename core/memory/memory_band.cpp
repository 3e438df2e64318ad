#include "core/memory/memory_band.h"

#include "core/units/quantity.h"

#include <cmath>

namespace rackwright {

namespace {

constexpr double kFloorBytes = 0.3 * kGiB; // what rounding and contexts hide on small runs
constexpr double kUnfitted = 0.15;         // about the mean error of one constant set for all stacks
constexpr double kUnknownLoss = 0.06;
constexpr double kLargeVocabulary = 100e3;
constexpr double kUnfittedOptimizer = 0.10;
constexpr double kRoutingShare = 0.2; // of the MoE activations, when routing is not forced to be even

bool holds(std::uint32_t bits, unsigned value) {
    return (bits >> value & 1U) != 0;
}

} // namespace

BandInputs bandInputs(const Job& job, const Machine& machine) {
    const MemoryProfile& profile = job.stack.memory;
    BandInputs out;
    out.usableBytes = machine.usableBytes;
    out.stackShare = profile.bandShare;
    out.moeShare = job.model.isMoe() && !job.forcedBalance ? kRoutingShare : 0;
    out.fittedSharding = profile.fittedSharding;
    out.recipeFitted = holds(profile.fittedPrecision, static_cast<unsigned>(job.recipe.precision)) &&
                       holds(profile.fittedTask, static_cast<unsigned>(job.recipe.task));
    out.lossUnknown = job.recipe.loss == LossKernel::automatic &&
                      static_cast<double>(job.model.vocabulary) >= kLargeVocabulary;
    out.optimizerUnknown =
        job.recipe.optimizer != OptimizerKind::adam && job.recipe.optimizer != OptimizerKind::adam8bit;
    return out;
}

double bandShare(const BandInputs& inputs, const Strategy& strategy, const StageMemory& peak) {
    if (peak.device <= 0) return inputs.stackShare;
    double square = 0;
    const auto add = [&](bool applies, double share) {
        if (applies) square += share * share;
    };
    add(true, inputs.stackShare + kFloorBytes / peak.device);
    const bool fitted = inputs.recipeFitted && strategy.schedule == Schedule::oneForwardOneBackward &&
                        strategy.vpp == 1 &&
                        holds(inputs.fittedSharding, static_cast<unsigned>(strategy.sharding));
    add(!fitted, kUnfitted);
    add(inputs.lossUnknown, kUnknownLoss);
    add(inputs.optimizerUnknown, kUnfittedOptimizer);
    add(true, inputs.moeShare * peak.part(MemoryPart::activations) / peak.device);
    return std::sqrt(square);
}

} // namespace rackwright
