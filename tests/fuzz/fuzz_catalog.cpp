// Any bytes as a user's catalogue layer: reading must end, and what it accepts must be consistent.
#include "core/files/catalog_reader.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void check(bool holds) {
    if (!holds) std::abort();
}

/// A small part of the shipped catalogue, so that a run costs microseconds.
const rackwright::Catalog& base() {
    static const rackwright::Catalog catalog = [] {
        auto read = rackwright::shippedCatalog();
        check(read.has_value());
        rackwright::HardwareCatalog& hardware = read->hardware;
        std::erase_if(hardware.accelerators, [](const auto& part) { return !part.id.starts_with("h100"); });
        std::erase_if(hardware.servers, [](const auto& server) { return server.id != "dgx-h100"; });
        std::erase_if(hardware.links, [](const auto& link) { return link.id != "ndr-400"; });
        std::erase_if(hardware.switches, [](const auto& model) { return model.id != "qm9700"; });
        read->models.clear();
        read->prices.rentals.clear();
        read->prices.purchases.clear();
        return std::move(*read);
    }();
    return catalog;
}

void checkParts(const rackwright::HardwareCatalog& hardware) {
    for (const auto& part : hardware.accelerators) {
        check(!part.id.empty());
        for (const rackwright::Fact& fact :
             {part.memoryGB, part.memoryRateGBs, part.bf16Tflops, part.scaleUpGBs})
            check(!fact.known() || (std::isfinite(*fact.value) && *fact.value >= 0));
    }
    for (const auto& server : hardware.servers)
        check(hardware.accelerator(server.acceleratorId) != nullptr && server.accelerators > 0);
    for (const auto& link : hardware.links)
        check(hardware.switchModel(link.switchId) != nullptr && link.gbps > 0);
}

void checkPrices(const rackwright::PriceBook& book) {
    for (const auto& price : book.purchases)
        check(price.low <= price.price && price.price <= price.high);
    for (const auto& rate : book.rates)
        check(std::isfinite(rate.rate) && rate.rate > 0);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // libFuzzer hands out raw bytes
    // Names of parts come from run sheets and other programs: any text must do.
    base().hardware.acceleratorByName(std::string(bytes.substr(0, 200)));
    const auto own = rackwright::overlay(base(), bytes);
    if (!own) {
        check(!own.error().id.empty());
        return 0;
    }
    checkParts(own->hardware);
    checkPrices(own->prices);
    return 0;
}
