// The price book: what things cost, where, when and who says so.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/units/money.h"
#include "core/units/provenance.h"

namespace rackwright {

enum class RentalTerm : std::uint8_t { onDemand, spot, reservedShort, reserved1Year, reserved3Years, reservedUnspecified };

struct RentalOffer {
    std::string id; ///< stable key, e.g. "nebius-h100-sxm-on-demand"
    std::string provider;
    std::string instance;
    std::string acceleratorId;
    int accelerators = 8;
    std::string region;
    std::string country; ///< destination key the region belongs to: "cn", "eu", "us", "other"
    RentalTerm term = RentalTerm::onDemand;
    Money perAcceleratorHour;
    bool taxIncluded = false;
    Provenance from;
};

enum class PriceCategory : std::uint8_t { server, accelerator, networkSwitch, transceiver, cable, nic, storage, rack, software, service, other };

struct PurchasePrice {
    std::string id;      ///< e.g. "server:dgx-h100"
    std::string item;
    PriceCategory category = PriceCategory::other;
    std::string refersTo; ///< catalogue id of the thing priced, or empty
    Money price;
    Money low;
    Money high;
    std::string unit; ///< "each", "per-kW-month", "per-TB" …
    Provenance from;
};

/// Residual value of accelerators, share of purchase price by age.
struct ResidualPoint {
    double months = 0;
    double share = 0;
    double low = 0;
    double high = 0;
    Provenance from{};
};

/// What a destination sets: currency, tax, energy.
struct Place {
    std::string id; ///< "cn", "eu", "us", "other"
    Currency currency = Currency::usd;
    Fact vatShare;             ///< on equipment
    Fact vatRecoverable;       ///< share of the VAT that comes back
    Fact energyPerKwh;         ///< in USD
    Fact pue;
    Fact gridKgPerKwh;         ///< carbon factor
    Fact colocationPerKwMonth; ///< USD
    std::vector<std::string> providers; ///< rental providers usual there
};

struct ExchangeRate {
    Currency from = Currency::usd;
    Currency to = Currency::cny;
    double rate = 7.20;
    Provenance source;
};

struct PriceBook {
    std::string date; ///< ISO date of the book
    std::vector<RentalOffer> rentals;
    std::vector<PurchasePrice> purchases;
    std::vector<ResidualPoint> residual; ///< sorted by months
    std::vector<Place> places;
    std::vector<ExchangeRate> rates;

    const RentalOffer* rental(const std::string& id) const;
    const PurchasePrice* purchase(const std::string& id) const;
    const Place* place(const std::string& id) const;
    /// Units of `to` per unit of `from`; 1 for the same currency.
    double rate(Currency from, Currency to) const;
};

} // namespace rackwright
