#include "core/files/embedded.h"

namespace rackwright {

std::optional<std::string_view> embeddedFile(std::string_view name)
{
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.name == name) return file.bytes;
    }
    return std::nullopt;
}

} // namespace rackwright
