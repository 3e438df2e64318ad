// What the checks of folk rules share: figures of the plan that several rules are compared with.
#pragma once

#include "core/advice/folk_rules.h"

#include <span>
#include <utility>

namespace rackwright::advice {

struct FolkContext {
    const Outcome& outcome;
    const Catalog& catalog;
    const Accelerator* accelerator = nullptr;
    const Server* server = nullptr;
    const LinkKind* link = nullptr;
    const SoftwareStack* stack = nullptr;

    double parameters() const { return static_cast<double>(outcome.parameters.total); }
    double share(double seconds) const {
        return outcome.time.step.total > 0 ? seconds / outcome.time.step.total : 0;
    }
    double timeShare(TimePart part) const { return share(outcome.time.step.part(part)); }
    /// Share of the step that waits for traffic between servers.
    double networkShare() const;
    /// Bytes one accelerator needs for the plan; 0 without a memory picture.
    double requiredBytes() const;
    /// Least that any strategy which fits takes of one accelerator, bytes.
    double leastBytes() const;
    /// Accelerators of this kind that would finish just by the deadline, if speed scaled.
    double acceleratorsForDeadline() const;
    /// NVLink, xGMI … of one accelerator, both directions, byte/s.
    double scaleUpBothWays() const { return 2 * outcome.machine.scaleUpRate; }
    /// byte/s between servers, of a whole server, one way.
    double serverRate() const { return outcome.machine.nicRate * outcome.machine.perServer; }
};

struct FolkResult {
    FolkVerdict verdict = FolkVerdict::holds;
    std::vector<Argument> counterpart;
    bool applies = true;
};

struct FolkRule {
    const char* id;
    FolkOrigin origin;
    FolkResult (*check)(const FolkContext&);
};

std::span<const FolkRule> folkNetworkRules();
std::span<const FolkRule> folkHardwareRules();
std::span<const FolkRule> folkPlanRules();
std::span<const FolkRule> folkRunRules();
std::span<const FolkRule> folkMoneyRules();

} // namespace rackwright::advice
