// How the model is trained: number formats, optimizer, attention and loss kernels, task.
#pragma once

#include <cstdint>

namespace rackwright {

enum class Precision : std::uint8_t { bf16, fp16, fp8, fp8Rowwise, mxfp8, nvfp4, fp32 };
enum class GradientType : std::uint8_t { automatic, fp32, bf16 };
enum class OptimizerKind : std::uint8_t { adam, adam8bit, adam4bit, muon, adafactor, sgd, galore, badam };
enum class MomentType : std::uint8_t { automatic, fp32, bf16 };
enum class AttentionKernel : std::uint8_t { automatic, flash, classic };
/// `fused`: one kernel for softmax and loss; `fusedLinear`: the head's matmul too (Liger, cut cross-entropy).
enum class LossKernel : std::uint8_t { automatic, plain, chunked, fused, fusedLinear };
enum class Task : std::uint8_t { pretrain, continuedPretrain, longContext, fullFineTune, lora, qlora };
enum class Quantisation : std::uint8_t { none, nf4, nf4Double, gptq, int8 };
enum class WeightsRecipe : std::uint8_t { automatic, mixed, fp32Weights, pure16, precisionAware };

/// Low-rank adapters. `allLinear` false: queries and values only.
struct Adapter {
    int rank = 8;
    bool allLinear = true;
    bool attentionOutput = false; ///< with `allLinear` false: on queries, keys, values and the output projection
    bool embeddings = false; ///< embedding and head trained beside the adapters
    double parameters = 0;   ///< trainable parameters when stated; 0: counted from rank and targets

    friend bool operator==(const Adapter&, const Adapter&) = default;
};

struct Recipe {
    Task task = Task::pretrain;
    Precision precision = Precision::bf16;
    WeightsRecipe weights = WeightsRecipe::automatic;
    GradientType gradients = GradientType::automatic;
    OptimizerKind optimizer = OptimizerKind::adam;
    MomentType moments = MomentType::automatic;
    AttentionKernel attention = AttentionKernel::automatic;
    LossKernel loss = LossKernel::automatic;
    Quantisation quantisation = Quantisation::none;
    Adapter adapter;
    bool optimizerInBackward = false; ///< each gradient is applied and freed as soon as it exists
    bool pagedOptimizer = false;      ///< optimizer states move to host memory when the device is full
    bool activationOffload = false;   ///< stored activations live in host memory
    bool compiled = false;            ///< a graph compiler fuses element-wise work, also where the stack does not by default

    bool frozenBase() const { return task == Task::lora || task == Task::qlora; }
    friend bool operator==(const Recipe&, const Recipe&) = default;
};

} // namespace rackwright
