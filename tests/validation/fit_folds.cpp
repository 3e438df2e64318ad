#include "fit_folds.h"

#include <cmath>
#include <map>

namespace rackwright::fit {

std::vector<double> fittedResiduals(const std::vector<Run>& runs, const Constants& fitted) {
    std::vector<double> residuals;
    residuals.reserve(runs.size());
    for (const Run& run : runs)
        residuals.push_back(std::log(predict(run, fitted) / run.seconds));
    return residuals;
}

std::vector<double> leftOutResiduals(const std::vector<Run>& runs, const std::vector<Parameter>& parameters,
                                     const Constants& fitted,
                                     const std::function<std::string(const Run&)>& key,
                                     const std::function<void(const std::string&)>& say, Trust trust) {
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < runs.size(); ++i)
        groups[key(runs[i])].push_back(i);

    std::vector<double> residuals(runs.size(), 0.0);
    for (const auto& [name, members] : groups) {
        say(name);
        std::vector<bool> included(runs.size(), true);
        for (const std::size_t i : members)
            included[i] = false;
        // Constants that only the left-out group knows fall back to their prior before the refit.
        Constants start = fitted;
        std::vector<Run> kept;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            if (included[i]) kept.push_back(runs[i]);
        }
        for (const Parameter& p : parameters) {
            bool known = p.shared;
            for (const Run& run : kept)
                known = known || p.touches(run);
            if (known) continue;
            p.value(start) =
                p.parent >= 0 ? parameters[static_cast<std::size_t>(p.parent)].value(start) : p.prior;
        }
        constexpr int kRefitIterations = 8;
        const Fit fit = solve(runs, included, parameters, start, kRefitIterations, trust);
        for (const std::size_t i : members) {
            residuals[i] = std::log(predict(runs[i], fit.constants) / runs[i].seconds);
        }
    }
    return residuals;
}

std::vector<double> quickLeftOutResiduals(const std::vector<Run>& runs,
                                          const std::vector<Parameter>& parameters, const Constants& fitted,
                                          const std::function<std::string(const Run&)>& key, Trust trust) {
    std::map<std::string, std::vector<bool>> groups;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        groups.try_emplace(key(runs[i]), runs.size(), true).first->second[i] = false;
    }
    std::vector<std::vector<bool>> kept;
    for (const auto& [name, included] : groups)
        kept.push_back(included);
    const std::vector<Constants> refits = linearRefits(runs, kept, parameters, fitted, trust);
    std::vector<double> residuals(runs.size(), 0.0);
    for (std::size_t g = 0; g < kept.size(); ++g) {
        for (std::size_t i = 0; i < runs.size(); ++i) {
            if (!kept[g][i]) residuals[i] = std::log(predict(runs[i], refits[g]) / runs[i].seconds);
        }
    }
    return residuals;
}

} // namespace rackwright::fit
