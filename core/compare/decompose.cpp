#include "core/compare/decompose.h"

#include "core/compare/compare_figures.h"
#include "core/plan/part_ids.h"
#include "core/speed/step_time.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

bool isTimed(const Outcome& plan) {
    return plan.time.step.total > 0 && plan.steps > 0 && plan.cluster.reliability.goodput > 0;
}

/// Largest first; parts that neither plan has are left out.
Decomposition sorted(Decomposition whole) {
    std::erase_if(whole.parts, [](const Contribution& part) { return part.amount == 0; });
    std::ranges::stable_sort(whole.parts, [](const Contribution& a, const Contribution& b) {
        return std::abs(a.amount) > std::abs(b.amount);
    });
    return whole;
}

Decomposition stepDifference(const StepTime& first, const StepTime& other) {
    Decomposition whole{"time.step", ArgumentKind::seconds, first.total, other.total, {}};
    for (std::size_t i = 0; i < kTimeParts; ++i)
        whole.parts.push_back({kTimePartIds[i], other.parts[i] - first.parts[i]});
    return sorted(std::move(whole));
}

/// Days = Σ parts × steps ÷ goodput.
Decomposition daysDifference(const Outcome& first, const Outcome& other) {
    Decomposition whole{"time.days", ArgumentKind::days, first.trainingDays, other.trainingDays, {}};
    const double slow1 = 1 / first.cluster.reliability.goodput;
    const double slow2 = 1 / other.cluster.reliability.goodput;
    const double daysPerSecond = (first.steps * slow1 + other.steps * slow2) / 2 / kSecondsPerDay;
    for (std::size_t i = 0; i < kTimeParts; ++i)
        whole.parts.push_back(
            {kTimePartIds[i], (other.time.step.parts[i] - first.time.step.parts[i]) * daysPerSecond});
    const double meanStep = (first.time.step.total + other.time.step.total) / 2 / kSecondsPerDay;
    whole.parts.push_back({"steps", (other.steps - first.steps) * (slow1 + slow2) / 2 * meanStep});
    whole.parts.push_back({"interruptions", (slow2 - slow1) * (first.steps + other.steps) / 2 * meanStep});
    return sorted(std::move(whole));
}

std::optional<Decomposition> causesOf(const Outcome& first, const Outcome& other) {
    const auto peak = [](const Outcome& plan) {
        return matmulPeak(plan.scenario.data.recipe.precision, plan.machine);
    };
    const auto work = [](const Outcome& plan) { return plan.time.step.modelFlops * plan.steps; };
    const Factor factors[] = {
        {"work", work(first), work(other)},
        {"accelerators", first.accelerators, other.accelerators, true},
        {"peak", peak(first), peak(other), true},
        {"utilisation", first.time.mfu, other.time.mfu, true},
        {"interruptions", first.cluster.reliability.goodput, other.cluster.reliability.goodput, true}};
    for (const Factor& factor : factors)
        if (!(factor.first > 0) || !(factor.other > 0)) return std::nullopt;
    Decomposition whole{"time.days", ArgumentKind::days, first.trainingDays, other.trainingDays, {}};
    whole.parts = byFactors(whole.first, whole.other, factors);
    return sorted(std::move(whole));
}

std::optional<Decomposition> rentDifference(const Outcome& first, const Outcome& other,
                                            const Exchange& exchange) {
    if (!first.cost.hasRent || !other.cost.hasRent) return std::nullopt;
    const double rate1 = exchange.toPlan(first.cost.rentPerAcceleratorHour);
    const double rate2 = exchange.toPlan(other.cost.rentPerAcceleratorHour);
    Decomposition whole{"cost.rent_run",
                        kindOf(exchange.currency()),
                        exchange.toPlan(first.cost.rentThisRun),
                        exchange.toPlan(other.cost.rentThisRun),
                        {}};
    const double billed1 = rate1 * first.cost.gpuHours;
    const double billed2 = rate2 * other.cost.gpuHours;
    if (!(billed1 > 0) || !(billed2 > 0) || !(whole.first > 0) || !(whole.other > 0)) return std::nullopt;
    // The tax that does not come back, and the rounding to the cent.
    const Factor factors[] = {{"rent_rate", rate1, rate2},
                              {"accelerators", first.accelerators, other.accelerators},
                              {"days", first.trainingDays, other.trainingDays},
                              {"tax", whole.first / billed1, whole.other / billed2}};
    whole.parts = byFactors(whole.first, whole.other, factors);
    return sorted(std::move(whole));
}

/// Parts of a run on own machines: its share of every month, and what the purchase loses over it.
std::vector<Contribution> ownParts(const Outcome& plan, const Exchange& exchange) {
    const CostOutcome& cost = plan.cost;
    const double hours = plan.accelerators * kHoursPerMonth * plan.scenario.money.utilisation;
    const double months = cost.gpuHours / hours;
    std::vector<Contribution> parts{{"energy", exchange.toPlan(cost.energyMonthly) * months},
                                    {"housing", exchange.toPlan(cost.housingMonthly) * months},
                                    {"maintenance", exchange.toPlan(cost.maintenanceMonthly) * months},
                                    {"staff", exchange.toPlan(cost.staffMonthly) * months}};
    double rest = exchange.toPlan(cost.ownedShareThisRun);
    for (const Contribution& part : parts)
        rest -= part.amount;
    parts.insert(parts.begin(), {"capital", rest});
    return parts;
}

/// Adds `sign` times every part to the part of the same name.
void accumulate(std::vector<Contribution>& sum, const std::vector<Contribution>& parts, double sign) {
    for (const Contribution& part : parts) {
        auto found = std::ranges::find(sum, part.id, &Contribution::id);
        if (found == sum.end()) found = sum.insert(sum.end(), {part.id, 0});
        found->amount += sign * part.amount;
    }
}

std::vector<Contribution> capitalParts(const Outcome& plan, const Exchange& exchange) {
    std::vector<Contribution> parts;
    double tax = exchange.toPlan(plan.cost.capital);
    for (const PricedLine& line : plan.cost.lines) {
        const double amount = exchange.toPlan(line.total);
        tax -= amount;
        accumulate(parts, {{line.section, amount}}, 1);
    }
    parts.push_back({"tax", tax});
    return parts;
}

using Parts = std::vector<Contribution> (*)(const Outcome& plan, const Exchange& exchange);

Decomposition sumDifference(const char* figure, Money CostOutcome::*amount, Parts parts, const Outcome& first,
                            const Outcome& other, const Exchange& exchange) {
    Decomposition whole{figure,
                        kindOf(exchange.currency()),
                        exchange.toPlan(first.cost.*amount),
                        exchange.toPlan(other.cost.*amount),
                        {}};
    accumulate(whole.parts, parts(first, exchange), -1);
    accumulate(whole.parts, parts(other, exchange), 1);
    return sorted(std::move(whole));
}

} // namespace

double logarithmicMean(double a, double b) {
    const double ratio = std::log(a / b);
    // Near equality the quotient loses its digits; the arithmetic mean differs by less than 1e-13 of a.
    return std::abs(ratio) < 1e-6 ? (a + b) / 2 : (a - b) / ratio;
}

std::vector<Contribution> byFactors(double first, double other, std::span<const Factor> factors) {
    const double weight = logarithmicMean(other, first);
    std::vector<Contribution> parts;
    for (const Factor& factor : factors) {
        const double ratio = std::log(factor.other / factor.first);
        parts.push_back({factor.id, (factor.inverse ? -weight : weight) * ratio});
    }
    return parts;
}

PlanCost costOf(const Outcome& plan, const Exchange& exchange) {
    PlanCost cost;
    if (!isTimed(plan)) return cost;
    if (plan.cost.hasRent) cost.rent = exchange.toPlan(plan.cost.rentThisRun);
    if (plan.cost.hasBuy) cost.own = ownParts(plan, exchange);
    return cost;
}

PlanDifference differenceOf(const Outcome& first, const Outcome& other, const Exchange& exchange) {
    PlanDifference difference;
    if (isTimed(first) && isTimed(other)) {
        difference.step = stepDifference(first.time.step, other.time.step);
        difference.days = daysDifference(first, other);
        difference.causes = causesOf(first, other);
        difference.rent = rentDifference(first, other, exchange);
        if (difference.rent)
            difference.evenRent = exchange.toPlan(other.cost.rentPerAcceleratorHour) *
                                  difference.rent->first / difference.rent->other;
    }
    if (!first.cost.hasBuy || !other.cost.hasBuy) return difference;
    if (isTimed(first) && isTimed(other))
        difference.own =
            sumDifference("cost.own_run", &CostOutcome::ownedShareThisRun, ownParts, first, other, exchange);
    difference.capital =
        sumDifference("cost.capital", &CostOutcome::capital, capitalParts, first, other, exchange);
    return difference;
}

} // namespace rackwright
