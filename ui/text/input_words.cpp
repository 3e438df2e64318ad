#include "ui/text/input_words.h"

#include <QtGlobal>

namespace rackwright::text {

namespace {

#define WORD(text) QT_TRANSLATE_NOOP("inputs", text) // lupdate only finds the strings inside its own macro

constexpr InputWords kInputWords[] = {
    {"model.preset", WORD("Model"),
     WORD("A known model with its exact shape, or a shape made for the size you set below. Drop a "
          "config.json on the window to use your own.")},
    {"model.parameters", WORD("Parameters"),
     WORD("Size of the model in billions of parameters. Moving it leaves the preset and makes a sensible "
          "shape of that size. Raises memory, time and cost.")},
    {"model.sequence", WORD("Sequence"),
     WORD("Tokens in one training sequence. Raises activation memory and, through attention, the work per "
          "token.")},
    {"data.tokens", WORD("Tokens"),
     WORD("Training tokens in trillions, all passes counted. Time and rent grow in proportion.")},
    {"data.global_batch", WORD("Global batch"),
     WORD("Sequences in one optimizer step. Larger batches keep more accelerators busy, but beyond the "
          "critical batch size each token teaches less.")},
    {"data.precision", WORD("Precision"),
     WORD("Number format of the matrix multiplications. 8 and 4 bit are faster where the accelerator "
          "supports them; weights keep a higher-precision master copy.")},
    {"data.task", WORD("Task"),
     WORD("Training from scratch, continuing, or fine-tuning all weights or low-rank adapters only.")},
    {"data.weights", WORD("Weight copies"),
     WORD("Which copies of the weights are kept. Automatic follows the software stack; mixed keeps 16-bit "
          "weights and an FP32 master.")},
    {"data.gradients", WORD("Gradients"),
     WORD("Format in which gradients are accumulated. FP32 takes two bytes more per parameter than BF16.")},
    {"data.optimizer", WORD("Optimizer"),
     WORD("Sets the bytes of optimizer state per parameter; Adam keeps two moments.")},
    {"data.moments", WORD("Moments"),
     WORD("Format of the optimizer moments. Automatic follows the software stack.")},
    {"data.attention", WORD("Attention kernel"),
     WORD("Flash attention never stores the score matrix; the classic kernel does, and needs memory that "
          "grows with the square of the sequence.")},
    {"data.loss", WORD("Loss kernel"),
     WORD("How the vocabulary logits are held. Chunked or fused loss saves several GiB on the last stage "
          "with large vocabularies.")},
    {"data.adapter_rank", WORD("Adapter rank"),
     WORD("Rank of the LoRA matrices. Used for LoRA and QLoRA only.")},
    {"data.adapter_all_linear", WORD("Adapt all layers"),
     WORD("On: adapters on every linear layer. Off: on queries and values only. Used for LoRA and QLoRA "
          "only.")},
    {"data.quantisation", WORD("Base weights"),
     WORD("How the frozen base weights are stored. Used for QLoRA only.")},
    {"hardware.accelerator", WORD("Accelerator"),
     WORD("The chip that does the work. The list holds every part with enough published data to compute; "
          "export status depends on the destination.")},
    {"hardware.server", WORD("Server"),
     WORD("The machine that holds the accelerators. Only servers that exist with the chosen accelerator are "
          "listed.")},
    {"hardware.servers", WORD("Servers"),
     WORD("Number of servers. More servers finish sooner, until communication and the batch size set a "
          "limit.")},
    {"hardware.stack", WORD("Software stack"),
     WORD("The training framework whose measured efficiency is used. Automatic takes the usual one for "
          "accelerator and task.")},
    {"network.link", WORD("Link"), WORD("Network between servers; the speed is per port and direction.")},
    {"network.kind", WORD("Topology"),
     WORD("Rail-optimised: adapter i of every server goes to leaf i of its unit. Fat tree: a server's "
          "adapters share a leaf. Rail-only: no spine between rails.")},
    {"network.oversubscription", WORD("Oversubscription"),
     WORD("Bandwidth down to the servers against bandwidth up to the spine, at the leaf. 1 means "
          "non-blocking; more saves switches and slows traffic between units.")},
    {"parallel.tp", WORD("Tensor parallel"),
     WORD("Splits every layer over this many accelerators. Keep it inside the fast domain. Automatic lets "
          "the search decide.")},
    {"parallel.pp", WORD("Pipeline parallel"),
     WORD("Splits the layers into this many stages. Needs many micro-batches to keep the bubble small.")},
    {"parallel.vpp", WORD("Virtual stages"),
     WORD("Chunks of layers per stage for the interleaved schedule. Shrinks the bubble, adds messages and "
          "activation memory.")},
    {"parallel.cp", WORD("Context parallel"),
     WORD("Splits each sequence over this many accelerators. For long sequences.")},
    {"parallel.ep", WORD("Expert parallel"),
     WORD("Spreads the experts of a mixture-of-experts model over this many accelerators.")},
    {"parallel.micro_batch", WORD("Micro-batch"),
     WORD("Sequences an accelerator processes at once. Larger ones run more efficiently and need more "
          "memory.")},
    {"parallel.sharding", WORD("State sharding"),
     WORD("What the data-parallel group shares: optimizer states (ZeRO-1), gradients (ZeRO-2) or the weights "
          "too (ZeRO-3, FSDP).")},
    {"parallel.recompute", WORD("Recomputation"),
     WORD("Recomputes activations in the backward pass to save memory. Full recomputation costs about a "
          "third more compute.")},
    {"limits.deadline", WORD("Deadline"),
     WORD("Longest acceptable training time in calendar days, interruptions included.")},
    {"limits.memory_use", WORD("Memory use"),
     WORD("Share of the usable memory a plan may take. The rest covers fragmentation and what no formula "
          "sees.")},
    {"limits.power", WORD("Power"), WORD("Largest power at the meter, cooling included.")},
    {"limits.budget", WORD("Budget"), WORD("Largest amount for the cheaper of renting and buying.")},
    {"operation.maturity", WORD("Platform"),
     WORD("How settled hardware and software are; sets the interruption rate from published clusters.")},
    {"operation.failures", WORD("Interruptions"),
     WORD("Job-stopping interruptions per 1,000 server-days. Automatic follows the platform's maturity.")},
    {"operation.repair", WORD("Repair time"),
     WORD("Days until a failed server is back. Sets the number of spares.")},
    {"operation.restart", WORD("Restart time"),
     WORD("Minutes from a failure until training goes on: detection, rescheduling, start and loading.")},
    {"operation.save_stall", WORD("Save stall"),
     WORD("Seconds that training stands still for one checkpoint. Asynchronous saving brings it to a few "
          "seconds.")},
    {"money.destination", WORD("Destination"),
     WORD("Where the machines will stand. Sets currency, taxes, energy price, rental providers, and what may "
          "be delivered there.")},
    {"money.allow_undeliverable", WORD("Allow restricted parts"),
     WORD("Plan with parts that the export rules on file do not let into the destination. Check with your "
          "counsel.")},
    {"money.currency", WORD("Currency"), WORD("Currency of the plan. Automatic follows the destination.")},
    {"money.offer", WORD("Rent from"),
     WORD("Rental offer to compare with. Automatic takes the median of the destination's offers for this "
          "accelerator.")},
    {"money.utilisation", WORD("Utilisation"),
     WORD("Share of the clock hours in which the machines run a job. Owned machines cost money while idle "
          "too.")},
    {"money.horizon", WORD("Horizon"), WORD("Months over which renting and buying are compared.")},
    {"money.energy", WORD("Electricity"),
     WORD("Energy price per kilowatt-hour. Automatic takes the destination's average industrial price.")},
    {"money.pue", WORD("PUE"),
     WORD("Facility power over IT power. Automatic takes the destination's usual value.")},
    {"money.housing", WORD("Housing"),
     WORD("Colocation pays per contracted kilowatt and month; in your own room only energy is counted.")},
    {"money.colocation", WORD("Colocation"),
     WORD("Price per contracted kilowatt and month, energy not included.")},
    {"money.server_price", WORD("Server price"),
     WORD("Price of one server without tax. Automatic takes the price book; many entries there are "
          "estimates.")},
    {"money.maintenance", WORD("Maintenance"),
     WORD("Support and repair a year, as a share of the server price. The default is an estimate.")},
    {"money.insurance", WORD("Insurance"),
     WORD("Insurance a year, as a share of the server price. The default is an estimate.")},
    {"money.staff", WORD("Staff"), WORD("Full-time equivalents per server. The default is an estimate.")},
    {"money.salary", WORD("Salary"),
     WORD("Cost of one full-time equivalent a year. The default is an estimate.")},
    {"money.discount", WORD("Discount rate"),
     WORD("Yearly rate that makes later payments worth less today. The default is an estimate.")},
    {"money.selling_cost", WORD("Selling cost"),
     WORD("Share of the resale price lost in selling. The default is an estimate.")},
    {"money.vat", WORD("VAT"), WORD("Value-added tax on equipment. Automatic takes the destination's rate.")},
    {"money.vat_recoverable", WORD("VAT recovered"), WORD("Share of the VAT that comes back as input tax.")},
    {"money.lead_time", WORD("Lead time"),
     WORD("Weeks from order to delivery. Training on bought machines starts after delivery, installation and "
          "acceptance.")},
    {"money.yuan_per_dollar", WORD("Yuan per dollar"),
     WORD("Exchange rate used for every conversion between yuan and dollars.")},
    {"money.dollar_per_euro", WORD("Dollars per euro"),
     WORD("Exchange rate used for every conversion between euros and dollars.")},
    {"document.title", WORD("Title"),
     WORD("Title of the plan, shown in the window and on the report's cover.")},
    {"document.customer", WORD("Customer"), WORD("Name on the report's cover.")},
    {"document.internal_notes", WORD("Internal notes"),
     WORD("For you only: never printed and left out of a customer's copy.")},
};

#undef WORD

} // namespace

std::span<const InputWords> inputWords() {
    return kInputWords;
}

} // namespace rackwright::text
