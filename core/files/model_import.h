// Reads a public config.json (Hugging Face and a few native layouts) as a model shape.
#pragma once

#include <string_view>

#include "core/model/shape.h"
#include "core/units/error.h"

namespace rackwright {

inline constexpr std::size_t kModelConfigLimit = 1u << 20; ///< bytes

/// Missing fields take the architecture's own defaults. Errors: "import.not_json", "import.unknown_architecture",
/// "import.hybrid_not_supported", "import.missing_field", "import.absurd_value", each with a JSON pointer.
Result<ModelShape> importModelConfig(std::string_view json);

} // namespace rackwright
