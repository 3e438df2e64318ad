// Vendors' quotations put on one basis: the plan's bill of materials, its currency, before tax, with the same
// warranty and with money for down payments counted.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rackwright {

constexpr std::size_t kMostOffers = 6;

/// A line as quoted. Line total at most 1e10 units of its currency.
struct QuotedLine {
    std::size_t fileLine = 0; ///< in the vendor's file, from 1
    std::string item;         ///< id of a line of the bill, a product's name, or "freight"
    double quantity = 0;
    Money unitPrice;
    bool taxIncluded = false;
    std::optional<double> taxShare; ///< of the price before tax; empty: not stated
    std::optional<double> warrantyMonths;
    std::optional<double> leadTimeWeeks;
};

struct VendorOffer {
    std::string vendor;
    std::vector<QuotedLine> lines;
    bool taxStated = false;             ///< whether prices say if tax is in them
    std::optional<double> prepaidShare; ///< 0…1, paid with the order
    std::string validUntil;             ///< ISO; empty: not stated
    std::string interconnect;           ///< as the vendor writes it; empty: not stated
};

/// What is missing or unequal in an offer.
enum class OfferGapKind : std::uint8_t {
    missingItem,      ///< filled in at the price book's price, if it has one
    shortQuantity,    ///< filled in at the vendor's own price
    extraQuantity,    ///< left in the total
    extraItem,        ///< on no line of the bill; left in the total
    noFreight,        ///< nothing is added: nobody knows it
    taxNotStated,     ///< taken as excluded
    taxRateNotStated, ///< tax is in the price, the plan's rate is taken off
    noWarranty,       ///< taken as none
    shorterWarranty,  ///< the gap to the longest is filled with the plan's maintenance
    noDelivery,       ///< the plan's lead time is taken
    noPaymentTerms,   ///< taken as paid on delivery
    noValidity,
    expired, ///< before the plan's start
    noInterconnect,
    otherInterconnect, ///< not what the first offer that states one has
};

struct OfferGap {
    OfferGapKind kind = OfferGapKind::missingItem;
    std::string item;                ///< what it is about; empty: the whole offer
    double needed = 0, offered = 0;  ///< pieces or months, where it is about a quantity
    std::optional<Money> added = {}; ///< what normalising adds; empty: nothing, or nobody has a price
};

/// A line of the bill with what the vendor asks for it, plan currency before tax.
struct OfferedItem {
    std::string item;
    double needed = 0, offered = 0;
    Money asked; ///< sum of the vendor's lines, each rounded to the cent
    Money added; ///< what fills a missing or short item
};

struct OfferOutcome {
    std::string vendor;
    std::vector<OfferedItem> items; ///< as in the bill, extra ones last
    Money asked;                    ///< sum of the items' asked
    Money added;                    ///< sum of the items' added
    Money warranty;                 ///< maintenance that fills a shorter warranty
    Money prepayment;               ///< what the money costs that is paid before delivery
    Money comparable;               ///< the four together
    Money tax;                      ///< on the asked lines, each rounded to the cent
    Money capital;                  ///< comparable with the tax that does not come back
    Money perUsefulHour;            ///< over the plan's horizon, with resale
    Money perRun;
    double deliveryDays = 0; ///< until training can start
    std::string finishDate;  ///< ISO
    std::vector<OfferGap> gaps;
    bool cheapest = false;
};

/// `outcome` must be priced, as advise() leaves it. More than kMostOffers are cut off. Own servers are not
/// asked for. The bill's lines of one item are one item here: a vendor does not quote leaves and spines
/// apart.
std::vector<OfferOutcome> compareOffers(const std::vector<VendorOffer>& offers, const Outcome& outcome,
                                        const Catalog& catalog);

} // namespace rackwright
