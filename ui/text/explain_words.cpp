#include "ui/text/explain_words.h"

#include "core/explain/expression.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

#include <cmath>
#include <span>

namespace rackwright::text {

namespace {

struct Words {
    std::string_view id;
    const char* text; ///< context "explain"
};

constexpr Words kFigures[] = {
    {"time.step", QT_TRANSLATE_NOOP("explain", "Step time")},
    {"time.days", QT_TRANSLATE_NOOP("explain", "Training time")},
    {"time.days_low", QT_TRANSLATE_NOOP("explain", "Training time, low end of the band")},
    {"time.days_high", QT_TRANSLATE_NOOP("explain", "Training time, high end of the band")},
    {"time.steps", QT_TRANSLATE_NOOP("explain", "Optimizer steps")},
    {"time.mfu", QT_TRANSLATE_NOOP("explain", "MFU")},
    {"time.hfu", QT_TRANSLATE_NOOP("explain", "HFU")},
    {"time.tokens_per_second", QT_TRANSLATE_NOOP("explain", "Tokens per second")},
    {"memory.peak", QT_TRANSLATE_NOOP("explain", "Memory of the fullest GPU")},
    {"memory.limit", QT_TRANSLATE_NOOP("explain", "Memory limit")},
    {"run.goodput", QT_TRANSLATE_NOOP("explain", "Effective training time")},
    {"run.between_interruptions", QT_TRANSLATE_NOOP("explain", "Time between interruptions")},
    {"run.interruptions", QT_TRANSLATE_NOOP("explain", "Interruptions in the run")},
    {"power.meter", QT_TRANSLATE_NOOP("explain", "Power at the meter")},
    {"power.peak", QT_TRANSLATE_NOOP("explain", "Peak power")},
    {"topology.switches", QT_TRANSLATE_NOOP("explain", "Switches of the compute network")},
    {"topology.cables", QT_TRANSLATE_NOOP("explain", "Cables of the compute network")},
    {"topology.transceivers", QT_TRANSLATE_NOOP("explain", "Link ends of the compute network")},
    {"cost.gpu_hours", QT_TRANSLATE_NOOP("explain", "GPU-hours")},
    {"cost.rent_run", QT_TRANSLATE_NOOP("explain", "Rent for this run")},
    {"cost.own_run", QT_TRANSLATE_NOOP("explain", "This run on own machines")},
    {"cost.capital", QT_TRANSLATE_NOOP("explain", "Purchase")},
    {"cost.monthly_operation", QT_TRANSLATE_NOOP("explain", "Running cost a month")},
    {"cost.energy_monthly", QT_TRANSLATE_NOOP("explain", "Electricity a month")},
    {"cost.break_even_rent", QT_TRANSLATE_NOOP("explain", "Break-even rent per GPU-hour")},
    {"cost.break_even_use", QT_TRANSLATE_NOOP("explain", "Break-even utilisation")},
    {"cost.cash_payback", QT_TRANSLATE_NOOP("explain", "Cash payback")},
    {"cost.crossover", QT_TRANSLATE_NOOP("explain", "Crossover of rent and buy")},
};

constexpr Words kMoreFigures[] = {
    {"memory.micro_tokens", QT_TRANSLATE_NOOP("explain", "Tokens of a micro-batch on a GPU")},
    {"run.checkpoint_interval", QT_TRANSLATE_NOOP("explain", "Time between checkpoints")},
    {"power.it_measured", QT_TRANSLATE_NOOP("explain", "IT power while training")},
    {"power.it_nameplate", QT_TRANSLATE_NOOP("explain", "IT power by nameplate")},
    {"traffic.tp", QT_TRANSLATE_NOOP("explain", "TP communication, exposed")},
    {"traffic.cp", QT_TRANSLATE_NOOP("explain", "CP communication, exposed")},
    {"traffic.ep", QT_TRANSLATE_NOOP("explain", "EP communication, exposed")},
    {"traffic.pp", QT_TRANSLATE_NOOP("explain", "PP communication, exposed")},
    {"traffic.dp", QT_TRANSLATE_NOOP("explain", "DP communication, exposed")},
    {"traffic.tp_busy", QT_TRANSLATE_NOOP("explain", "TP communication, time on the wire")},
    {"traffic.cp_busy", QT_TRANSLATE_NOOP("explain", "CP communication, time on the wire")},
    {"traffic.ep_busy", QT_TRANSLATE_NOOP("explain", "EP communication, time on the wire")},
    {"traffic.pp_busy", QT_TRANSLATE_NOOP("explain", "PP communication, time on the wire")},
    {"traffic.dp_busy", QT_TRANSLATE_NOOP("explain", "DP communication, time on the wire")},
    {"topology.leaf", QT_TRANSLATE_NOOP("explain", "Leaf switches")},
    {"topology.spine", QT_TRANSLATE_NOOP("explain", "Spine switches")},
    {"topology.core", QT_TRANSLATE_NOOP("explain", "Core switches")},
    {"topology.server_leaf", QT_TRANSLATE_NOOP("explain", "Cables from servers to leafs")},
    {"topology.leaf_spine", QT_TRANSLATE_NOOP("explain", "Cables from leafs to spines")},
    {"topology.spine_core", QT_TRANSLATE_NOOP("explain", "Cables from spines to cores")},
    {"cost.servers_price", QT_TRANSLATE_NOOP("explain", "Servers with spares")},
    {"cost.other_capital", QT_TRANSLATE_NOOP("explain", "Networks, storage, racks, installation")},
    {"cost.rent_rate", QT_TRANSLATE_NOOP("explain", "Rent per GPU-hour")},
    {"cost.housing_monthly", QT_TRANSLATE_NOOP("explain", "Colocation a month")},
    {"cost.maintenance_monthly", QT_TRANSLATE_NOOP("explain", "Maintenance and insurance a month")},
    {"cost.staff_monthly", QT_TRANSLATE_NOOP("explain", "Staff a month")},
};

constexpr Words kMoreSymbols[] = {
    {"held_parameters", QT_TRANSLATE_NOOP("explain", "parameters on the GPU")},
    {"weight_bytes", QT_TRANSLATE_NOOP("explain", "bytes of a weight")},
    {"gradient_bytes", QT_TRANSLATE_NOOP("explain", "bytes of a gradient")},
    {"optimizer_bytes", QT_TRANSLATE_NOOP("explain", "optimizer bytes of a parameter")},
    {"shards", QT_TRANSLATE_NOOP("explain", "GPUs that share them")},
    {"other_states", QT_TRANSLATE_NOOP("explain", "copies, expert shards, offload")},
    {"micro_tokens", QT_TRANSLATE_NOOP("explain", "tokens of a micro-batch")},
    {"micro_batch", QT_TRANSLATE_NOOP("explain", "micro-batch")},
    {"cp", QT_TRANSLATE_NOOP("explain", "CP")},
    {"tp", QT_TRANSLATE_NOOP("explain", "TP")},
    {"in_flight", QT_TRANSLATE_NOOP("explain", "micro-batches in flight")},
    {"stage_layers", QT_TRANSLATE_NOOP("explain", "layers of the stage")},
    {"layer_bytes", QT_TRANSLATE_NOOP("explain", "bytes of a layer and token")},
    {"stream_bytes", QT_TRANSLATE_NOOP("explain", "bytes of the stage's input")},
    {"kept_share", QT_TRANSLATE_NOOP("explain", "share held at the peak")},
    {"working_bytes", QT_TRANSLATE_NOOP("explain", "bytes of the layer at work")},
    {"logit_bytes", QT_TRANSLATE_NOOP("explain", "bytes of a logit")},
    {"vocabulary", QT_TRANSLATE_NOOP("explain", "padded vocabulary")},
    {"head_streams", QT_TRANSLATE_NOOP("explain", "bytes of the head's input and further heads")},
    {"gathered", QT_TRANSLATE_NOOP("explain", "weights gathered or converted for the layer at work")},
    {"framework_base", QT_TRANSLATE_NOOP("explain", "base of the framework")},
    {"allocated", QT_TRANSLATE_NOOP("explain", "allocated")},
    {"pool_factor", QT_TRANSLATE_NOOP("explain", "allocator's pool over allocated")},
    {"driver_context", QT_TRANSLATE_NOOP("explain", "context of the driver")},
    {"busy", QT_TRANSLATE_NOOP("explain", "time on the wire")},
    {"hidden", QT_TRANSLATE_NOOP("explain", "hidden behind computation")},
    {"waiting", QT_TRANSLATE_NOOP("explain", "waiting for the others")},
    {"sent_bytes", QT_TRANSLATE_NOOP("explain", "bytes sent a step")},
    {"wire_rate", QT_TRANSLATE_NOOP("explain", "rate of the wire")},
    {"joint_rate", QT_TRANSLATE_NOOP("explain", "joint rate of the wires used")},
    {"start_up", QT_TRANSLATE_NOOP("explain", "start of the messages and losses")},
    {"units", QT_TRANSLATE_NOOP("explain", "scalable units")},
    {"unit_leafs", QT_TRANSLATE_NOOP("explain", "leafs of a unit")},
    {"missing_leafs", QT_TRANSLATE_NOOP("explain", "leafs that the last unit does not need")},
    {"spine_down", QT_TRANSLATE_NOOP("explain", "downward links of a spine")},
    {"core_down", QT_TRANSLATE_NOOP("explain", "links of a core")},
    {"leaf_up", QT_TRANSLATE_NOOP("explain", "uplinks of a leaf")},
    {"spine_up", QT_TRANSLATE_NOOP("explain", "uplinks of a spine")},
    {"servers", QT_TRANSLATE_NOOP("explain", "servers")},
    {"cabled_spares", QT_TRANSLATE_NOOP("explain", "cabled spares")},
    {"server_links", QT_TRANSLATE_NOOP("explain", "adapters of a server")},
    {"planes", QT_TRANSLATE_NOOP("explain", "planes")},
    {"plain_restart", QT_TRANSLATE_NOOP("explain", "restart without a swapped server")},
    {"server_power", QT_TRANSLATE_NOOP("explain", "power of a server")},
    {"other_power", QT_TRANSLATE_NOOP("explain", "storage, switches, waiting spares")},
    {"servers_bought", QT_TRANSLATE_NOOP("explain", "servers to buy")},
    {"server_price", QT_TRANSLATE_NOOP("explain", "price of a server")},
    {"lines_total", QT_TRANSLATE_NOOP("explain", "all lines of the bill")},
    {"nameplate_kw", QT_TRANSLATE_NOOP("explain", "contracted kW")},
    {"colocation_rate", QT_TRANSLATE_NOOP("explain", "colocation of a kW and month")},
    {"maintenance_share", QT_TRANSLATE_NOOP("explain", "maintenance a year")},
    {"insurance_share", QT_TRANSLATE_NOOP("explain", "insurance a year")},
    {"staff_per_server", QT_TRANSLATE_NOOP("explain", "staff of a server")},
    {"salary", QT_TRANSLATE_NOOP("explain", "salary a year")},
};

constexpr Words kSymbols[] = {
    {"step", QT_TRANSLATE_NOOP("explain", "step time")},
    {"steps", QT_TRANSLATE_NOOP("explain", "steps")},
    {"goodput", QT_TRANSLATE_NOOP("explain", "effective training time")},
    {"days", QT_TRANSLATE_NOOP("explain", "training time")},
    {"band", QT_TRANSLATE_NOOP("explain", "measured over predicted, percentile")},
    {"tokens", QT_TRANSLATE_NOOP("explain", "tokens")},
    {"batch", QT_TRANSLATE_NOOP("explain", "global batch")},
    {"sequence", QT_TRANSLATE_NOOP("explain", "sequence length")},
    {"model_flops", QT_TRANSLATE_NOOP("explain", "model FLOPs of a step")},
    {"hardware_flops", QT_TRANSLATE_NOOP("explain", "FLOPs of a step with recomputation")},
    {"accelerators", QT_TRANSLATE_NOOP("explain", "GPUs")},
    {"peak", QT_TRANSLATE_NOOP("explain", "dense peak of a GPU")},
    {"usable", QT_TRANSLATE_NOOP("explain", "usable memory")},
    {"memory_use", QT_TRANSLATE_NOOP("explain", "memory use allowed")},
    {"matmul", QT_TRANSLATE_NOOP("explain", "matrix multiply")},
    {"attention", QT_TRANSLATE_NOOP("explain", "attention core")},
    {"elementwise", QT_TRANSLATE_NOOP("explain", "norms and elementwise")},
    {"recompute", QT_TRANSLATE_NOOP("explain", "recomputation")},
    {"logits", QT_TRANSLATE_NOOP("explain", "logits and loss")},
    {"host", QT_TRANSLATE_NOOP("explain", "kernel launches")},
    {"tensor_parallel", QT_TRANSLATE_NOOP("explain", "TP communication, exposed")},
    {"context_parallel", QT_TRANSLATE_NOOP("explain", "CP communication, exposed")},
    {"expert_parallel", QT_TRANSLATE_NOOP("explain", "EP communication, exposed")},
    {"shard_gather", QT_TRANSLATE_NOOP("explain", "gathering of sharded weights, exposed")},
    {"imbalance", QT_TRANSLATE_NOOP("explain", "imbalance")},
    {"bubble", QT_TRANSLATE_NOOP("explain", "pipeline bubble")},
    {"pipeline_send", QT_TRANSLATE_NOOP("explain", "pipeline sends")},
    {"data_parallel", QT_TRANSLATE_NOOP("explain", "DP communication, exposed")},
    {"optimizer", QT_TRANSLATE_NOOP("explain", "optimizer step")},
    {"jitter", QT_TRANSLATE_NOOP("explain", "jitter")},
    {"weights", QT_TRANSLATE_NOOP("explain", "weights")},
    {"gradients", QT_TRANSLATE_NOOP("explain", "gradients")},
    {"optimizer_state", QT_TRANSLATE_NOOP("explain", "optimizer states")},
    {"activations", QT_TRANSLATE_NOOP("explain", "activations")},
    {"logits_memory", QT_TRANSLATE_NOOP("explain", "logits")},
    {"buffers", QT_TRANSLATE_NOOP("explain", "communication buffers")},
    {"overhead", QT_TRANSLATE_NOOP("explain", "framework overhead")},
    {"stall", QT_TRANSLATE_NOOP("explain", "stall of one save")},
    {"interval", QT_TRANSLATE_NOOP("explain", "checkpoint interval")},
    {"restart", QT_TRANSLATE_NOOP("explain", "restart")},
    {"between", QT_TRANSLATE_NOOP("explain", "time between interruptions")},
    {"nodes", QT_TRANSLATE_NOOP("explain", "nodes of 8 GPUs")},
    {"failure_rate", QT_TRANSLATE_NOOP("explain", "interruptions per 1,000 node-days")},
    {"it_measured", QT_TRANSLATE_NOOP("explain", "IT power while training")},
    {"it_nameplate", QT_TRANSLATE_NOOP("explain", "IT power by nameplate")},
    {"pue", QT_TRANSLATE_NOOP("explain", "PUE")},
    {"leaf", QT_TRANSLATE_NOOP("explain", "leaf switches")},
    {"spine", QT_TRANSLATE_NOOP("explain", "spine switches")},
    {"core", QT_TRANSLATE_NOOP("explain", "core switches")},
    {"server_leaf", QT_TRANSLATE_NOOP("explain", "server to leaf")},
    {"leaf_spine", QT_TRANSLATE_NOOP("explain", "leaf to spine")},
    {"spine_core", QT_TRANSLATE_NOOP("explain", "spine to core")},
    {"cables", QT_TRANSLATE_NOOP("explain", "cables")},
    {"gpu_hours", QT_TRANSLATE_NOOP("explain", "GPU-hours of this run")},
    {"rent_rate", QT_TRANSLATE_NOOP("explain", "rent per GPU-hour")},
    {"tax_factor", QT_TRANSLATE_NOOP("explain", "1 + tax that does not come back")},
    {"servers_price", QT_TRANSLATE_NOOP("explain", "servers with spares")},
    {"other_capital", QT_TRANSLATE_NOOP("explain", "networks, storage, racks, installation")},
    {"energy", QT_TRANSLATE_NOOP("explain", "electricity")},
    {"housing", QT_TRANSLATE_NOOP("explain", "colocation")},
    {"maintenance", QT_TRANSLATE_NOOP("explain", "maintenance and insurance")},
    {"staff", QT_TRANSLATE_NOOP("explain", "staff")},
    {"idle_kw", QT_TRANSLATE_NOOP("explain", "idle kW")},
    {"running_kw", QT_TRANSLATE_NOOP("explain", "running kW")},
    {"utilisation", QT_TRANSLATE_NOOP("explain", "utilisation")},
    {"kwh_price", QT_TRANSLATE_NOOP("explain", "price of a kWh")},
    {"capital", QT_TRANSLATE_NOOP("explain", "purchase")},
    {"resale", QT_TRANSLATE_NOOP("explain", "present value of the resale")},
    {"annuity", QT_TRANSLATE_NOOP("explain", "annuity factor, months")},
    {"operation", QT_TRANSLATE_NOOP("explain", "running cost a month")},
    {"billed", QT_TRANSLATE_NOOP("explain", "share of hours billed")},
    {"operation_fixed", QT_TRANSLATE_NOOP("explain", "fixed running cost a month")},
    {"operation_per_use", QT_TRANSLATE_NOOP("explain", "running cost a month at full use, above idle")},
    {"rent_taxed", QT_TRANSLATE_NOOP("explain", "rent per GPU-hour with tax")},
    {"rent_month", QT_TRANSLATE_NOOP("explain", "rent a month")},
};

const char* find(std::string_view id) {
    for (const std::span<const Words> table :
         {std::span<const Words>(kFigures), std::span<const Words>(kMoreFigures),
          std::span<const Words>(kSymbols), std::span<const Words>(kMoreSymbols)})
        for (const Words& row : table)
            if (row.id == id) return row.text;
    return nullptr;
}

QString translated(std::string_view id) {
    const char* words = find(id);
    if (words == nullptr) return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    return QCoreApplication::translate("explain", words);
}

QString operators(std::string_view text) {
    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    shown.replace(QLatin1Char('*'), QChar(0x00D7));
    shown.replace(QLatin1Char('/'), QChar(0x00F7));
    shown.replace(QStringLiteral(" - "), QStringLiteral(" \u2212 "));
    shown.replace(QStringLiteral("ceil("), QCoreApplication::translate("explain", "round up ("));
    shown.replace(QStringLiteral("round("), QCoreApplication::translate("explain", "round ("));
    return shown;
}

QString valueText(ArgumentKind unit, double value, const Formatter& format) {
    // Larger ones are read as a power of ten.
    if (unit == ArgumentKind::number && std::abs(value) < 1e15) return format.plain(value, 5);
    if (unit == ArgumentKind::watts) return format.power(value / 1e6).text();
    return argumentText(argument({}, unit, value), format);
}

} // namespace

QString explainedName(std::string_view figure) {
    const auto stage = stageFigureOf(figure);
    if (!stage) return translated(figure);
    const QString what =
        stage->part ? memoryPart(*stage->part) : QCoreApplication::translate("explain", "Memory of a GPU");
    return QCoreApplication::translate("explain", "%1, stage %2").arg(what).arg(stage->stage + 1);
}

QString symbolName(std::string_view symbol) {
    return translated(symbol);
}

bool knowsExplained(std::string_view id) {
    return find(id) != nullptr || stageFigureOf(id).has_value();
}

QString formulaInWords(const Explanation& explanation) {
    QString line;
    splitFormula(
        explanation.formula, [&](std::string_view text) { line += operators(text); },
        [&](std::string_view name) { line += symbolName(name); });
    return line;
}

QString formulaWithValues(const Explanation& explanation, const Formatter& format) {
    QString line;
    splitFormula(
        explanation.formula, [&](std::string_view text) { line += operators(text); },
        [&](std::string_view name) {
            for (const ExplainedTerm& term : explanation.terms)
                if (term.symbol == name) line += termValue(term, format);
        });
    if (explanation.balance)
        return QCoreApplication::translate("explain", "%1 = 0 after %2")
            .arg(line, valueText(explanation.unit, explanation.value, format));
    return line + QStringLiteral(" = ") + valueText(explanation.unit, explanation.value, format);
}

QString termValue(const ExplainedTerm& term, const Formatter& format) {
    return valueText(term.unit, term.value, format);
}

QString termSource(const ExplainedTerm& term) {
    switch (term.source) {
    case TermSource::user:
        return QCoreApplication::translate("explain", "input: %1").arg(inputLabel(term.reference));
    case TermSource::catalog:
        return QStringList{QString::fromStdString(term.from.source), QString::fromStdString(term.from.date)}
            .join(term.from.date.empty() ? QString() : QStringLiteral(", "));
    case TermSource::constant:
        return QCoreApplication::translate("explain", "from the errors on published runs");
    case TermSource::computed:
        break;
    }
    return QCoreApplication::translate("explain", "computed");
}

} // namespace rackwright::text
