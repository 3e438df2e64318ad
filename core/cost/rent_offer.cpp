#include "core/cost/rent_offer.h"

#include <algorithm>
#include <vector>

namespace rackwright {

namespace {

struct Priced {
    const RentalOffer* offer = nullptr;
    double perHour = 0;
};

double withoutTax(const RentalOffer& offer, const Exchange& exchange, double vatShare) {
    const double price = exchange.toPlan(offer.perAcceleratorHour);
    return offer.taxIncluded ? price / (1.0 + vatShare) : price;
}

} // namespace

RentChoice medianRent(const std::string& acceleratorId, RentalTerm term, const MoneyInputs& money,
                      const PriceBook& prices, const Exchange& exchange, double vatShare) {
    const std::string here = placeId(money.destination);
    std::vector<Priced> local;
    std::vector<Priced> anywhere;
    for (const RentalOffer& offer : prices.rentals) {
        if (offer.acceleratorId != acceleratorId || offer.term != term) continue;
        // Machines in mainland China serve customers there, and customers there cannot use machines
        // elsewhere.
        const bool chinese = offer.country == placeId(Destination::cn);
        if (chinese != (money.destination == Destination::cn)) continue;
        const Priced priced{&offer, withoutTax(offer, exchange, vatShare)};
        anywhere.push_back(priced);
        if (offer.country == here) local.push_back(priced);
    }
    std::vector<Priced>& pool = local.empty() ? anywhere : local;
    std::ranges::sort(pool, [](const Priced& a, const Priced& b) {
        return a.perHour != b.perHour ? a.perHour < b.perHour : a.offer->id < b.offer->id;
    });

    RentChoice choice;
    choice.compared = static_cast<int>(pool.size());
    if (!pool.empty()) {
        const Priced& median = pool[(pool.size() - 1) / 2];
        choice = {median.offer, median.perHour, pool.front().perHour, pool.back().perHour, choice.compared};
    }
    return choice;
}

RentChoice chooseRent(const std::string& acceleratorId, const MoneyInputs& money, const PriceBook& prices,
                      const Exchange& exchange, double vatShare) {
    RentChoice choice = medianRent(acceleratorId, RentalTerm::onDemand, money, prices, exchange, vatShare);
    const RentalOffer* picked = money.offer == kAutomatic ? nullptr : prices.rental(money.offer);
    if (picked != nullptr && picked->acceleratorId == acceleratorId) {
        choice.offer = picked;
        choice.perHour = withoutTax(*picked, exchange, vatShare);
        const bool alone = choice.compared == 0;
        choice.low = alone ? choice.perHour : std::min(choice.low, choice.perHour);
        choice.high = alone ? choice.perHour : std::max(choice.high, choice.perHour);
    }
    return choice;
}

bool billedIdle(RentalTerm term) {
    return term != RentalTerm::onDemand && term != RentalTerm::spot;
}

double committedMonths(RentalTerm term) {
    if (term == RentalTerm::reserved1Year) return 12;
    return term == RentalTerm::reserved3Years ? 36 : 0;
}

} // namespace rackwright
