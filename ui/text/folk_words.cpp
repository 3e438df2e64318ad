// Folk rules in words: the rule as it circulates and what this plan's numbers say. Chinese in
// translations/folk_zh_CN.ts.
#include "ui/text/folk_words.h"

#include <QCoreApplication>

#include <array>

namespace rackwright::text {

std::span<const FolkWords> earlyFolkWords() {
    static constexpr auto words = std::to_array<FolkWords>({
        {"c01", QT_TRANSLATE_NOOP("folk", "Network bandwidth comes first, then memory, then compute."),
         QT_TRANSLATE_NOOP("folk", "In this plan {compute} of the step computes, {memory} is bound by memory "
                                   "and {network} waits for links.")},
        {"c02", QT_TRANSLATE_NOOP("folk", "Below 100B parameters a single card needs at least 80 GB."),
         QT_TRANSLATE_NOOP("folk",
                           "Sharded over the cluster, {parameters} parameters need {need_gb} GB on a card.")},
        {"c03",
         QT_TRANSLATE_NOOP("folk", "Trillion-parameter models must use tensor parallel over many cards."),
         QT_TRANSLATE_NOOP("folk", "The fastest split is TP {tp}, PP {pp}, DP {dp}: pipeline, expert "
                                   "parallel and sharded states carry as much.")},
        {"c04", QT_TRANSLATE_NOOP("folk", "The scale-up link needs 900 GB/s or more."),
         QT_TRANSLATE_NOOP("folk", "At {rate} (both directions) TP {tp} costs {share} of the step here.")},
        {"c05", QT_TRANSLATE_NOOP("folk", "FP8 and sparsity raise efficiency a lot."),
         QT_TRANSLATE_NOOP("folk",
                           "FP8 runs matrix multiplications {ratio} times as fast; they are {matmul} of the "
                           "step, so at most {gain} is saved. 2:4 sparsity is not used in pretraining.")},
        {"c06", QT_TRANSLATE_NOOP("folk", "InfiniBand is a must; Ethernet congests."),
         QT_TRANSLATE_NOOP("folk",
                           "Over {link} traffic between servers costs {share} of the step. Clusters of "
                           "24,000 accelerators train over RoCE; it needs a lossless or tuned fabric.")},
        {"c07", QT_TRANSLATE_NOOP("folk", "400 Gb/s for a server are enough."),
         QT_TRANSLATE_NOOP(
             "folk", "The plan moves {need} on average between servers, and in bursts: {claim} is the claim, "
                     "{have} is what the server has. Usual today is 400 Gb/s for an accelerator.")},
        {"c08", QT_TRANSLATE_NOOP("folk", "In a fat tree any two servers are equally many hops apart."),
         QT_TRANSLATE_NOOP(
             "folk",
             "With {tiers} tiers the path crosses {near} to {far} switches, depending on the distance.")},
        {"c09", QT_TRANSLATE_NOOP("folk", "RDMA is always on."),
         QT_TRANSLATE_NOOP(
             "folk",
             "Right: without it the host copies every message and {rate} per accelerator is out of reach.")},
        {"c10",
         QT_TRANSLATE_NOOP("folk", "Below 10B data parallel, to 100B tensor and data, above all three."),
         QT_TRANSLATE_NOOP(
             "folk", "For {parameters} parameters the fastest split here is TP {tp}, PP {pp}, DP {dp}.")},
        {"c11", QT_TRANSLATE_NOOP("folk", "Gradient accumulation stands in for a larger batch."),
         QT_TRANSLATE_NOOP("folk", "{micro_batches} micro-batches a step; the pipeline bubble is {bubble}.")},
        {"c12", QT_TRANSLATE_NOOP("folk", "Overlap the gradient exchange with computation."),
         QT_TRANSLATE_NOOP("folk", "{hidden} are hidden, {exposed} are exposed.")},
        {"c13", QT_TRANSLATE_NOOP("folk", "Asynchronous checkpoints avoid idle compute."),
         QT_TRANSLATE_NOOP("folk", "Writing in the foreground would take {foreground} a save instead of "
                                   "{stall}: {saved} over the run.")},
        {"c14", QT_TRANSLATE_NOOP("folk", "If GPU utilisation is below 40 %, the network is too small."),
         QT_TRANSLATE_NOOP(
             "folk", "The utilisation that nvidia-smi shows stays high while a card waits. Look at the MFU "
                     "(here {mfu} expected) and at tensor activity; the network is {share} of the step.")},
        {"c15",
         QT_TRANSLATE_NOOP("folk", "Network bandwidth should be a tenth to a fifth of memory bandwidth."),
         QT_TRANSLATE_NOOP("folk", "Here it is {ratio}, and the network costs {share} of the step. Only the "
                                   "scale-up link comes near the rule, at {scale_up}.")},
        {"c16", QT_TRANSLATE_NOOP("folk", "Set NUMA affinity, TCP buffers and XFS on NVMe."),
         QT_TRANSLATE_NOOP(
             "folk",
             "Right, and cheap: host and jitter are {share} of the step. The checklist has the commands.")},
        {"c17", QT_TRANSLATE_NOOP("folk", "The failure rate grows exponentially with the number of servers."),
         QT_TRANSLATE_NOOP(
             "folk",
             "It grows linearly: {per_day} interruptions a day here, {doubled} with twice the servers. What "
             "falls exponentially is the chance of a quiet day: {quiet}, then {quiet_doubled}.")},
        {"c18", QT_TRANSLATE_NOOP("folk", "Retry, resume, evict and health-check automatically."),
         QT_TRANSLATE_NOOP("folk",
                           "Right: goodput is {goodput}; with a person restarting it would be {by_hand}.")},
        {"c19",
         QT_TRANSLATE_NOOP("folk", "Chinese accelerators are near parity alone and behind across servers."),
         QT_TRANSLATE_NOOP("folk", "This part: {peak} peak, {mfu} MFU expected with {stack}, {network} of "
                                   "the step on the network. Plan engineering time and measure first.")},
        {"c20",
         QT_TRANSLATE_NOOP("folk", "Below 60 % with a quiet network it is data loading; near 100 % without "
                                   "progress it is the network."),
         QT_TRANSLATE_NOOP("folk",
                           "Incomplete: a straggler, the bubble ({bubble} here), launch gaps or a slow "
                           "checkpoint look the same. Expected are {mfu} MFU and {share} on the network.")},
        {"c21",
         QT_TRANSLATE_NOOP("folk",
                           "Small companies: a small cluster of your own for debugging, rent the training."),
         QT_TRANSLATE_NOOP("folk", "This run costs {rent} rented and {own} as a share of own machines.")},
        {"c22",
         QT_TRANSLATE_NOOP(
             "folk",
             "Data parallel copies the model, model parallel splits it, the pipeline splits it by layers."),
         QT_TRANSLATE_NOOP("folk", "TP {tp}, PP {pp}, DP {dp}: a card holds {held} of {parameters} "
                                   "parameters. Sharded data parallel does not copy.")},
    });
    return words;
}

std::span<const FolkWords> lateFolkWords() {
    static constexpr auto words = std::to_array<FolkWords>({
        {"c23", QT_TRANSLATE_NOOP("folk", "InfiniBand is in the 10-gigabit class."),
         QT_TRANSLATE_NOOP("folk", "A port runs at {gbps} Gb/s: {ratio} times as much.")},
        {"c24", QT_TRANSLATE_NOOP("folk", "To 10B: 4 to 8 A100 40GB or RTX 6000 Ada with PCIe 5 or NVLink."),
         QT_TRANSLATE_NOOP("folk", "Within {deadline} this needs about {needed} × {accelerator}. Both cards "
                                   "have PCIe 4, and the RTX 6000 Ada has no NVLink.")},
        {"c25", QT_TRANSLATE_NOOP("folk", "10B to 100B: 16 to 32 cards with NVLink."),
         QT_TRANSLATE_NOOP("folk",
                           "Within {deadline} this needs about {needed} × {accelerator}; from 16 cards on "
                           "the network between servers counts, and the rule leaves it out.")},
        {"c26", QT_TRANSLATE_NOOP("folk", "Above 100B: 64 cards and more, H100 “160 GB” or H20."),
         QT_TRANSLATE_NOOP("folk", "Within {deadline} this needs about {needed} × {accelerator}. There is no "
                                   "H100 of 160 GB, and the H20 has 148 dense TFLOPS.")},
        {"c27", QT_TRANSLATE_NOOP("folk", "Memory a card by model size: 16, 40, 80, 160 GB."),
         QT_TRANSLATE_NOOP("folk", "The rule says {claim_gb} GB; this plan needs {need_gb} GB.")},
        {"c28", QT_TRANSLATE_NOOP("folk", "Keep 20 to 30 % of the memory free."),
         QT_TRANSLATE_NOOP("folk", "The prediction's own error is {band} and the plan leaves {free}: the "
                                   "margin should follow the error.")},
        {"c29", QT_TRANSLATE_NOOP("folk", "The MI250X has 128 GB."),
         QT_TRANSLATE_NOOP("folk", "It is two devices of {memory_gb} GB each; a process sees one.")},
        {"c30", QT_TRANSLATE_NOOP("folk", "16-bit rate by model size: 100, 300, 1 000 TFLOPS."),
         QT_TRANSLATE_NOOP("folk", "The rule asks for {claim}; this card has {have}, and the deadline "
                                   "decides, not the card's class.")},
        {"c31", QT_TRANSLATE_NOOP("folk", "H100 3351, A100 624, MI250X 4800 TFLOPS."),
         QT_TRANSLATE_NOOP("folk", "Dense 16-bit rates are {h100}, {a100} and {mi250x}.")},
        {"c32",
         QT_TRANSLATE_NOOP("folk",
                           "FP32 for small precise work, FP16 or BF16 for training, INT8 for inference."),
         QT_TRANSLATE_NOOP(
             "folk", "Right, with one gap: this card trains in 16 bits at {peak16} and in FP8 at {peak8}.")},
        {"c33", QT_TRANSLATE_NOOP("folk", "Mind cooling and power from 400 W a card."),
         QT_TRANSLATE_NOOP("folk", "A card draws {board}, a full rack {rack}: plan for {cooling}.")},
        {"c34",
         QT_TRANSLATE_NOOP("folk", "The server has to fit: slots or NVLink, power supplies, fast storage."),
         QT_TRANSLATE_NOOP("folk", "Right: {server} needs feeds for {nameplate}.")},
        {"c35", QT_TRANSLATE_NOOP("folk", "Frameworks run better on NVIDIA; use Apex."),
         QT_TRANSLATE_NOOP("folk", "The plan uses {stack} on {accelerator}. Apex is history: its functions "
                                   "are in PyTorch and Transformer Engine.")},
        {"c36", QT_TRANSLATE_NOOP("folk", "Operating system, driver and card versions must match."),
         QT_TRANSLATE_NOOP("folk", "Right: take the versions that {stack} is tested with.")},
        {"c37",
         QT_TRANSLATE_NOOP("folk", "With a limited budget rent; with steady work own a core and extend it."),
         QT_TRANSLATE_NOOP("folk", "Owning pays from {break_even_use} use; you plan {utilisation}.")},
        {"c38", QT_TRANSLATE_NOOP("folk", "Model parallelism lowers the number of cards."),
         QT_TRANSLATE_NOOP(
             "folk", "The memory does not shrink: {total_gb} GB over {cards} cards, whatever the split.")},
        {"c39", QT_TRANSLATE_NOOP("folk", "An H100 is two to three times as fast as an A100."),
         QT_TRANSLATE_NOOP("folk", "Achievable matrix rates differ {speed} times, rents {price} times: the "
                                   "cheaper run is the one whose ratio is smaller.")},
        {"c40", QT_TRANSLATE_NOOP("folk", "Rent for one to three months, buy from six months on."),
         QT_TRANSLATE_NOOP("folk", "At {rent} per GPU-hour cash comes back after {payback}; with resale "
                                   "buying wins after {crossover}.")},
        {"c41",
         QT_TRANSLATE_NOOP("folk", "NVLink is three to five times PCIe 4 and 20 to 40 % more efficient."),
         QT_TRANSLATE_NOOP(
             "folk", "Here it is {ratio} times PCIe 4; over PCIe the step would be up to {slower} longer.")},
        {"c42", QT_TRANSLATE_NOOP("folk", "Three cases: 4 to 8, 16 to 32, 64 and more cards."),
         QT_TRANSLATE_NOOP(
             "folk",
             "Within {deadline} this plan needs about {needed} cards; the deadline decides, not the label.")},
        {"c43", QT_TRANSLATE_NOOP("folk", "Owning gives control of the computing power."),
         QT_TRANSLATE_NOOP("folk", "It does; a useful GPU-hour costs {own} owned and {rent} rented.")},
    });
    return words;
}

} // namespace rackwright::text
