#include "ui/text/input_words.h"

#include <QtGlobal>

namespace rackwright::text {

namespace {

constexpr InputWords kInputWords[] = {
    {"model.preset", QT_TRANSLATE_NOOP("inputs", "Model"),
     QT_TRANSLATE_NOOP(
         "inputs", "A known model with its exact shape, or a shape made for the size you set below. Drop a "
                   "config.json on the window to use your own.")},
    {"model.parameters", QT_TRANSLATE_NOOP("inputs", "Parameters"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Size of the model in billions of parameters. Moving it leaves the preset and makes a sensible "
         "shape of that size. Raises memory, time and cost.")},
    {"model.sequence", QT_TRANSLATE_NOOP("inputs", "Sequence"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Tokens in one training sequence. Raises activation memory and, through attention, the work per "
         "token.")},
    {"data.tokens", QT_TRANSLATE_NOOP("inputs", "Tokens"),
     QT_TRANSLATE_NOOP(
         "inputs", "Training tokens in trillions, all passes counted. Time and rent grow in proportion.")},
    {"data.global_batch", QT_TRANSLATE_NOOP("inputs", "Global batch"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Sequences in one optimizer step. Larger batches keep more accelerators busy, but beyond the "
         "critical batch size each token teaches less.")},
    {"data.precision", QT_TRANSLATE_NOOP("inputs", "Precision"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Number format of the matrix multiplications. 8 and 4 bit are faster where the accelerator "
         "supports them; weights keep a higher-precision master copy.")},
    {"data.task", QT_TRANSLATE_NOOP("inputs", "Task"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Training from scratch, continuing, or fine-tuning all weights or low-rank adapters only.")},
    {"data.weights", QT_TRANSLATE_NOOP("inputs", "Weight copies"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Which copies of the weights are kept. Automatic follows the software stack; mixed keeps 16-bit "
         "weights and an FP32 master.")},
    {"data.gradients", QT_TRANSLATE_NOOP("inputs", "Gradients"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Format in which gradients are accumulated. FP32 takes two bytes more per parameter than BF16.")},
    {"data.optimizer", QT_TRANSLATE_NOOP("inputs", "Optimizer"),
     QT_TRANSLATE_NOOP("inputs", "Sets the bytes of optimizer state per parameter; Adam keeps two moments.")},
    {"data.moments", QT_TRANSLATE_NOOP("inputs", "Moments"),
     QT_TRANSLATE_NOOP("inputs", "Format of the optimizer moments. Automatic follows the software stack.")},
    {"data.attention", QT_TRANSLATE_NOOP("inputs", "Attention kernel"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Flash attention never stores the score matrix; the classic kernel does, and needs memory that "
         "grows with the square of the sequence.")},
    {"data.loss", QT_TRANSLATE_NOOP("inputs", "Loss kernel"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "How the vocabulary logits are held. Chunked or fused loss saves several GiB on the last stage "
         "with large vocabularies.")},
    {"data.adapter_rank", QT_TRANSLATE_NOOP("inputs", "Adapter rank"),
     QT_TRANSLATE_NOOP("inputs", "Rank of the LoRA matrices. Used for LoRA and QLoRA only.")},
    {"data.adapter_all_linear", QT_TRANSLATE_NOOP("inputs", "Adapt all layers"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "On: adapters on every linear layer. Off: on queries and values only. Used for LoRA and QLoRA "
         "only.")},
    {"data.quantisation", QT_TRANSLATE_NOOP("inputs", "Base weights"),
     QT_TRANSLATE_NOOP("inputs", "How the frozen base weights are stored. Used for QLoRA only.")},
    {"hardware.accelerator", QT_TRANSLATE_NOOP("inputs", "Accelerator"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "The chip that does the work. The list holds every part with enough published data to compute; "
         "export status depends on the destination.")},
    {"hardware.server", QT_TRANSLATE_NOOP("inputs", "Server"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "The machine that holds the accelerators. Only servers that exist with the chosen accelerator are "
         "listed.")},
    {"hardware.servers", QT_TRANSLATE_NOOP("inputs", "Servers"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Number of servers. More servers finish sooner, until communication and the batch size set a "
         "limit.")},
    {"hardware.stack", QT_TRANSLATE_NOOP("inputs", "Software stack"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "The training framework whose measured efficiency is used. Automatic takes the usual one for "
         "accelerator and task.")},
    {"network.link", QT_TRANSLATE_NOOP("inputs", "Link"),
     QT_TRANSLATE_NOOP("inputs", "Network between servers; the speed is per port and direction.")},
    {"network.kind", QT_TRANSLATE_NOOP("inputs", "Topology"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Rail-optimised: adapter i of every server goes to leaf i of its unit. Fat tree: a server's "
         "adapters share a leaf. Rail-only: no spine between rails.")},
    {"network.oversubscription", QT_TRANSLATE_NOOP("inputs", "Oversubscription"),
     QT_TRANSLATE_NOOP(
         "inputs", "Bandwidth down to the servers against bandwidth up to the spine, at the leaf. 1 means "
                   "non-blocking; more saves switches and slows traffic between units.")},
    {"network.spine_oversubscription", QT_TRANSLATE_NOOP("inputs", "Oversubscription above"),
     QT_TRANSLATE_NOOP(
         "inputs", "Bandwidth down to the leafs against bandwidth up to the core, at the spine of a "
                   "three-tier network. 1 means non-blocking; it slows only traffic between pods.")},
    {"network.planes", QT_TRANSLATE_NOOP("inputs", "Planes"),
     QT_TRANSLATE_NOOP(
         "inputs", "Parallel networks over which every adapter splits its rate. The bandwidth stays, the "
                   "switches have more and slower ports: larger networks in two tiers, and one dead leaf "
                   "costs only a share.")},
    {"parallel.tp", QT_TRANSLATE_NOOP("inputs", "Tensor parallel"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Splits every layer over this many accelerators. Keep it inside the fast domain. Automatic lets "
         "the search decide.")},
    {"parallel.pp", QT_TRANSLATE_NOOP("inputs", "Pipeline parallel"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Splits the layers into this many stages. Needs many micro-batches to keep the bubble small.")},
    {"parallel.vpp", QT_TRANSLATE_NOOP("inputs", "Virtual stages"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Chunks of layers per stage for the interleaved schedule. Shrinks the bubble, adds messages and "
         "activation memory.")},
    {"parallel.cp", QT_TRANSLATE_NOOP("inputs", "Context parallel"),
     QT_TRANSLATE_NOOP("inputs", "Splits each sequence over this many accelerators. For long sequences.")},
    {"parallel.ep", QT_TRANSLATE_NOOP("inputs", "Expert parallel"),
     QT_TRANSLATE_NOOP("inputs",
                       "Spreads the experts of a mixture-of-experts model over this many accelerators.")},
    {"parallel.micro_batch", QT_TRANSLATE_NOOP("inputs", "Micro-batch"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Sequences an accelerator processes at once. Larger ones run more efficiently and need more "
         "memory.")},
    {"parallel.sharding", QT_TRANSLATE_NOOP("inputs", "State sharding"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "What the data-parallel group shares: optimizer states (ZeRO-1), gradients (ZeRO-2) or the weights "
         "too (ZeRO-3, FSDP).")},
    {"parallel.recompute", QT_TRANSLATE_NOOP("inputs", "Recomputation"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Recomputes activations in the backward pass to save memory. Full recomputation costs about a "
         "third more compute.")},
    {"limits.deadline", QT_TRANSLATE_NOOP("inputs", "Deadline"),
     QT_TRANSLATE_NOOP("inputs",
                       "Longest acceptable training time in calendar days, interruptions included.")},
    {"limits.memory_use", QT_TRANSLATE_NOOP("inputs", "Memory use"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Share of the usable memory a plan may take. The rest covers fragmentation and what no formula "
         "sees.")},
    {"limits.power", QT_TRANSLATE_NOOP("inputs", "Power"),
     QT_TRANSLATE_NOOP("inputs", "Largest power at the meter, cooling included.")},
    {"limits.budget", QT_TRANSLATE_NOOP("inputs", "Budget"),
     QT_TRANSLATE_NOOP("inputs", "Largest amount for the cheaper of renting and buying.")},
    {"operation.maturity", QT_TRANSLATE_NOOP("inputs", "Platform"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "How settled hardware and software are; sets the interruption rate from published clusters.")},
    {"operation.failures", QT_TRANSLATE_NOOP("inputs", "Interruptions"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Job-stopping interruptions per 1,000 server-days. Automatic follows the platform's maturity.")},
    {"operation.repair", QT_TRANSLATE_NOOP("inputs", "Repair time"),
     QT_TRANSLATE_NOOP("inputs", "Days until a failed server is back. Sets the number of spares.")},
    {"operation.restart", QT_TRANSLATE_NOOP("inputs", "Restart time"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Minutes from a failure until training goes on: detection, rescheduling, start and loading.")},
    {"operation.save_stall", QT_TRANSLATE_NOOP("inputs", "Save stall"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Seconds that training stands still for one checkpoint. Asynchronous saving brings it to a few "
         "seconds.")},
    {"operation.spares", QT_TRANSLATE_NOOP("inputs", "Spare servers"),
     QT_TRANSLATE_NOOP(
         "inputs", "Cabled spares take leaf ports and step in at once; cold ones wait on the shelf and are "
                   "swapped in by hand, which costs training time.")},
    {"operation.probability", QT_TRANSLATE_NOOP("inputs", "Probability"),
     QT_TRANSLATE_NOOP("inputs",
                       "Chance with which the calendar days that are promised shall be kept; from a "
                       "simulation of interruptions and of the step time's band.")},
    {"inventory.servers", QT_TRANSLATE_NOOP("inputs", "Own servers"),
     QT_TRANSLATE_NOOP(
         "inputs", "Number and type of servers already there, then age in years and book value of one: "
                   "16 x dgx-h100, 2 y, 150000; 8 x dgx-a100-640. A semicolon starts another type.")},
    {"inventory.leaf_ports", QT_TRANSLATE_NOOP("inputs", "Free leaf ports"),
     QT_TRANSLATE_NOOP("inputs", "Ports still free on the present leaf switches, at the network's link "
                                 "rate. Automatic: not known, not limited.")},
    {"inventory.racks", QT_TRANSLATE_NOOP("inputs", "Free racks"),
     QT_TRANSLATE_NOOP("inputs", "Racks still free in the room. Automatic: not known, not limited.")},
    {"inventory.power", QT_TRANSLATE_NOOP("inputs", "Free power"),
     QT_TRANSLATE_NOOP("inputs", "Power still to be had at the room's feeds, for machines added to those "
                                 "already there. Automatic: not known, not limited.")},
    {"money.destination", QT_TRANSLATE_NOOP("inputs", "Destination"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Where the machines will stand. Sets currency, taxes, energy price, rental providers, and what may "
         "be delivered there.")},
    {"money.allow_undeliverable", QT_TRANSLATE_NOOP("inputs", "Allow restricted parts"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Plan with parts that the export rules on file do not let into the destination. Check with your "
         "counsel.")},
    {"money.currency", QT_TRANSLATE_NOOP("inputs", "Currency"),
     QT_TRANSLATE_NOOP("inputs", "Currency of the plan. Automatic follows the destination.")},
    {"money.offer", QT_TRANSLATE_NOOP("inputs", "Rent from"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Rental offer to compare with. Automatic takes the median of the destination's offers for this "
         "accelerator.")},
    {"money.utilisation", QT_TRANSLATE_NOOP("inputs", "Utilisation"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Share of the clock hours in which the machines run a job. Owned machines cost money while idle "
         "too.")},
    {"money.horizon", QT_TRANSLATE_NOOP("inputs", "Horizon"),
     QT_TRANSLATE_NOOP("inputs", "Months over which renting and buying are compared.")},
    {"money.energy", QT_TRANSLATE_NOOP("inputs", "Electricity"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Energy price per kilowatt-hour. Automatic takes the destination's average industrial price.")},
    {"money.pue", QT_TRANSLATE_NOOP("inputs", "PUE"),
     QT_TRANSLATE_NOOP("inputs",
                       "Facility power over IT power. Automatic takes the destination's usual value.")},
    {"money.housing", QT_TRANSLATE_NOOP("inputs", "Housing"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Colocation pays per contracted kilowatt and month; in your own room only energy is counted.")},
    {"money.colocation", QT_TRANSLATE_NOOP("inputs", "Colocation"),
     QT_TRANSLATE_NOOP("inputs", "Price per contracted kilowatt and month, energy not included.")},
    {"money.server_price", QT_TRANSLATE_NOOP("inputs", "Server price"),
     QT_TRANSLATE_NOOP(
         "inputs", "Price of one server without tax. Automatic takes the price book; many entries there are "
                   "estimates.")},
    {"money.maintenance", QT_TRANSLATE_NOOP("inputs", "Maintenance"),
     QT_TRANSLATE_NOOP(
         "inputs", "Support and repair a year, as a share of the server price. The default is an estimate.")},
    {"money.insurance", QT_TRANSLATE_NOOP("inputs", "Insurance"),
     QT_TRANSLATE_NOOP("inputs",
                       "Insurance a year, as a share of the server price. The default is an estimate.")},
    {"money.staff", QT_TRANSLATE_NOOP("inputs", "Staff"),
     QT_TRANSLATE_NOOP("inputs", "Full-time equivalents per server. The default is an estimate.")},
    {"money.salary", QT_TRANSLATE_NOOP("inputs", "Salary"),
     QT_TRANSLATE_NOOP("inputs", "Cost of one full-time equivalent a year. The default is an estimate.")},
    {"money.discount", QT_TRANSLATE_NOOP("inputs", "Discount rate"),
     QT_TRANSLATE_NOOP(
         "inputs", "Yearly rate that makes later payments worth less today. The default is an estimate.")},
    {"money.selling_cost", QT_TRANSLATE_NOOP("inputs", "Selling cost"),
     QT_TRANSLATE_NOOP("inputs", "Share of the resale price lost in selling. The default is an estimate.")},
    {"money.vat", QT_TRANSLATE_NOOP("inputs", "VAT"),
     QT_TRANSLATE_NOOP("inputs", "Value-added tax on equipment. Automatic takes the destination's rate.")},
    {"money.vat_recoverable", QT_TRANSLATE_NOOP("inputs", "VAT recovered"),
     QT_TRANSLATE_NOOP("inputs", "Share of the VAT that comes back as input tax.")},
    {"money.lead_time", QT_TRANSLATE_NOOP("inputs", "Lead time"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Weeks from order to delivery. Training on bought machines starts after delivery, installation and "
         "acceptance.")},
    {"money.yuan_per_dollar", QT_TRANSLATE_NOOP("inputs", "Yuan per dollar"),
     QT_TRANSLATE_NOOP("inputs", "Exchange rate used for every conversion between yuan and dollars.")},
    {"money.dollar_per_euro", QT_TRANSLATE_NOOP("inputs", "Dollars per euro"),
     QT_TRANSLATE_NOOP("inputs", "Exchange rate used for every conversion between euros and dollars.")},
    {"document.title", QT_TRANSLATE_NOOP("inputs", "Title"),
     QT_TRANSLATE_NOOP("inputs", "Title of the plan, shown in the window and on the report's cover.")},
    {"document.start_date", QT_TRANSLATE_NOOP("inputs", "Start date"),
     QT_TRANSLATE_NOOP(
         "inputs",
         "Day from which finish dates count, as year-month-day. Empty takes the date of the data.")},
    {"document.customer", QT_TRANSLATE_NOOP("inputs", "Customer"),
     QT_TRANSLATE_NOOP("inputs", "Name on the report's cover.")},
    {"document.internal_notes", QT_TRANSLATE_NOOP("inputs", "Internal notes"),
     QT_TRANSLATE_NOOP("inputs", "For you only: never printed and left out of a customer's copy.")},
};

} // namespace

std::span<const InputWords> inputWords() {
    return kInputWords;
}

} // namespace rackwright::text
