#include "core/speed/device_rates.h"

#include <algorithm>

namespace rackwright {
namespace {

bool isEightBit(Precision precision) {
    return precision == Precision::fp8 || precision == Precision::fp8Rowwise || precision == Precision::mxfp8;
}

double castShare(Precision precision, const SpeedConstants& constants) {
    if (precision == Precision::mxfp8) return constants.castMxfp8;
    if (precision == Precision::nvfp4) return constants.castNvfp4;
    return isEightBit(precision) ? constants.castFp8 : 0.0;
}

/// FLOP/s of the layers' weight matmuls; the 16-bit rate when the part has no narrower format.
double narrowRate(Precision precision, const Machine& machine, double rate16, double share,
                  const SpeedConstants& constants) {
    if (precision == Precision::fp32) return rate16 * constants.fp32Rate;
    const bool narrow = isEightBit(precision) || precision == Precision::nvfp4;
    if (!narrow || machine.peak8 <= 0) return rate16;
    const double rate8 = machine.peak8 * machine.matmul8 * share;
    if (precision == Precision::fp8Rowwise) return rate8 * constants.rowwise8;
    if (precision != Precision::nvfp4 || machine.peak4 <= machine.peak8) return rate8;
    return rate8 * (1 + constants.fp4Gain * (machine.peak4 / machine.peak8 - 1));
}

/// Flash kernels reach their share of the peak at head dimension 128; narrower heads fill the tensor cores
/// worse.
double flashRate(const Job& job, const Machine& machine) {
    const bool latent = job.model.attention == Attention::latent;
    const double headDim = static_cast<double>(
        latent ? job.model.latent.nopeHeadDim + job.model.latent.ropeHeadDim : job.model.headDim);
    const double older = job.stack.speed.olderFlash ? machine.olderFlashFactor : 1.0;
    return machine.peak16 * machine.clock * machine.attentionShare * older *
           std::min(1.0, 0.5 + headDim / 256.0);
}

} // namespace

DeviceRates::DeviceRates(const Job& job, const Machine& machine, const SpeedConstants& constants) {
    const double share = machine.clock * job.stack.speed.kernelShare;
    const double rate16 = machine.peak16 * machine.matmul16 * share;
    const Precision precision = job.recipe.precision;
    const double rate8 = narrowRate(precision, machine, rate16, share, constants);
    const bool narrow16 = castShare(precision, constants) == 0.0;
    wide = {1 / rate16, machine.tileLoss16};
    narrow = {1 / rate8, machine.tileLoss16 * (narrow16 ? 1.0 : constants.tileRatio8)};
    grouped = {narrow.secondsPerFlop / (narrow16 ? 1.0 : constants.grouped8),
               narrow.tile * constants.groupedTile};
    secondsPerByte = 1 / (machine.hbmRate * constants.hbmShare);
    castBytes = castShare(precision, constants);

    const AttentionKernel kernel = job.recipe.attention;
    classic = kernel == AttentionKernel::classic || !machine.flashSupported ||
              (kernel == AttentionKernel::automatic && job.stack.speed.classicAttention);
    const bool misaligned = classic && job.model.headDim % 8 != 0;
    attentionSecondsPerFlop = classic ? wide.secondsPerFlop * (misaligned ? constants.misalignedHead : 1.0)
                                      : 1 / flashRate(job, machine);
}

} // namespace rackwright
