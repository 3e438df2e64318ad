#include "core/cost/price_finder.h"

#include <tuple>

namespace rackwright {

namespace {

int trust(Confidence confidence) {
    switch (confidence) {
    case Confidence::user:
        return 5;
    case Confidence::datasheet:
        return 4;
    case Confidence::measured:
        return 4;
    case Confidence::published:
        return 3;
    case Confidence::secondary:
        return 2;
    case Confidence::estimate:
        return 1;
    }
    return 0;
}

} // namespace

std::optional<FoundPrice> PriceFinder::find(PriceCategory category, const std::string& refersTo,
                                            const std::string& unit) const {
    const PurchasePrice* best = nullptr;
    const auto rank = [this](const PurchasePrice& price) {
        return std::tuple(price.price.currency() == m_exchange.currency(), trust(price.from.confidence),
                          price.from.date);
    };
    for (const PurchasePrice& price : m_prices.purchases) {
        if (price.category != category || price.refersTo != refersTo || price.unit != unit) continue;
        if (price.price.value() <= 0) continue;
        if (best == nullptr || rank(price) > rank(*best)) best = &price;
    }
    if (best == nullptr) return std::nullopt;
    return converted(*best);
}

std::optional<FoundPrice> PriceFinder::byId(const std::string& id) const {
    const PurchasePrice* price = m_prices.purchase(id);
    if (price == nullptr || price->price.value() <= 0) return std::nullopt;
    return converted(*price);
}

FoundPrice PriceFinder::converted(const PurchasePrice& price) const {
    FoundPrice found;
    found.each = m_exchange.toPlan(price.price);
    found.low = price.low.value() > 0 ? m_exchange.toPlan(price.low) : found.each;
    found.high = price.high.value() > 0 ? m_exchange.toPlan(price.high) : found.each;
    found.estimate = price.from.confidence == Confidence::estimate;
    found.from = price.from;
    return found;
}

} // namespace rackwright
