// Any bytes as a price list, in both layouts: reading must end, keep its promises, and be readable as
// overrides.
#include "core/files/catalog_reader.h"
#include "core/files/price_import.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void check(bool holds) {
    if (!holds) std::abort();
}

const rackwright::Catalog& catalog() {
    static const rackwright::Catalog read = *rackwright::shippedCatalog();
    return read;
}

void checkOffer(const rackwright::RentalOffer& offer) {
    check(offer.accelerators >= 1 && offer.perAcceleratorHour.value() >= 0);
    check(catalog().hardware.accelerator(offer.acceleratorId) != nullptr);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // libFuzzer hands out raw bytes
    rackwright::PriceImportRequest request;
    request.provider = "Vendor";
    const auto import = rackwright::readPriceCsv(bytes, catalog(), request);
    if (!import) return 0;
    for (const auto* list : {&import->added, &import->changed}) {
        for (const auto& change : *list)
            checkOffer(change.offer);
    }
    for (const auto& fault : import->faults)
        check(fault.line >= 2 && !fault.problem.empty());
    check(!rackwright::overridesOf(*import).empty());
    return 0;
}
