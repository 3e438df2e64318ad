// Findings about peaks of memory, links, software and mixed ways to have the machines, English.
#include "ui/text/finding_words.h"

#include <QCoreApplication>

#include <array>

namespace rackwright::text {

std::span<const FindingWords> linkFindingWords() {
    static constexpr auto words = std::to_array<FindingWords>({
        {"fit.logits", QT_TRANSLATE_NOOP("findings", "Do not hold the logits whole."),
         QT_TRANSLATE_NOOP("findings",
                           "They take {logits}, {share} of the fullest GPU; a chunked or fused loss computes "
                           "them piece by piece."),
         QT_TRANSLATE_NOOP("findings", "Use a chunked loss")},
        {"fit.loading", QT_TRANSLATE_NOOP("findings", "The peak comes while the weights are read."),
         QT_TRANSLATE_NOOP("findings", "{loading} are needed beside them, {required} in all; training itself "
                                       "needs less. Load shard by shard."),
         nullptr},
        {"fit.allocator", QT_TRANSLATE_NOOP("findings", "Set expandable segments."),
         QT_TRANSLATE_NOOP("findings",
                           "The allocator holds {pool} more than is allocated, and little is free: "
                           "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True gives most of it back."),
         nullptr},
        {"fit.usable", QT_TRANSLATE_NOOP("findings", "Only the data sheet has enough memory."),
         QT_TRANSLATE_NOOP("findings", "{required} would go into the nominal {nominal}, but drivers leave "
                                       "{usable}."),
         nullptr},
        {"network.scale_up_worth", QT_TRANSLATE_NOOP("findings", "What the fast links are worth here."),
         QT_TRANSLATE_NOOP("findings",
                           "Over PCIe at {rate} instead of {link}, the same split would take {longer} "
                           "longer. The saying is 20–40 %."),
         nullptr},
        {"network.ethernet", QT_TRANSLATE_NOOP("findings", "Switch RDMA on and keep Ethernet from dropping."),
         QT_TRANSLATE_NOOP("findings",
                           "{link} counts with {efficiency} of its line rate, which needs RoCE v2 with PFC "
                           "and ECN set on every port; plain TCP reaches far less."),
         nullptr},
        {"network.rails", QT_TRANSLATE_NOOP("findings", "Wire the rails."),
         QT_TRANSLATE_NOOP("findings",
                           "With {nics} adapters a server, one leaf for each rail lets GPUs of the same "
                           "place meet one switch away, with the same number of switches."),
         QT_TRANSLATE_NOOP("findings", "Use rails")},
        {"strategy.experts_inside_domain", QT_TRANSLATE_NOOP("findings", "Experts stay on the fast links."),
         QT_TRANSLATE_NOOP("findings", "EP{ep} fits into a domain of {domain}; the exchange costs {share} of "
                                       "the step."),
         nullptr},
        {"strategy.experts_leave_domain",
         QT_TRANSLATE_NOOP("findings", "The exchange of experts crosses the network."),
         QT_TRANSLATE_NOOP("findings",
                           "EP{ep} is wider than a domain of {domain}; the exchange costs {share} "
                           "of the step. A narrower EP or larger domains shorten it."),
         nullptr},
        {"strategy.context_parallel", QT_TRANSLATE_NOOP("findings", "Long sequences are split."),
         QT_TRANSLATE_NOOP("findings", "CP{cp} shares each sequence of {sequence} tokens; handing keys and "
                                       "values on costs {share} of the step."),
         nullptr},
        {"hardware.peak_unreached",
         QT_TRANSLATE_NOOP("findings", "Do not plan with the peak of the data sheet."),
         QT_TRANSLATE_NOOP("findings", "Large matrices on {accelerator} reach {reached} of {peak}, {share}."),
         nullptr},
        {"ecosystem.other_stack", QT_TRANSLATE_NOOP("findings", "Test the software before you order."),
         QT_TRANSLATE_NOOP("findings",
                           "{accelerator} runs {software}, here with {stack}. Try first: one step of this "
                           "model in its precision, fused attention, the collectives over two servers, and a "
                           "restart from a checkpoint."),
         nullptr},
        {"money.burst", QT_TRANSLATE_NOOP("findings", "Own the base, rent the peaks."),
         QT_TRANSLATE_NOOP("findings",
                           "At {utilisation} use, {owned} own GPUs with rent for the rest cost {cost} over "
                           "the horizon, {saved} less than the cheaper of renting or buying all ({pure})."),
         nullptr},
        {"money.island", QT_TRANSLATE_NOOP("findings", "Own an island for experiments, rent the runs."),
         QT_TRANSLATE_NOOP(
             "findings", "At {utilisation} use, {owned} own GPUs and rented final runs cost {cost} over the "
                         "horizon, {saved} less than the cheaper of renting or buying all ({pure})."),
         nullptr},
    });
    return words;
}

} // namespace rackwright::text
