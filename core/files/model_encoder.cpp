#include "core/files/model_encoder.h"

namespace rackwright {

namespace {

double siglipParameters(ConfigReader& in) {
    constexpr std::int64_t most = 1'000'000;
    const auto hidden = static_cast<double>(in.count({"hidden_size"}, most, 768));
    const auto ffn = static_cast<double>(in.count({"intermediate_size"}, most, 3072));
    const auto layers = static_cast<double>(in.count({"num_hidden_layers"}, 10'000, 12));
    const auto patch = static_cast<double>(in.count({"patch_size"}, most, 16));
    const auto side =
        static_cast<double>(in.count({"image_size"}, most, 224) / in.count({"patch_size"}, most, 16));
    const auto channels = static_cast<double>(in.count({"num_channels"}, 1000, 3));
    const double attention = 4.0 * (hidden * hidden + hidden);
    const double mlp = 2.0 * hidden * ffn + ffn + hidden;
    const double norm = 2.0 * hidden;
    const double embedding = hidden * channels * patch * patch + hidden + side * side * hidden;
    return layers * (attention + mlp + 2.0 * norm) + embedding + norm;
}

} // namespace

Encoder readEncoder(ConfigReader& outer, std::int64_t textHidden) {
    Encoder encoder;
    const nlohmann::json* vision = outer.object({"vision_config"});
    if (vision == nullptr) return encoder;
    ConfigReader in(*vision, outer.pointer() + "/vision_config");
    if (in.text({"model_type"}) == "siglip_vision_model" && !in.flag({"vision_use_head"}, true)) {
        const auto width = static_cast<double>(in.count({"hidden_size"}, 1'000'000, 768));
        const double projection = width * static_cast<double>(textHidden) + width; // matrix and norm
        encoder.parameters = siglipParameters(in) + projection;
        encoder.tokensPerItem = static_cast<double>(outer.count({"mm_tokens_per_image"}, 1'000'000, 256));
    }
    outer.adopt(in);
    return encoder;
}

} // namespace rackwright
