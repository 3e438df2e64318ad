// Any bytes as a scenario file: what is accepted can be written, and what is written reads back as the same plan.
#include "core/files/catalog_reader.h"
#include "core/files/scenario_file.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void check(bool holds) {
    if (!holds) std::abort();
}

const rackwright::Catalog& shipped() {
    static const rackwright::Catalog catalog = [] {
        auto read = rackwright::shippedCatalog();
        check(read.has_value());
        return std::move(*read);
    }();
    return catalog;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // libFuzzer hands out raw bytes
    const auto file = rackwright::readScenario(bytes, shipped());
    if (!file) {
        check(!file.error().id.empty());
        return 0;
    }
    if (file->newerVersion) return 0; // opens read-only, is never written
    const auto again = rackwright::readScenario(rackwright::writeScenario(*file), shipped());
    check(again.has_value());
    check(again->scenario == file->scenario);
    return 0;
}
