#include "core/validation/left_out.h"

#include "core/files/embedded.h"

#include <nlohmann/json.hpp>

namespace rackwright {
namespace {

using Json = nlohmann::json;

std::optional<ErrorFigures> figures(const Json& group, const char* name) {
    const auto found = group.find(name);
    if (found == group.end() || !found->is_array() || found->size() != 3) return std::nullopt;
    for (const Json& value : *found) {
        if (!value.is_number()) return std::nullopt;
    }
    return ErrorFigures{(*found)[0].get<double>(), (*found)[1].get<double>(), (*found)[2].get<double>()};
}

} // namespace

std::string groupId(GroupKind kind, const std::string& name) {
    return std::string(kindName(kind)) + '/' + name;
}

Result<LeftOutFigures> readLeftOut(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return fail("file.not_json", "left_out.json");
    const auto constants = json.find("constants");
    const auto groups = json.find("groups");
    if (constants == json.end() || !constants->is_number_integer())
        return fail("file.missing_key", "constants");
    if (groups == json.end() || !groups->is_object()) return fail("file.missing_key", "groups");
    LeftOutFigures all;
    all.constants = constants->get<int>();
    for (const auto& [id, group] : groups->items()) {
        if (!group.is_object() || !group.contains("n") || !group["n"].is_number_integer())
            return fail("file.missing_key", id + "/n");
        const auto fitted = figures(group, "fitted");
        const auto source = figures(group, "source");
        const auto family = figures(group, "family");
        if (!fitted || !source || !family) return fail("file.missing_key", id);
        all.groups[id] = {group["n"].get<int>(), *fitted, *source, *family};
    }
    return all;
}

Result<LeftOutFigures> shippedLeftOut() {
    const auto bytes = embeddedFile("validation/left_out.json");
    if (!bytes) return fail("file.missing_key", "validation/left_out.json");
    return readLeftOut(*bytes);
}

} // namespace rackwright
