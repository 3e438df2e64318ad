// Several plans side by side: every figure and input of each, what differs, and why one is faster or cheaper.
#pragma once

#include "core/inputs/input_table.h"
#include "core/plan/outcome.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rackwright {

inline constexpr std::size_t kMostComparedPlans = 4;

enum class CompareGroup : std::uint8_t {
    inputs,
    model,
    hardware,
    strategy,
    time,
    memory,
    network,
    reliability,
    power,
    money
};

/// Which direction is better for whoever pays for the run.
enum class Better : std::uint8_t { neither, lower, higher };

/// One input or figure of every plan.
struct CompareRow {
    std::string id; ///< of the input, or of the figure: "time.days"
    CompareGroup group = CompareGroup::inputs;
    ArgumentKind kind = ArgumentKind::number; ///< unit of numbers; meaningless for inputs
    Better better = Better::neither;
    bool internal = false; ///< must not leave the house
    /// One for each plan. For inputs monostate is "automatic", for figures it is "unknown".
    std::vector<InputValue> values;
    /// Value less the first plan's, in the unit of `kind`; empty where either is no number.
    std::vector<std::optional<double>> deltas;
    bool differs = false; ///< some plan's value is another than the first's

    bool isInput() const { return group == CompareGroup::inputs; }
};

/// One part of a difference, in the unit of its decomposition. Negative: the other plan needs less.
struct Contribution {
    std::string id;
    double amount = 0;
};

/// The difference of one figure between the first plan and another, part by part.
struct Decomposition {
    std::string figure; ///< "time.step", "time.days", "cost.rent_run", "cost.own_run", "cost.capital"
    ArgumentKind kind = ArgumentKind::number;
    double first = 0;
    double other = 0;
    std::vector<Contribution> parts; ///< largest first; their sum is other − first

    double difference() const { return other - first; }
};

/// A plan against the first one.
struct PlanDifference {
    /// By the parts of a step; ids are those of time parts ("matmul", "bubble" …), of days also "steps" and
    /// "interruptions". Empty when either plan has no step time.
    std::optional<Decomposition> step, days;
    /// Days by what the plan is made of: "work", "accelerators", "peak", "utilisation", "interruptions".
    std::optional<Decomposition> causes;
    /// "rent_rate", "accelerators", "days", "tax".
    std::optional<Decomposition> rent;
    /// This run's share of own machines: "capital", "energy", "housing", "maintenance", "staff".
    std::optional<Decomposition> own;
    /// The purchase by sections of the bill of materials, and "tax".
    std::optional<Decomposition> capital;
    /// Rent per accelerator-hour at which this plan's run costs as much to rent as the first's.
    std::optional<double> evenRent;
};

/// What a run of one plan costs.
struct PlanCost {
    std::optional<double> rent;    ///< this run, rented; empty: no offer
    std::vector<Contribution> own; ///< this run's share of own machines by parts; empty: no price
};

struct Comparison {
    Currency currency = Currency::usd; ///< of every figure: the first plan's, at its rates
    std::vector<Currency> typedIn;     ///< currency of each plan's inputs: its own
    std::size_t plans = 0;
    std::vector<CompareRow> rows;        ///< group by group, in the order of CompareGroup
    std::vector<PlanCost> costs;         ///< one for each plan
    std::vector<PlanDifference> against; ///< one for each plan after the first

    std::size_t equalRows() const;
};

/// Compares outcomes with the first of them. Pure; no errors. Amounts are converted to the first plan's
/// currency at the rates of its scenario.
///
/// Parts of a step add up, so their differences do. Days = step × steps ÷ goodput: each factor's share of the
/// difference is its own difference times the mean of the others, which leaves no rest (J. W. Sun, "Changes
/// in energy consumption and energy intensity: a complete decomposition model", Energy Economics 20, 1998).
/// Causes and rent are products of positive factors, taken apart with the logarithmic mean (B. W. Ang, "The
/// LMDI approach to decomposition analysis: a practical guide", Energy Policy 33, 2005).
Comparison comparePlans(std::span<const Outcome* const> plans);

} // namespace rackwright
