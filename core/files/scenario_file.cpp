#include "core/files/scenario_file.h"

#include "core/files/json_guard.h"
#include "core/files/relied_entries.h"
#include "core/files/shape_json.h"
#include "core/inputs/input_table.h"

#include <algorithm>

namespace rackwright {

namespace {

using nlohmann::ordered_json;

constexpr const char* kFormat = "rackwright-scenario";
constexpr const char* kWriter = "rackwright";

ordered_json toJson(const InputValue& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return *flag;
    if (const double* number = std::get_if<double>(&value)) return *number;
    if (const std::string* text = std::get_if<std::string>(&value)) return *text;
    return nullptr; // automatic
}

std::optional<InputValue> fromJson(const ordered_json& json) {
    if (json.is_null()) return InputValue(std::monostate{});
    if (json.is_boolean()) return InputValue(json.get<bool>());
    if (json.is_number()) return InputValue(json.get<double>());
    if (json.is_string()) return InputValue(json.get<std::string>());
    return std::nullopt;
}

std::string pointerOf(std::string_view id) {
    std::string pointer = "/" + std::string(id);
    std::ranges::replace(pointer, '.', '/');
    return pointer;
}

/// Takes the entry at "group.name" out of `json`, or returns a discarded value when there is none.
std::optional<ordered_json> take(ordered_json& json, std::string_view id) {
    const std::size_t dot = id.find('.');
    const std::string group(id.substr(0, dot));
    const std::string name(id.substr(dot + 1));
    const auto outer = json.find(group);
    if (outer == json.end() || !outer->is_object()) return std::nullopt;
    const auto inner = outer->find(name);
    if (inner == outer->end()) return std::nullopt;
    ordered_json value = *inner;
    outer->erase(inner);
    if (outer->empty()) json.erase(group);
    return value;
}

Error located(Error error, std::string_view id) {
    error.where = pointerOf(id);
    return error;
}

/// Inputs in table order; the imported shape first, because the preset refers to it.
Result<void> readInputs(ordered_json& json, Scenario& scenario, const Catalog& catalog) {
    if (auto shape = take(json, "model.imported"); shape && !shape->is_null()) {
        Result<ModelShape> read = shapeFromJson(*shape, "/model/imported");
        if (!read) return tl::unexpected<Error>(read.error());
        scenario.model.imported = std::move(*read);
    }
    for (const InputDefinition& input : inputTable()) {
        const auto entry = take(json, input.id);
        if (!entry) continue;
        const auto value = fromJson(*entry);
        if (!value) return badValue(pointerOf(input.id), "a number, a text, true, false or null is needed");
        if (auto error = checkInput(input, *value, catalog, scenario))
            return tl::unexpected<Error>(located(*error, input.id));
        input.set(scenario, *value);
    }
    return {};
}

Result<ordered_json> parse(std::string_view bytes) {
    if (bytes.size() > kScenarioFileLimit)
        return fail("file.too_large", {},
                    {argument("path", std::string("…")),
                     argument("limit", ArgumentKind::bytes, double(kScenarioFileLimit))});
    return parseGuarded(bytes);
}

/// Checks the entries that a file brings along and lays them over the catalogue where they differ.
Result<void> takeRelied(ScenarioFile& file, const Catalog& catalog) {
    if (file.relied.is_null()) return {};
    Result<Catalog> layered = withOwnEntries(catalog, file.relied);
    if (!layered) return tl::unexpected<Error>(layered.error());
    if (!changedEntries(file.relied).empty())
        file.catalog = std::make_shared<const Catalog>(std::move(*layered));
    return {};
}

int versionOf(const ordered_json& json) {
    const auto version = json.find("version");
    if (version == json.end() || !version->is_number_integer()) return 0;
    return static_cast<int>(std::clamp<std::int64_t>(version->get<std::int64_t>(), 0, 1'000'000));
}

} // namespace

Result<ScenarioFile> readScenario(std::string_view bytes, const Catalog& catalog) {
    Result<ordered_json> parsed = parse(bytes);
    if (!parsed) return tl::unexpected<Error>(parsed.error());
    ordered_json json = std::move(*parsed);
    if (!json.is_object() || json.value("format", ordered_json()) != kFormat)
        return fail("file.wrong_format", "/format");
    const int version = versionOf(json);
    if (version < 1) return badValue("/version", "a whole number from 1 is needed");

    ScenarioFile file;
    file.newerVersion = version > kScenarioVersion;
    for (const char* known : {"format", "version", "writer"})
        json.erase(known);
    if (const auto relied = json.find("relied"); relied != json.end()) {
        file.relied = *relied;
        json.erase("relied");
    }
    if (const auto figures = json.find("last_figures"); figures != json.end()) {
        file.lastFigures = *figures;
        json.erase("last_figures");
    }
    if (auto taken = takeRelied(file, catalog); !taken) return tl::unexpected<Error>(taken.error());
    if (auto read = readInputs(json, file.scenario, file.catalog ? *file.catalog : catalog); !read)
        return tl::unexpected<Error>(read.error());
    file.unknown = std::move(json);
    return file;
}

std::string writeScenario(const ScenarioFile& file, bool forCustomer) {
    ordered_json json;
    json["format"] = kFormat;
    json["version"] = kScenarioVersion;
    json["writer"] = kWriter;
    for (const InputDefinition& input : inputTable()) {
        if (forCustomer && input.internal) continue;
        const std::size_t dot = input.id.find('.');
        json[std::string(input.id.substr(0, dot))][std::string(input.id.substr(dot + 1))] =
            toJson(input.get(file.scenario));
    }
    if (file.scenario.model.imported) json["model"]["imported"] = shapeToJson(*file.scenario.model.imported);
    if (!file.relied.is_null()) json["relied"] = file.relied;
    if (!file.lastFigures.is_null()) json["last_figures"] = file.lastFigures;
    // Keys of other versions go back where they were; a customer's copy gets none, because they may be
    // internal.
    if (!forCustomer && file.unknown.is_object()) json.merge_patch(file.unknown);
    return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace rackwright
