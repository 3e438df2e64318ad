#include "core/advisor/levers.h"

#include "core/inputs/input_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string_view>

namespace rackwright {

namespace {

/// An input with the factors to the ends of its range, or the ends themselves.
struct Range {
    const char* input;
    double low, high;
    bool factors = true;
};

/// Habitual ranges of planning: half and double what can be chosen freely, a quarter around what is
/// estimated.
constexpr std::array kRanges{Range{"hardware.servers", 0.5, 2},
                             Range{"data.tokens", 0.8, 1.25},
                             Range{"model.sequence", 0.5, 2},
                             Range{"data.global_batch", 0.5, 2},
                             Range{"limits.memory_use", 0.8, 0.95, false},
                             Range{"network.oversubscription", 1, 4, false}};

/// Numbers of servers that are tried for a limit, as shares of the plan's.
constexpr std::array kServerShares{0.25, 0.375, 0.5,  0.625, 0.75, 0.875, 1.0, 1.125,
                                   1.25, 1.5,   1.75, 2.0,   2.5,  3.0,   4.0};

/// One plan of the ladder.
struct Rung {
    double servers = 0;
    double days = 0;
    double megawatts = 0;
    Money cost;
};

Money costOf(const Outcome& outcome) {
    return outcome.cost.hasRent ? outcome.cost.rentThisRun : outcome.cost.ownedShareThisRun;
}

class Explorer {
public:
    Explorer(const Scenario& scenario, const Catalog& catalog, std::stop_token stop)
        : m_scenario(scenario), m_catalog(catalog), m_stop(std::move(stop)) {}

    Result<Levers> explore() {
        const Result<Outcome> plan = planOnly(m_scenario, m_catalog, m_stop);
        if (!plan) return tl::unexpected<Error>(plan.error());
        Levers result;
        result.trainingDays = plan->trainingDays;
        result.rented = plan->cost.hasRent;
        result.cost = costOf(*plan);
        for (const Range& range : kRanges) {
            if (std::optional<Lever> lever = leverOf(range)) result.levers.push_back(std::move(*lever));
        }
        const auto span = [](const Lever& lever) {
            return std::abs(lever.high.trainingDays - lever.low.trainingDays);
        };
        std::ranges::stable_sort(result.levers, std::greater<>(), span);
        climb();
        result.limits = shadowPrices();
        if (m_stop.stop_requested()) return fail("advise.cancelled");
        return result;
    }

private:
    std::optional<Outcome> planWith(std::string_view input, double value) const {
        Scenario changed = m_scenario;
        if (!setInput(changed, input, InputValue(value), m_catalog)) return std::nullopt;
        Result<Outcome> outcome = planOnly(changed, m_catalog, m_stop);
        if (!outcome) return std::nullopt;
        return std::move(*outcome);
    }

    LeverEnd endOf(const InputDefinition& input, double value) const {
        LeverEnd end;
        end.value = std::clamp(value, input.minimum, input.maximum);
        if (input.kind == InputKind::integer) end.value = std::max(1.0, std::round(end.value));
        const std::optional<Outcome> outcome = planWith(input.id, end.value);
        if (!outcome) return end;
        end.feasible = outcome->verdict != Verdict::doesNotFit && outcome->verdict != Verdict::noStrategy;
        end.trainingDays = outcome->trainingDays;
        end.cost = costOf(*outcome);
        return end;
    }

    std::optional<Lever> leverOf(const Range& range) const {
        const InputDefinition* input = findInput(range.input);
        const InputValue now = input->get(m_scenario);
        const double* number = std::get_if<double>(&now);
        if (number == nullptr) return std::nullopt; // automatic
        Lever lever;
        lever.input = range.input;
        lever.now = *number;
        lever.low = endOf(*input, range.factors ? *number * range.low : range.low);
        lever.high = endOf(*input, range.factors ? *number * range.high : range.high);
        if (!lever.low.feasible && !lever.high.feasible) return std::nullopt;
        return lever;
    }

    void climb() {
        const double now = m_scenario.hardware.servers;
        double last = 0;
        for (const double share : kServerShares) {
            const double servers = std::max(1.0, std::round(now * share));
            if (servers == last) continue;
            last = servers;
            const std::optional<Outcome> plan = planWith("hardware.servers", servers);
            if (!plan || plan->verdict == Verdict::doesNotFit || plan->verdict == Verdict::noStrategy)
                continue;
            m_rungs.push_back({servers, plan->trainingDays, plan->cluster.power.meterMw, costOf(*plan)});
        }
    }

    bool keeps(const Rung& rung, const LimitInputs& limits) const {
        return rung.days <= limits.deadlineDays && rung.megawatts <= limits.powerMw &&
               rung.cost.value() <= limits.budgetM * 1e6;
    }

    /// nullptr: no number of servers keeps the limits.
    template <class Better>
    const Rung* best(const LimitInputs& limits, Better better) const {
        const Rung* found = nullptr;
        for (const Rung& rung : m_rungs) {
            if (keeps(rung, limits) && (found == nullptr || better(rung, *found))) found = &rung;
        }
        return found;
    }

    std::vector<ShadowPrice> shadowPrices() const {
        std::vector<ShadowPrice> found;
        const auto cheaper = [](const Rung& a, const Rung& b) { return a.cost < b.cost; };
        const auto quicker = [](const Rung& a, const Rung& b) { return a.days < b.days; };
        const auto ask = [&](const char* limit, double LimitInputs::*bound, auto better) {
            LimitInputs loosened = m_scenario.limits;
            loosened.*bound *= 1 + kLoosenedShare;
            const Rung* now = best(m_scenario.limits, better);
            const Rung* then = best(loosened, better);
            if (now == nullptr || then == nullptr || !better(*then, *now)) return;
            const bool later = bound == &LimitInputs::deadlineDays;
            found.push_back({limit, m_scenario.limits.*bound, loosened.*bound, now->servers, then->servers,
                             later ? now->cost - then->cost : Money(0, now->cost.currency()),
                             later ? 0 : now->days - then->days});
        };
        ask("limits.deadline", &LimitInputs::deadlineDays, cheaper);
        ask("limits.power", &LimitInputs::powerMw, quicker);
        ask("limits.budget", &LimitInputs::budgetM, quicker);
        return found;
    }

    const Scenario& m_scenario;
    const Catalog& m_catalog;
    std::stop_token m_stop;
    std::vector<Rung> m_rungs;
};

} // namespace

Result<Levers> findLevers(const Scenario& scenario, const Catalog& catalog, std::stop_token stop) {
    return Explorer(scenario, catalog, std::move(stop)).explore();
}

} // namespace rackwright
