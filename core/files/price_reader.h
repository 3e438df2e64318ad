// The price book from catalogue JSON: "prices.json" and "places.json".
#pragma once

#include "core/files/catalog_sources.h"
#include "core/prices/price_book.h"

namespace rackwright {

// Each function reads the list of its name and merges it into the book; see hardware_reader.h for the layers.
void readRentals(const JsonFields& file, const SourceTable& sources, PriceBook& book);
void readPurchases(const JsonFields& file, const SourceTable& sources, PriceBook& book);
void readPlaces(const JsonFields& file, const SourceTable& sources, PriceBook& book);

/// "residual": the whole curve is replaced, sorted by months.
void readResidual(const JsonFields& file, const SourceTable& sources, PriceBook& book);
/// "rates": one entry for each pair of currencies.
void readRates(const JsonFields& file, const SourceTable& sources, PriceBook& book);

/// All of the above.
void readPrices(const JsonFields& file, const SourceTable& sources, PriceBook& book);

} // namespace rackwright
