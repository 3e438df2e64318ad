// Finds the price of a part in the price book.
#pragma once

#include "core/cost/exchange.h"

#include <optional>
#include <string>

namespace rackwright {

/// A price for one unit in the plan's currency, without tax.
struct FoundPrice {
    double each = 0;
    double low = 0, high = 0; ///< equal to `each` when the book gives no range
    bool estimate = false;
    Provenance from;
};

class PriceFinder {
public:
    PriceFinder(const PriceBook& prices, const Exchange& exchange) : m_prices(prices), m_exchange(exchange) {}

    /// The most trusted price of `category` for the catalogue entry `refersTo` per `unit`. Prices in the
    /// plan's own currency come first, then confidence, then the newer date.
    std::optional<FoundPrice> find(PriceCategory category, const std::string& refersTo,
                                   const std::string& unit = "each") const;

    /// The price with exactly this id.
    std::optional<FoundPrice> byId(const std::string& id) const;

private:
    FoundPrice converted(const PurchasePrice& price) const;

    const PriceBook& m_prices;
    const Exchange& m_exchange;
};

} // namespace rackwright
