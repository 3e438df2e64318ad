// Words for the fixed choices of picklists.
#include "core/plan/catalog.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

#include <array>

namespace rackwright::text {

namespace {

struct ChoiceWords {
    std::string_view input; ///< empty: any input
    std::string_view choice;
    const char* name;
};

constexpr ChoiceWords kChoices[] = {
    {"", "auto", QT_TRANSLATE_NOOP("choices", "Automatic")},
    {"model.preset", kLadderPreset, QT_TRANSLATE_NOOP("choices", "By size")},
    {"model.preset", kImportedPreset, QT_TRANSLATE_NOOP("choices", "Imported model")},
    {"data.precision", "bf16", QT_TRANSLATE_NOOP("choices", "BF16")},
    {"data.precision", "fp16", QT_TRANSLATE_NOOP("choices", "FP16")},
    {"data.precision", "fp8", QT_TRANSLATE_NOOP("choices", "FP8, per tensor or block")},
    {"data.precision", "fp8-rowwise", QT_TRANSLATE_NOOP("choices", "FP8, per row")},
    {"data.precision", "mxfp8", QT_TRANSLATE_NOOP("choices", "MXFP8")},
    {"data.precision", "nvfp4", QT_TRANSLATE_NOOP("choices", "NVFP4")},
    {"data.precision", "fp32", QT_TRANSLATE_NOOP("choices", "FP32")},
    {"data.task", "pretrain", QT_TRANSLATE_NOOP("choices", "Pretraining")},
    {"data.task", "continued", QT_TRANSLATE_NOOP("choices", "Continued pretraining")},
    {"data.task", "long-context", QT_TRANSLATE_NOOP("choices", "Long-context phase")},
    {"data.task", "full-fine-tune", QT_TRANSLATE_NOOP("choices", "Full fine-tuning")},
    {"data.task", "lora", QT_TRANSLATE_NOOP("choices", "LoRA")},
    {"data.task", "qlora", QT_TRANSLATE_NOOP("choices", "QLoRA")},
    {"data.weights", "mixed", QT_TRANSLATE_NOOP("choices", "16-bit with FP32 master")},
    {"data.weights", "fp32-weights", QT_TRANSLATE_NOOP("choices", "FP32 weights, 16-bit compute")},
    {"data.weights", "pure-16bit", QT_TRANSLATE_NOOP("choices", "16-bit only")},
    {"data.weights", "precision-aware", QT_TRANSLATE_NOOP("choices", "16-bit gradients and moments")},
    {"", "fp32", QT_TRANSLATE_NOOP("choices", "FP32")},
    {"", "bf16", QT_TRANSLATE_NOOP("choices", "BF16")},
    {"data.optimizer", "adam", QT_TRANSLATE_NOOP("choices", "Adam")},
    {"data.optimizer", "adam-8bit", QT_TRANSLATE_NOOP("choices", "8-bit Adam")},
    {"data.optimizer", "adam-4bit", QT_TRANSLATE_NOOP("choices", "4-bit Adam")},
    {"data.optimizer", "muon", QT_TRANSLATE_NOOP("choices", "Muon")},
    {"data.optimizer", "adafactor", QT_TRANSLATE_NOOP("choices", "Adafactor")},
    {"data.optimizer", "sgd", QT_TRANSLATE_NOOP("choices", "SGD")},
    {"data.optimizer", "galore", QT_TRANSLATE_NOOP("choices", "GaLore")},
    {"data.optimizer", "badam", QT_TRANSLATE_NOOP("choices", "BAdam")},
    {"data.attention", "flash", QT_TRANSLATE_NOOP("choices", "Flash attention")},
    {"data.attention", "classic", QT_TRANSLATE_NOOP("choices", "Classic attention")},
    {"data.loss", "plain", QT_TRANSLATE_NOOP("choices", "Plain")},
    {"data.loss", "chunked", QT_TRANSLATE_NOOP("choices", "Chunked")},
    {"data.loss", "fused", QT_TRANSLATE_NOOP("choices", "Fused")},
    {"data.quantisation", "none", QT_TRANSLATE_NOOP("choices", "16-bit")},
    {"data.quantisation", "nf4", QT_TRANSLATE_NOOP("choices", "NF4")},
    {"data.quantisation", "nf4-double", QT_TRANSLATE_NOOP("choices", "NF4, double quantised")},
    {"data.quantisation", "gptq", QT_TRANSLATE_NOOP("choices", "GPTQ / AWQ 4-bit")},
    {"data.quantisation", "int8", QT_TRANSLATE_NOOP("choices", "INT8")},
    {"network.kind", "rail-optimised", QT_TRANSLATE_NOOP("choices", "Rail-optimised fat tree")},
    {"network.kind", "fat-tree", QT_TRANSLATE_NOOP("choices", "Fat tree")},
    {"network.kind", "rail-only", QT_TRANSLATE_NOOP("choices", "Rail-only")},
    {"parallel.sharding", "none", QT_TRANSLATE_NOOP("choices", "None, full copies")},
    {"parallel.sharding", "zero1", QT_TRANSLATE_NOOP("choices", "ZeRO-1, optimizer states")},
    {"parallel.sharding", "zero2", QT_TRANSLATE_NOOP("choices", "ZeRO-2, and gradients")},
    {"parallel.sharding", "zero3", QT_TRANSLATE_NOOP("choices", "ZeRO-3, and weights")},
    {"parallel.sharding", "fsdp", QT_TRANSLATE_NOOP("choices", "FSDP, everything")},
    {"parallel.sharding", "hsdp", QT_TRANSLATE_NOOP("choices", "HSDP, inside groups")},
    {"parallel.recompute", "none", QT_TRANSLATE_NOOP("choices", "None")},
    {"parallel.recompute", "selective", QT_TRANSLATE_NOOP("choices", "Selective")},
    {"parallel.recompute", "full", QT_TRANSLATE_NOOP("choices", "Full")},
    {"operation.maturity", "mature", QT_TRANSLATE_NOOP("choices", "Mature")},
    {"operation.maturity", "new", QT_TRANSLATE_NOOP("choices", "New platform")},
    {"operation.maturity", "burn-in", QT_TRANSLATE_NOOP("choices", "Burn-in")},
    {"operation.spares", "auto", QT_TRANSLATE_NOOP("choices", "Whichever costs less")},
    {"operation.spares", "cabled", QT_TRANSLATE_NOOP("choices", "Cabled, ready to step in")},
    {"operation.spares", "cold", QT_TRANSLATE_NOOP("choices", "Cold, on the shelf")},
    {"money.destination", "cn", QT_TRANSLATE_NOOP("choices", "Mainland China")},
    {"money.destination", "eu", QT_TRANSLATE_NOOP("choices", "European Union")},
    {"money.destination", "us", QT_TRANSLATE_NOOP("choices", "United States")},
    {"money.destination", "other", QT_TRANSLATE_NOOP("choices", "Elsewhere")},
    {"money.currency", "usd", QT_TRANSLATE_NOOP("choices", "US dollar")},
    {"money.currency", "cny", QT_TRANSLATE_NOOP("choices", "Yuan")},
    {"money.currency", "eur", QT_TRANSLATE_NOOP("choices", "Euro")},
    {"money.housing", "colocation", QT_TRANSLATE_NOOP("choices", "Colocation")},
    {"money.housing", "own-room", QT_TRANSLATE_NOOP("choices", "Own room")},
};

QString catalogueName(std::string_view inputId, const std::string& id, const Catalog& catalog) {
    const auto named = [](const auto* thing) {
        return thing == nullptr ? QString() : productName(thing->name);
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
    QString facts = format.plain(accelerator.memoryGB.valueOr(0)) + QStringLiteral(" GB");
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
