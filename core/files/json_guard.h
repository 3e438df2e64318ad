// JSON from untrusted files: bounded depth, no exceptions.
#pragma once

#include "core/units/error.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace rackwright {

inline constexpr int kJsonDepthLimit = 32;

/// Parses UTF-8 JSON (a byte-order mark is allowed). Errors: "file.not_json" with the byte, "file.too_deep".
Result<nlohmann::ordered_json> parseGuarded(std::string_view bytes);

} // namespace rackwright
