// Sentences about launch files: what they cannot say and what was not understood in them.
#include "ui/text/error_words.h"

#include <QtGlobal>

namespace rackwright::text {

namespace {

constexpr ErrorWords kLaunchErrors[] = {
    {"launch.no_plan",
     QT_TRANSLATE_NOOP("errors", "No plan keeps every limit, so there is nothing to launch. "
                                 "“advise” says what is in the way.")},
    {"launch.needs_folder",
     QT_TRANSLATE_NOOP("errors", "This launch has several files. Name a folder for them with -o.")},
    {"launch.too_large",
     QT_TRANSLATE_NOOP("errors", "{where} has more than {limit}: that is no launch file.")},
    {"launch.too_many_files", QT_TRANSLATE_NOOP("errors", "At most {limit} launch files are read together.")},
    {"launch.not_json", QT_TRANSLATE_NOOP("errors", "{where} is not a DeepSpeed configuration in JSON.")},
    {"launch.bad_line",
     QT_TRANSLATE_NOOP("errors", "{where}, line {line}: neither a table nor a key with a value.")},
    {"launch.nothing_known",
     QT_TRANSLATE_NOOP("errors", "{where} holds no option of Megatron-LM, DeepSpeed or torchtitan.")},
    {"launch.unread", QT_TRANSLATE_NOOP("errors", "Not understood: {option}")},
    {"launch.assumed", QT_TRANSLATE_NOOP("errors", "Not stated, the framework's default is taken: {field}")},
    {"launch.no_model",
     QT_TRANSLATE_NOOP("errors", "The files do not say which model is trained; the plan keeps the default.")},
    {"launch.no_world", QT_TRANSLATE_NOOP("errors", "The files do not say on how many accelerators the run "
                                                    "stands; the plan keeps the default.")},
    {"launch.lost.sliding_window",
     QT_TRANSLATE_NOOP("errors", "Not expressed: which layers see a sliding window only.")},
    {"launch.lost.encoder", QT_TRANSLATE_NOOP("errors", "Not expressed: the vision or audio encoder.")},
    {"launch.lost.attention_sinks", QT_TRANSLATE_NOOP("errors", "Not expressed: attention sinks.")},
    {"launch.lost.norms", QT_TRANSLATE_NOOP("errors", "Not expressed: where and how this model normalises.")},
    {"launch.lost.qk_norm",
     QT_TRANSLATE_NOOP("errors", "Not expressed: the full-width norm of queries and keys.")},
    {"launch.lost.positions", QT_TRANSLATE_NOOP("errors", "Not expressed: ALiBi positions.")},
    {"launch.lost.biases",
     QT_TRANSLATE_NOOP("errors", "Not expressed: biases on some of the matrices only.")},
    {"launch.lost.embedding_width",
     QT_TRANSLATE_NOOP("errors", "Not expressed: an embedding narrower than the layers.")},
    {"launch.lost.extra_parameters",
     QT_TRANSLATE_NOOP("errors", "Not expressed: special parts of this architecture.")},
    {"launch.lost.adapters",
     QT_TRANSLATE_NOOP("errors", "Not expressed: low-rank adapters; the launch trains every weight.")},
    {"launch.lost.optimizer", QT_TRANSLATE_NOOP("errors", "Not expressed: the optimizer; Adam is written.")},
    {"launch.lost.shard_group",
     QT_TRANSLATE_NOOP("errors", "Not expressed: sharding inside groups; all replicas share one.")},
    {"launch.lost.context_parallel", QT_TRANSLATE_NOOP("errors", "Not expressed: context parallel.")},
    {"launch.lost.interleaving", QT_TRANSLATE_NOOP("errors", "Not expressed: the interleaved pipeline.")},
    {"launch.lost.recompute_modules",
     QT_TRANSLATE_NOOP("errors", "Not expressed: which modules are recomputed.")},
    {"launch.lost.recomputed_layers",
     QT_TRANSLATE_NOOP("errors", "Not expressed: recomputing some layers only; all of them are.")},
    {"launch.lost.offload", QT_TRANSLATE_NOOP("errors", "Not expressed: moving states to host memory.")},
    {"launch.lost.model",
     QT_TRANSLATE_NOOP("errors",
                       "Not expressed: the model, which torchtitan does not ship; register it there "
                       "and fill in name and flavor.")},
    {"launch.lost.torchtitan_sharding",
     QT_TRANSLATE_NOOP("errors", "Not expressed: this sharding; torchtitan shards weights, gradients and "
                                 "optimizer together and needs less memory.")},
    {"launch.lost.nemo_sharding",
     QT_TRANSLATE_NOOP("errors", "Not expressed: this sharding; only the optimizer is sharded, which needs "
                                 "more memory than planned.")},
    {"launch.lost.latent_attention", QT_TRANSLATE_NOOP("errors", "Not expressed: latent attention (MLA).")},
};

} // namespace

std::span<const ErrorWords> launchErrorWords() {
    return kLaunchErrors;
}

} // namespace rackwright::text
