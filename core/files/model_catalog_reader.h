// Reads the presets: known models with their shape, other spellings and source.
#pragma once

#include "core/plan/catalog.h"
#include "core/units/error.h"

#include <string_view>
#include <vector>

namespace rackwright {

/// The file is {"format": "rackwright-models", "models": [{"id", "aliases", "source", "date", "confidence",
/// "note", "shape"}]}, the best known of equally large models first. Errors: those of parseGuarded and
/// shapeFromJson, "catalog.wrong_format", "file.bad_value", "catalog.duplicate_id", each with a JSON pointer.
Result<std::vector<ModelPreset>> readModelPresets(std::string_view json);

} // namespace rackwright
