#include "core/validation/case_recipe.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

const char* taskName(Task task) {
    static constexpr const char* kNames[] = {
        "pretrain", "continued pretrain", "long-context", "full fine-tuning", "lora", "qlora"};
    return kNames[static_cast<int>(task)];
}

Quantisation quantisationOf(const RunRow& row) {
    if (row.options.quantisation) return *row.options.quantisation;
    const double bits = row.quantisationBits.value_or(4);
    return bits >= 8 ? Quantisation::int8 : Quantisation::nf4;
}

void setAdapter(const RunRow& row, Recipe& recipe, std::vector<Assumption>& assumptions) {
    if (row.loraRank)
        recipe.adapter.rank = static_cast<int>(std::min(*row.loraRank, 1e6));
    else if (row.options.rank)
        recipe.adapter.rank = *row.options.rank;
    else
        assumptions.push_back({"lora_rank", std::to_string(recipe.adapter.rank), "engine_default"});
    recipe.adapter.embeddings = row.options.adapterEmbeddings;
    recipe.adapter.parameters = row.options.trainableParameters.value_or(0);
    if (!row.options.targets) return;
    recipe.adapter.allLinear = *row.options.targets == AdapterTargets::allLinear;
    recipe.adapter.attentionOutput = *row.options.targets == AdapterTargets::attention;
}

bool isPrecisionStated(const RunRow& row) {
    return (row.precision && row.precision->stated) || row.options.precision.has_value();
}

Task taskOf(const RunRow& row) {
    std::optional<Task> task = row.task;
    if (!task && row.precision) task = row.precision->task;
    if (!task) task = row.options.task;
    if (!task && row.loraRank) task = Task::lora;
    const bool quantised =
        row.quantisationBits || (row.options.quantisation && *row.options.quantisation != Quantisation::none);
    if (task == Task::lora && quantised) return Task::qlora;
    return task.value_or(Task::pretrain);
}

} // namespace

Recipe caseRecipe(const RunRow& row, std::vector<Assumption>& assumptions) {
    Recipe recipe;
    recipe.task = taskOf(row);
    if (!row.task) assumptions.push_back({"task", taskName(recipe.task), "engine_default"});
    if (row.precision) {
        recipe.precision = row.precision->precision;
        recipe.weights = row.precision->weights;
        recipe.gradients = row.precision->gradients;
    }
    if (row.options.precision) recipe.precision = *row.options.precision;
    if (row.optimizer) {
        recipe.optimizer = row.optimizer->kind;
        recipe.pagedOptimizer = row.optimizer->paged;
    }
    if (row.options.blockwise) recipe.optimizer = OptimizerKind::badam;
    recipe.moments = row.moments.value_or(MomentType::automatic);
    recipe.attention = row.attention.value_or(AttentionKernel::automatic);
    recipe.loss = row.options.loss.value_or(LossKernel::automatic);
    recipe.optimizerInBackward = row.options.optimizerInBackward;
    recipe.activationOffload = row.options.activationOffload || (row.offload && row.offload->activations);
    // Accelerated adapter kernels leave the quantised base in 16 bits, autocast or not.
    if (recipe.frozenBase() && row.options.acceleratedAdapters) recipe.weights = WeightsRecipe::pure16;
    if (recipe.task == Task::qlora) recipe.quantisation = quantisationOf(row);
    if (recipe.frozenBase()) setAdapter(row, recipe, assumptions);
    return recipe;
}

void applyStackRecipe(const RunRow& row, const SoftwareStack& stack, const Machine& machine, Recipe& recipe,
                      std::vector<Assumption>& assumptions) {
    if (!isPrecisionStated(row)) {
        // Competition entries run their matmuls in 8 bits wherever the part can.
        const bool narrow = stack.id == "megatron-core-mlperf" && machine.peak8 > 0;
        if (narrow) recipe.precision = Precision::fp8;
        assumptions.push_back(
            {"precision", narrow ? "fp8" : "bf16", narrow ? "stack_default" : "engine_default"});
    }
    // In the Transformers trainer mixed precision is autocast over fp32 weights.
    if (row.precision && row.precision->mixed && stack.id == "hf-peft" && !recipe.frozenBase())
        recipe.weights = WeightsRecipe::fp32Weights;
    // The constants of PyTorch's own pretraining code already stand for its compiled form.
    recipe.compiled = row.options.compiled.value_or(false) && !stack.id.starts_with("pytorch-fsdp");
    if (stack.id == "torchtune" && recipe.task == Task::fullFineTune && !row.optimizer &&
        row.accelerators == 1.0) {
        // The single-device recipes: paged 8-bit Adam, applied in the backward pass.
        recipe.optimizer = OptimizerKind::adam8bit;
        recipe.pagedOptimizer = recipe.optimizerInBackward = true;
        assumptions.push_back({"optimizer", "paged 8-bit Adam in backward", "stack_default"});
    }
    if (stack.id == "torchtune" && recipe.loss == LossKernel::automatic) {
        recipe.loss = LossKernel::chunked; // CEWithChunkedOutputLoss in every published recipe
        assumptions.push_back({"loss", "chunked", "stack_default"});
    }
    if (!recipe.frozenBase() || row.options.targets) return;
    // Documented defaults: LitGPT and torchtune adapt queries and values, the others every linear layer.
    recipe.adapter.allLinear = stack.id != "litgpt" && stack.id != "torchtune";
    assumptions.push_back({"lora_targets", recipe.adapter.allLinear ? "all linear" : "q,v", "stack_default"});
}

} // namespace rackwright
