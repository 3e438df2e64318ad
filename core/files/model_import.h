// Reads a public config.json (Hugging Face and a few native layouts) as a model shape.
#pragma once

#include <string_view>

#include "core/model/shape.h"
#include "core/units/error.h"

namespace rackwright {

inline constexpr std::size_t kModelConfigLimit = 1u << 20; ///< bytes

/// Missing fields take the architecture's own defaults; a file that leaves out its layers, width or heads is refused.
/// Errors: "import.too_large", "import.too_deep", "import.not_json", "import.not_an_object",
/// "import.unknown_architecture", "import.hybrid_not_supported", "import.missing_field", "import.absurd_value",
/// each with a JSON pointer where there is one.
Result<ModelShape> importModelConfig(std::string_view json);

} // namespace rackwright
