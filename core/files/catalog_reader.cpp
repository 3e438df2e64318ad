#include "core/files/catalog_reader.h"

#include "core/files/catalog_sources.h"
#include "core/files/checklist_reader.h"
#include "core/files/embedded.h"
#include "core/files/hardware_reader.h"
#include "core/files/memory_profile_json.h"
#include "core/files/model_catalog_reader.h"
#include "core/files/price_reader.h"
#include "core/files/stack_reader.h"

#include <algorithm>

namespace rackwright {

using nlohmann::json;

namespace {

/// Calls `read(file, sources)` for one shipped file.
template <class Read>
Result<void> readShipped(const char* name, const char* format, Read read) {
    const std::optional<std::string_view> bytes = embeddedFile(name);
    if (!bytes) return fail("catalog.missing_file", name);
    const std::string where = std::string(name) + '#';
    const Result<json> root = parseObject(*bytes, kCatalogFileLimit, where);
    if (!root) return tl::unexpected<Error>(root.error());
    std::optional<Error> error;
    const JsonFields file(*root, where, error);
    std::string stated;
    file.text("format", stated);
    if (stated != format) return fail("catalog.wrong_format", file.place("format"));
    const SourceTable sources(file, false);
    read(file, sources);
    if (error) return tl::unexpected<Error>(*error);
    return {};
}

Result<void> readHardware(Catalog& catalog) {
    using Reader = void (*)(const JsonFields&, const SourceTable&, HardwareCatalog&);
    struct Step {
        const char* name;
        const char* format;
        Reader reader;
    };
    constexpr Step steps[] = {{"catalog/accelerators.json", "rackwright-accelerators", readAccelerators},
                              {"catalog/efficiency.json", "rackwright-efficiency", readEfficiency},
                              {"catalog/servers.json", "rackwright-servers", readServers},
                              {"catalog/switches.json", "rackwright-switches", readSwitches},
                              {"catalog/links.json", "rackwright-links", readLinks}};
    for (const Step& step : steps) {
        const Result<void> done =
            readShipped(step.name, step.format, [&](const JsonFields& file, const SourceTable& sources) {
                step.reader(file, sources, catalog.hardware);
                catalog.date = std::max(catalog.date, sources.date());
            });
        if (!done) return done;
    }
    return {};
}

Result<void> readStacks(Catalog& catalog) {
    const Result<void> speed = readShipped(
        "catalog/stacks_speed.json", "rackwright-stacks-speed",
        [&](const JsonFields& file, const SourceTable&) { readSpeedProfiles(file, catalog.stacks); });
    if (!speed) return speed;
    const std::optional<std::string_view> bytes = embeddedFile("catalog/stacks_memory.json");
    if (!bytes) return fail("catalog.missing_file", "catalog/stacks_memory.json");
    Result<std::vector<NamedMemoryProfile>> profiles = readMemoryProfiles(*bytes);
    if (!profiles) return tl::unexpected<Error>(profiles.error());
    for (NamedMemoryProfile& profile : *profiles) {
        auto stack = std::ranges::find(catalog.stacks, profile.stackId, &SoftwareStack::id);
        if (stack == catalog.stacks.end()) {
            catalog.stacks.push_back({profile.stackId, profile.stackId, {}, {}, {}, profile.from});
            stack = std::prev(catalog.stacks.end());
        }
        stack->memory = std::move(profile.profile);
        stack->support = profile.support;
    }
    return {};
}

Result<void> readModels(Catalog& catalog) {
    const char* name = "catalog/models.json";
    const std::optional<std::string_view> bytes = embeddedFile(name);
    if (!bytes) return fail("catalog.missing_file", name);
    Result<std::vector<ModelPreset>> presets = readModelPresets(*bytes);
    if (!presets) {
        Error error = presets.error();
        error.where = std::string(name) + '#' + error.where;
        return tl::unexpected<Error>(std::move(error));
    }
    catalog.models = std::move(*presets);
    return {};
}

Result<void> readPriceBook(Catalog& catalog) {
    for (const auto& [name, format] : {std::pair{"catalog/prices.json", "rackwright-prices"},
                                       std::pair{"catalog/places.json", "rackwright-places"}}) {
        const Result<void> done =
            readShipped(name, format, [&](const JsonFields& file, const SourceTable& sources) {
                readPrices(file, sources, catalog.prices);
            });
        if (!done) return done;
    }
    return {};
}

Result<void> readChecks(Catalog& catalog) {
    return readShipped("catalog/checklist.json", "rackwright-checklist",
                       [&](const JsonFields& file, const SourceTable& sources) {
                           readChecklist(file, sources, catalog.checklist);
                       });
}

Result<void> unknownReference(const std::string& what, const std::string& id, const std::string& target) {
    return fail("catalog.unknown_reference", what + '/' + id, {argument("id", target)});
}

bool isKnown(const HardwareCatalog& hardware, const std::string& id) {
    return hardware.accelerator(id) != nullptr || hardware.server(id) != nullptr ||
           hardware.switchModel(id) != nullptr || hardware.link(id) != nullptr;
}

/// Every id that an entry names must exist.
Result<void> checkReferences(const Catalog& catalog) {
    const HardwareCatalog& hardware = catalog.hardware;
    for (const Server& server : hardware.servers) {
        if (hardware.accelerator(server.acceleratorId) == nullptr)
            return unknownReference("servers", server.id, server.acceleratorId);
    }
    for (const LinkKind& link : hardware.links) {
        if (hardware.switchModel(link.switchId) == nullptr)
            return unknownReference("links", link.id, link.switchId);
    }
    for (const RentalOffer& offer : catalog.prices.rentals) {
        if (hardware.accelerator(offer.acceleratorId) == nullptr)
            return unknownReference("rentals", offer.id, offer.acceleratorId);
    }
    for (const PurchasePrice& price : catalog.prices.purchases) {
        if (!price.refersTo.empty() && !isKnown(hardware, price.refersTo))
            return unknownReference("purchases", price.id, price.refersTo);
    }
    return {};
}

} // namespace

Result<Catalog> shippedCatalog() {
    Catalog catalog;
    for (const auto& step : {readHardware, readStacks, readModels, readPriceBook, readChecks}) {
        const Result<void> done = step(catalog);
        if (!done) return tl::unexpected<Error>(done.error());
    }
    const Result<void> checked = checkReferences(catalog);
    if (!checked) return tl::unexpected<Error>(checked.error());
    return catalog;
}

Result<Catalog> overlay(Catalog catalog, std::string_view bytes) {
    const Result<json> root = parseObject(bytes, kCatalogFileLimit, "");
    if (!root) return tl::unexpected<Error>(root.error());
    std::optional<Error> error;
    const JsonFields file(*root, "", error);
    std::string format;
    file.text("format", format);
    if (format != "rackwright-overrides") return fail("catalog.wrong_format", "/format");
    const SourceTable sources(file, true);
    readAccelerators(file, sources, catalog.hardware);
    readServers(file, sources, catalog.hardware);
    readSwitches(file, sources, catalog.hardware);
    readLinks(file, sources, catalog.hardware);
    readPrices(file, sources, catalog.prices);
    if (error) return tl::unexpected<Error>(*error);
    const Result<void> checked = checkReferences(catalog);
    if (!checked) return tl::unexpected<Error>(checked.error());
    return catalog;
}

} // namespace rackwright
