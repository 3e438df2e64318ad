// Headlines, sentences and action labels of findings, English; Chinese in translations/findings_zh_CN.ts.
#include "ui/text/finding_words.h"

#include <QCoreApplication>

#include <array>

namespace rackwright::text {

std::span<const FindingWords> planFindingWords() {
    static constexpr auto words = std::to_array<FindingWords>({
        {"fit.does_not_fit", QT_TRANSLATE_NOOP("findings", "Nothing fits yet."),
         QT_TRANSLATE_NOOP(
             "findings",
             "The closest split needs {required} on one accelerator; your limit is {limit} of {capacity}."),
         nullptr},
        {"fit.no_strategy", QT_TRANSLATE_NOOP("findings", "No split matches your settings."),
         QT_TRANSLATE_NOOP(
             "findings",
             "With the pinned dimensions no valid strategy uses all {accelerators} accelerators."),
         nullptr},
        {"fit.tight", QT_TRANSLATE_NOOP("findings", "Memory is tight."),
         QT_TRANSLATE_NOOP("findings", "The fullest stage holds {used} of {capacity}: {free} free. A common "
                                       "margin is 10 %, cautious advice says 20 to 30 %."),
         nullptr},
        {"fit.uncertain", QT_TRANSLATE_NOOP("findings", "Test the memory before you commit."),
         QT_TRANSLATE_NOOP("findings", "The prediction of {used} may be off by {band}, and that range "
                                       "crosses the capacity of {capacity}."),
         nullptr},
        {"fit.headroom", QT_TRANSLATE_NOOP("findings", "It fits with room."),
         QT_TRANSLATE_NOOP("findings", "The fullest stage holds {used} of {capacity}: {free} free, more than "
                                       "the prediction's error of {band}."),
         nullptr},
        {"fit.idle_headroom", QT_TRANSLATE_NOOP("findings", "Memory is left over."),
         QT_TRANSLATE_NOOP("findings", "{free} of {capacity} stays unused at the fastest split; fewer "
                                       "accelerators or a smaller part could hold the model."),
         nullptr},
        {"fit.imbalance", QT_TRANSLATE_NOOP("findings", "The stages are uneven."),
         QT_TRANSLATE_NOOP("findings",
                           "Stage {stage} holds {most}, the mean is {mean}: one stage decides for all."),
         nullptr},
        {"fit.host_memory", QT_TRANSLATE_NOOP("findings", "The host memory is too small."),
         QT_TRANSLATE_NOOP("findings",
                           "Offloaded states need {required} in every server, which has {capacity}."),
         nullptr},
        {"way.more_servers", QT_TRANSLATE_NOOP("findings", "Use {servers} {servers:server|servers}."),
         QT_TRANSLATE_NOOP(
             "findings",
             "Spread over {servers} servers instead of {now} the states fit, within your power limit."),
         QT_TRANSLATE_NOOP("findings", "Use {servers} {servers:server|servers}")},
        {"way.memory_limit", QT_TRANSLATE_NOOP("findings", "Allow {share} of the memory."),
         QT_TRANSLATE_NOOP("findings", "Your limit of {now} is what stands in the way; at {share} a split "
                                       "fits, with little left for surprises."),
         QT_TRANSLATE_NOOP("findings", "Allow {share}")},
        {"way.shorter_sequence", QT_TRANSLATE_NOOP("findings", "Shorten the sequence to {sequence}."),
         QT_TRANSLATE_NOOP(
             "findings",
             "At {sequence} tokens instead of {now} the activations fit on the same accelerators."),
         QT_TRANSLATE_NOOP("findings", "Use {sequence} tokens")},
        {"way.lighter_optimizer", QT_TRANSLATE_NOOP("findings", "Keep the optimizer in 8 bits."),
         QT_TRANSLATE_NOOP("findings", "8-bit Adam saves six bytes a parameter, and that is enough here."),
         QT_TRANSLATE_NOOP("findings", "Use 8-bit Adam")},
        {"way.unpin", QT_TRANSLATE_NOOP("findings", "Let the search choose the split."),
         QT_TRANSLATE_NOOP("findings",
                           "Without your {pins} pinned {pins:dimension|dimensions} a split fits."),
         QT_TRANSLATE_NOOP("findings", "Set to automatic")},
        {"way.larger_accelerator", QT_TRANSLATE_NOOP("findings", "Choose {accelerator}."),
         QT_TRANSLATE_NOOP("findings", "With {memory_gb} GB a card the same number of servers is enough."),
         QT_TRANSLATE_NOOP("findings", "Choose {accelerator}")},
        {"way.none", QT_TRANSLATE_NOOP("findings", "No single change makes it fit."),
         QT_TRANSLATE_NOOP("findings",
                           "Neither more servers, nor a shorter sequence, nor another accelerator alone is "
                           "enough; combine them or choose a smaller model."),
         nullptr},
        {"deadline.missed", QT_TRANSLATE_NOOP("findings", "The deadline is missed."),
         QT_TRANSLATE_NOOP("findings", "Training takes {days} ({low} to {high}); you asked for {deadline}."),
         nullptr},
        {"deadline.at_risk", QT_TRANSLATE_NOOP("findings", "The deadline is at risk."),
         QT_TRANSLATE_NOOP("findings", "Training takes {days}, but one run in ten would take longer than "
                                       "{high}, past your {deadline}."),
         nullptr},
        {"deadline.more_servers", QT_TRANSLATE_NOOP("findings", "Use {servers} {servers:server|servers}."),
         QT_TRANSLATE_NOOP(
             "findings",
             "{servers} instead of {now} finish in {days} at {power} and keep your other limits."),
         QT_TRANSLATE_NOOP("findings", "Use {servers} {servers:server|servers}")},
        {"deadline.fewer_tokens", QT_TRANSLATE_NOOP("findings", "Train on {tokens} tokens."),
         QT_TRANSLATE_NOOP("findings", "That is what this cluster finishes by your deadline."),
         QT_TRANSLATE_NOOP("findings", "Use {tokens} tokens")},
        {"deadline.fp8", QT_TRANSLATE_NOOP("findings", "Train in FP8."),
         QT_TRANSLATE_NOOP("findings", "In FP8 the same cluster finishes in {days} and keeps your other "
                                       "limits; check the loss curve on a short run first."),
         QT_TRANSLATE_NOOP("findings", "Use FP8")},
        {"deadline.relax", QT_TRANSLATE_NOOP("findings", "Allow {days}."),
         QT_TRANSLATE_NOOP("findings", "The plan stands as it is when the deadline moves."),
         QT_TRANSLATE_NOOP("findings", "Allow {days}")},
        {"deadline.met", QT_TRANSLATE_NOOP("findings", "The deadline holds."),
         QT_TRANSLATE_NOOP(
             "findings",
             "Training takes {days}; even the slow end of the band, {high}, is within {deadline}."),
         nullptr},
        {"deadline.buying_is_late", QT_TRANSLATE_NOOP("findings", "Buying comes too late."),
         QT_TRANSLATE_NOOP("findings", "Delivery and acceptance take {delivery}, so a bought cluster "
                                       "finishes after {days}; your deadline is {deadline}."),
         nullptr},
        {"power.over", QT_TRANSLATE_NOOP("findings", "The power limit is exceeded."),
         QT_TRANSLATE_NOOP(
             "findings",
             "Training draws {power} at the meter, your limit is {limit}; feeds have to carry {peak}."),
         nullptr},
        {"power.fewer_servers", QT_TRANSLATE_NOOP("findings", "Use only {servers} {servers:server|servers}."),
         QT_TRANSLATE_NOOP(
             "findings",
             "{servers} instead of {now} draw {power} and finish in {days}, within your other limits."),
         QT_TRANSLATE_NOOP("findings", "Use {servers} {servers:server|servers}")},
        {"power.relax", QT_TRANSLATE_NOOP("findings", "Allow {power}."),
         QT_TRANSLATE_NOOP("findings", "The plan stands as it is when the site can supply {power}."),
         QT_TRANSLATE_NOOP("findings", "Allow {power}")},
        {"power.cooling", QT_TRANSLATE_NOOP("findings", "Plan for {cooling}."),
         QT_TRANSLATE_NOOP("findings", "A rack of {servers} {servers:server|servers} draws up to {rack}, "
                                       "more than a room with plain air cooling carries."),
         nullptr},
        {"power.estimate", QT_TRANSLATE_NOOP("findings", "The server's power is an estimate."),
         QT_TRANSLATE_NOOP("findings", "Nobody published a training measurement of {server}; ask the "
                                       "supplier for its measured and maximum power."),
         nullptr},
        {"budget.over", QT_TRANSLATE_NOOP("findings", "The budget is exceeded."),
         QT_TRANSLATE_NOOP("findings",
                           "The cheaper of renting and buying costs {cost}; your limit is {budget}."),
         nullptr},
        {"budget.relax", QT_TRANSLATE_NOOP("findings", "Allow {cost}."),
         QT_TRANSLATE_NOOP("findings", "The plan stands as it is when the budget covers {cost}."),
         QT_TRANSLATE_NOOP("findings", "Allow {cost}")},
    });
    return words;
}

} // namespace rackwright::text
