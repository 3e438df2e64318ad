// A model shape as JSON: in scenario files that bring their own model, and in the catalogue of presets.
#pragma once

#include "core/model/shape.h"
#include "core/units/error.h"

#include <nlohmann/json.hpp>
#include <string>

namespace rackwright {

/// Fields that have their default value are left out.
nlohmann::ordered_json shapeToJson(const ModelShape& shape);

/// Checks types and ranges. Errors: "file.bad_value" with a JSON pointer below `where`.
Result<ModelShape> shapeFromJson(const nlohmann::ordered_json& json, const std::string& where);

/// "file.bad_value" at `where` with what is wrong.
tl::unexpected<Error> badValue(const std::string& where, const std::string& detail);

} // namespace rackwright
