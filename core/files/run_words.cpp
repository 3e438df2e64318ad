#include "core/files/run_words.h"

#include "core/units/quantity.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <utility>

namespace rackwright {

namespace {

bool isBlank(char c) {
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool mentionsAny(std::string_view plain, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return mentions(plain, word); });
}

bool isNothing(std::string_view plain) {
    static constexpr std::array<std::string_view, 8> kNothing = {"none", "no", "off", "false",
                                                                 "0",    "-",  "n/a", "disabled"};
    return std::find(kNothing.begin(), kNothing.end(), plain) != kNothing.end();
}

/// The whole number behind `word`, e.g. 64 in "shard group 64" for "group".
std::optional<int> numberAfter(std::string_view plain, std::string_view word) {
    const std::size_t at = plain.find(word);
    if (at == std::string_view::npos) return std::nullopt;
    std::size_t start = at + word.size();
    while (start < plain.size() && (isBlank(plain[start]) || plain[start] == '=' || plain[start] == ':'))
        ++start;
    int value = 0;
    const auto read = std::from_chars(plain.data() + start, plain.data() + plain.size(), value);
    if (read.ec != std::errc() || value <= 0) return std::nullopt;
    return value;
}

std::uint8_t selectiveModules(std::string_view plain) {
    struct Word {
        std::string_view text;
        SelectiveModule module;
    };
    static constexpr std::array<Word, 9> kWords = {{{"core_attn", recomputeCoreAttention},
                                                    {"core attention", recomputeCoreAttention},
                                                    {"mlp", recomputeMlp},
                                                    {"moe_act", recomputeMoeActivation},
                                                    {"mla_up", recomputeMlaUpProjection},
                                                    {"layernorm", recomputeLayerNorm},
                                                    {"layer norm", recomputeLayerNorm},
                                                    {"every 2nd", recomputeEverySecondLayer},
                                                    {"every second", recomputeEverySecondLayer}}};
    unsigned modules = 0;
    for (const Word& word : kWords)
        if (mentions(plain, word.text)) modules |= word.module;
    if (plain == "selective op" || mentions(plain, "by op") || mentions(plain, "per op"))
        modules |= recomputeByOperator;
    return static_cast<std::uint8_t>(modules);
}

struct PrecisionName {
    std::string_view word;
    Precision precision;
};

// The first that is mentioned counts, so the narrow formats stand before the wide ones.
constexpr std::array<PrecisionName, 17> kPrecisionNames = {{{"nvfp4", Precision::nvfp4},
                                                            {"mxfp4", Precision::nvfp4},
                                                            {"fp4", Precision::nvfp4},
                                                            {"mxfp8", Precision::mxfp8},
                                                            {"rowwise", Precision::fp8Rowwise},
                                                            {"row-wise", Precision::fp8Rowwise},
                                                            {"fp8", Precision::fp8},
                                                            {"float8", Precision::fp8},
                                                            {"f8", Precision::fp8},
                                                            {"bf16", Precision::bf16},
                                                            {"bfloat16", Precision::bf16},
                                                            {"fp16", Precision::fp16},
                                                            {"float16", Precision::fp16},
                                                            {"half", Precision::fp16},
                                                            {"16-bit", Precision::bf16},
                                                            {"amp", Precision::bf16},
                                                            {"mixed", Precision::bf16}}};

WeightsRecipe weightsRecipe(std::string_view plain) {
    // "no amp" and "true" load and keep 16-bit weights; autocast computes in 16 bits from weights in 32.
    if (mentionsAny(plain, {"no amp", "pure", "bf16-true", "16-true", "bfloat16 base"}))
        return WeightsRecipe::pure16;
    if (mentionsAny(plain, {"fp32 params", "with amp", "autocast", "mode default", "amp_bf16", "fsdp2 mixed",
                            "32-bit params"}))
        return WeightsRecipe::fp32Weights;
    if (mentionsAny(plain, {"precision-aware", "precision aware"})) return WeightsRecipe::precisionAware;
    if (mentionsAny(plain, {"main params", "master"})) return WeightsRecipe::mixed;
    return WeightsRecipe::automatic;
}

} // namespace

std::string plainText(std::string_view text) {
    std::string plain;
    for (const char c : text) {
        if (isBlank(c)) {
            if (!plain.empty() && plain.back() != ' ') plain += ' ';
            continue;
        }
        plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    while (!plain.empty() && plain.back() == ' ')
        plain.pop_back();
    return plain;
}

std::vector<std::string> splitText(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        std::string part(text.substr(0, end));
        while (!part.empty() && isBlank(part.back()))
            part.pop_back();
        const auto first = std::find_if_not(part.begin(), part.end(), isBlank);
        part.erase(part.begin(), first);
        if (!part.empty()) parts.push_back(std::move(part));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

bool mentions(std::string_view plain, std::string_view word) {
    return plain.find(word) != std::string_view::npos;
}

std::optional<NumberText> readNumber(std::string_view text) {
    const std::string plain = plainText(text);
    std::size_t at = 0;
    for (const std::string_view lead : {"about ", "approx. ", "~", "\xE2\x89\x88"})
        if (plain.compare(at, lead.size(), lead) == 0) at += lead.size();
    std::string digits;
    for (; at < plain.size(); ++at) {
        const char c = plain[at];
        const bool grouping = (c == ',' || c == '_' || c == ' ') && !digits.empty() &&
                              isDigit(digits.back()) && at + 3 < plain.size() && isDigit(plain[at + 1]) &&
                              isDigit(plain[at + 2]) && isDigit(plain[at + 3]) &&
                              (at + 4 >= plain.size() || !isDigit(plain[at + 4]));
        if (grouping) continue;
        const bool exponent = c == 'e' && !digits.empty() && at + 1 < plain.size() &&
                              (isDigit(plain[at + 1]) || plain[at + 1] == '+' || plain[at + 1] == '-');
        const bool sign = (c == '-' || c == '+') && (digits.empty() || digits.back() == 'e');
        if (!isDigit(c) && c != '.' && !exponent && !sign) break;
        digits += c;
    }
    if (digits.starts_with('+')) digits.erase(0, 1);
    NumberText number;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number.value);
    if (read.ec != std::errc() || read.ptr != digits.data() + digits.size() || !std::isfinite(number.value))
        return std::nullopt;
    number.unit = plainText(std::string_view(plain).substr(at));
    return number;
}

std::optional<bool> readYesNo(std::string_view text) {
    const std::string plain = plainText(text);
    if (plain == "yes" || plain == "true" || plain == "on" || plain == "1" || plain == "y" ||
        plain == "enabled")
        return true;
    if (isNothing(plain) || plain == "n") return false;
    return std::nullopt;
}

std::optional<double> readBytes(std::string_view text, double bareUnit) {
    const auto number = readNumber(text);
    if (!number || number->value <= 0) return std::nullopt;
    if (number->unit.empty()) return number->value * bareUnit;
    if (mentions(number->unit, "gib")) return number->value * kGiB;
    if (mentions(number->unit, "mib")) return number->value * kGiB / 1024.0;
    if (mentions(number->unit, "gb") || number->unit == "g") return number->value * kGB;
    if (mentions(number->unit, "mb")) return number->value * 1e6;
    if (mentions(number->unit, "tb")) return number->value * 1e12;
    return std::nullopt;
}

std::optional<ShardingWords> readSharding(std::string_view text) {
    const std::string plain = plainText(text);
    if (plain.empty()) return std::nullopt;
    ShardingWords words;
    for (const std::string_view word : {"shard group", "degree", "(shard"})
        if (const auto group = numberAfter(plain, word)) words.group = *group;
    const auto with = [&](Sharding sharding) {
        words.sharding = sharding;
        return words;
    };
    words.plainDdp = plain == "ddp";
    if (isNothing(plain) || plain == "ddp" ||
        mentionsAny(plain, {"zero-0", "zero0", "no zero", "replicated"}))
        return with(Sharding::none);
    if (mentionsAny(plain, {"hsdp", "hybrid"})) return with(Sharding::hsdp);
    if (mentionsAny(plain, {"zero-2", "zero2", "stage 2", "stage2", "grad_op", "grad-op"}))
        return with(Sharding::zero2);
    if (mentions(plain, "fsdp") && !mentions(plain, "zero1")) return with(Sharding::fsdp);
    if (mentionsAny(plain, {"zero-3", "zero3", "stage 3", "stage3", "gemini"})) return with(Sharding::zero3);
    if (mentionsAny(
            plain, {"zero-1", "zero1", "stage 1", "stage1", "distributed optimizer", "dist-opt", "dist_opt"}))
        return with(mentions(plain, "fsdp") ? Sharding::fsdp : Sharding::zero1);
    if (plain == "1" || plain == "2" || plain == "3")
        return with(plain == "1" ? Sharding::zero1 : plain == "2" ? Sharding::zero2 : Sharding::zero3);
    return std::nullopt;
}

std::optional<RecomputeWords> readRecompute(std::string_view text) {
    const std::string plain = plainText(text);
    if (plain.empty()) return std::nullopt;
    RecomputeWords words;
    words.modules = selectiveModules(plain);
    if (words.modules != 0 || mentions(plain, "selective")) {
        words.recompute = Recompute::selective;
        return words;
    }
    if (const auto layers = readNumber(plain);
        layers && layers->value >= 1 && mentions(layers->unit, "layer")) {
        words.recompute = Recompute::full;
        words.layers = static_cast<int>(std::min(layers->value, 1e6));
        return words;
    }
    if (isNothing(plain)) return words;
    if (readYesNo(plain).value_or(false) ||
        mentionsAny(plain, {"full", "block", "uniform", "checkpoint", "every layer"})) {
        words.recompute = Recompute::full;
        return words;
    }
    return std::nullopt;
}

std::optional<PrecisionWords> readPrecision(std::string_view text) {
    const std::string plain = plainText(text);
    if (plain.empty()) return std::nullopt;
    PrecisionWords words;
    words.weights = weightsRecipe(plain);
    words.mixed = words.weights == WeightsRecipe::automatic && mentions(plain, "mixed");
    words.task = mentionsAny(plain, {"lora"}) ? readTask(plain) : std::nullopt;
    if (mentions(plain, "fp32 main grads") || mentions(plain, "fp32 grad"))
        words.gradients = GradientType::fp32;
    const auto named = std::find_if(kPrecisionNames.begin(), kPrecisionNames.end(),
                                    [&](const PrecisionName& name) { return mentions(plain, name.word); });
    if (named != kPrecisionNames.end()) {
        words.precision = named->precision;
        words.stated = true;
        return words;
    }
    if (mentionsAny(plain, {"fp32", "float32", "32-true"})) {
        words.precision = Precision::fp32;
        words.stated = true;
        return words;
    }
    if (mentions(plain, "tf32")) words.precision = Precision::fp32;
    if (words.task || words.weights != WeightsRecipe::automatic) return words;
    return std::nullopt;
}

std::optional<OptimizerWords> readOptimizer(std::string_view text) {
    const std::string plain = plainText(text);
    if (plain.empty()) return std::nullopt;
    OptimizerWords words;
    words.paged = mentions(plain, "paged");
    const auto with = [&](OptimizerKind kind) {
        words.kind = kind;
        return words;
    };
    if (mentions(plain, "badam") || mentions(plain, "lisa")) return with(OptimizerKind::badam);
    if (mentions(plain, "galore")) return with(OptimizerKind::galore);
    if (mentions(plain, "muon")) return with(OptimizerKind::muon);
    if (mentions(plain, "adafactor")) return with(OptimizerKind::adafactor);
    if (mentionsAny(plain, {"8bit", "8-bit"})) return with(OptimizerKind::adam8bit);
    if (mentionsAny(plain, {"4bit", "4-bit"})) return with(OptimizerKind::adam4bit);
    if (mentionsAny(plain, {"adam", "lamb"})) return with(OptimizerKind::adam);
    if (mentionsAny(plain, {"sgd", "momentum"})) return with(OptimizerKind::sgd);
    if (mentions(plain, "lora")) {
        words.adapter = true;
        return words;
    }
    return std::nullopt;
}

std::optional<AttentionKernel> readAttention(std::string_view text) {
    const std::string plain = plainText(text);
    if (plain.empty()) return std::nullopt;
    if (mentionsAny(plain, {"unfused", "eager", "classic", "math", "naive"})) return AttentionKernel::classic;
    if (mentionsAny(plain, {"flash", "fa2", "fa3", "fa4", "sdpa", "cudnn", "xformers", "fused", "triton"}))
        return AttentionKernel::flash;
    return std::nullopt;
}

std::optional<MomentType> readMoments(std::string_view text) {
    const std::string plain = plainText(text);
    if (mentionsAny(plain, {"fp32", "float32"})) return MomentType::fp32;
    if (mentionsAny(plain, {"bf16", "bfloat16", "fp16"})) return MomentType::bf16;
    return std::nullopt;
}

std::optional<Task> readTask(std::string_view text) {
    const std::string plain = plainText(text);
    if (plain.empty()) return std::nullopt;
    if (mentionsAny(plain, {"qlora", "q-lora"})) return Task::qlora;
    if (mentionsAny(plain, {"lora", "peft", "adapter"})) return Task::lora;
    if (mentionsAny(plain, {"continued", "continual", "cpt"})) return Task::continuedPretrain;
    if (mentionsAny(plain, {"long-context", "long context", "context extension"})) return Task::longContext;
    if (mentionsAny(plain, {"pretrain", "pre-train", "pre train"})) return Task::pretrain;
    if (mentionsAny(plain, {"sft", "fine-tun", "finetun", "fine tun", "full"})) return Task::fullFineTune;
    return std::nullopt;
}

std::optional<OffloadWords> readOffload(std::string_view text) {
    const std::string plain = plainText(text);
    if (plain.empty()) return std::nullopt;
    OffloadWords words;
    if (isNothing(plain)) return words;
    words.activations = mentions(plain, "activation");
    // Parameters that live in host memory take their optimizer states with them.
    if (mentions(plain, "param"))
        words.states = Offload::optimizerAndParameters;
    else if (mentionsAny(plain, {"optim", "adam"}))
        words.states = Offload::optimizer;
    else if (!words.activations && mentionsAny(plain, {"cpu", "yes", "nvme"}))
        words.states = Offload::optimizerAndParameters;
    else if (!words.activations)
        return std::nullopt;
    return words;
}

} // namespace rackwright
