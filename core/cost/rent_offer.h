// Which rental offer a plan is compared with, and the range of the others.
#pragma once

#include "core/cost/exchange.h"

#include <string>

namespace rackwright {

struct RentChoice {
    const RentalOffer* offer = nullptr; ///< null: nobody rents this accelerator out there
    double perHour = 0;                 ///< plan currency, without tax
    double low = 0, high = 0;           ///< cheapest and dearest offer of the same kind
    int compared = 0;                   ///< offers between low and high
};

/// The offer the user picked, or the median on-demand offer of the destination. A destination
/// without an offer of its own takes those of all others, but mainland China and the rest of the world never
/// take each other's: export rules and data rules keep them apart.
RentChoice chooseRent(const std::string& acceleratorId, const MoneyInputs& money, const PriceBook& prices,
                      const Exchange& exchange, double vatShare);

/// The median offer of one term, by the same rule of places; `money.offer` does not count.
RentChoice medianRent(const std::string& acceleratorId, RentalTerm term, const MoneyInputs& money,
                      const PriceBook& prices, const Exchange& exchange, double vatShare);

/// Reserved terms are paid for every clock hour, on-demand and spot for used hours.
bool billedIdle(RentalTerm term);
/// Months that a reservation is paid for at least; 0: it can be left at any time.
double committedMonths(RentalTerm term);

} // namespace rackwright
