#include "core/files/relied_entries.h"

#include "core/files/catalog_reader.h"
#include "core/files/embedded.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace rackwright {

namespace {

using nlohmann::ordered_json;

struct List {
    const char* name;
    const char* file;   ///< the shipped file it stands in
    const char* prefix; ///< of source keys: each file has a table of its own
};

constexpr std::array<List, 9> kLists{{{"accelerators", "catalog/accelerators.json", "accelerators/"},
                                      {"servers", "catalog/servers.json", "servers/"},
                                      {"switches", "catalog/switches.json", "switches/"},
                                      {"links", "catalog/links.json", "links/"},
                                      {"rentals", "catalog/prices.json", "prices/"},
                                      {"purchases", "catalog/prices.json", "prices/"},
                                      {"residual", "catalog/prices.json", "prices/"},
                                      {"rates", "catalog/prices.json", "prices/"},
                                      {"places", "catalog/places.json", "places/"}}};

/// Never carried along: what is law or opinion today counts today.
constexpr std::array<const char*, 3> kAlwaysCurrent{"delivery", "misquotes", "aliases"};

std::string word(const ordered_json& entry, const char* key) {
    const auto found = entry.find(key);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// The shipped files, each parsed once.
class ShippedFiles {
public:
    const ordered_json& file(const char* name) {
        const auto [found, isNew] = m_files.try_emplace(name);
        if (isNew) {
            const auto bytes = embeddedFile(name);
            if (bytes) found->second = ordered_json::parse(*bytes, nullptr, false);
        }
        return found->second;
    }

private:
    std::map<std::string, ordered_json> m_files;
};

/// Entries of one scope are kept or replaced together.
std::string scopeOf(std::string_view list, const ordered_json& entry) {
    if (list == "rentals") return word(entry, "accelerator") + '/' + word(entry, "country");
    if (list == "residual" || list == "rates") return {};
    return word(entry, "id");
}

/// What tells entries of one scope apart.
std::string identityOf(std::string_view list, const ordered_json& entry) {
    if (list == "residual") return entry.value("months", ordered_json()).dump();
    if (list == "rates") return word(entry, "from") + '/' + word(entry, "to");
    return word(entry, "id");
}

std::string nameOf(std::string_view list, const ordered_json& entry) {
    if (list == "rentals") {
        std::string name = word(entry, "provider");
        for (const char* key : {"instance", "region", "term"}) {
            if (const std::string part = word(entry, key); !part.empty()) name += ' ' + part;
        }
        return name;
    }
    for (const char* key : {"name", "item"}) {
        if (std::string name = word(entry, key); !name.empty()) return name;
    }
    return identityOf(list, entry);
}

/// Whether the result of a scenario rests on an entry.
class Reliance {
public:
    Reliance(const Scenario& scenario, const Catalog& catalog)
        : m_accelerator(scenario.hardware.accelerator), m_server(scenario.hardware.server),
          m_link(scenario.network.link), m_place(placeId(scenario.money.destination)),
          m_offer(scenario.money.offer) {
        if (const LinkKind* link = catalog.hardware.link(m_link)) m_switch = link->switchId;
    }

    bool on(std::string_view list, const ordered_json& entry) const {
        const std::string id = word(entry, "id");
        if (list == "accelerators") return id == m_accelerator;
        if (list == "servers") return id == m_server;
        if (list == "switches") return id == m_switch;
        if (list == "links") return id == m_link;
        if (list == "places") return id == m_place;
        if (list == "rentals") return word(entry, "accelerator") == m_accelerator || id == m_offer;
        if (list == "purchases") {
            const std::string part = word(entry, "refers_to");
            return part.empty() || part == m_accelerator || part == m_server || part == m_switch;
        }
        return true; // resale values and exchange rates
    }

private:
    std::string m_accelerator, m_server, m_link, m_switch, m_place, m_offer;
};

/// Collects entries and the sources they name.
class Collector {
public:
    Collector() : m_result{{"format", "rackwright-overrides"}, {"date", ""}} {
        m_result["sources"] = ordered_json::object();
    }

    void add(const List& list, ordered_json entry, const ordered_json& sources, const std::string& prefix) {
        for (const char* key : kAlwaysCurrent)
            entry.erase(key);
        for (auto& [key, value] : entry.items()) {
            const bool isFact = value.is_array() && value.size() >= 2 && value[0].is_number();
            if (isFact && value[1].is_string())
                value[1] = source(value[1].get<std::string>(), sources, prefix);
            else if (key == "source" && value.is_string())
                value = source(value.get<std::string>(), sources, prefix);
        }
        m_result[list.name].push_back(std::move(entry));
    }

    ordered_json take(const std::string& date) {
        m_result["date"] = date;
        return std::move(m_result);
    }

private:
    /// A key for the source in the result; two sources that share a key in two files get different ones.
    std::string source(const std::string& key, const ordered_json& sources, const std::string& prefix) {
        const auto found = sources.find(key);
        if (found == sources.end()) return key;
        std::string name = prefix + key;
        ordered_json& table = m_result["sources"];
        while (table.contains(name) && table[name] != *found)
            name += '+';
        table[name] = *found;
        return name;
    }

    ordered_json m_result;
};

const ordered_json& member(const ordered_json& object, const char* key) {
    static const ordered_json kNothing = ordered_json::object();
    if (!object.is_object()) return kNothing;
    const auto found = object.find(key);
    return found == object.end() ? kNothing : *found;
}

std::set<std::string> scopesOf(const List& list, const ordered_json& own) {
    std::set<std::string> scopes;
    for (const ordered_json& entry : member(own, list.name))
        scopes.insert(scopeOf(list.name, entry));
    return scopes;
}

/// Date of a figure: its own source's, or the entry's.
std::string dateOf(const ordered_json& entry, const char* field, const ordered_json& sources) {
    std::string key = word(entry, "source");
    if (const auto fact = entry.find(field);
        fact != entry.end() && fact->is_array() && fact->size() >= 2 && (*fact)[1].is_string())
        key = (*fact)[1].get<std::string>();
    return word(member(sources, key.c_str()), "date");
}

std::optional<double> figure(const ordered_json& entry, const std::string& field) {
    const auto found = entry.find(field);
    if (found == entry.end()) return std::nullopt;
    if (found->is_number()) return found->get<double>();
    const bool isFact = found->is_array() && found->size() >= 2 && (*found)[0].is_number();
    return isFact ? std::optional((*found)[0].get<double>()) : std::nullopt;
}

/// The figures that say what an entry is worth as a whole.
const char* mainField(std::string_view list) {
    if (list == "residual") return "share";
    return list == "rates" ? "rate" : "price";
}

/// Compares the entries of one list.
class Comparison {
public:
    Comparison(const List& list, const ordered_json& own, const ordered_json& shipped,
               std::vector<EntryChange>& changes)
        : m_list(list), m_ownSources(member(own, "sources")), m_sources(member(shipped, "sources")),
          m_changes(changes) {}

    void compare(const ordered_json& own, const ordered_json& current) {
        for (const auto& [field, value] : own.items()) {
            const std::optional<double> before = figure(own, field);
            const std::optional<double> after = figure(current, field);
            if (before != after) add(field.c_str(), field, &own, &current);
        }
        for (const auto& [field, value] : current.items()) {
            if (figure(current, field) && !own.contains(field)) add(field.c_str(), field, &own, &current);
        }
    }
    void gone(const ordered_json& own) { add(mainField(m_list.name), {}, &own, nullptr); }
    void added(const ordered_json& current) { add(mainField(m_list.name), {}, nullptr, &current); }

private:
    void add(const char* field, std::string label, const ordered_json* own, const ordered_json* current) {
        const ordered_json& entry = own != nullptr ? *own : *current;
        EntryChange change;
        change.list = m_list.name;
        change.id = identityOf(m_list.name, entry);
        change.name = nameOf(m_list.name, entry);
        change.field = std::move(label);
        change.currency = word(entry, "currency");
        if (own != nullptr) {
            change.own = figure(*own, field);
            change.ownDate = dateOf(*own, field, m_ownSources);
        }
        if (current != nullptr) {
            change.current = figure(*current, field);
            change.currentDate = dateOf(*current, field, m_sources);
        }
        m_changes.push_back(std::move(change));
    }

    const List& m_list;
    const ordered_json& m_ownSources;
    const ordered_json& m_sources;
    std::vector<EntryChange>& m_changes;
};

void compareList(const List& list, const ordered_json& own, const ordered_json& shipped,
                 std::vector<EntryChange>& changes) {
    const std::set<std::string> scopes = scopesOf(list, own);
    std::map<std::string, const ordered_json*> current;
    for (const ordered_json& entry : member(shipped, list.name)) {
        if (scopes.contains(scopeOf(list.name, entry))) current[identityOf(list.name, entry)] = &entry;
    }
    Comparison comparison(list, own, shipped, changes);
    for (const ordered_json& entry : member(own, list.name)) {
        const auto found = current.find(identityOf(list.name, entry));
        if (found == current.end()) {
            comparison.gone(entry);
            continue;
        }
        comparison.compare(entry, *found->second);
        current.erase(found);
    }
    for (const auto& [id, entry] : current)
        comparison.added(*entry);
}

} // namespace

ordered_json reliedEntries(const Scenario& scenario, const Catalog& catalog, const ordered_json& own) {
    const Reliance reliance(scenario, catalog);
    ShippedFiles shipped;
    Collector collector;
    for (const List& list : kLists) {
        const std::set<std::string> kept = scopesOf(list, own);
        for (const ordered_json& entry : member(own, list.name)) {
            if (reliance.on(list.name, entry)) collector.add(list, entry, member(own, "sources"), {});
        }
        const ordered_json& file = shipped.file(list.file);
        for (const ordered_json& entry : member(file, list.name)) {
            if (reliance.on(list.name, entry) && !kept.contains(scopeOf(list.name, entry)))
                collector.add(list, entry, member(file, "sources"), list.prefix);
        }
    }
    return collector.take(catalog.prices.date);
}

std::vector<EntryChange> changedEntries(const ordered_json& own) {
    std::vector<EntryChange> changes;
    ShippedFiles shipped;
    for (const List& list : kLists) {
        if (!member(own, list.name).empty()) compareList(list, own, shipped.file(list.file), changes);
    }
    return changes;
}

Result<Catalog> withOwnEntries(Catalog catalog, const ordered_json& own) {
    if (!own.is_object()) return fail("catalog.wrong_format", "/relied");
    const ordered_json& rentals = member(own, "rentals");
    std::set<std::string> scopes;
    if (rentals.is_array()) {
        for (const ordered_json& entry : rentals)
            if (entry.is_object()) scopes.insert(scopeOf("rentals", entry));
    }
    std::erase_if(catalog.prices.rentals, [&](const RentalOffer& offer) {
        return scopes.contains(offer.acceleratorId + '/' + offer.country);
    });
    Result<Catalog> layered =
        overlay(std::move(catalog), own.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
    if (layered) return layered;
    Error error = layered.error();
    error.where = "/relied" + error.where;
    return tl::unexpected<Error>(std::move(error));
}

} // namespace rackwright
