#include "core/files/model_catalog_reader.h"

#include "core/files/catalog_sources.h"
#include "core/files/json_guard.h"
#include "core/files/shape_json.h"

#include <algorithm>
#include <set>

namespace rackwright {

using nlohmann::ordered_json;

namespace {

std::string textAt(const ordered_json& entry, const char* key) {
    const auto found = entry.find(key);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Result<Provenance> readSource(const ordered_json& entry, const std::string& where) {
    const std::string word = textAt(entry, "confidence");
    const auto names = confidenceNames();
    const auto known =
        std::find_if(names.begin(), names.end(), [&](const auto& name) { return name.first == word; });
    if (known == names.end()) return badValue(where + "/confidence", "unknown word");
    const std::string source = textAt(entry, "source");
    if (source.empty()) return badValue(where + "/source", "a source is needed");
    return Provenance{source, textAt(entry, "date"), known->second, textAt(entry, "note")};
}

Result<std::vector<std::string>> readAliases(const ordered_json& entry, const std::string& where) {
    std::vector<std::string> aliases;
    const auto found = entry.find("aliases");
    if (found == entry.end()) return aliases;
    if (!found->is_array()) return badValue(where + "/aliases", "a list is needed");
    for (const ordered_json& alias : *found) {
        if (!alias.is_string()) return badValue(where + "/aliases", "a name is needed");
        aliases.push_back(alias.get<std::string>());
    }
    return aliases;
}

Result<ModelPreset> readPreset(const ordered_json& entry, const std::string& where) {
    if (!entry.is_object()) return badValue(where, "an object is needed");
    ModelPreset preset;
    preset.id = textAt(entry, "id");
    if (preset.id.empty()) return badValue(where + "/id", "an identifier is needed");
    Result<std::vector<std::string>> aliases = readAliases(entry, where);
    if (!aliases) return tl::unexpected<Error>(aliases.error());
    preset.aliases = std::move(*aliases);
    Result<Provenance> from = readSource(entry, where);
    if (!from) return tl::unexpected<Error>(from.error());
    preset.from = std::move(*from);
    const auto shape = entry.find("shape");
    if (shape == entry.end()) return badValue(where + "/shape", "an object is needed");
    Result<ModelShape> read = shapeFromJson(*shape, where + "/shape");
    if (!read) return tl::unexpected<Error>(read.error());
    preset.shape = std::move(*read);
    return preset;
}

} // namespace

Result<std::vector<ModelPreset>> readModelPresets(std::string_view json) {
    const Result<ordered_json> root = parseGuarded(json);
    if (!root) return tl::unexpected<Error>(root.error());
    if (!root->is_object() || textAt(*root, "format") != "rackwright-models")
        return fail("catalog.wrong_format", "/format");
    const auto list = root->find("models");
    if (list == root->end() || !list->is_array()) return badValue("/models", "a list is needed");
    std::vector<ModelPreset> presets;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string where = "/models/" + std::to_string(i);
        Result<ModelPreset> preset = readPreset((*list)[i], where);
        if (!preset) return tl::unexpected<Error>(preset.error());
        if (!ids.insert(preset->id).second)
            return fail("catalog.duplicate_id", where + "/id", {argument("id", preset->id)});
        presets.push_back(std::move(*preset));
    }
    return presets;
}

} // namespace rackwright
