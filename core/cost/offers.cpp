#include "core/cost/offers.h"

#include "core/cost/operation.h"
#include "core/cost/priced_plan.h"
#include "core/units/calendar.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>

namespace rackwright {

namespace {

constexpr double kDaysPerYear = 365.0;
constexpr double kQuantitySlack = 1e-9; ///< pieces; TB may be fractions
constexpr std::string_view kFreight = "freight";

/// Lower-case letters, digits and other scripts: "HGX H100" and "hgx-h100" are one name.
std::string plain(std::string_view text) {
    std::string letters;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || std::isalnum(byte) != 0)
            letters += byte >= 0x80 ? c : static_cast<char>(std::tolower(byte));
    }
    return letters;
}

/// The bill's lines of one item.
struct Need {
    std::string item;
    std::vector<std::string> names; ///< plain texts that mean it
    double quantity = 0;
    Money book; ///< what the price book asks for all of it
    bool priced = true;
    bool server = false;
};

std::vector<Need> needsOf(const CostOutcome& cost) {
    std::vector<Need> needs;
    for (const PricedLine& line : cost.lines) {
        const double quantity = line.quantity - line.owned;
        if (quantity <= 0) continue;
        auto need = std::ranges::find(needs, line.item, &Need::item);
        if (need == needs.end()) {
            needs.push_back({line.item, {plain(line.item)}, 0, Money(0, cost.currency)});
            need = needs.end() - 1;
        }
        need->quantity += quantity;
        need->book += line.total;
        need->priced = need->priced && line.priced;
        need->server = need->server || line.role == "training" || line.role == "spare";
        if (!line.name.empty()) need->names.push_back(plain(line.name));
    }
    return needs;
}

class Comparison {
public:
    Comparison(const Outcome& outcome, const Catalog& catalog)
        : m_outcome(outcome), m_plan(pricePlan(outcome, catalog)),
          m_tax(taxRule(outcome.scenario.money, catalog.prices)), m_needs(needsOf(outcome.cost)),
          m_start(outcome.scenario.startDate.empty() ? catalog.date : outcome.scenario.startDate) {}

    /// `longestWarranty` in months and `interconnect` are what the offers are held against.
    OfferOutcome of(const VendorOffer& offer, double longestWarranty, const std::string& interconnect) const {
        OfferOutcome result;
        result.vendor = offer.vendor;
        for (Money* amount :
             {&result.asked, &result.added, &result.warranty, &result.prepayment, &result.tax})
            *amount = nothing();
        for (const Need& need : m_needs)
            result.items.push_back({need.item, need.quantity, 0, nothing(), nothing()});
        addLines(result, offer);
        fillItems(result);
        addDelivery(result, offer);
        addWarranty(result, offer, longestWarranty);
        addTerms(result, offer, interconnect);
        finish(result);
        return result;
    }

    /// The shortest of the server lines; empty: not stated.
    std::optional<double> warrantyOf(const VendorOffer& offer) const {
        std::optional<double> months;
        for (const QuotedLine& line : offer.lines) {
            const auto need = needOf(line);
            if (!line.warrantyMonths || need == m_needs.end() || !need->server) continue;
            months = std::min(months.value_or(*line.warrantyMonths), *line.warrantyMonths);
        }
        return months;
    }

private:
    using NeedAt = std::vector<Need>::const_iterator;

    Money nothing() const { return Money(0, m_plan.exchange.currency()); }
    Money cents(double amount) const { return m_plan.exchange.money(amount).roundedToCents(); }

    NeedAt needOf(const QuotedLine& line) const {
        const std::string wanted = plain(line.item);
        return std::ranges::find_if(
            m_needs, [&](const Need& need) { return std::ranges::count(need.names, wanted) > 0; });
    }

    void addLines(OfferOutcome& result, const VendorOffer& offer) const {
        bool freight = false, rateMissing = false;
        for (const QuotedLine& line : offer.lines) {
            const double rate = line.taxShare.value_or(m_tax.share);
            const double each = m_plan.exchange.toPlan(line.unitPrice) / (line.taxIncluded ? 1 + rate : 1);
            const Money total = cents(each * line.quantity);
            result.asked += total;
            result.tax += total.times(rate).roundedToCents();
            rateMissing = rateMissing || (line.taxIncluded && !line.taxShare);
            freight = freight || plain(line.item) == kFreight;
            OfferedItem& item = itemOf(result, line);
            item.offered += line.quantity;
            item.asked += total;
        }
        if (!freight) result.gaps.push_back({OfferGapKind::noFreight, {}});
        if (!offer.taxStated) result.gaps.push_back({OfferGapKind::taxNotStated, {}});
        if (rateMissing) result.gaps.push_back({OfferGapKind::taxRateNotStated, {}});
    }

    OfferedItem& itemOf(OfferOutcome& result, const QuotedLine& line) const {
        const auto need = needOf(line);
        if (need != m_needs.end()) return result.items[static_cast<std::size_t>(need - m_needs.begin())];
        const auto known = std::ranges::find(result.items, line.item, &OfferedItem::item);
        if (known != result.items.end()) return *known;
        result.items.push_back({line.item, 0, 0, nothing(), nothing()});
        return result.items.back();
    }

    void fillItems(OfferOutcome& result) const {
        for (std::size_t i = 0; i < result.items.size(); ++i) {
            OfferedItem& item = result.items[i];
            const bool extra = i >= m_needs.size();
            if (extra) {
                if (plain(item.item) != kFreight)
                    result.gaps.push_back({OfferGapKind::extraItem, item.item, 0, item.offered});
            } else if (item.offered <= 0) {
                if (m_needs[i].priced) item.added = m_needs[i].book;
                addGap(result, OfferGapKind::missingItem, item, m_needs[i].priced);
            } else if (item.offered < item.needed - kQuantitySlack) {
                item.added = cents(item.asked.value() / item.offered * (item.needed - item.offered));
                addGap(result, OfferGapKind::shortQuantity, item, true);
            } else if (item.offered > item.needed + kQuantitySlack) {
                addGap(result, OfferGapKind::extraQuantity, item, false);
            }
            result.added += item.added;
        }
    }

    static void addGap(OfferOutcome& result, OfferGapKind kind, const OfferedItem& item, bool priced) {
        result.gaps.push_back(
            {kind, item.item, item.needed, item.offered, priced ? std::optional(item.added) : std::nullopt});
    }

    /// The last line to arrive decides.
    void addDelivery(OfferOutcome& result, const VendorOffer& offer) const {
        std::optional<double> weeks;
        for (const QuotedLine& line : offer.lines) {
            if (line.leadTimeWeeks) weeks = std::max(weeks.value_or(0), *line.leadTimeWeeks);
        }
        if (!weeks) result.gaps.push_back({OfferGapKind::noDelivery, {}});
        MoneyInputs money = m_outcome.scenario.money;
        money.leadTimeWeeks = weeks.value_or(money.leadTimeWeeks);
        result.deliveryDays = deliveryDays(money);
        result.finishDate = dateAfter(m_start, result.deliveryDays + m_outcome.trainingDays);
        const double growth =
            std::pow(1 + m_plan.basis.discountYear, money.leadTimeWeeks * 7 / kDaysPerYear) - 1;
        result.prepayment = cents(result.asked.value() * offer.prepaidShare.value_or(0) * growth);
    }

    void addWarranty(OfferOutcome& result, const VendorOffer& offer, double longest) const {
        const std::optional<double> months = warrantyOf(offer);
        const double missing = longest - months.value_or(0);
        if (months && missing <= 0) return;
        result.warranty =
            cents(serversOf(result) * m_plan.basis.maintenanceShare * std::max(0.0, missing) / 12);
        result.gaps.push_back({months ? OfferGapKind::shorterWarranty : OfferGapKind::noWarranty,
                               {},
                               longest,
                               months.value_or(0),
                               result.warranty});
    }

    void addTerms(OfferOutcome& result, const VendorOffer& offer, const std::string& interconnect) const {
        const auto add = [&](bool holds, OfferGapKind kind, const std::string& what = {}) {
            if (holds) result.gaps.push_back({kind, what});
        };
        add(!offer.prepaidShare, OfferGapKind::noPaymentTerms);
        add(offer.validUntil.empty(), OfferGapKind::noValidity);
        add(!offer.validUntil.empty() && offer.validUntil < m_start, OfferGapKind::expired, offer.validUntil);
        add(offer.interconnect.empty(), OfferGapKind::noInterconnect);
        add(!offer.interconnect.empty() && plain(offer.interconnect) != plain(interconnect),
            OfferGapKind::otherInterconnect, offer.interconnect);
    }

    double serversOf(const OfferOutcome& result) const {
        double sum = 0;
        for (std::size_t i = 0; i < m_needs.size(); ++i) {
            if (m_needs[i].server) sum += (result.items[i].asked + result.items[i].added).value();
        }
        return sum;
    }

    void finish(OfferOutcome& result) const {
        result.comparable = result.asked + result.added + result.warranty + result.prepayment;
        CostBasis basis = m_plan.basis;
        basis.serversPrice = serversOf(result);
        basis.otherCapital = result.comparable.value() - basis.serversPrice;
        const Ledger ledger = ledgerOf(basis);
        result.capital = cents(ledger.capital);
        const double perHour = ownedPerUsefulHour(ledger, basis.horizonMonths);
        result.perUsefulHour = m_plan.exchange.money(perHour);
        result.perRun = cents(perHour * basis.goodput * m_outcome.cost.gpuHours);
    }

    const Outcome& m_outcome;
    PricedPlan m_plan;
    TaxRule m_tax;
    std::vector<Need> m_needs;
    std::string m_start;
};

} // namespace

std::vector<OfferOutcome> compareOffers(const std::vector<VendorOffer>& offers, const Outcome& outcome,
                                        const Catalog& catalog) {
    const Comparison comparison(outcome, catalog);
    const std::size_t count = std::min(offers.size(), kMostOffers);
    double longest = 0;
    std::string interconnect;
    for (std::size_t i = 0; i < count; ++i) {
        longest = std::max(longest, comparison.warrantyOf(offers[i]).value_or(0));
        if (interconnect.empty()) interconnect = offers[i].interconnect;
    }
    std::vector<OfferOutcome> results;
    for (std::size_t i = 0; i < count; ++i)
        results.push_back(comparison.of(offers[i], longest, interconnect));
    const auto cheapest = std::ranges::min_element(results, [](const OfferOutcome& a, const OfferOutcome& b) {
        return a.comparable.tenThousandths() < b.comparable.tenThousandths();
    });
    if (cheapest != results.end()) cheapest->cheapest = true;
    return results;
}

} // namespace rackwright
