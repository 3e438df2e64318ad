// libFuzzer target: any bytes give a countable shape or an error with an identifier.
#include "core/files/model_import.h"
#include "core/model/parameters.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // libFuzzer hands out unsigned bytes; text is read as char.
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const rackwright::Result<rackwright::ModelShape> shape = rackwright::importModelConfig(text);
    if (!shape) return shape.error().id.empty() ? std::abort(), 0 : 0;
    const rackwright::ParameterCount count = rackwright::countParameters(*shape);
    if (count.total < count.active || count.active < 0) std::abort();
    return 0;
}
