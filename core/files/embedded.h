// Files that travel inside the program: catalogue, samples, validation runs.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace rackwright {

/// One embedded file. `name` is its path below resources/, e.g. "catalog/accelerators.json".
struct EmbeddedFile {
    std::string_view name;
    std::string_view bytes;
};

/// Every embedded file, sorted by name. Generated at configure time.
std::span<const EmbeddedFile> embeddedFiles();

/// The bytes of the embedded file `name`, or nothing when there is none.
std::optional<std::string_view> embeddedFile(std::string_view name);

} // namespace rackwright
