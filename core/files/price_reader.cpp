#include "core/files/price_reader.h"

#include "core/files/catalog_merge.h"

#include <array>

namespace rackwright {

namespace {

template <class E, std::size_t N>
using Names = std::array<std::pair<std::string_view, E>, N>;

constexpr double kHighestPrice = 1e12; ///< units of a currency

constexpr Names<Currency, 3> kCurrencies{
    {{"USD", Currency::usd}, {"CNY", Currency::cny}, {"EUR", Currency::eur}}};
constexpr Names<RentalTerm, 6> kTerms{{{"on-demand", RentalTerm::onDemand},
                                       {"spot", RentalTerm::spot},
                                       {"reserved-short", RentalTerm::reservedShort},
                                       {"reserved-1-year", RentalTerm::reserved1Year},
                                       {"reserved-3-years", RentalTerm::reserved3Years},
                                       {"reserved-unspecified", RentalTerm::reservedUnspecified}}};
constexpr Names<PriceCategory, 11> kCategories{{{"server", PriceCategory::server},
                                                {"accelerator", PriceCategory::accelerator},
                                                {"switch", PriceCategory::networkSwitch},
                                                {"transceiver", PriceCategory::transceiver},
                                                {"cable", PriceCategory::cable},
                                                {"nic", PriceCategory::nic},
                                                {"storage", PriceCategory::storage},
                                                {"rack", PriceCategory::rack},
                                                {"software", PriceCategory::software},
                                                {"service", PriceCategory::service},
                                                {"other", PriceCategory::other}}};

void requireAll(const JsonFields& fields, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        fields.require(key);
}

/// A price in the entry's currency. Amounts are decimal numbers in the file and fixed-point from here on.
void readMoney(const JsonFields& fields, const char* key, Currency currency, Money& target) {
    double amount = target.value();
    fields.number(key, amount, {0, kHighestPrice});
    target = Money::of(amount, currency);
}

/// "source" and an optional "note" of the entry itself.
void readOrigin(const JsonFields& fields, const SourceTable& sources, Provenance& from) {
    sources.source(fields, "source", from);
    fields.text("note", from.note);
}

void applyRental(const JsonFields& fields, const SourceTable& sources, RentalOffer& offer) {
    fields.text("provider", offer.provider);
    fields.text("instance", offer.instance);
    fields.text("accelerator", offer.acceleratorId);
    fields.whole("accelerators", offer.accelerators, {1, 1e5});
    fields.text("region", offer.region);
    fields.text("country", offer.country);
    fields.choice<RentalTerm>("term", kTerms, offer.term);
    Currency currency = offer.perAcceleratorHour.currency();
    fields.choice<Currency>("currency", kCurrencies, currency);
    readMoney(fields, "price", currency, offer.perAcceleratorHour);
    fields.flag("tax_included", offer.taxIncluded);
    readOrigin(fields, sources, offer.from);
}

void applyPurchase(const JsonFields& fields, const SourceTable& sources, PurchasePrice& entry) {
    fields.text("item", entry.item);
    fields.choice<PriceCategory>("category", kCategories, entry.category);
    fields.text("refers_to", entry.refersTo);
    Currency currency = entry.price.currency();
    fields.choice<Currency>("currency", kCurrencies, currency);
    readMoney(fields, "price", currency, entry.price);
    // A price without a band of its own stands alone.
    if (fields.has("price")) entry.low = entry.high = entry.price;
    readMoney(fields, "low", currency, entry.low);
    readMoney(fields, "high", currency, entry.high);
    if (entry.low > entry.price || entry.price > entry.high) fields.bad("low");
    fields.text("unit", entry.unit);
    readOrigin(fields, sources, entry.from);
}

void applyPlace(const JsonFields& fields, const SourceTable& sources, Place& place) {
    fields.choice<Currency>("currency", kCurrencies, place.currency);
    sources.fact(fields, "vat_share", place.vatShare, {0, 1});
    sources.fact(fields, "vat_recoverable", place.vatRecoverable, {0, 1});
    sources.fact(fields, "energy_per_kwh", place.energyPerKwh, {0, 100});
    sources.fact(fields, "pue", place.pue, {1, 5});
    sources.fact(fields, "grid_kg_per_kwh", place.gridKgPerKwh, {0, 5});
    sources.fact(fields, "colocation_per_kw_month", place.colocationPerKwMonth, {0, 1e5});
    fields.texts("providers", place.providers);
}

void setRate(std::vector<ExchangeRate>& rates, ExchangeRate rate) {
    for (ExchangeRate& known : rates) {
        if (known.from != rate.from || known.to != rate.to) continue;
        known = std::move(rate);
        return;
    }
    rates.push_back(std::move(rate));
}

} // namespace

void readRentals(const JsonFields& file, const SourceTable& sources, PriceBook& book) {
    mergeById(file, "rentals", sources.ownLayer(), book.rentals,
              [&](const JsonFields& fields, RentalOffer& offer, bool isNew) {
                  if (isNew)
                      requireAll(fields, {"provider", "accelerator", "country", "term", "price", "currency"});
                  applyRental(fields, sources, offer);
              });
}

void readPurchases(const JsonFields& file, const SourceTable& sources, PriceBook& book) {
    mergeById(file, "purchases", sources.ownLayer(), book.purchases,
              [&](const JsonFields& fields, PurchasePrice& entry, bool isNew) {
                  if (isNew) requireAll(fields, {"item", "category", "price", "currency", "unit"});
                  applyPurchase(fields, sources, entry);
              });
}

void readPlaces(const JsonFields& file, const SourceTable& sources, PriceBook& book) {
    mergeById(file, "places", sources.ownLayer(), book.places,
              [&](const JsonFields& fields, Place& place, bool isNew) {
                  if (isNew) requireAll(fields, {"currency"});
                  applyPlace(fields, sources, place);
              });
}

void readResidual(const JsonFields& file, const SourceTable& sources, PriceBook& book) {
    if (file.has("residual")) book.residual.clear();
    forEachEntry(file, "residual", [&](const JsonFields& fields) {
        ResidualPoint point;
        requireAll(fields, {"months", "share"});
        fields.number("months", point.months, {0, 600});
        fields.number("share", point.share, {0, 2});
        point.low = point.high = point.share;
        fields.number("low", point.low, {0, 2});
        fields.number("high", point.high, {0, 2});
        sources.source(fields, "source", point.from);
        book.residual.push_back(std::move(point));
    });
    std::ranges::sort(book.residual, {}, &ResidualPoint::months);
}

void readRates(const JsonFields& file, const SourceTable& sources, PriceBook& book) {
    forEachEntry(file, "rates", [&](const JsonFields& fields) {
        ExchangeRate rate;
        requireAll(fields, {"from", "to", "rate"});
        fields.choice<Currency>("from", kCurrencies, rate.from);
        fields.choice<Currency>("to", kCurrencies, rate.to);
        fields.number("rate", rate.rate, {1e-6, 1e6});
        sources.source(fields, "source", rate.source);
        setRate(book.rates, std::move(rate));
    });
}

void readPrices(const JsonFields& file, const SourceTable& sources, PriceBook& book) {
    readRentals(file, sources, book);
    readPurchases(file, sources, book);
    readPlaces(file, sources, book);
    readResidual(file, sources, book);
    readRates(file, sources, book);
    book.date = std::max(book.date, sources.date());
}

} // namespace rackwright
