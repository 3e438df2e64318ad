#include "fit_solver.h"

#include <algorithm>
#include <cmath>

namespace rackwright::fit {
namespace {

using Vector = std::vector<double>;

double residual(const Run& run, const Constants& constants) {
    return std::log(predict(run, constants) / run.seconds);
}

double runCost(double r, double weight, double noise) {
    return weight * 2 * (std::sqrt(1 + (r / noise) * (r / noise)) - 1);
}

double priorResidual(const Parameter& p, const Vector& x, const std::vector<Parameter>& parameters,
                     std::size_t i) {
    static_cast<void>(parameters);
    const double mean = p.parent >= 0 ? x[static_cast<std::size_t>(p.parent)] : std::log(p.prior);
    return (x[i] - mean) / p.width;
}

Constants withValues(Constants constants, const std::vector<Parameter>& parameters, const Vector& x) {
    for (std::size_t i = 0; i < parameters.size(); ++i)
        parameters[i].value(constants) = std::exp(x[i]);
    return constants;
}

double totalCost(const std::vector<Run>& runs, const std::vector<bool>& included,
                 const std::vector<Parameter>& parameters, const Constants& constants, const Vector& x,
                 double noise) {
    double cost = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (included[i]) cost += runCost(residual(runs[i], constants), runs[i].weight, noise);
    }
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const double r = priorResidual(parameters[i], x, parameters, i);
        cost += r * r;
    }
    return cost;
}

/// Normal equations of one Gauss-Newton step: a·step = -b.
struct Normal {
    std::vector<Vector> a;
    Vector b;
};

void addRow(Normal& normal, const std::vector<std::pair<std::size_t, double>>& slopes, double r,
            double weight) {
    for (const auto& [i, si] : slopes) {
        normal.b[i] += weight * si * r;
        for (const auto& [j, sj] : slopes)
            normal.a[i][j] += weight * si * sj;
    }
}

/// By run, the parameters that its prediction depends on.
using Touched = std::vector<std::vector<std::size_t>>;

Touched touchedBy(const std::vector<Run>& runs, const std::vector<bool>& included,
                  const std::vector<Parameter>& parameters) {
    Touched touched(runs.size());
    for (std::size_t k = 0; k < runs.size(); ++k) {
        for (std::size_t i = 0; included[k] && i < parameters.size(); ++i) {
            if (parameters[i].touches(runs[k])) touched[k].push_back(i);
        }
    }
    return touched;
}

/// How one run's residual moves with the constants.
struct RunSlopes {
    double residual = 0;
    double weight = 0; ///< with the robust weight, over noise²
    std::vector<std::pair<std::size_t, double>> slopes;
};

std::vector<RunSlopes> runSlopes(const std::vector<Run>& runs, const Touched& touched,
                                 const std::vector<Parameter>& parameters, const Constants& base,
                                 double noise) {
    constexpr double kStep = 1e-3;
    std::vector<RunSlopes> rows(runs.size());
    Constants moved = base;
    for (std::size_t k = 0; k < runs.size(); ++k) {
        if (touched[k].empty()) continue;
        RunSlopes& row = rows[k];
        row.residual = residual(runs[k], base);
        for (const std::size_t i : touched[k]) {
            double& value = parameters[i].value(moved);
            const double kept = value;
            value = kept * std::exp(kStep);
            row.slopes.emplace_back(i, (residual(runs[k], moved) - row.residual) / kStep);
            value = kept;
        }
        const double ratio = row.residual / noise;
        row.weight = runs[k].weight / std::sqrt(1 + ratio * ratio) / (noise * noise);
    }
    return rows;
}

Normal normalEquations(const std::vector<RunSlopes>& rows, const std::vector<bool>& included,
                       const std::vector<Parameter>& parameters, const Vector& x) {
    const std::size_t n = parameters.size();
    Normal normal{std::vector<Vector>(n, Vector(n, 0.0)), Vector(n, 0.0)};
    for (std::size_t k = 0; k < rows.size(); ++k) {
        if (included[k]) addRow(normal, rows[k].slopes, rows[k].residual, rows[k].weight);
    }
    std::vector<std::pair<std::size_t, double>> slopes;
    for (std::size_t i = 0; i < n; ++i) {
        const Parameter& p = parameters[i];
        slopes.assign(1, {i, 1 / p.width});
        if (p.parent >= 0) slopes.emplace_back(static_cast<std::size_t>(p.parent), -1 / p.width);
        addRow(normal, slopes, priorResidual(p, x, parameters, i), 1.0);
    }
    return normal;
}

/// Solves the symmetric positive system by Cholesky decomposition.
Vector solveSystem(std::vector<Vector> a, const Vector& b, double damping) {
    const std::size_t n = b.size();
    for (std::size_t i = 0; i < n; ++i)
        a[i][i] *= 1 + damping;
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t k = 0; k < j; ++k)
            a[j][j] -= a[j][k] * a[j][k];
        a[j][j] = std::sqrt(std::max(a[j][j], 1e-12));
        for (std::size_t i = j + 1; i < n; ++i) {
            for (std::size_t k = 0; k < j; ++k)
                a[i][j] -= a[i][k] * a[j][k];
            a[i][j] /= a[j][j];
        }
    }
    Vector x = b;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            x[i] -= a[i][k] * x[k];
        x[i] /= a[i][i];
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k)
            x[i] -= a[k][i] * x[k];
        x[i] /= a[i][i];
    }
    return x;
}

} // namespace

Fit solve(const std::vector<Run>& runs, const std::vector<bool>& included,
          const std::vector<Parameter>& parameters, const Constants& start, int iterations, Trust trust) {
    Constants current = start;
    Vector x(parameters.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        const Parameter& p = parameters[i];
        x[i] = std::clamp(std::log(p.value(current)), std::log(p.least), std::log(p.most));
    }
    current = withValues(current, parameters, x);
    double cost = totalCost(runs, included, parameters, current, x, trust.noise);
    const Touched touched = touchedBy(runs, included, parameters);
    double damping = 1e-3;
    for (int iteration = 0; iteration < iterations; ++iteration) {
        const Normal normal = normalEquations(runSlopes(runs, touched, parameters, current, trust.noise),
                                              included, parameters, x);
        bool better = false;
        for (int attempt = 0; attempt < 6 && !better; ++attempt) {
            const Vector step = solveSystem(normal.a, normal.b, damping);
            Vector trial = x;
            for (std::size_t i = 0; i < x.size(); ++i) {
                trial[i] = std::clamp(x[i] - std::clamp(step[i], -0.5, 0.5), std::log(parameters[i].least),
                                      std::log(parameters[i].most));
            }
            const Constants moved = withValues(current, parameters, trial);
            const double trialCost = totalCost(runs, included, parameters, moved, trial, trust.noise);
            better = trialCost < cost;
            damping = better ? std::max(1e-6, damping / 4) : damping * 8;
            if (!better) continue;
            const bool settled = cost - trialCost < 1e-4 * cost;
            x = trial;
            current = moved;
            cost = trialCost;
            if (settled) return {current, cost};
        }
        if (!better) break;
    }
    return {current, cost};
}

std::vector<Constants> linearRefits(const std::vector<Run>& runs,
                                    const std::vector<std::vector<bool>>& included,
                                    const std::vector<Parameter>& parameters, const Constants& fitted,
                                    Trust trust) {
    Vector x;
    for (const Parameter& p : parameters) {
        Constants copy = fitted;
        x.push_back(std::log(p.value(copy)));
    }
    const Touched touched = touchedBy(runs, std::vector<bool>(runs.size(), true), parameters);
    const std::vector<RunSlopes> rows = runSlopes(runs, touched, parameters, fitted, trust.noise);
    std::vector<Constants> refits;
    for (const std::vector<bool>& kept : included) {
        const Normal normal = normalEquations(rows, kept, parameters, x);
        const Vector step = solveSystem(normal.a, normal.b, 1e-6);
        Vector moved = x;
        for (std::size_t i = 0; i < x.size(); ++i) {
            moved[i] =
                std::clamp(x[i] - step[i], std::log(parameters[i].least), std::log(parameters[i].most));
        }
        refits.push_back(withValues(fitted, parameters, moved));
    }
    return refits;
}

} // namespace rackwright::fit
