// Folk rules about renting, buying and comparing parts by price.
#include "core/advice/folk_context.h"
#include "core/advice/rules.h"
#include "core/cost/rent_offer.h"

#include <array>

namespace rackwright::advice {

namespace {

constexpr double kFolkMonths = 6; ///< from here on one should buy, says the rule

bool bothSides(const FolkContext& context) {
    return context.outcome.cost.hasRent && context.outcome.cost.hasBuy;
}

/// c21: debug on a small cluster of one's own, rent the training.
FolkResult hybrid(const FolkContext& context) {
    const CostOutcome& cost = context.outcome.cost;
    return {cost.rentThisRun < cost.ownedShareThisRun ? FolkVerdict::holds : FolkVerdict::holdsIf,
            {moneyArgument("rent", cost.rentThisRun), moneyArgument("own", cost.ownedShareThisRun)},
            bothSides(context)};
}

/// c37: rent when the budget is limited; own a core and extend it when work is steady.
FolkResult ownCore(const FolkContext& context) {
    const CostOutcome& cost = context.outcome.cost;
    const double use = context.outcome.scenario.money.utilisation;
    const double needed = cost.breakEvenUtilisation.value_or(1.0);
    return {cost.breakEvenUtilisation ? FolkVerdict::holds : FolkVerdict::holdsIf,
            {argument("utilisation", ArgumentKind::ratio, use),
             argument("break_even_use", ArgumentKind::ratio, needed)},
            bothSides(context)};
}

/// Achievable 16-bit rate of a part, FLOP/s.
double achievable(const Accelerator& accelerator) {
    return accelerator.bf16Tflops.valueOr(0) * accelerator.matmul16.valueOr(0.75) * 1e12;
}

/// c39: an H100 is two to three times an A100. What decides is the cost of a run.
FolkResult h100OverA100(const FolkContext& context) {
    const Accelerator* h100 = context.catalog.hardware.accelerator("h100-sxm");
    const Accelerator* a100 = context.catalog.hardware.accelerator("a100-sxm4-80");
    if (h100 == nullptr || a100 == nullptr || achievable(*a100) <= 0)
        return {FolkVerdict::holdsIf, {}, false};
    const MoneyInputs& money = context.outcome.scenario.money;
    MoneyInputs median = money;
    median.offer = kAutomatic;
    const Exchange exchange(money, context.outcome.cost.currency);
    const double newer = chooseRent(h100->id, median, context.catalog.prices, exchange, 0).perHour;
    const double older = chooseRent(a100->id, median, context.catalog.prices, exchange, 0).perHour;
    const double speed = achievable(*h100) / achievable(*a100);
    const double price = older > 0 ? newer / older : 0;
    return {speed >= 2 && speed <= 3 ? FolkVerdict::holds : FolkVerdict::holdsIf,
            {argument("speed", ArgumentKind::number, speed), argument("price", ArgumentKind::number, price)},
            price > 0};
}

/// c40: rent for one to three months, buy from six.
FolkResult rentOrBuyRule(const FolkContext& context) {
    const CostOutcome& cost = context.outcome.cost;
    const auto within = [](const std::optional<double>& month) { return month && *month <= kFolkMonths; };
    FolkVerdict verdict = FolkVerdict::wrong;
    if (within(cost.cashPaybackMonths))
        verdict = FolkVerdict::holds;
    else if (within(cost.crossoverMonth))
        verdict = FolkVerdict::holdsIf;
    std::vector<Argument> arguments{moneyArgument("rent", cost.rentPerAcceleratorHour)};
    arguments.push_back(cost.cashPaybackMonths
                            ? argument("payback", ArgumentKind::months, *cost.cashPaybackMonths)
                            : argument("payback", "never", ArgumentKind::choice));
    arguments.push_back(cost.crossoverMonth
                            ? argument("crossover", ArgumentKind::months, *cost.crossoverMonth)
                            : argument("crossover", "never", ArgumentKind::choice));
    return {verdict, std::move(arguments), bothSides(context)};
}

/// c43: owning gives control. Worth what owning costs more.
FolkResult control(const FolkContext& context) {
    const CostOutcome& cost = context.outcome.cost;
    return {FolkVerdict::holdsIf,
            {moneyArgument("own", cost.ownPerUsefulHour), moneyArgument("rent", cost.rentPerUsefulHour)},
            bothSides(context)};
}

} // namespace

std::span<const FolkRule> folkMoneyRules() {
    constexpr FolkOrigin a = FolkOrigin::multiNodeGuide;
    constexpr FolkOrigin b = FolkOrigin::cardSelectionGuide;
    static constexpr auto rules = std::to_array<FolkRule>({{"c21", a, hybrid},
                                                           {"c37", b, ownCore},
                                                           {"c39", b, h100OverA100},
                                                           {"c40", b, rentOrBuyRule},
                                                           {"c43", b, control}});
    return rules;
}

} // namespace rackwright::advice
