// Any bytes as the description of a run: the causes are ranked and their probabilities add up to one, or the error
// has an identifier.
#include "core/diagnosis/diagnosis.h"
#include "core/files/catalog_reader.h"
#include "core/validation/observed_run.h"

#include <cmath>
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
    const auto run = rackwright::readObservedRun(bytes, shipped());
    if (!run) {
        check(!run.error().id.empty());
        return 0;
    }
    const rackwright::Diagnosis diagnosis = rackwright::diagnose(*run);
    check(diagnosis.causes.size() == rackwright::kCauses);
    double sum = 0;
    double previous = 1;
    for (const auto& cause : diagnosis.causes) {
        check(std::isfinite(cause.probability) && cause.probability >= 0 && cause.probability <= previous + 1e-12);
        check(!cause.nextMeasurement.empty());
        previous = cause.probability;
        sum += cause.probability;
    }
    check(std::abs(sum - 1) < 1e-6);
    return 0;
}
