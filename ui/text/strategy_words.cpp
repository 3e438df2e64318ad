// Sentences for the reasons why a strategy is refused.
#include "ui/text/error_words.h"

#include <QtGlobal>

namespace rackwright::text {

namespace {

constexpr ErrorWords kStrategyErrors[] = {
    {"strategy.world_size",
     QT_TRANSLATE_NOOP("errors", "TP × PP × CP × DP is {value}, but there are {limit} accelerators.")},
    {"strategy.expert_grid",
     QT_TRANSLATE_NOOP("errors",
                       "The {value} ranks that hold experts do not divide into groups of {limit}.")},
    {"strategy.shard_group",
     QT_TRANSLATE_NOOP("errors", "A shard group of {value} does not divide the {limit} replicas.")},
    {"strategy.tp_heads",
     QT_TRANSLATE_NOOP("errors", "TP{value} does not divide the {limit} attention heads.")},
    {"strategy.tp_kv_heads",
     QT_TRANSLATE_NOOP("errors", "{value} key-value heads do not split over TP{limit}.")},
    {"strategy.tp_ffn", QT_TRANSLATE_NOOP("errors", "TP{value} does not divide the MLP width {limit}.")},
    {"strategy.tp_hidden",
     QT_TRANSLATE_NOOP("errors", "TP{value} does not divide the hidden width {limit}.")},
    {"strategy.sp_sequence",
     QT_TRANSLATE_NOOP("errors",
                       "Sequence parallel cuts into {value} parts, which do not divide {limit} tokens.")},
    {"strategy.experts_need_sp",
     QT_TRANSLATE_NOOP("errors", "TP{value} together with EP{limit} needs sequence parallel.")},
    {"strategy.ep_dense_model", QT_TRANSLATE_NOOP("errors", "EP{value} needs experts; this model is dense.")},
    {"strategy.ep_experts", QT_TRANSLATE_NOOP("errors", "EP{value} does not divide the {limit} experts.")},
    {"strategy.etp_ffn", QT_TRANSLATE_NOOP("errors", "ETP{value} does not divide the expert width {limit}.")},
    {"strategy.etp_over_tp", QT_TRANSLATE_NOOP("errors", "ETP{value} is larger than TP{limit}.")},
    {"strategy.vpp_without_pp",
     QT_TRANSLATE_NOOP("errors", "VPP{value} needs a pipeline of at least 2 stages.")},
    {"strategy.pp_layers",
     QT_TRANSLATE_NOOP("errors", "{limit} layers do not split into {value} equal stages.")},
    {"strategy.vpp_layers",
     QT_TRANSLATE_NOOP("errors", "{limit} layers do not split into {value} equal chunks.")},
    {"strategy.batch",
     QT_TRANSLATE_NOOP("errors",
                       "{value} sequences of all replicas do not divide the global batch of {limit}.")},
    {"strategy.vpp_micro_batches",
     QT_TRANSLATE_NOOP("errors",
                       "Interleaving needs micro-batches in multiples of {value}; there are {limit}.")},
    {"strategy.recomputed_layers",
     QT_TRANSLATE_NOOP("errors", "{value} recomputed layers are more than the {limit} of a stage.")},
    {"strategy.cp_sequence",
     QT_TRANSLATE_NOOP("errors",
                       "Context parallel cuts into {value} parts, which do not divide {limit} tokens.")},
    {"strategy.cp_heads",
     QT_TRANSLATE_NOOP("errors", "{value} ranks do not divide the {limit} attention heads.")},
    {"strategy.cp_kv_heads",
     QT_TRANSLATE_NOOP("errors", "{value} key-value heads do not split over {limit} ranks.")},
    {"strategy.stack_tensor", QT_TRANSLATE_NOOP("errors", "{stack} has no tensor parallel.")},
    {"strategy.stack_pipeline", QT_TRANSLATE_NOOP("errors", "{stack} has no pipeline parallel.")},
    {"strategy.stack_interleaved", QT_TRANSLATE_NOOP("errors", "{stack} has no interleaved pipeline.")},
    {"strategy.stack_context", QT_TRANSLATE_NOOP("errors", "{stack} has no context parallel.")},
    {"strategy.stack_expert", QT_TRANSLATE_NOOP("errors", "{stack} has no expert parallel.")},
    {"strategy.stack_sequence_parallel", QT_TRANSLATE_NOOP("errors", "{stack} has no sequence parallel.")},
    {"strategy.stack_selective", QT_TRANSLATE_NOOP("errors", "{stack} has no selective recomputation.")},
    {"strategy.stack_layer_recompute",
     QT_TRANSLATE_NOOP("errors", "{stack} cannot recompute single layers.")},
    {"strategy.stack_offload",
     QT_TRANSLATE_NOOP("errors", "{stack} cannot move the optimizer to host memory.")},
    {"strategy.stack_sharding", QT_TRANSLATE_NOOP("errors", "{stack} does not offer this sharding.")},
    {"strategy.sharding_in_pipeline",
     QT_TRANSLATE_NOOP("errors", "{stack} cannot combine this sharding with a pipeline.")},
    {"strategy.degree_below_one",
     QT_TRANSLATE_NOOP("errors", "Every parallel degree must be at least {limit}.")},
    {"memory.over_limit",
     QT_TRANSLATE_NOOP("errors", "Needs {required}, {over} over your limit of {limit}.")},
};

} // namespace

std::span<const ErrorWords> strategyErrorWords() {
    return kStrategyErrors;
}

} // namespace rackwright::text
