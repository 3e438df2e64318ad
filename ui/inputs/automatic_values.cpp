#include "ui/inputs/automatic_values.h"

#include <array>

namespace rackwright {

namespace {

const Place* placeOf(const Scenario& scenario, const Catalog& catalog) {
    static constexpr std::array<const char*, 4> kPlaces{"cn", "eu", "us", "other"};
    return catalog.prices.place(kPlaces[static_cast<std::size_t>(scenario.money.destination)]);
}

InputValue numberOf(const Fact& fact, double factor = 1) {
    return fact.known() ? InputValue(*fact.value * factor) : InputValue();
}

InputValue placeValue(std::string_view input, const Place& place, double perDollar) {
    if (input == "money.energy") return numberOf(place.energyPerKwh, perDollar);
    if (input == "money.colocation") return numberOf(place.colocationPerKwMonth, perDollar);
    if (input == "money.pue") return numberOf(place.pue);
    if (input == "money.vat") return numberOf(place.vatShare);
    if (input == "money.vat_recoverable") return numberOf(place.vatRecoverable);
    return {};
}

InputValue strategyValue(std::string_view input, const Strategy& strategy) {
    const std::array<std::pair<std::string_view, int>, 6> kDegrees{
        {{"parallel.tp", strategy.tp},
         {"parallel.pp", strategy.pp},
         {"parallel.vpp", strategy.vpp},
         {"parallel.cp", strategy.cp},
         {"parallel.ep", strategy.ep},
         {"parallel.micro_batch", strategy.microBatch}}};
    for (const auto& [id, degree] : kDegrees) {
        if (id == input) return double(degree);
    }
    return {};
}

} // namespace

InputValue automaticValue(std::string_view input, const Outcome& outcome, const Catalog& catalog) {
    if (input.starts_with("parallel.")) return strategyValue(input, outcome.strategy);
    if (input == "operation.failures") return outcome.cluster.reliability.failuresPer1000NodeDays;
    const Place* place = placeOf(outcome.scenario, catalog);
    if (place == nullptr || !input.starts_with("money.")) return {};
    const double perDollar = catalog.prices.rate(Currency::usd, planCurrency(outcome.scenario, catalog));
    return placeValue(input, *place, perDollar);
}

Currency planCurrency(const Scenario& scenario, const Catalog& catalog) {
    if (scenario.money.currency) return *scenario.money.currency;
    const Place* place = placeOf(scenario, catalog);
    return place == nullptr ? Currency::usd : place->currency;
}

} // namespace rackwright
