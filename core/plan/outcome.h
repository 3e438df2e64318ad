// Everything the engine concludes about one scenario: numbers and identifiers, never prose.
#pragma once

#include <string>
#include <vector>

#include "core/model/parameters.h"
#include "core/plan/candidate.h"
#include "core/plan/cluster_outcome.h"
#include "core/plan/cost_outcome.h"
#include "core/plan/job.h"
#include "core/plan/memory_outcome.h"
#include "core/plan/scenario.h"
#include "core/plan/time_outcome.h"

namespace rackwright {

enum class Severity : std::uint8_t { blocks, costs, improves, informs, confirms };

/// One change of one input that a finding proposes.
struct FindingAction {
    std::string input; ///< input id
    std::string value; ///< as parseInput reads it

    friend bool operator==(const FindingAction&, const FindingAction&) = default;
};

struct Finding {
    std::string id; ///< "fit.tight", "network.tp_leaves_domain" …
    Severity severity = Severity::informs;
    std::vector<Argument> arguments;
    std::vector<FindingAction> actions; ///< empty: nothing to click
    double weight = 0; ///< days or money at stake; orders findings of one severity

    friend bool operator==(const Finding&, const Finding&) = default;
};

enum class Verdict : std::uint8_t { feasible, missesDeadline, overPower, doesNotFit, noStrategy };

struct Outcome {
    Scenario scenario;    ///< the question this answers
    Verdict verdict = Verdict::noStrategy;
    ModelShape model;
    ParameterCount parameters;
    std::string resembles; ///< name of the known model that is nearest in shape; empty for presets
    std::string stackId;
    std::string stackName;
    std::string acceleratorName;
    std::string serverName;
    Machine machine;
    double accelerators = 0;

    Strategy strategy;     ///< the chosen one; the closest when nothing is feasible
    int microBatches = 0;  ///< per replica and step
    MemoryOutcome memory;
    TimeOutcome time;
    double steps = 0;
    double computeDays = 0;  ///< without interruptions
    double trainingDays = 0; ///< computeDays / goodput
    double trainingDaysLow = 0, trainingDaysHigh = 0; ///< P10, P90
    std::string finishDateRent, finishDateBuy;  ///< ISO dates counted from the scenario's start date
    ClusterOutcome cluster;
    CostOutcome cost;
    std::vector<Candidate> candidates; ///< best first, rejected ones after
    SearchStatistics search;
    std::vector<Finding> findings; ///< most serious first
};

} // namespace rackwright
