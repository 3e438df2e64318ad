// Rent or buy, and how far the prices can be trusted.
#include "core/advice/rules.h"
#include "core/cost/decision.h"
#include "core/units/calendar.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rackwright::advice {

namespace {

constexpr int kOldPriceDays = 180;
constexpr double kEstimateShare = 0.25; ///< of the purchase
constexpr double kWideRents = 1.5;      ///< dearest over cheapest offer
constexpr double kMillion = 1e6;

double millions(Money amount) {
    return amount.value() / kMillion;
}

/// Total of the horizon: how much the better of the two saves, in millions.
double atStake(const CostOutcome& cost) {
    if (cost.curve.empty()) return 0;
    const CostPoint& end = cost.curve.back();
    return std::abs(end.rent - end.buy) / kMillion;
}

std::vector<Argument> verdictArguments(const RuleContext& context) {
    const CostOutcome& cost = context.outcome.cost;
    std::vector<Argument> arguments{
        argument("horizon", ArgumentKind::months, context.scenario().money.horizonMonths),
        argument("utilisation", ArgumentKind::ratio, context.scenario().money.utilisation),
        moneyArgument("rent", cost.rentPerAcceleratorHour),
        moneyArgument("break_even_rent", cost.breakEvenRent)};
    if (cost.breakEvenUtilisation)
        arguments.push_back(argument("break_even_use", ArgumentKind::ratio, *cost.breakEvenUtilisation));
    if (cost.crossoverMonth)
        arguments.push_back(argument("month", ArgumentKind::months, *cost.crossoverMonth));
    if (cost.crossoverNoResaleMonth)
        arguments.push_back(argument("month_kept", ArgumentKind::months, *cost.crossoverNoResaleMonth));
    return arguments;
}

/// Below payback and crossover: rent. Between: buy only with a resale. Above both: buy.
void reportVerdict(const RuleContext& context, Findings& findings) {
    const CostOutcome& cost = context.outcome.cost;
    if (!cost.hasRent || !cost.hasBuy) return;
    const char* id = "money.rent_pays";
    if (cost.crossoverNoResaleMonth)
        id = "money.buy_pays";
    else if (cost.crossoverMonth)
        id = "money.buy_with_resale";
    add(findings, id, Severity::informs, atStake(cost), verdictArguments(context));
    if (cost.ownedShareThisRun.value() > 0)
        add(findings, "money.owned_share", Severity::informs,
            std::abs(millions(cost.rentThisRun) - millions(cost.ownedShareThisRun)),
            {moneyArgument("rent", cost.rentThisRun), moneyArgument("own", cost.ownedShareThisRun),
             argument("provider", cost.offerProvider)});
    const double use = context.scenario().money.utilisation;
    if (cost.breakEvenUtilisation && use < *cost.breakEvenUtilisation && cost.capital.value() > 0)
        add(findings, "money.low_use", Severity::informs, atStake(cost),
            {argument("utilisation", ArgumentKind::ratio, use),
             argument("break_even_use", ArgumentKind::ratio, *cost.breakEvenUtilisation)});
}

/// A mix is cheaper than renting or buying everything: an owned base with rented peaks, or an owned island
/// for the experiments.
void reportMix(const RuleContext& context, Findings& findings) {
    const MoneyDecision decision = decideMoney(context.outcome, context.catalog);
    const WayCost* best = nullptr; // of the mixtures
    double pure = std::numeric_limits<double>::infinity();
    for (const WayCost& way : decision.ways) {
        if (!way.allowed || way.term == RentalTerm::spot || way.way == MoneyWay::bridge) continue;
        const bool mixed = way.way == MoneyWay::burst || way.way == MoneyWay::island;
        if (!mixed)
            pure = std::min(pure, way.presentValueNoResale);
        else if (best == nullptr || way.presentValueNoResale < best->presentValueNoResale)
            best = &way;
    }
    if (best == nullptr || !std::isfinite(pure) || best->presentValueNoResale >= pure) return;
    const double saved = pure - best->presentValueNoResale;
    const auto money = [&](double value) { return Money::of(value, decision.currency); };
    add(findings, best->way == MoneyWay::burst ? "money.burst" : "money.island", Severity::improves,
        saved / kMillion,
        {argument("owned", ArgumentKind::count, best->ownedAccelerators),
         moneyArgument("cost", money(best->presentValueNoResale)), moneyArgument("pure", money(pure)),
         moneyArgument("saved", money(saved)),
         argument("utilisation", ArgumentKind::ratio, decision.utilisation)});
}

void reportMissingPrices(const RuleContext& context, Findings& findings) {
    const CostOutcome& cost = context.outcome.cost;
    const Argument part = argument("accelerator", context.outcome.acceleratorName);
    const Argument place =
        argument("destination", placeId(context.scenario().money.destination), ArgumentKind::choice);
    if (!cost.hasRent) add(findings, "money.no_rent", Severity::informs, 2, {part, place});
    if (!cost.hasBuy)
        add(findings, "money.no_purchase", Severity::informs, 2,
            {argument("server", context.outcome.serverName)});
    const auto unpriced = std::ranges::count_if(cost.lines, [](const PricedLine& line) {
        return !line.priced && line.role != "training" && line.role != "spare" && line.section != "software";
    });
    if (cost.hasBuy && unpriced > 0)
        add(findings, "money.unpriced", Severity::informs, 1,
            {argument("lines", ArgumentKind::count, static_cast<double>(unpriced))});
}

/// Age in days of an ISO date at the date of the price book; a bare year or month counts from its end.
std::optional<int> ageOf(const std::string& date, const std::string& today) {
    std::string full = date;
    if (full.size() == 4) full += "-12-31";
    if (full.size() == 7) full += "-28";
    const auto then = parseIsoDate(full);
    const auto now = parseIsoDate(today);
    if (!then || !now) return std::nullopt;
    return *now - *then;
}

void reportPrices(const RuleContext& context, Findings& findings) {
    const CostOutcome& cost = context.outcome.cost;
    const std::string& today = context.catalog.prices.date;
    int old = 0;
    int oldest = 0;
    double estimated = 0;
    const auto look = [&](const Provenance& from) {
        const auto age = ageOf(from.date, today);
        if (!age || *age <= kOldPriceDays) return;
        ++old;
        oldest = std::max(oldest, *age);
    };
    if (const RentalOffer* offer = context.catalog.prices.rental(cost.offerId)) look(offer->from);
    for (const PricedLine& line : cost.lines) {
        if (!line.priced) continue;
        look(line.from);
        if (line.estimate) estimated += line.total.value();
    }
    if (old > 0)
        add(findings, "money.old_price", Severity::informs, 1,
            {argument("prices", ArgumentKind::count, old), argument("age", ArgumentKind::days, oldest)});
    const double total = cost.linesTotal.value();
    if (cost.hasBuy && total > 0 && estimated / total > kEstimateShare)
        add(findings, "money.estimates", Severity::informs, estimated / total,
            {argument("share", ArgumentKind::ratio, estimated / total)});
    if (cost.hasRent && cost.rentLow.value() > 0 && cost.rentHigh.value() / cost.rentLow.value() > kWideRents)
        add(findings, "money.wide_rents", Severity::informs,
            millions(cost.rentThisRunHigh) - millions(cost.rentThisRunLow),
            {moneyArgument("low", cost.rentThisRunLow), moneyArgument("high", cost.rentThisRunHigh),
             moneyArgument("rent", cost.rentThisRun), argument("provider", cost.offerProvider)});
}

} // namespace

void moneyRules(const RuleContext& context, Findings& findings) {
    if (!context.runs()) return;
    reportVerdict(context, findings);
    reportMix(context, findings);
    reportMissingPrices(context, findings);
    reportPrices(context, findings);
}

} // namespace rackwright::advice
