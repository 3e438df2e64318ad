#include "core/validation/case_stack.h"

#include "core/files/run_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace rackwright {

namespace {

struct StackWord {
    std::string_view word;
    std::string_view stackId;
};

// The first word that is mentioned decides, so special names stand before general ones.
constexpr std::array<StackWord, 36> kWords = {{{"megatron-deepspeed", "megatron-deepspeed"},
                                               {"megatron deepspeed", "megatron-deepspeed"},
                                               {"gpt-neox", "megatron-deepspeed"},
                                               {"mlperf", "megatron-core-mlperf"},
                                               {"megatron-core", "megatron-core-2025"},
                                               {"megatron core", "megatron-core-2025"},
                                               {"mcore", "megatron-core-2025"},
                                               {"megatron-bridge", "megatron-core-2026"},
                                               {"megatron-lm", "megatron-core-2025"},
                                               {"megatron", "megatron-core-2025"},
                                               {"nemo", "megatron-core-2024"},
                                               {"mindspeed", "mindspeed"},
                                               {"modellink", "mindspeed"},
                                               {"mindformers", "mindspeed"},
                                               {"internevo", "internevo"},
                                               {"internlm", "internevo"},
                                               {"composer", "composer-fsdp"},
                                               {"llm-foundry", "composer-fsdp"},
                                               {"torchtitan", "pytorch-fsdp-compiled"},
                                               {"torchtune", "torchtune"},
                                               {"litgpt", "litgpt"},
                                               {"lit-gpt", "litgpt"},
                                               {"deepspeed", "deepspeed"},
                                               {"unsloth", "hf-peft"},
                                               {"axolotl", "hf-peft"},
                                               {"llama-factory", "hf-peft"},
                                               {"swift", "hf-peft"},
                                               {"peft", "hf-peft"},
                                               {"transformers", "hf-peft"},
                                               {"trl", "hf-peft"},
                                               {"optimum-habana", "gaudi"},
                                               {"neuron", "neuron"},
                                               {"rocm", "rocm"},
                                               {"primus", "rocm"},
                                               {"tpu", "maxtext-tpu"},
                                               {"fsdp", "pytorch-fsdp-compiled"}}};

bool startsWith(const SoftwareStack& stack, std::initializer_list<std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view text) { return stack.id.starts_with(text); });
}

} // namespace

const SoftwareStack* stackByName(const Catalog& catalog, const std::string& text) {
    const std::string plain = plainText(text);
    if (plain.empty()) return nullptr;
    if (const SoftwareStack* exact = catalog.stack(plain)) return exact;
    const auto named =
        std::find_if(catalog.stacks.begin(), catalog.stacks.end(),
                     [&](const SoftwareStack& stack) { return plainText(stack.name) == plain; });
    if (named != catalog.stacks.end()) return &*named;
    for (const std::string_view jax : {"maxtext", "paxml", "jax"})
        if (mentions(plain, jax)) return catalog.stack(mentions(plain, "gpu") ? "jax-gpu" : "maxtext-tpu");
    if (mentions(plain, "fsdp") && mentions(plain, "eager")) return catalog.stack("pytorch-fsdp-eager");
    const auto word = std::find_if(kWords.begin(), kWords.end(),
                                   [&](const StackWord& entry) { return mentions(plain, entry.word); });
    return word != kWords.end() ? catalog.stack(std::string(word->stackId)) : nullptr;
}

Sharding defaultSharding(const SoftwareStack& stack, bool severalReplicas) {
    if (!severalReplicas) return Sharding::none;
    if (startsWith(stack, {"deepspeed-zero3"})) return Sharding::zero3;
    if (startsWith(stack, {"composer", "pytorch-fsdp", "torchtune", "maxtext", "jax", "litgpt"}))
        return Sharding::fsdp;
    if (startsWith(stack, {"deepspeed"})) return Sharding::zero2;
    if (startsWith(stack, {"megatron-lm-2021", "hf-", "unoptimised"})) return Sharding::none;
    return Sharding::zero1;
}

bool spreadsExperts(const SoftwareStack& stack) {
    return startsWith(
        stack, {"megatron", "mindspeed", "rocm", "third-party-port", "pytorch-fsdp", "maxtext", "jax"});
}

bool interleavesByDefault(const SoftwareStack& stack) {
    return startsWith(stack, {"megatron-core", "megatron-lm-2023"}) && stack.id != "megatron-core-untuned";
}

} // namespace rackwright
