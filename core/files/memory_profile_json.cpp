#include "core/files/memory_profile_json.h"

#include "core/plan/recipe.h"
#include "core/plan/strategy.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>

namespace rackwright {

namespace {

using Json = nlohmann::json;

struct NumberField {
    const char* key;
    double MemoryProfile::*member;
    double maximum;
};
constexpr NumberField kNumbers[] = {
    {"norm_bytes", &MemoryProfile::normBytes, 64},
    {"mlp_bytes_gated", &MemoryProfile::mlpBytesGated, 64},
    {"leftovers", &MemoryProfile::leftovers, 64},
    {"logit_bytes_plain", &MemoryProfile::logitBytesPlain, 64},
    {"logit_bytes_fused", &MemoryProfile::logitBytesFused, 64},
    {"logit_bytes_sharded", &MemoryProfile::logitBytesSharded, 64},
    {"step_temporary", &MemoryProfile::stepTemporary, 64},
    {"resident_optimizer", &MemoryProfile::residentOptimizer, 64},
    {"gathered_layers", &MemoryProfile::gatheredLayers, 1000},
    {"work_gradients", &MemoryProfile::workGradients, 10},
    {"placeholder_gradients", &MemoryProfile::placeholderGradients, 10},
    {"kept_inputs", &MemoryProfile::keptInputs, 64},
    {"base_gib", &MemoryProfile::baseGiB, 64},
    {"reserved_factor", &MemoryProfile::reservedFactor, 4},
    {"context_gib", &MemoryProfile::contextGiB, 64},
    {"band_share", &MemoryProfile::bandShare, 2},
    {"operator_share", &MemoryProfile::operatorShare, 4},
    {"classic_score_bytes", &MemoryProfile::classicScoreBytes, 64},
    {"eight_bit_weight_copies", &MemoryProfile::eightBitWeightCopies, 16},
    {"adapter_bytes", &MemoryProfile::adapterBytes, 64},
    {"adapter_copy_bytes", &MemoryProfile::adapterCopyBytes, 64},
};

struct FlagField {
    const char* key;
    bool MemoryProfile::*member;
};
constexpr FlagField kFlags[] = {
    {"kv_repeated", &MemoryProfile::kvRepeated},
    {"step_temporary_is_weight_copy", &MemoryProfile::stepTemporaryIsWeightCopy},
    {"gather_kept_open", &MemoryProfile::gatherKeptOpen},
    {"gradients_persist", &MemoryProfile::gradientsPersist},
    {"selective_by_operator", &MemoryProfile::selectiveByOperator},
    {"raises_trainable_when_sharded", &MemoryProfile::raisesTrainableWhenSharded},
    {"quantises_head", &MemoryProfile::quantisesHead},
    {"wide_residual_when_quantised", &MemoryProfile::wideResidualWhenQuantised},
    {"fused_loss_by_default", &MemoryProfile::fusedLossByDefault},
};

struct SupportField {
    const char* key;
    bool ParallelSupport::*member;
};
constexpr SupportField kSupport[] = {
    {"tensor", &ParallelSupport::tensor},
    {"pipeline", &ParallelSupport::pipeline},
    {"interleaved", &ParallelSupport::interleaved},
    {"context", &ParallelSupport::context},
    {"expert", &ParallelSupport::expert},
    {"sequence_parallel", &ParallelSupport::sequenceParallel},
    {"selective_recompute", &ParallelSupport::selectiveRecompute},
    {"layer_recompute", &ParallelSupport::layerRecompute},
    {"optimizer_offload", &ParallelSupport::optimizerOffload},
    {"shards_gradients_in_pipelines", &ParallelSupport::shardsGradientsInPipelines},
};

/// Names in the order of the enumerators.
constexpr const char* kStates[] = {"mixedFp32Gradients", "mixed16Gradients", "mixedFp32Accumulation",
                                   "fp32Weights",        "pure16",           "precisionAware"};
constexpr const char* kRecompute[] = {"none", "selective", "full"};
constexpr const char* kSharding[] = {"none", "zero1", "zero2", "zero3", "fsdp", "hsdp"};
constexpr const char* kPrecision[] = {"bf16", "fp16", "fp8", "fp8Rowwise", "mxfp8", "nvfp4", "fp32"};
constexpr const char* kTask[] = {"pretrain", "continuedPretrain", "longContext", "fullFineTune", "lora",
                                 "qlora"};
constexpr const char* kConfidence[] = {"datasheet", "measured", "published", "secondary", "estimate", "user"};

std::optional<unsigned> indexOf(std::span<const char* const> names, const Json& value) {
    if (!value.is_string()) return std::nullopt;
    const std::string& text = value.get_ref<const std::string&>();
    for (unsigned i = 0; i < names.size(); ++i) {
        if (text == names[i]) return i;
    }
    return std::nullopt;
}

template <class Enum>
bool readEnum(std::span<const char* const> names, const Json& value, Enum& out) {
    const std::optional<unsigned> index = indexOf(names, value);
    if (index) out = static_cast<Enum>(*index);
    return index.has_value();
}

bool readBits(std::span<const char* const> names, const Json& value, std::uint32_t& out) {
    if (!value.is_array() || value.size() > names.size()) return false;
    out = 0;
    for (const Json& item : value) {
        const std::optional<unsigned> index = indexOf(names, item);
        if (!index) return false;
        out |= 1U << *index;
    }
    return true;
}

bool readText(const Json& value, std::string& out) {
    constexpr std::size_t kLongest = 1000;
    if (!value.is_string() || value.get_ref<const std::string&>().size() > kLongest) return false;
    out = value.get<std::string>();
    return true;
}

bool readNumber(const Json& value, double maximum, double& out) {
    if (!value.is_number()) return false;
    const double number = value.get<double>();
    if (!std::isfinite(number) || number < 0 || number > maximum) return false;
    out = number;
    return true;
}

bool readVocabularyMultiple(const Json& value, std::int64_t& out) {
    double number = 0;
    if (!readNumber(value, 65536, number) || number < 1 || number != std::floor(number)) return false;
    out = static_cast<std::int64_t>(number);
    return true;
}

/// The fields that are neither plain numbers nor flags; nothing when `key` is none of them.
std::optional<bool> readOther(const std::string& key, const Json& value, NamedMemoryProfile& out) {
    MemoryProfile& profile = out.profile;
    if (key == "id") return readText(value, out.stackId);
    if (key == "source") return readText(value, out.from.source);
    if (key == "date") return readText(value, out.from.date);
    if (key == "note") return readText(value, out.from.note);
    if (key == "confidence") return readEnum(kConfidence, value, out.from.confidence);
    if (key == "states") return readEnum(kStates, value, profile.states);
    if (key == "recompute") return readEnum(kRecompute, value, profile.recompute);
    if (key == "fitted_sharding") return readBits(kSharding, value, profile.fittedSharding);
    if (key == "fitted_precision") return readBits(kPrecision, value, profile.fittedPrecision);
    if (key == "fitted_task") return readBits(kTask, value, profile.fittedTask);
    if (key == "vocabulary_multiple") return readVocabularyMultiple(value, profile.vocabularyMultiple);
    return std::nullopt;
}

bool readSupport(const Json& value, ParallelSupport& out) {
    if (!value.is_object()) return false;
    const auto read = [&](const std::string& key, const Json& item) {
        if (key == "shardings") return readBits(kSharding, item, out.shardings);
        for (const SupportField& field : kSupport) {
            if (key != field.key || !item.is_boolean()) continue;
            out.*field.member = item.get<bool>();
            return true;
        }
        return false;
    };
    for (const auto& [key, item] : value.items()) {
        if (!read(key, item)) return false;
    }
    return true;
}

bool readField(const std::string& key, const Json& value, NamedMemoryProfile& out) {
    if (key == "support") return readSupport(value, out.support);
    for (const NumberField& field : kNumbers) {
        if (key == field.key) return readNumber(value, field.maximum, out.profile.*field.member);
    }
    for (const FlagField& field : kFlags) {
        if (key != field.key) continue;
        if (value.is_boolean()) out.profile.*field.member = value.get<bool>();
        return value.is_boolean();
    }
    return readOther(key, value, out).value_or(false);
}

tl::unexpected<Error> badValue(std::string where) {
    return fail("file.bad_value", std::move(where));
}

} // namespace

Result<std::vector<NamedMemoryProfile>> readMemoryProfiles(std::string_view text) {
    constexpr std::size_t kMostStacks = 1000;
    const Json root = Json::parse(text, nullptr, false);
    if (root.is_discarded() || !root.is_object()) return fail("file.not_json");
    const auto stacks = root.find("stacks");
    if (stacks == root.end() || !stacks->is_array() || stacks->size() > kMostStacks)
        return badValue("/stacks");
    std::vector<NamedMemoryProfile> result;
    result.reserve(stacks->size());
    for (const Json& stack : *stacks) {
        const std::string where = "/stacks/" + std::to_string(result.size());
        if (!stack.is_object()) return badValue(where);
        NamedMemoryProfile named;
        for (const auto& [key, value] : stack.items()) {
            if (!readField(key, value, named)) return badValue(where + "/" + key);
        }
        if (named.stackId.empty()) return badValue(where + "/id");
        result.push_back(std::move(named));
    }
    return result;
}

} // namespace rackwright
