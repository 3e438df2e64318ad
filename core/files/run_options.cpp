#include "core/files/run_options.h"

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

using Reader = bool (*)(const std::string& phrase, RunOptions& options);

bool has(const std::string& phrase, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return mentions(phrase, word); });
}

/// The number that follows `word` in the phrase: "GBS 2048", "ETP=1", "-ep2".
std::optional<double> numberBehind(const std::string& phrase, std::string_view word) {
    const std::size_t at = phrase.find(word);
    if (at == std::string::npos) return std::nullopt;
    std::size_t start = at + word.size();
    while (start < phrase.size() && (phrase[start] == ' ' || phrase[start] == '=' || phrase[start] == ':'))
        ++start;
    const auto number = readNumber(std::string_view(phrase).substr(start));
    if (!number || number->value <= 0) return std::nullopt;
    return number->value;
}

bool readParallelism(const std::string& phrase, RunOptions& options) {
    bool read = false;
    if (mentions(phrase, "sequence parallel")) {
        options.sequenceParallel = !has(phrase, {"off", "no ", "without"});
        read = true;
    }
    if (has(phrase, {"a2a", "ulysses", "all-to-all sequence"}) && !mentions(phrase, "dispatch")) {
        options.contextKind = ContextKind::ulysses;
        if (const auto degree = numberBehind(phrase, "sp ")) options.cp = degree;
        read = true;
    }
    struct Degree {
        std::string_view word;
        std::optional<double> RunOptions::*field;
    };
    static constexpr std::array<Degree, 7> kDegrees = {{{"vpp", &RunOptions::vpp},
                                                        {"etp", &RunOptions::etp},
                                                        {"-ep", &RunOptions::ep},
                                                        {"gbs", &RunOptions::globalBatch},
                                                        {"micro_num", &RunOptions::gradAccumulation},
                                                        {"grad accum", &RunOptions::gradAccumulation},
                                                        {"dense_layers", &RunOptions::denseLayers}}};
    for (const Degree& degree : kDegrees) {
        const auto value = numberBehind(phrase, degree.word);
        if (!value) continue;
        options.*degree.field = value;
        read = true;
    }
    return read;
}

bool readModel(const std::string& phrase, RunOptions& options) {
    bool read = false;
    if (mentions(phrase, "tied embedding")) {
        options.tiedEmbeddings = !mentions(phrase, "untied");
        read = true;
    }
    if (mentions(phrase, "vocab")) {
        const std::size_t digit = phrase.find_first_of("0123456789");
        if (digit != std::string::npos)
            if (const auto number = readNumber(std::string_view(phrase).substr(digit)))
                options.vocabulary = number->unit.starts_with('k') ? number->value * 1000.0 : number->value;
        read = true;
    }
    if (const auto number = readNumber(phrase); number && number->unit.starts_with("dense")) {
        options.denseLayers = number->value;
        read = true;
    }
    if (mentions(phrase, " mla")) options.latentAttention = true;
    if (mentions(phrase, "balance")) {
        options.forcedBalance = has(phrase, {"forced", "force", "fake"});
        read = true;
    }
    return read;
}

bool readKernels(const std::string& phrase, RunOptions& options) {
    bool read = false;
    if (has(phrase, {"chunked ce", "chunked cross", "chunked loss"})) {
        options.loss = LossKernel::chunked;
        read = true;
    } else if (has(phrase, {"no liger", "no fused"})) {
        options.loss = LossKernel::plain;
        read = true;
    } else if (has(phrase, {"cut cross", "liger", "unsloth", "fused linear cross"})) {
        options.loss = LossKernel::fusedLinear;
        read = true;
    } else if (has(phrase, {"ce fusion", "fused cross", "fused loss", "foak"})) {
        options.loss = LossKernel::fused;
        read = true;
    }
    if (mentions(phrase, "compile")) {
        options.compiled = !has(phrase, {"nocompile", "no compile", "without"});
        read = true;
    } else if (mentions(phrase, "eager")) {
        options.compiled = false;
        read = true;
    }
    if (const auto words = readPrecision(phrase); words && words->stated && has(phrase, {"8", "4", "bf16"})) {
        const bool narrow = words->precision != Precision::bf16 && words->precision != Precision::fp16 &&
                            words->precision != Precision::fp32;
        if (narrow) options.precision = words->precision;
        read = true;
    }
    if (has(phrase, {"optimizer in backward", "fused in backward"})) {
        options.optimizerInBackward = true;
        read = true;
    }
    if (has(phrase, {"lisa", "badam"})) {
        options.blockwise = true;
        read = true;
    }
    if (mentions(phrase, "activation offload")) {
        options.activationOffload = true;
        read = true;
    }
    return read;
}

bool readData(const std::string& phrase, RunOptions& options) {
    if (has(phrase, {"no packing", "unpacked", "padded to", "padding_free", "variable length"})) {
        options.packed = false;
        return true;
    }
    if (has(phrase, {"packing", "packed"})) {
        options.packed = true;
        return true;
    }
    // Names of data sets and of runs say nothing about memory or time.
    return has(phrase, {"dataset", "alpaca", "mock data", "baseline", "framework", "megatron-deepspeed",
                        "multimodal config"});
}

std::optional<AdapterTargets> targetsOf(const std::string& phrase) {
    if (has(phrase, {"all linear", "all layers", "mlp", "up_proj", "down_proj", "projection"}))
        return AdapterTargets::allLinear;
    if (has(phrase, {"q,k,v,o", "q, k, v, o"})) return AdapterTargets::attention;
    if (has(phrase, {"q,v", "query,value", "v_proj", "q_proj"})) return AdapterTargets::queryValue;
    return std::nullopt;
}

bool readAdapter(const std::string& phrase, RunOptions& options) {
    bool read = false;
    if (const auto targets = targetsOf(phrase)) {
        options.targets = targets;
        read = true;
    }
    if (has(phrase, {"accelerated", "unsloth"})) {
        options.acceleratedAdapters = true;
        read = true;
    }
    if (has(phrase, {"(emb)", "embedding and output", "incl. output", ",head"})) {
        options.adapterEmbeddings = true;
        read = true;
    }
    if (mentions(phrase, "trainable")) {
        const std::size_t digit = phrase.find_first_of("0123456789");
        if (digit != std::string::npos)
            if (const auto number = readNumber(std::string_view(phrase).substr(digit)))
                options.trainableParameters = number->value;
        read = true;
    }
    if (has(phrase, {"lora", "dora", "adapter"})) {
        options.task = readTask(phrase);
        for (const std::string_view word : {" r", "rank "})
            if (const auto rank = numberBehind(phrase, word); rank && *rank <= 4096)
                options.rank = static_cast<int>(*rank);
        read = true;
    } else if (has(phrase, {"full-parameter", "full-finetuning"}) || phrase == "full") {
        options.task = Task::fullFineTune;
        read = true;
    }
    if (const auto sharding = readSharding(phrase); sharding && sharding->sharding != Sharding::none) {
        options.sharding = sharding;
        read = true;
    }
    return read;
}

bool readQuantisation(const std::string& phrase, RunOptions& options) {
    if (has(phrase, {"quantization none"})) return true;
    if (has(phrase, {"nf4-dq", "double quant"}))
        options.quantisation = Quantisation::nf4Double;
    else if (has(phrase, {"nf4", "bnb"}) && !mentions(phrase, "8-bit"))
        options.quantisation = Quantisation::nf4;
    else if (has(phrase, {"gptq", "awq"}))
        options.quantisation = Quantisation::gptq;
    else if (has(phrase, {"int8"}))
        options.quantisation = Quantisation::int8;
    else
        return false;
    return true;
}

} // namespace

RunOptions readRunOptions(std::string_view text) {
    static constexpr std::array<Reader, 6> kReaders = {readParallelism, readModel,   readKernels,
                                                       readData,        readAdapter, readQuantisation};
    RunOptions options;
    for (const std::string& part : splitText(text, ';')) {
        const std::string phrase = plainText(part);
        bool understood = false;
        for (const Reader reader : kReaders)
            understood = reader(phrase, options) || understood;
        if (!understood) options.notUnderstood.push_back(part);
    }
    return options;
}

} // namespace rackwright
