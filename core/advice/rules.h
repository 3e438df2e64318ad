// What every family of rules works with. A rule reads an outcome and adds findings; it never changes
// anything.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/job.h"
#include "core/plan/outcome.h"

#include <optional>
#include <vector>

namespace rackwright::advice {

struct RuleContext {
    const Outcome& outcome;
    const Catalog& catalog;
    const Accelerator* accelerator = nullptr; ///< null: not in the catalogue
    const Server* server = nullptr;
    std::optional<Job> job; ///< empty when the scenario cannot be resolved any more

    const Scenario& scenario() const { return outcome.scenario; }
    bool feasible() const { return outcome.verdict == Verdict::feasible; }
    /// A strategy that fits was found, whatever the other limits say.
    bool runs() const {
        return outcome.verdict != Verdict::doesNotFit && outcome.verdict != Verdict::noStrategy;
    }
};

using Findings = std::vector<Finding>;

/// Adds one finding. `weight` is what is at stake (days, or millions of the plan's currency).
void add(Findings& findings, const char* id, Severity severity, double weight,
         std::vector<Argument> arguments = {}, std::vector<FindingAction> actions = {});

/// An amount in the plan's currency as an argument.
Argument moneyArgument(const char* name, Money amount);

/// An action that sets a number input; printed so that parseInput reads the same number back.
FindingAction setNumber(const char* input, double value);

// The families.
void fitRules(const RuleContext& context, Findings& findings);
void wayOutRules(const RuleContext& context, Findings& findings);
void limitRules(const RuleContext& context, Findings& findings);
void networkRules(const RuleContext& context, Findings& findings);
void strategyRules(const RuleContext& context, Findings& findings);
void dataRules(const RuleContext& context, Findings& findings);
void runRules(const RuleContext& context, Findings& findings);
void hardwareRules(const RuleContext& context, Findings& findings);
void peakRules(const RuleContext& context, Findings& findings);
void linkRules(const RuleContext& context, Findings& findings);
void ecosystemRules(const RuleContext& context, Findings& findings);
void inventoryRules(const RuleContext& context, Findings& findings);
void moneyRules(const RuleContext& context, Findings& findings);

} // namespace rackwright::advice
