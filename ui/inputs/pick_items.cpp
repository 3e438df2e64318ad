#include "ui/inputs/pick_items.h"

#include "ui/text/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackwright {

namespace {

/// Makers as their own market calls them, so that either name finds their parts.
constexpr const char* kVendors[] = {
    QT_TRANSLATE_NOOP("vendors", "NVIDIA"),    QT_TRANSLATE_NOOP("vendors", "AMD"),
    QT_TRANSLATE_NOOP("vendors", "Huawei"),    QT_TRANSLATE_NOOP("vendors", "Intel"),
    QT_TRANSLATE_NOOP("vendors", "Google"),    QT_TRANSLATE_NOOP("vendors", "Hygon"),
    QT_TRANSLATE_NOOP("vendors", "Cambricon"), QT_TRANSLATE_NOOP("vendors", "Moore Threads"),
    QT_TRANSLATE_NOOP("vendors", "Biren"),     QT_TRANSLATE_NOOP("vendors", "MetaX"),
    QT_TRANSLATE_NOOP("vendors", "Iluvatar"),  QT_TRANSLATE_NOOP("vendors", "Enflame")};

QStringList vendorNames(const std::string& vendor, const LanguageManager& languages) {
    QStringList names{QString::fromStdString(vendor)};
    for (const char* known : kVendors) {
        if (names.constFirst().contains(QLatin1String(known), Qt::CaseInsensitive))
            names << languages.inChinese("vendors", known);
    }
    return names;
}

QStringList toList(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts)
        list << QString::fromStdString(text);
    return list;
}

QStringList aliasesOf(const InputDefinition& input, const std::string& id, const Catalog& catalog,
                      const LanguageManager& languages) {
    QStringList aliases{QString::fromStdString(id)};
    if (input.id == "hardware.accelerator") {
        if (const Accelerator* part = catalog.hardware.accelerator(id))
            aliases += toList(part->aliases) + vendorNames(part->vendor, languages);
    } else if (input.id == "hardware.server") {
        if (const Server* server = catalog.hardware.server(id))
            aliases += vendorNames(server->vendor, languages);
    } else if (input.id == "model.preset") {
        if (const ModelPreset* preset = catalog.model(id)) aliases += toList(preset->aliases);
    } else if (input.id == "money.offer") {
        if (const RentalOffer* offer = catalog.prices.rental(id))
            aliases << QString::fromStdString(offer->instance) << QString::fromStdString(offer->country);
    }
    return aliases;
}

QString missingFacts(const Accelerator& part) {
    return QCoreApplication::translate("picklists", "Not enough published data to compute with: %1")
        .arg(toList(part.missing()).join(QStringLiteral(", ")));
}

/// Parts that exist but cannot be planned with, and why.
QList<PickItem> impossibleItems(const InputDefinition& input, const std::vector<std::string>& possible,
                                const ViewContext& context, const LanguageManager& languages) {
    QList<PickItem> items;
    if (input.id != "hardware.accelerator") return items;
    for (const Accelerator& part : context.catalog->hardware.accelerators) {
        if (std::ranges::find(possible, part.id) != possible.end()) continue;
        const QString reason =
            part.computable() ? QCoreApplication::translate("picklists", "No server on file holds this part")
                              : missingFacts(part);
        items << PickItem{part.id,
                          QString::fromStdString(part.name),
                          QCoreApplication::translate("picklists", "data missing"),
                          aliasesOf(input, part.id, *context.catalog, languages),
                          reason,
                          {}};
    }
    return items;
}

/// The input's tooltip, and for a part what its circulating wrong figures really are.
QString tooltipOf(const InputDefinition& input, const std::string& id, const Catalog& catalog) {
    const QString tooltip = text::inputTooltip(input.id);
    if (input.id != "hardware.accelerator") return tooltip;
    const Accelerator* part = catalog.hardware.accelerator(id);
    const QString misquotes = part == nullptr ? QString() : text::acceleratorTooltip(*part);
    return misquotes.isEmpty() ? tooltip : misquotes;
}

} // namespace

QList<PickItem> pickItems(const InputDefinition& input, const Scenario& scenario, const ViewContext& context,
                          const LanguageManager& languages) {
    const Catalog& catalog = *context.catalog;
    std::vector<std::string> ids = inputChoices(input, catalog, scenario);
    if (input.mayBeAutomatic && std::ranges::find(ids, kAutomatic) == ids.end())
        ids.insert(ids.begin(), kAutomatic);
    QList<PickItem> items;
    for (const std::string& id : ids) {
        const QString name = text::choiceName(input.id, id, catalog);
        const QString facts = text::choiceFacts(input.id, id, catalog, context.format);
        items << PickItem{id, name, facts, aliasesOf(input, id, catalog, languages), {}, tooltipOf(input, id, catalog)};
    }
    return items + impossibleItems(input, ids, context, languages);
}

std::string choicesKey(const InputDefinition& input, const Scenario& scenario) {
    if (input.id == "hardware.server" || input.id == "money.offer") return scenario.hardware.accelerator;
    if (input.id == "model.preset")
        return scenario.model.imported ? scenario.model.imported->name : std::string();
    return {};
}

} // namespace rackwright
