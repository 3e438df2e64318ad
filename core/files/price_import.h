// Rental prices from a CSV file that the user picks: our own columns, or those of a SkyPilot catalogue.
//
// Own columns: provider, instance, accelerator, accelerators, region, country, term, currency, price,
// tax_included, source, date, note. "price" is for one accelerator and hour; "price_per_instance" may stand
// in its place. provider, accelerator and a price are needed, the rest have defaults.
//
// SkyPilot columns (https://github.com/skypilot-org/skypilot-catalog): InstanceType, AcceleratorName,
// AcceleratorCount, Price, SpotPrice, Region; dollars for an instance and hour. Each line can give an
// on-demand and a spot offer; lines without an accelerator are passed over. The file does not name its
// provider: the request does.
#pragma once

#include "core/plan/catalog.h"
#include "core/units/error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

enum class PriceLayout : std::uint8_t { own, skypilot };

struct PriceImportRequest {
    std::string provider;          ///< of a SkyPilot file
    std::string source;            ///< where the file is from, kept with each price
    std::string date;              ///< ISO date of the prices; empty: unknown
    std::string country = "other"; ///< destination of regions that do not tell: "cn", "eu", "us", "other"
};

/// A line that gave no offer. `problem`: a fault of the CSV reader, "missing", "bad_number",
/// "bad_word", "unknown_accelerator", "unknown_term", "unknown_currency", "unknown_country", or "duplicate".
struct PriceLineFault {
    std::size_t line = 0; ///< in the file, from 1
    std::string problem;
    std::string column;
    std::string value; ///< at most 40 bytes of it
};

/// One offer against the book.
struct PriceChange {
    RentalOffer offer;
    std::optional<Money> before; ///< empty: the book has no such offer
};

struct PriceImport {
    PriceLayout layout = PriceLayout::own;
    std::vector<PriceChange> added, changed;
    std::size_t unchanged = 0;
    std::vector<PriceLineFault> faults;
};

/// Compares the file with the book and changes nothing. Errors: those of readCsv(), "prices.unknown_layout",
/// "prices.no_provider".
Result<PriceImport> readPriceCsv(std::string_view bytes, const Catalog& catalog,
                                 const PriceImportRequest& request);

/// The added and changed offers as JSON of format "rackwright-overrides", which overlay() puts on top of a
/// catalogue: the import is undone by leaving it out.
std::string overridesOf(const PriceImport& import);

/// The accelerator that a public list means by `name` and, where known, its memory in GB: catalogue ids,
/// product names, and short names such as "A100-80GB". nullptr: unknown.
const Accelerator* acceleratorNamed(std::string_view name, const HardwareCatalog& hardware);

} // namespace rackwright
