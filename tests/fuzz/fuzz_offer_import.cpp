// Any bytes as a vendor's quotation: reading must end and keep its limits, and writing must take what was
// read.
#include "core/cost/offer_import.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void check(bool holds) {
    if (!holds) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // libFuzzer hands out raw bytes
    const auto import = rackwright::readOfferCsv(bytes, rackwright::Currency::cny, "Vendor");
    if (!import) return 0;
    check(!import->offer.lines.empty() && import->offer.lines.size() <= 500);
    for (const auto& line : import->offer.lines)
        check(line.fileLine >= 2 && line.quantity >= 0 && line.quantity * line.unitPrice.value() <= 1.001e10);
    for (const auto& fault : import->faults)
        check(fault.line >= 2 && !fault.problem.empty());
    rackwright::OfferOutcome outcome;
    outcome.vendor = import->offer.vendor;
    for (const auto& line : import->offer.lines)
        outcome.items.push_back({line.item, 0, line.quantity, line.unitPrice, line.unitPrice});
    check(!rackwright::offersCsv({outcome}).empty());
    return 0;
}
