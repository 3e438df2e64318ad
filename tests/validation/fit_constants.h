// The constants of the step-time model as one vector of parameters, each with a prior.
#pragma once

#include "core/plan/catalog.h"
#include "core/speed/constants.h"
#include "core/validation/run_case.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace rackwright::fit {

/// Everything the fit may change, by the thing it belongs to. No entry belongs to a model, a paper or a row.
struct Constants {
    SpeedConstants general;
    struct Generation {
        double tileLoss16 = 0;
        double attentionShare = 0;
        double olderFlashFactor = 1;
    };
    std::map<std::string, double> clocks;          ///< by accelerator id
    std::map<std::string, Generation> generations; ///< by architecture
    std::map<std::string, SpeedProfile> stacks;    ///< by stack id
    SpeedProfile typicalStack;                     ///< what a stack nobody measured is like
    SpeedProfile unfusedStack; ///< the same for stacks of 2021 that write their attention scores
};

/// One published run ready to be timed.
struct Run {
    RunCase data;
    std::string architecture;
    double seconds = 0; ///< measured
    double weight = 1;
    std::string group; ///< family on an accelerator
};

/// A positive number that the fit varies on the log scale.
struct Parameter {
    std::string name;
    std::function<double&(Constants&)> value;
    double prior = 1;    ///< used when there is no parent
    double width = 0.3;  ///< ln
    int parent = -1;     ///< parameter that serves as the prior mean
    bool shared = false; ///< a prior of others, which no run touches
    double least = 1e-9;
    double most = 1e9;
    /// Whether a run's prediction depends on it.
    std::function<bool(const Run&)> touches;
};

/// Published runs with a step time out of a run sheet; weights are set, rows that cannot be timed are left
/// out.
std::vector<Run> timedRuns(const std::vector<RunCase>& cases, const Catalog& catalog, double sourceShare);

/// The starting constants: those of the catalogue and of the engine.
Constants startingConstants(const std::vector<Run>& runs, const Catalog& catalog);

/// Parameters that at least one of the runs touches.
std::vector<Parameter> parametersFor(const std::vector<Run>& runs, const Constants& start);

/// Predicted step time with other constants, s.
double predict(const Run& run, const Constants& constants);

} // namespace rackwright::fit
