#include "core/prices/price_book.h"

#include <algorithm>

namespace rackwright {

namespace {

template <class T>
const T* byId(const std::vector<T>& list, const std::string& id) {
    const auto found = std::ranges::find(list, id, &T::id);
    return found == list.end() ? nullptr : &*found;
}

/// The stated rate of a pair, forwards or backwards; 0 when the book has none.
double statedRate(const std::vector<ExchangeRate>& rates, Currency from, Currency to) {
    for (const ExchangeRate& entry : rates) {
        if (entry.from == from && entry.to == to) return entry.rate;
        if (entry.from == to && entry.to == from) return 1.0 / entry.rate;
    }
    return 0;
}

} // namespace

const RentalOffer* PriceBook::rental(const std::string& id) const {
    return byId(rentals, id);
}
const PurchasePrice* PriceBook::purchase(const std::string& id) const {
    return byId(purchases, id);
}
const Place* PriceBook::place(const std::string& id) const {
    return byId(places, id);
}

double PriceBook::rate(Currency from, Currency to) const {
    if (from == to) return 1;
    const double direct = statedRate(rates, from, to);
    if (direct > 0) return direct;
    return statedRate(rates, from, Currency::usd) * statedRate(rates, Currency::usd, to);
}

} // namespace rackwright
