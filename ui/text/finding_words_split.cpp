// Headlines, sentences and action labels of findings, English; Chinese in translations/findings_zh_CN.ts.
#include "ui/text/finding_words.h"

#include <QCoreApplication>

#include <array>

namespace rackwright::text {

std::span<const FindingWords> splitFindingWords() {
    static constexpr auto words = std::to_array<FindingWords>({
        {"network.tp_inside_domain",
         QT_TRANSLATE_NOOP("findings", "Tensor parallel stays on the fast links."),
         QT_TRANSLATE_NOOP("findings", "All {tp} ranks of a tensor-parallel group share one domain of "
                                       "{domain}; waiting for them costs {share} of the step."),
         nullptr},
        {"network.tp_leaves_domain", QT_TRANSLATE_NOOP("findings", "Keep tensor parallel inside the server."),
         QT_TRANSLATE_NOOP("findings", "{tp} ranks span more than one domain of {domain}: they talk at "
                                       "{rate} and cost {share} of the step."),
         nullptr},
        {"network.exposed", QT_TRANSLATE_NOOP("findings", "{dimension} is what the step waits for."),
         QT_TRANSLATE_NOOP("findings", "{share} of the step ({seconds} of {busy} on the wire) is not hidden "
                                       "behind computation, at {rate} per accelerator."),
         nullptr},
        {"network.oversubscribed", QT_TRANSLATE_NOOP("findings", "The leaf switches are oversubscribed."),
         QT_TRANSLATE_NOOP("findings",
                           "At {ratio} : 1 the traffic between servers costs {share} of the step."),
         QT_TRANSLATE_NOOP("findings", "Use 1 : 1")},
        {"network.no_links", QT_TRANSLATE_NOOP("findings", "The servers have no network."),
         QT_TRANSLATE_NOOP(
             "findings",
             "{server} has no compute adapter in the catalogue, so several of them cannot train together."),
         nullptr},
        {"network.far_dimensions",
         QT_TRANSLATE_NOOP("findings", "The network between servers is fast enough."),
         QT_TRANSLATE_NOOP(
             "findings", "What runs between servers hides behind computation: {share} of the step is left."),
         nullptr},
        {"strategy.bubble", QT_TRANSLATE_NOOP("findings", "Give the pipeline more micro-batches."),
         QT_TRANSLATE_NOOP(
             "findings",
             "{micro_batches} micro-batches in {stages} stages leave {share} of the step idle; {wanted} or "
             "more keep it busy. A larger global batch or fewer replicas bring them."),
         nullptr},
        {"strategy.recompute_useless", QT_TRANSLATE_NOOP("findings", "Stop recomputing."),
         QT_TRANSLATE_NOOP("findings", "The memory has room without it: {gain} faster, {days} saved."),
         QT_TRANSLATE_NOOP("findings", "Set to automatic")},
        {"strategy.simpler", QT_TRANSLATE_NOOP("findings", "A simpler split is nearly as fast."),
         QT_TRANSLATE_NOOP("findings",
                           "TP{tp} · PP{pp} · DP{dp} loses {loss} and is easier to run and to debug."),
         QT_TRANSLATE_NOOP("findings", "Use TP{tp} · PP{pp}")},
        {"strategy.fp8_pays", QT_TRANSLATE_NOOP("findings", "FP8 would pay."),
         QT_TRANSLATE_NOOP("findings", "The same plan in FP8 is {gain} faster: {days} saved. Check the loss "
                                       "curve on a short run first."),
         QT_TRANSLATE_NOOP("findings", "Use FP8")},
        {"strategy.no_overlap", QT_TRANSLATE_NOOP("findings", "Overlap the gradient exchange."),
         QT_TRANSLATE_NOOP(
             "findings",
             "{stack} sends gradients after the backward pass; {share} of the step waits for it."),
         nullptr},
        {"data.batch_large", QT_TRANSLATE_NOOP("findings", "The global batch is large."),
         QT_TRANSLATE_NOOP("findings", "{batch} is more than four times the near-optimal {optimal} for this "
                                       "compute budget: extra sequences teach little."),
         nullptr},
        {"data.batch_small_for_cluster",
         QT_TRANSLATE_NOOP("findings", "A larger batch would keep the cluster busy."),
         QT_TRANSLATE_NOOP("findings", "{batch} over {replicas} replicas leaves {micro_batches} "
                                       "micro-batches each; up to about {optimal} trains as well."),
         QT_TRANSLATE_NOOP("findings", "Double the batch")},
        {"data.tokens_below_optimal", QT_TRANSLATE_NOOP("findings", "The model is large for its data."),
         QT_TRANSLATE_NOOP("findings", "{tokens} tokens are {ratio} times the compute-optimal {optimal}: a "
                                       "smaller model would reach the same loss for less."),
         nullptr},
        {"data.tokens_above_optimal",
         QT_TRANSLATE_NOOP("findings", "The model is trained past compute-optimal."),
         QT_TRANSLATE_NOOP("findings", "{tokens} tokens are {ratio} times the compute-optimal {optimal}: "
                                       "usual when the model has to be cheap to serve."),
         nullptr},
        {"data.accumulation", QT_TRANSLATE_NOOP("findings", "Gradient accumulation carries the batch."),
         QT_TRANSLATE_NOOP("findings", "{micro_batches} micro-batches a step reach {batch} without more "
                                       "memory and without loss of quality."),
         nullptr},
        {"run.spares", QT_TRANSLATE_NOOP("findings", "Spare servers to keep: {spares}."),
         QT_TRANSLATE_NOOP(
             "findings",
             "About {interruptions} {interruptions:interruption|interruptions} in {days}; with repairs of "
             "{repair}, {spares} {spares:spare keeps|spares keep} all {servers} running 99 % of the time."),
         nullptr},
        {"run.cold_spares", QT_TRANSLATE_NOOP("findings", "The spares are cold."),
         QT_TRANSLATE_NOOP("findings",
                           "{spares} {spares:spare finds|spares find} no free leaf ports; racking one takes "
                           "about {swap} an interruption, {lost} over the run."),
         nullptr},
        {"run.goodput_low", QT_TRANSLATE_NOOP("findings", "Interruptions cost {lost}."),
         QT_TRANSLATE_NOOP("findings", "Goodput is {goodput}: an interruption every {between}, {restart} to "
                                       "be back. Automatic detection and restart are worth most here."),
         nullptr},
        {"run.checkpoints", QT_TRANSLATE_NOOP("findings", "Save a checkpoint every {interval}."),
         QT_TRANSLATE_NOOP(
             "findings",
             "One is {size_gb} GB; with an interruption every {between} the storage has to take {rate}."),
         nullptr},
        {"run.async_checkpoint", QT_TRANSLATE_NOOP("findings", "Save checkpoints in the background."),
         QT_TRANSLATE_NOOP("findings",
                           "Each save stops training for {stall}; asynchronous saving gives back {saved}."),
         QT_TRANSLATE_NOOP("findings", "Save in the background")},
        {"run.burn_in", QT_TRANSLATE_NOOP("findings", "Burn in before the run."),
         QT_TRANSLATE_NOOP("findings", "A new cluster fails {rate} times per 1 000 node-days; a week of load "
                                       "tests finds the weak parts first."),
         nullptr},
    });
    return words;
}

} // namespace rackwright::text
