#include "app/cli/money_json.h"

#include <array>
#include <cmath>
#include <optional>
#include <string_view>

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

ordered_json optional(const std::optional<double>& value) {
    return value ? ordered_json(*value) : ordered_json(nullptr);
}

ordered_json percent(const std::optional<double>& share) {
    return share ? ordered_json(*share * 100) : ordered_json(nullptr);
}

double cents(double amount) {
    return std::round(amount * 100) / 100;
}

constexpr std::array<std::string_view, 5> kWays{"rent", "buy", "buy-rent-until-delivery",
                                                "own-base-rent-burst", "own-island-rent-runs"};
constexpr std::array<std::string_view, 6> kTerms{
    "on-demand", "spot", "reserved-short", "reserved-1-year", "reserved-3-year", "reserved-unspecified"};

ordered_json waysJson(const MoneyDecision& money) {
    ordered_json json = ordered_json::array();
    for (const WayCost& way : money.ways)
        json.push_back(
            {{"way", kWays[static_cast<std::size_t>(way.way)]},
             {"term", way.offerId.empty() ? ordered_json(nullptr)
                                          : ordered_json(kTerms[static_cast<std::size_t>(way.term)])},
             {"offer", way.offerId},
             {"allowed", way.allowed},
             {"cheapest", way.cheapest},
             {"cheapest_with_resale", way.cheapestResale},
             {"owned_gpus", way.ownedAccelerators},
             {"owned_utilisation_pct", way.ownedUtilisation * 100},
             {"rented_gpu_hours_month", way.rentedHoursMonthly},
             {"capital", cents(way.capital)},
             {"monthly", cents(way.monthly)},
             {"loan_monthly", cents(way.loanMonthly)},
             {"bridge_rent", cents(way.bridgeRent)},
             {"npv", cents(way.presentValueNoResale)},
             {"npv_with_resale", cents(way.presentValue)},
             {"per_useful_gpu_hour", way.perUsefulHour},
             {"per_trillion_tokens", cents(way.perTrillionTokens)},
             {"wait_days", way.waitDays},
             {"finish_date", way.finishDate}});
    return json;
}

ordered_json byUseJson(const MoneyDecision& money) {
    ordered_json json = ordered_json::array();
    for (const UseVerdict& verdict : money.byUse)
        json.push_back({{"utilisation_pct", verdict.utilisation * 100},
                        {"cash_payback_months", optional(verdict.cashPaybackMonths)},
                        {"discounted_payback_months", optional(verdict.discountedPaybackMonths)},
                        {"npv_buy_less_rent", cents(verdict.difference)},
                        {"npv_buy_less_rent_with_resale", cents(verdict.differenceResale)},
                        {"own_per_useful_gpu_hour", verdict.ownPerUsefulHour},
                        {"rent_per_useful_gpu_hour", verdict.rentPerUsefulHour},
                        {"own_per_trillion_tokens", cents(verdict.ownPerTrillionTokens)},
                        {"rent_per_trillion_tokens", cents(verdict.rentPerTrillionTokens)}});
    return json;
}

ordered_json folkRuleJson(const MoneyDecision& money) {
    ordered_json json = ordered_json::array();
    for (const RuleTerm& check : money.folkRule)
        json.push_back({{"months", check.months},
                        {"says", check.saysBuy ? "buy" : "rent"},
                        {"holds", check.holds},
                        {"holds_with_resale", check.holdsResale},
                        {"buy_wins_above_rent", check.rentNeeded},
                        {"buy_wins_above_rent_with_resale", check.rentNeededResale}});
    return json;
}

ordered_json stacksJson(const MoneyDecision& money) {
    ordered_json json = ordered_json::array();
    for (const CostStack& stack : money.stacks) {
        ordered_json parts;
        for (const CostPart& part : stack.buy)
            parts[part.id] = cents(part.amount);
        json.push_back({{"months", stack.months}, {"buy", std::move(parts)}, {"rent", cents(stack.rent)}});
    }
    return json;
}

ordered_json breakEvenJson(const BreakEven& point) {
    return {{"utilisation_pct", percent(point.utilisation)}, {"rent_per_gpu_hour", point.rent}};
}

} // namespace

ordered_json moneyJson(const MoneyDecision& decision) {
    constexpr std::array<std::string_view, 3> currencies{"usd", "cny", "eur"};
    const std::optional<VerdictFlip>& flip = decision.flip;
    return {{"currency", currencies[static_cast<std::size_t>(decision.currency)]},
            {"utilisation_pct", decision.utilisation * 100},
            {"demand_pct", decision.demand * 100},
            {"tax_pct", decision.taxShare * 100},
            {"tax_recoverable_pct", decision.taxRecoverable * 100},
            {"break_even", breakEvenJson(decision.breakEven)},
            {"break_even_with_resale", breakEvenJson(decision.breakEvenResale)},
            {"ways", waysJson(decision)},
            {"by_utilisation", byUseJson(decision)},
            {"folk_rule", folkRuleJson(decision)},
            {"flip", flip ? ordered_json{{"input", flip->input}, {"from", flip->from}, {"to", flip->to}}
                          : ordered_json(nullptr)},
            {"buy_wins_probability_pct", percent(decision.buyWins)},
            {"buy_wins_probability_with_resale_pct", percent(decision.buyWinsResale)},
            {"stacks", stacksJson(decision)}};
}

} // namespace rackwright::cli
