// A vendor's quotation from a CSV file, and the comparison of several as CSV.
//
// Columns: item, quantity and unit_price are needed; currency, tax_included (yes, no), tax_pct,
// warranty_months, lead_time_weeks, prepaid_pct, valid_until, interconnect and vendor may follow. `item` is
// an item of the plan's bill ("transceiver"), the name of its product, or "freight". Prices without a
// currency are in the plan's. The last four columns are about the whole offer: the first line that fills one
// counts.
#pragma once

#include "core/cost/offers.h"
#include "core/units/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

/// A line that was left out. `problem`: a fault of the CSV reader, "missing", "bad_number", "bad_word" or
/// "unknown_currency".
struct OfferLineFault {
    std::size_t line = 0; ///< in the file, from 1
    std::string problem;
    std::string column;
};

struct OfferImport {
    VendorOffer offer;
    std::vector<OfferLineFault> faults;
};

/// `vendor` names an offer whose file does not. Errors: those of readCsv() with at most 500 lines,
/// "offers.unknown_layout", "offers.no_lines".
Result<OfferImport> readOfferCsv(std::string_view bytes, Currency planCurrency, const std::string& vendor);

/// One row for each item, figure and gap of each offer: vendor, kind, item, needed, offered, amount,
/// currency, text. With byte-order mark for a spreadsheet.
std::string offersCsv(const std::vector<OfferOutcome>& offers);

/// "missing_item", "no_freight" …: the words of files.
std::string_view offerGapWord(OfferGapKind kind);

} // namespace rackwright
