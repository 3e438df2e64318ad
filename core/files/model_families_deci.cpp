// DeciLM, the blocks of which have widths of their own (Llama-Nemotron).
#include "core/files/model_families.h"
#include "core/model/parameters.h"

#include <array>

namespace rackwright {

namespace {

/// What one block adds up to, and the widths of it that the mean shape needs.
struct Block {
    double parameters = 0;
    std::int64_t ffn = 0;
    std::int64_t kvHeads = 0;
};

/// How a part of a block was cut: kept, left out with its norm, or replaced by one square matrix.
enum class Cut { kept, removed, linear };

Cut cutOf(ConfigReader& part) {
    if (part.flag({"no_op"}, false)) {
        return Cut::removed;
    }
    return part.flag({"replace_with_linear"}, false) ? Cut::linear : Cut::kept;
}

/// The published rule: two thirds of the multiple of the hidden size, rounded up to a multiple of 256.
std::int64_t mlpWidth(double multiplier, std::int64_t hidden) {
    const auto width = static_cast<std::int64_t>(2.0 * multiplier * static_cast<double>(hidden) / 3.0);
    return (width + 255) / 256 * 256;
}

void addAttention(const ModelShape& shape, ConfigReader& part, Block& block) {
    const Cut cut = cutOf(part);
    if (cut == Cut::removed) {
        return;
    }
    const auto hidden = static_cast<double>(shape.hidden);
    block.parameters += hidden;
    if (cut == Cut::linear) {
        block.parameters += hidden * hidden;
        return;
    }
    ModelShape layer = shape;
    layer.kvHeads = std::max<std::int64_t>(1, shape.heads / part.count({"n_heads_in_group"}, shape.heads, 1));
    block.kvHeads = layer.kvHeads;
    block.parameters += denseLayerParameters(layer).attention;
}

void addMlp(const ModelShape& shape, ConfigReader& part, Block& block) {
    const Cut cut = cutOf(part);
    if (cut == Cut::removed) {
        return;
    }
    const auto hidden = static_cast<double>(shape.hidden);
    block.parameters += hidden;
    if (cut == Cut::linear) {
        block.parameters += hidden * hidden;
        return;
    }
    ModelShape layer = shape;
    layer.ffn = mlpWidth(part.number({"ffn_mult"}, 0.01, 1000.0, 1.0), shape.hidden);
    block.ffn = layer.ffn;
    block.parameters += denseLayerParameters(layer).mlp;
}

Block readBlock(ModelReader& reader, const nlohmann::json& json, const std::string& pointer) {
    Block block;
    ConfigReader parts(json, pointer);
    if (const nlohmann::json* attention = parts.object({"attention"})) {
        ConfigReader part(*attention, pointer + "/attention");
        addAttention(reader.shape, part, block);
        parts.adopt(part);
    }
    if (const nlohmann::json* ffn = parts.object({"ffn"})) {
        ConfigReader part(*ffn, pointer + "/ffn");
        addMlp(reader.shape, part, block);
        parts.adopt(part);
    }
    reader.in.adopt(parts);
    return block;
}

/// The shape carries the mean MLP and the widest keys; what that misses goes into the extra parameters, so
/// that the total is exact.
void readDeciLm(ModelReader& reader) {
    reader.widths({32, 4096, 32, 0, 0, 11008, 32000, 2048});
    reader.tied(false);
    const nlohmann::json* blocks = reader.in.list({"block_configs"});
    if (blocks == nullptr || static_cast<std::int64_t>(blocks->size()) != reader.shape.layers) {
        reader.in.absurd({"block_configs"});
        return;
    }
    double exact = 0.0;
    std::int64_t ffn = 0;
    std::int64_t kvHeads = 1;
    for (std::size_t i = 0; i < blocks->size(); ++i) {
        if (!(*blocks)[i].is_object()) {
            reader.in.absurd({"block_configs"});
            return;
        }
        const Block block =
            readBlock(reader, (*blocks)[i], reader.in.pointer() + "/block_configs/" + std::to_string(i));
        exact += block.parameters;
        ffn += block.ffn;
        kvHeads = std::max(kvHeads, block.kvHeads);
    }
    reader.shape.kvHeads = kvHeads;
    reader.shape.ffn = std::max<std::int64_t>(1, ffn / reader.shape.layers);
    const double mean = denseLayerParameters(reader.shape).total() * static_cast<double>(reader.shape.layers);
    reader.shape.extraParameters = static_cast<std::int64_t>(exact - mean);
}

constexpr std::array kFamilies = {Family{"decilm", readDeciLm}};

} // namespace

std::span<const Family> deciFamilies() {
    return kFamilies;
}

} // namespace rackwright
