// Words for the fixed choices of picklists.
#include "core/plan/catalog.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

#include <array>

namespace rackwright::text {

namespace {

#define WORD(text) QT_TRANSLATE_NOOP("choices", text) // lupdate only finds the strings inside its own macro

struct ChoiceWords {
    std::string_view input; ///< empty: any input
    std::string_view choice;
    const char* name;
};

constexpr ChoiceWords kChoices[] = {
    {"", "auto", WORD("Automatic")},
    {"model.preset", kLadderPreset, WORD("By size")},
    {"model.preset", kImportedPreset, WORD("Imported model")},
    {"data.precision", "bf16", WORD("BF16")},
    {"data.precision", "fp16", WORD("FP16")},
    {"data.precision", "fp8", WORD("FP8, per tensor or block")},
    {"data.precision", "fp8-rowwise", WORD("FP8, per row")},
    {"data.precision", "mxfp8", WORD("MXFP8")},
    {"data.precision", "nvfp4", WORD("NVFP4")},
    {"data.precision", "fp32", WORD("FP32")},
    {"data.task", "pretrain", WORD("Pretraining")},
    {"data.task", "continued", WORD("Continued pretraining")},
    {"data.task", "long-context", WORD("Long-context phase")},
    {"data.task", "full-fine-tune", WORD("Full fine-tuning")},
    {"data.task", "lora", WORD("LoRA")},
    {"data.task", "qlora", WORD("QLoRA")},
    {"data.weights", "mixed", WORD("16-bit with FP32 master")},
    {"data.weights", "fp32-weights", WORD("FP32 weights, 16-bit compute")},
    {"data.weights", "pure-16bit", WORD("16-bit only")},
    {"data.weights", "precision-aware", WORD("16-bit gradients and moments")},
    {"", "fp32", WORD("FP32")},
    {"", "bf16", WORD("BF16")},
    {"data.optimizer", "adam", WORD("Adam")},
    {"data.optimizer", "adam-8bit", WORD("8-bit Adam")},
    {"data.optimizer", "adam-4bit", WORD("4-bit Adam")},
    {"data.optimizer", "muon", WORD("Muon")},
    {"data.optimizer", "adafactor", WORD("Adafactor")},
    {"data.optimizer", "sgd", WORD("SGD")},
    {"data.optimizer", "galore", WORD("GaLore")},
    {"data.optimizer", "badam", WORD("BAdam")},
    {"data.attention", "flash", WORD("Flash attention")},
    {"data.attention", "classic", WORD("Classic attention")},
    {"data.loss", "plain", WORD("Plain")},
    {"data.loss", "chunked", WORD("Chunked")},
    {"data.loss", "fused", WORD("Fused")},
    {"data.quantisation", "none", WORD("16-bit")},
    {"data.quantisation", "nf4", WORD("NF4")},
    {"data.quantisation", "nf4-double", WORD("NF4, double quantised")},
    {"data.quantisation", "gptq", WORD("GPTQ / AWQ 4-bit")},
    {"data.quantisation", "int8", WORD("INT8")},
    {"network.kind", "rail-optimised", WORD("Rail-optimised fat tree")},
    {"network.kind", "fat-tree", WORD("Fat tree")},
    {"network.kind", "rail-only", WORD("Rail-only")},
    {"parallel.sharding", "none", WORD("None, full copies")},
    {"parallel.sharding", "zero1", WORD("ZeRO-1, optimizer states")},
    {"parallel.sharding", "zero2", WORD("ZeRO-2, and gradients")},
    {"parallel.sharding", "zero3", WORD("ZeRO-3, and weights")},
    {"parallel.sharding", "fsdp", WORD("FSDP, everything")},
    {"parallel.sharding", "hsdp", WORD("HSDP, inside groups")},
    {"parallel.recompute", "none", WORD("None")},
    {"parallel.recompute", "selective", WORD("Selective")},
    {"parallel.recompute", "full", WORD("Full")},
    {"operation.maturity", "mature", WORD("Mature")},
    {"operation.maturity", "new", WORD("New platform")},
    {"operation.maturity", "burn-in", WORD("Burn-in")},
    {"money.destination", "cn", WORD("Mainland China")},
    {"money.destination", "eu", WORD("European Union")},
    {"money.destination", "us", WORD("United States")},
    {"money.destination", "other", WORD("Elsewhere")},
    {"money.currency", "usd", WORD("US dollar")},
    {"money.currency", "cny", WORD("Yuan")},
    {"money.currency", "eur", WORD("Euro")},
    {"money.housing", "colocation", WORD("Colocation")},
    {"money.housing", "own-room", WORD("Own room")},
};

#undef WORD

QString catalogueName(std::string_view inputId, const std::string& id, const Catalog& catalog) {
    const auto named = [](const auto* thing) {
        return thing == nullptr ? QString() : QString::fromStdString(thing->name);
    };
    if (inputId == "hardware.accelerator") return named(catalog.hardware.accelerator(id));
    if (inputId == "hardware.server") return named(catalog.hardware.server(id));
    if (inputId == "hardware.stack") return named(catalog.stack(id));
    if (inputId == "network.link") return named(catalog.hardware.link(id));
    if (inputId == "model.preset") {
        const ModelPreset* preset = catalog.model(id);
        return preset == nullptr ? QString() : QString::fromStdString(preset->shape.name);
    }
    return {};
}

QString termName(RentalTerm term) {
    static constexpr std::array<const char*, 6> names{
        QT_TRANSLATE_NOOP("choices", "on demand"),        QT_TRANSLATE_NOOP("choices", "spot"),
        QT_TRANSLATE_NOOP("choices", "reserved, short"),  QT_TRANSLATE_NOOP("choices", "reserved 1 year"),
        QT_TRANSLATE_NOOP("choices", "reserved 3 years"), QT_TRANSLATE_NOOP("choices", "reserved")};
    return QCoreApplication::translate("choices", names[static_cast<std::size_t>(term)]);
}

QString offerName(const std::string& id, const Catalog& catalog) {
    const RentalOffer* offer = catalog.prices.rental(id);
    if (offer == nullptr) return {};
    QString name = QString::fromStdString(offer->provider) + QStringLiteral(" · ") + termName(offer->term);
    if (!offer->region.empty()) name += QStringLiteral(" · ") + QString::fromStdString(offer->region);
    return name;
}

QString acceleratorFacts(const Accelerator& accelerator, const Formatter& format) {
    QString facts = format.significant(accelerator.memoryGB.valueOr(0)) + QStringLiteral(" GB");
    const double tflops = accelerator.bf16Tflops.value.value_or(accelerator.fp16Tflops.valueOr(0));
    if (tflops > 0) facts += QStringLiteral(" · ") + format.count(tflops) + QStringLiteral(" TFLOPS");
    return facts;
}

QString serverFacts(const Server& server, const Formatter& format) {
    QString facts = QStringLiteral("%1 ×").arg(server.accelerators);
    if (server.nics.known() && server.nicGbps.known())
        facts += QStringLiteral(" · %1 × %2G")
                     .arg(format.count(*server.nics.value), format.count(*server.nicGbps.value));
    return facts;
}

} // namespace

QString choiceName(std::string_view inputId, std::string_view choice, const Catalog& catalog) {
    if (inputId == "money.offer" && choice != kAutomatic) {
        const QString name = offerName(std::string(choice), catalog);
        if (!name.isEmpty()) return name;
    }
    for (const bool exact : {true, false}) {
        for (const ChoiceWords& words : kChoices) {
            const bool matches = exact ? words.input == inputId : words.input.empty();
            if (matches && words.choice == choice) return QCoreApplication::translate("choices", words.name);
        }
    }
    const QString name = catalogueName(inputId, std::string(choice), catalog);
    return name.isEmpty() ? QString::fromUtf8(choice.data(), qsizetype(choice.size())) : name;
}

QString choiceFacts(std::string_view inputId, std::string_view choice, const Catalog& catalog,
                    const Formatter& format) {
    const std::string id(choice);
    if (inputId == "hardware.accelerator") {
        const Accelerator* accelerator = catalog.hardware.accelerator(id);
        return accelerator == nullptr ? QString() : acceleratorFacts(*accelerator, format);
    }
    if (inputId == "hardware.server") {
        const Server* server = catalog.hardware.server(id);
        return server == nullptr ? QString() : serverFacts(*server, format);
    }
    if (inputId == "money.offer") {
        const RentalOffer* offer = catalog.prices.rental(id);
        return offer == nullptr ? QString() : format.moneyPerHour(offer->perAcceleratorHour).text();
    }
    if (inputId == "model.preset") {
        const ModelPreset* preset = catalog.model(id);
        if (preset == nullptr) return {};
        return format.parameters(double(countParameters(preset->shape).total)).text();
    }
    return {};
}

QStringList choicesWithoutWords() {
    QStringList missing;
    for (const InputDefinition& input : inputTable()) {
        for (std::string_view choice : input.choices) {
            bool found = false;
            for (const ChoiceWords& words : kChoices)
                found = found || (words.choice == choice && (words.input.empty() || words.input == input.id));
            if (!found)
                missing << QString::fromUtf8(input.id.data(), qsizetype(input.id.size())) + QLatin1Char('=') +
                               QString::fromUtf8(choice.data(), qsizetype(choice.size()));
        }
    }
    return missing;
}

} // namespace rackwright::text
