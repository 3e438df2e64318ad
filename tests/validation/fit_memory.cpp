// Fits the memory constants of the software stacks on published measurements and says how well they predict
// runs they never saw.
//
//   rackwright-fit-memory [--stack ID] [--leave-out family|source] [--keep] [--worst N]
//
// Each stack is fitted on its own rows. --keep judges the constants as they are shipped. Physics (bytes a
// kernel has to keep, optimizer states, quantisation rates) is never fitted.
#include "core/files/catalog_reader.h"
#include "core/validation/validation.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <set>

namespace {

using namespace rackwright;

struct Constant {
    const char* name;
    double MemoryProfile::*member;
    double low, high;
};

// What no kernel or definition fixes, with the range that is physically sensible.
constexpr Constant kConstants[] = {
    {"logit_bytes_plain", &MemoryProfile::logitBytesPlain, 2, 20},
    {"logit_bytes_fused", &MemoryProfile::logitBytesFused, 0.5, 16},
    {"logit_bytes_sharded", &MemoryProfile::logitBytesSharded, 0, 20},
    {"leftovers", &MemoryProfile::leftovers, 0, 6},
    {"work_gradients", &MemoryProfile::workGradients, 0, 1},
    {"gathered_layers", &MemoryProfile::gatheredLayers, 1, 4},
    {"step_temporary", &MemoryProfile::stepTemporary, 0, 8},
    {"resident_optimizer", &MemoryProfile::residentOptimizer, 0, 10},
    {"placeholder_gradients", &MemoryProfile::placeholderGradients, 0, 2},
    {"kept_inputs", &MemoryProfile::keptInputs, 0, 4},
    {"base_gib", &MemoryProfile::baseGiB, 0, 1},
    {"reserved_factor", &MemoryProfile::reservedFactor, 1, 1.25},
    {"context_gib", &MemoryProfile::contextGiB, 0.4, 4},
};

constexpr double kRidge =
    0.003; // pull toward the shipped value, per range: a constant without evidence stays
constexpr int kRounds = 6;

struct Options {
    std::string stack;
    std::string leaveOut = "family";
    bool keep = false;
    std::size_t worst = 20;
};

bool readOptions(int argc, char** argv, Options& options) {
    for (int i = 1; i < argc; ++i) {
        const std::string name = argv[i];
        if (name == "--keep") {
            options.keep = true;
            continue;
        }
        if (i + 1 >= argc) return false;
        const std::string value = argv[++i];
        if (name == "--stack")
            options.stack = value;
        else if (name == "--leave-out")
            options.leaveOut = value;
        else if (name == "--worst")
            options.worst = std::stoul(value);
        else
            return false;
    }
    return options.leaveOut == "family" || options.leaveOut == "source";
}

using Rows = std::vector<const RunCase*>;

double logError(const RunCase& run, const MemoryProfile& profile) {
    RunCase changed = run;
    changed.job.stack.memory = profile;
    const Prediction prediction = predict(changed);
    if (!prediction.memory) return 0;
    return std::log(prediction.memory->peakBytes / *run.measured.peakBytes);
}

double loss(const Rows& rows, const MemoryProfile& profile, const MemoryProfile& prior) {
    double sum = 0;
    for (const RunCase* run : rows)
        sum += std::min(0.5, std::abs(logError(*run, profile)));
    double pull = 0;
    for (const Constant& c : kConstants)
        pull += std::abs(profile.*c.member - prior.*c.member) / (c.high - c.low);
    return sum / static_cast<double>(rows.size()) + kRidge * pull;
}

/// Coordinate descent with shrinking steps; the loss is cheap and its minima are kinks.
MemoryProfile fitted(const Rows& rows, const MemoryProfile& prior) {
    MemoryProfile best = prior;
    if (rows.size() < 4) return best;
    double least = loss(rows, best, prior);
    double share = 0.2;
    for (int round = 0; round < kRounds; ++round, share /= 2) {
        for (const Constant& c : kConstants) {
            for (const double direction : {-1.0, 1.0}) {
                MemoryProfile tried = best;
                tried.*c.member =
                    std::clamp(best.*c.member + direction * share * (c.high - c.low), c.low, c.high);
                const double value = loss(rows, tried, prior);
                if (value >= least) continue;
                least = value;
                best = tried;
            }
        }
    }
    return best;
}

struct Judged {
    const RunCase* run;
    double error; ///< predicted over measured, minus one
};

Residual residual(const Judged& judged) {
    return {judged.error, false};
}

void print(const std::string& name, const std::vector<Judged>& judged) {
    std::vector<Residual> residuals;
    std::transform(judged.begin(), judged.end(), std::back_inserter(residuals), residual);
    const ErrorStatistics s = summarise(residuals);
    std::cout << std::left << std::setw(34) << name << std::right << std::fixed << std::setprecision(1)
              << " n " << std::setw(4) << s.n << "  median " << std::setw(5) << 100 * s.median << "  mean "
              << std::setw(5) << 100 * s.mean << "  P90 " << std::setw(5) << 100 * s.p90 << "  bias "
              << std::setw(6) << 100 * s.bias << '\n';
}

void append(const Rows& rows, const MemoryProfile& profile, std::vector<Judged>& out) {
    for (const RunCase* run : rows)
        out.push_back({run, std::exp(logError(*run, profile)) - 1});
}

std::string foldOf(const RunCase& run, const std::string& kind) {
    return kind == "family" ? run.measured.family : run.measured.source;
}

/// Each family or source predicted by constants fitted without it.
std::vector<Judged> leftOut(const Rows& rows, const MemoryProfile& prior, const std::string& kind) {
    std::set<std::string> folds;
    for (const RunCase* run : rows)
        folds.insert(foldOf(*run, kind));
    std::vector<Judged> judged;
    for (const std::string& fold : folds) {
        Rows seen;
        Rows unseen;
        for (const RunCase* run : rows)
            (foldOf(*run, kind) == fold ? unseen : seen).push_back(run);
        append(unseen, fitted(seen, prior), judged);
    }
    return judged;
}

void printConstants(const MemoryProfile& prior, const MemoryProfile& fit) {
    for (const Constant& c : kConstants) {
        if (prior.*c.member == fit.*c.member) continue;
        std::cout << "    " << c.name << ' ' << std::setprecision(3) << prior.*c.member << " -> "
                  << fit.*c.member << '\n';
    }
}

void printWorst(std::vector<Judged> judged, std::size_t count) {
    std::sort(judged.begin(), judged.end(),
              [](const Judged& a, const Judged& b) { return std::abs(a.error) > std::abs(b.error); });
    for (std::size_t i = 0; i < std::min(count, judged.size()); ++i) {
        const RunCase& run = *judged[i].run;
        std::cout << "    " << run.id << std::setw(8) << std::setprecision(1) << 100 * judged[i].error
                  << " %  " << *run.measured.peakBytes / 1e9 << " GB  " << run.job.stack.id << "  "
                  << run.job.model.name << "  " << run.measured.source << '\n';
    }
}

/// Runs whose recipe is stated: unpacked samples are shorter than the sheet's sequence, and a guessed
/// recomputation can outweigh every constant.
bool isJudged(const RunCase& run) {
    return run.sizeable() && run.measured.peakBytes && run.measured.score == "yes" &&
           run.view != MemoryView::claimed && !run.job.unpackedSamples && !run.assumed("recompute");
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    if (!readOptions(argc, argv, options)) {
        std::cerr
            << "usage: rackwright-fit-memory [--stack ID] [--leave-out family|source] [--keep] [--worst N]\n";
        return 2;
    }
    const Result<Catalog> catalog = shippedCatalog();
    if (!catalog) {
        std::cerr << catalog.error().id << ' ' << catalog.error().where << '\n';
        return 3;
    }
    const Result<ValidationSet> set = shippedValidationSet(*catalog);
    if (!set) {
        std::cerr << set.error().id << ' ' << set.error().where << '\n';
        return 3;
    }
    std::map<std::string, Rows> byStack;
    for (const RunCase& run : set->memory) {
        if (isJudged(run) && (options.stack.empty() || run.job.stack.id == options.stack))
            byStack[run.job.stack.id].push_back(&run);
    }
    std::vector<Judged> shipped;
    std::vector<Judged> refitted;
    std::vector<Judged> unseen;
    for (const auto& [id, rows] : byStack) {
        const MemoryProfile& prior = rows.front()->job.stack.memory;
        std::vector<Judged> own;
        append(rows, prior, own);
        print(id + ", shipped", own);
        shipped.insert(shipped.end(), own.begin(), own.end());
        if (options.keep) continue;
        const MemoryProfile fit = fitted(rows, prior);
        own.clear();
        append(rows, fit, own);
        print(id + ", refitted", own);
        refitted.insert(refitted.end(), own.begin(), own.end());
        own = leftOut(rows, prior, options.leaveOut);
        print(id + ", left out", own);
        unseen.insert(unseen.end(), own.begin(), own.end());
        printConstants(prior, fit);
    }
    print("all, shipped", shipped);
    if (!options.keep) {
        print("all, refitted", refitted);
        print("all, left out", unseen);
    }
    printWorst(shipped, options.worst);
    return 0;
}
