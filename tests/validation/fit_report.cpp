#include "fit_report.h"

#include "core/speed/step_time.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <map>
#include <ostream>

namespace rackwright::fit {
namespace {

bool judged(const Run& run) {
    return run.data.measured.score == "yes";
}
bool experts(const Run& run) {
    return run.data.job.model.isMoe();
}
bool blackwell(const Run& run) {
    return run.architecture == "blackwell";
}
bool nvidiaClassic(const Run& run) {
    return run.architecture == "ampere" || run.architecture == "hopper";
}
bool complete(const Run& run) {
    return !run.data.assumed("recompute") && !run.data.assumed("micro_batch") &&
           !run.data.assumed("precision");
}
bool otherVendor(const Run& run) {
    return !nvidiaClassic(run) && !blackwell(run) && run.architecture != "volta" && run.architecture != "ada";
}

double quantile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    const double position = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (position - static_cast<double>(below)) * (values[above] - values[below]);
}

double percent(double residual) {
    return 100 * (std::exp(residual) - 1);
}

void printLine(std::ostream& out, const std::string& name, const std::vector<std::size_t>& members,
               const std::vector<ErrorColumn>& columns) {
    if (members.empty()) return;
    out << std::left << std::setw(44) << name.substr(0, 43) << std::right << std::setw(5) << members.size();
    for (const ErrorColumn& column : columns) {
        std::vector<double> errors;
        double sum = 0;
        double bias = 0;
        for (const std::size_t i : members) {
            const double error = percent(column.residuals[i]);
            errors.push_back(std::abs(error));
            sum += std::abs(error);
            bias += error;
        }
        const auto n = static_cast<double>(members.size());
        out << " |" << std::fixed << std::setprecision(1) << std::setw(6) << quantile(errors, 0.5)
            << std::setw(6) << sum / n << std::setw(6) << quantile(errors, 0.9) << std::setw(7) << bias / n;
    }
    out << '\n';
}

using Choice = std::pair<std::string, std::function<bool(const Run&)>>;

std::vector<Choice> targetGroups() {
    return {
        {"all judged", judged},
        {"dense, Ampere/Hopper, complete plan",
         [](const Run& r) { return judged(r) && !experts(r) && nvidiaClassic(r) && complete(r); }},
        {"dense", [](const Run& r) { return judged(r) && !experts(r); }},
        {"MoE", [](const Run& r) { return judged(r) && experts(r); }},
        {"Blackwell", [](const Run& r) { return judged(r) && blackwell(r); }},
        {"Ascend, AMD, Gaudi, TPU (judged)", [](const Run& r) { return judged(r) && otherVendor(r); }},
        {"Ascend, AMD, Gaudi, TPU (incl. wide)", otherVendor},
        {"fine-tuning", [](const Run& r) { return judged(r) && r.data.job.recipe.task != Task::pretrain; }},
        {"sequence >= 32k or CP > 1",
         [](const Run& r) { return judged(r) && (r.data.job.sequence >= 32768 || r.data.strategy.cp > 1); }},
        {"wide", [](const Run& r) { return !judged(r); }},
    };
}

std::vector<std::size_t> membersOf(const std::vector<Run>& runs,
                                   const std::function<bool(const Run&)>& choice) {
    std::vector<std::size_t> members;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (choice(runs[i])) members.push_back(i);
    }
    return members;
}

void printBy(std::ostream& out, const char* title, const std::vector<Run>& runs,
             const std::vector<ErrorColumn>& columns, const std::function<std::string(const Run&)>& key) {
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < runs.size(); ++i)
        groups[key(runs[i])].push_back(i);
    out << "-- " << title << '\n';
    for (const auto& [name, members] : groups)
        printLine(out, name, members, columns);
}

} // namespace

void printErrors(std::ostream& out, const std::vector<Run>& runs, const std::vector<ErrorColumn>& columns) {
    out << std::left << std::setw(44) << "absolute error, per cent" << std::right << std::setw(5) << "n";
    for (const ErrorColumn& column : columns)
        out << " | " << std::left << std::setw(24) << column.name << std::right;
    out << '\n' << std::setw(49) << "";
    for (std::size_t i = 0; i < columns.size(); ++i)
        out << " |   med  mean   P90   bias";
    out << '\n';
    for (const Choice& choice : targetGroups())
        printLine(out, choice.first, membersOf(runs, choice.second), columns);
    const auto mark = [](const Run& r) { return judged(r) ? std::string() : std::string(" (wide)"); };
    printBy(out, "by accelerator", runs, columns,
            [&](const Run& r) { return r.data.machine.acceleratorId + mark(r); });
    printBy(out, "by stack", runs, columns, [&](const Run& r) { return r.data.job.stack.id + mark(r); });
    printBy(out, "by source", runs, columns, [&](const Run& r) { return r.data.measured.source + mark(r); });
}

void printBands(std::ostream& out, const std::vector<Run>& runs, const ErrorColumn& column) {
    const std::vector<double>& residuals = column.residuals;
    std::map<std::string, std::vector<double>> regimes;
    double inside = 0;
    double count = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const Run& run = runs[i];
        const TimeBand band = timeBand(run.data.job, run.data.machine, run.data.strategy);
        const double ratio = std::exp(-residuals[i]);
        const bool within = ratio >= band.low && ratio <= band.high;
        if (judged(run)) {
            inside += within ? 1 : 0;
            count += 1;
        }
        const std::string kind = experts(run) ? "MoE " : "dense ";
        for (const std::string& name : {kind + run.data.job.stack.id, kind + run.architecture}) {
            regimes[name].push_back(ratio);
        }
    }
    out << "-- measured/predicted, " << column.name << '\n';
    for (const auto& [name, ratios] : regimes) {
        out << std::left << std::setw(44) << name << std::right << std::setw(5) << ratios.size() << std::fixed
            << std::setprecision(3) << std::setw(8) << quantile(ratios, 0.1) << std::setw(8)
            << quantile(ratios, 0.5) << std::setw(8) << quantile(ratios, 0.9) << '\n';
    }
    out << "judged runs inside the band: " << std::setprecision(1) << 100 * inside / std::max(1.0, count)
        << " %\n";
}

void printWorst(std::ostream& out, const std::vector<Run>& runs, const std::vector<double>& residuals,
                std::size_t count) {
    std::vector<std::size_t> order = membersOf(runs, judged);
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return std::abs(residuals[a]) > std::abs(residuals[b]); });
    out << "-- largest left-out errors\n";
    for (std::size_t k = 0; k < std::min(count, order.size()); ++k) {
        const Run& run = runs[order[k]];
        const Strategy& s = run.data.strategy;
        out << std::setw(7) << std::setprecision(1) << percent(residuals[order[k]]) << " % " << run.data.id
            << ' ' << run.data.machine.acceleratorId << ' ' << run.data.job.stack.id << " tp" << s.tp << " pp"
            << s.pp << " v" << s.vpp << " cp" << s.cp << " ep" << s.ep << " dp" << s.dp << " b"
            << s.microBatch << " s" << run.data.job.sequence << '\n';
    }
}

void printRegret(std::ostream& out, const std::vector<Run>& runs, const std::vector<double>& residuals) {
    std::map<std::string, std::vector<std::size_t>> sweeps;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const RunCase& data = runs[i].data;
        if (!judged(runs[i])) continue;
        sweeps[data.measured.source + '/' + std::to_string(data.job.model.hidden) + 'x' +
               std::to_string(data.job.model.layers) + '/' + data.machine.acceleratorId + '/' +
               std::to_string(data.strategy.accelerators()) + '/' + std::to_string(data.job.globalBatch) +
               '/' + std::to_string(static_cast<int>(data.job.sequence)) + '/' +
               std::to_string(static_cast<int>(data.job.recipe.precision)) + '/' + data.job.stack.id]
            .push_back(i);
    }
    double sum = 0;
    double worst = 0;
    double count = 0;
    for (const auto& [name, members] : sweeps) {
        if (members.size() < 3) continue;
        const auto predicted = [&](std::size_t i) { return std::log(runs[i].seconds) + residuals[i]; };
        const auto chosen = *std::min_element(members.begin(), members.end(),
                                              [&](auto a, auto b) { return predicted(a) < predicted(b); });
        const auto best = *std::min_element(members.begin(), members.end(), [&](auto a, auto b) {
            return runs[a].seconds < runs[b].seconds;
        });
        const double regret = 100 * (runs[chosen].seconds / runs[best].seconds - 1);
        sum += regret;
        worst = std::max(worst, regret);
        count += 1;
    }
    out << "ranking regret over " << count << " measured sweeps: mean " << std::setprecision(2)
        << sum / std::max(1.0, count) << " %, worst " << worst << " %\n";
}

} // namespace rackwright::fit
