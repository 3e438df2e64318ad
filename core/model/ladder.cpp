#include "core/model/ladder.h"

#include "core/model/parameters.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kRung = 1.01; ///< ratio of neighbouring rungs; finer than what a slider can show
constexpr std::int64_t kHeadDim = 128;
constexpr double kWideFfn = 3.5; ///< MLP width over hidden size, as in Llama 3

double real(std::int64_t value) {
    return static_cast<double>(value);
}

/// Sizes between rungs take the nearest one, so that counts rise strictly with the rung.
double nearestRung(double parameters) {
    const double clamped = std::clamp(parameters, kLadderMinimum, kLadderMaximum);
    return kLadderMinimum * std::pow(kRung, std::round(std::log(clamped / kLadderMinimum) / std::log(kRung)));
}

/// Hidden size over layers grows slowly with size: 64 at 0.1B, about 100 at 8B, 150 at 405B.
double aspect(double parameters) {
    return 64.0 * std::pow(parameters / kLadderMinimum, 0.1);
}

/// Multiples of 1024 let eight ranks share the heads; small models, which nobody splits that far, get finer
/// steps.
std::int64_t hiddenSize(double parameters) {
    const double ideal = std::cbrt(parameters * aspect(parameters) / 12.0);
    const double step = ideal < 2048.0 ? 256.0 : 1024.0;
    return static_cast<std::int64_t>(std::max(2.0, std::round(ideal / step)) * step);
}

double layerParameters(ModelShape shape, double ffn) {
    shape.ffn = static_cast<std::int64_t>(ffn);
    return denseLayerParameters(shape).total();
}

/// Deep models get layer counts that pipelines divide evenly.
std::int64_t layerCount(const ModelShape& shape, double parameters, double outside) {
    const double wanted = (parameters - outside) / layerParameters(shape, kWideFfn * real(shape.hidden));
    const double step = wanted >= 64.0 ? 8.0 : (wanted >= 24.0 ? 4.0 : 2.0);
    return static_cast<std::int64_t>(std::max(1.0, std::round(wanted / step)) * step);
}

/// The widest MLP, in steps as coarse as a rung allows, with which the model does not exceed `parameters`.
std::int64_t mlpWidth(const ModelShape& shape, double parameters, double outside) {
    constexpr std::array<double, 5> steps = {256.0, 128.0, 64.0, 32.0, 16.0};
    const double perWidth = 3.0 * real(shape.hidden) * real(shape.layers);
    const double without = outside + real(shape.layers) * layerParameters(shape, 0.0);
    const double width = (parameters - without) / perWidth;
    const double finest = (kRung - 1.0) * 0.9 * parameters / perWidth;
    const auto coarsest =
        std::find_if(steps.begin(), steps.end(), [&](double step) { return step <= finest; });
    const double step = coarsest == steps.end() ? steps.back() : *coarsest;
    return static_cast<std::int64_t>(std::max(1.0, std::floor(width / step)) * step);
}

} // namespace

ModelShape ladderShape(double parameters) {
    const double target = nearestRung(std::isfinite(parameters) ? parameters : kLadderMinimum);
    ModelShape shape;
    shape.name = "ladder";
    shape.hidden = hiddenSize(target);
    shape.headDim = kHeadDim;
    shape.heads = shape.hidden / kHeadDim;
    shape.kvHeads = shape.heads % 8 == 0 ? 8 : 2;
    shape.vocabulary = target < 1e9 ? 32000 : 128256; // the vocabularies of Llama 2 and Llama 3
    shape.tiedEmbeddings = target < 4e9;
    const double outside =
        real(shape.vocabulary * shape.hidden) * (shape.tiedEmbeddings ? 1.0 : 2.0) + real(shape.hidden);
    shape.layers = layerCount(shape, target, outside);
    shape.ffn = mlpWidth(shape, target, outside);
    return shape;
}

} // namespace rackwright
