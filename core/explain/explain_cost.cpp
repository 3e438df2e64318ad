// Renting and buying, from the same basis and ledger that priced the plan.
#include "core/cost/basis.h"
#include "core/cost/cost.h"
#include "core/explain/explain_parts.h"
#include "core/units/quantity.h"

namespace rackwright {

namespace {

using Why = std::optional<Explanation>;

ArgumentKind money(const ExplainContext& c) {
    switch (c.outcome.cost.currency) {
    case Currency::cny:
        return ArgumentKind::cny;
    case Currency::eur:
        return ArgumentKind::eur;
    case Currency::usd:
        break;
    }
    return ArgumentKind::usd;
}

ExplainedTerm hours(const ExplainContext& c) {
    return computed("gpu_hours", ArgumentKind::number, c.outcome.cost.gpuHours, "cost.gpu_hours");
}

ExplainedTerm rentRate(const ExplainContext& c) {
    const CostOutcome& cost = c.outcome.cost;
    const double rate = costBasis(c.outcome, c.catalog).rentPerHour;
    for (const RentalOffer& offer : c.catalog.prices.rentals)
        if (offer.id == cost.offerId) return fact("rent_rate", money(c), rate, offer.from);
    return computed("rent_rate", money(c), rate);
}

Why gpuHours(const ExplainContext& c) {
    return Explanation{
        "cost.gpu_hours",
        ArgumentKind::number,
        c.outcome.cost.gpuHours,
        "accelerators * days * 24",
        false,
        {stated("accelerators", ArgumentKind::count, c.outcome.accelerators, "hardware.servers"),
         computed("days", ArgumentKind::days, c.outcome.trainingDays, "time.days")}};
}

Why rentRun(const ExplainContext& c) {
    if (!c.outcome.cost.hasRent) return {};
    const CostBasis basis = costBasis(c.outcome, c.catalog);
    return Explanation{
        "cost.rent_run",
        money(c),
        c.outcome.cost.rentThisRun.value(),
        "rent_rate * gpu_hours * tax_factor",
        false,
        {rentRate(c), hours(c), computed("tax_factor", ArgumentKind::number, basis.taxFactor)}};
}

Why capital(const ExplainContext& c) {
    if (!c.outcome.cost.hasBuy) return {};
    const CostBasis basis = costBasis(c.outcome, c.catalog);
    return Explanation{"cost.capital",
                       money(c),
                       c.outcome.cost.capital.value(),
                       "(servers_price + other_capital) * tax_factor",
                       false,
                       {computed("servers_price", money(c), basis.serversPrice, "cost.servers_price"),
                        computed("other_capital", money(c), basis.otherCapital, "cost.other_capital"),
                        computed("tax_factor", ArgumentKind::number, basis.taxFactor)}};
}

bool isServer(const PricedLine& line) {
    return line.role == "training" || line.role == "spare";
}

/// What is not owned already, at the price of the book or the typed one.
Why serversPrice(const ExplainContext& c) {
    const CostOutcome& cost = c.outcome.cost;
    if (!cost.hasBuy) return {};
    double bought = 0;
    const PricedLine* priced = nullptr;
    for (const PricedLine& line : cost.lines) {
        if (!isServer(line)) continue;
        bought += line.quantity - line.owned;
        if (priced == nullptr) priced = &line;
    }
    if (priced == nullptr) return {};
    const double each = priced->unitPrice.value();
    const bool typed = c.outcome.scenario.money.serverPrice.has_value();
    return Explanation{"cost.servers_price",
                       money(c),
                       costBasis(c.outcome, c.catalog).serversPrice,
                       "servers_bought * server_price",
                       false,
                       {computed("servers_bought", ArgumentKind::count, bought),
                        typed || priced->from.source.empty()
                            ? stated("server_price", money(c), each, "money.server_price")
                            : fact("server_price", money(c), each, priced->from)}};
}

Why otherCapital(const ExplainContext& c) {
    const CostOutcome& cost = c.outcome.cost;
    if (!cost.hasBuy) return {};
    const CostBasis basis = costBasis(c.outcome, c.catalog);
    return Explanation{"cost.other_capital",
                       money(c),
                       basis.otherCapital,
                       "lines_total - servers_price",
                       false,
                       {computed("lines_total", money(c), basis.serversPrice + basis.otherCapital),
                        computed("servers_price", money(c), basis.serversPrice, "cost.servers_price")}};
}

Why rentPrice(const ExplainContext& c) {
    if (!c.outcome.cost.hasRent) return {};
    return Explanation{"cost.rent_rate", money(c), costBasis(c.outcome, c.catalog).rentPerHour,
                       "rent_rate",      false,    {rentRate(c)}};
}

Why housing(const ExplainContext& c) {
    const CostBasis basis = costBasis(c.outcome, c.catalog);
    return Explanation{"cost.housing_monthly",
                       money(c),
                       c.outcome.cost.housingMonthly.value(),
                       "nameplate_kw * colocation_rate",
                       false,
                       {computed("nameplate_kw", ArgumentKind::number, basis.nameplateKw),
                        stated("colocation_rate", money(c), basis.colocationPerKwMonth, "money.colocation")}};
}

Why maintenance(const ExplainContext& c) {
    const CostBasis basis = costBasis(c.outcome, c.catalog);
    return Explanation{
        "cost.maintenance_monthly",
        money(c),
        c.outcome.cost.maintenanceMonthly.value(),
        "servers_price * (maintenance_share + insurance_share) / 12",
        false,
        {computed("servers_price", money(c), basis.serversPrice,
                  c.outcome.cost.hasBuy ? "cost.servers_price" : ""),
         stated("maintenance_share", ArgumentKind::ratio, basis.maintenanceShare, "money.maintenance"),
         stated("insurance_share", ArgumentKind::ratio, basis.insuranceShare, "money.insurance")}};
}

Why staff(const ExplainContext& c) {
    const MoneyInputs& inputs = c.outcome.scenario.money;
    return Explanation{
        "cost.staff_monthly",
        money(c),
        c.outcome.cost.staffMonthly.value(),
        "staff_per_server * servers * salary / 12",
        false,
        {stated("staff_per_server", ArgumentKind::number, inputs.staffPerServer, "money.staff"),
         stated("servers", ArgumentKind::count, c.outcome.scenario.hardware.servers, "hardware.servers"),
         stated("salary", money(c), inputs.salaryYear, "money.salary")}};
}

Why operation(const ExplainContext& c) {
    const CostOutcome& cost = c.outcome.cost;
    return Explanation{
        "cost.monthly_operation",
        money(c),
        cost.monthlyOperation.value(),
        "energy + housing + maintenance + staff",
        false,
        {computed("energy", money(c), cost.energyMonthly.value(), "cost.energy_monthly"),
         computed("housing", money(c), cost.housingMonthly.value(), "cost.housing_monthly"),
         computed("maintenance", money(c), cost.maintenanceMonthly.value(), "cost.maintenance_monthly"),
         computed("staff", money(c), cost.staffMonthly.value(), "cost.staff_monthly")}};
}

Why energy(const ExplainContext& c) {
    const CostBasis basis = costBasis(c.outcome, c.catalog);
    return Explanation{"cost.energy_monthly",
                       money(c),
                       c.outcome.cost.energyMonthly.value(),
                       "(idle_kw + (running_kw - idle_kw) * utilisation) * pue * 730 * kwh_price",
                       false,
                       {computed("idle_kw", ArgumentKind::number, basis.idleKw),
                        computed("running_kw", ArgumentKind::number, basis.runningKw),
                        stated("utilisation", ArgumentKind::ratio, basis.utilisation, "money.utilisation"),
                        stated("pue", ArgumentKind::number, basis.pue, "money.pue"),
                        stated("kwh_price", money(c), basis.energyPerKwh, "money.energy")}};
}

/// Present value of the sale after the horizon and the annuity over it.
struct Horizon {
    Ledger ledger;
    double months = 0;
    double resale = 0;
    double annuity = 0;
};

Horizon horizonOf(const ExplainContext& c) {
    const CostBasis basis = costBasis(c.outcome, c.catalog);
    Horizon h{ledgerOf(basis), basis.horizonMonths, 0, annuity(basis.horizonMonths, basis.discountYear)};
    h.resale = buyPresentValue(h.ledger, h.months, false) - buyPresentValue(h.ledger, h.months, true);
    return h;
}

std::vector<ExplainedTerm> owningTerms(const ExplainContext& c, const Horizon& h) {
    return {computed("capital", money(c), h.ledger.capital, "cost.capital"),
            computed("resale", money(c), h.resale), computed("annuity", ArgumentKind::number, h.annuity),
            computed("operation", money(c), monthlyOperation(h.ledger), "cost.monthly_operation")};
}

Why ownRun(const ExplainContext& c) {
    if (!c.outcome.cost.hasBuy) return {};
    Explanation why{
        "cost.own_run",
        money(c),
        c.outcome.cost.ownedShareThisRun.value(),
        "((capital - resale) / annuity + operation) / (accelerators * 730 * utilisation) * gpu_hours",
        false,
        owningTerms(c, horizonOf(c))};
    why.terms.push_back(
        stated("accelerators", ArgumentKind::count, c.outcome.accelerators, "hardware.servers"));
    why.terms.push_back(stated("utilisation", ArgumentKind::ratio, c.outcome.scenario.money.utilisation,
                               "money.utilisation"));
    why.terms.push_back(hours(c));
    return why;
}

Why breakEvenRentOf(const ExplainContext& c) {
    if (!c.outcome.cost.hasBuy) return {};
    const Horizon h = horizonOf(c);
    const double billed = h.ledger.rentBilledIdle ? 1.0 : h.ledger.utilisation;
    Explanation why{"cost.break_even_rent",
                    money(c),
                    c.outcome.cost.breakEvenRent.value(),
                    "(capital + operation * annuity - resale) / annuity / (accelerators * 730 * billed) / "
                    "tax_factor",
                    false,
                    owningTerms(c, h)};
    why.terms.push_back(
        stated("accelerators", ArgumentKind::count, c.outcome.accelerators, "hardware.servers"));
    why.terms.push_back(computed("billed", ArgumentKind::ratio, billed));
    why.terms.push_back(
        computed("tax_factor", ArgumentKind::number, costBasis(c.outcome, c.catalog).taxFactor));
    return why;
}

Why breakEvenUse(const ExplainContext& c) {
    if (!c.outcome.cost.breakEvenUtilisation) return {};
    const Horizon h = horizonOf(c);
    return Explanation{
        "cost.break_even_use",
        ArgumentKind::ratio,
        *c.outcome.cost.breakEvenUtilisation,
        "((capital - resale) / annuity + operation_fixed) / (rent_taxed * accelerators * 730 - "
        "operation_per_use)",
        false,
        {computed("capital", money(c), h.ledger.capital, "cost.capital"),
         computed("resale", money(c), h.resale), computed("annuity", ArgumentKind::number, h.annuity),
         computed("operation_fixed", money(c), h.ledger.operationFixed),
         computed("rent_taxed", money(c), h.ledger.rentPerHour),
         stated("accelerators", ArgumentKind::count, c.outcome.accelerators, "hardware.servers"),
         computed("operation_per_use", money(c), h.ledger.operationPerUse)}};
}

Why payback(const ExplainContext& c) {
    if (!c.outcome.cost.cashPaybackMonths) return {};
    const Ledger ledger = ledgerOf(costBasis(c.outcome, c.catalog));
    return Explanation{"cost.cash_payback",
                       ArgumentKind::months,
                       *c.outcome.cost.cashPaybackMonths,
                       "capital / (rent_month - operation)",
                       false,
                       {computed("capital", money(c), ledger.capital, "cost.capital"),
                        computed("rent_month", money(c), monthlyRent(ledger)),
                        computed("operation", money(c), monthlyOperation(ledger), "cost.monthly_operation")}};
}

/// At the crossover both sides have cost the same: the balance of the formula is 0.
Why crossoverOf(const ExplainContext& c) {
    if (!c.outcome.cost.crossoverMonth) return {};
    const Ledger ledger = ledgerOf(costBasis(c.outcome, c.catalog));
    const double month = *c.outcome.cost.crossoverMonth;
    const double resale = buyPresentValue(ledger, month, false) - buyPresentValue(ledger, month, true);
    return Explanation{"cost.crossover",
                       ArgumentKind::months,
                       month,
                       "capital + operation * annuity - resale - rent_month * annuity",
                       true,
                       {computed("capital", money(c), ledger.capital, "cost.capital"),
                        computed("operation", money(c), monthlyOperation(ledger), "cost.monthly_operation"),
                        computed("annuity", ArgumentKind::number, annuity(month, ledger.discountYear)),
                        computed("resale", money(c), resale),
                        computed("rent_month", money(c), monthlyRent(ledger))}};
}

constexpr ExplainRow kRows[] = {{"cost.gpu_hours", gpuHours},
                                {"cost.rent_run", rentRun},
                                {"cost.own_run", ownRun},
                                {"cost.capital", capital},
                                {"cost.servers_price", serversPrice},
                                {"cost.other_capital", otherCapital},
                                {"cost.rent_rate", rentPrice},
                                {"cost.housing_monthly", housing},
                                {"cost.maintenance_monthly", maintenance},
                                {"cost.staff_monthly", staff},
                                {"cost.monthly_operation", operation},
                                {"cost.energy_monthly", energy},
                                {"cost.break_even_rent", breakEvenRentOf},
                                {"cost.break_even_use", breakEvenUse},
                                {"cost.cash_payback", payback},
                                {"cost.crossover", crossoverOf}};

} // namespace

std::span<const ExplainRow> costExplanations() {
    return kRows;
}

} // namespace rackwright
