// Fits the step-time constants on published runs and says how well they predict runs they never saw.
//
//   rackwright-fit-speed [--sheet RUNS.csv]... [--leave-out family|source|group]... [--iterations N]
//                        [--worst N] [--keep] [--quick] [--write CATALOG_FOLDER] [--figures FILE]
//
// Without --sheet it reads the validation set that travels inside the library. --keep skips the fit and
// judges the constants as they are shipped; --quick refits to first order, for comparing ways to fit.
// --figures writes the errors by group for `rackwright-cli validate`, resources/validation/left_out.json.
#include "core/files/catalog_reader.h"
#include "core/files/embedded.h"
#include "fit_folds.h"
#include "fit_report.h"
#include "fit_write.h"

#include <cmath>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>

namespace {

using namespace rackwright;

struct Options {
    std::vector<std::string> sheets;
    std::vector<std::string> leaveOut;
    std::string writeTo;
    std::string figuresTo;
    int iterations = 30;
    std::size_t worst = 30;
    bool keep = false;
    bool quick = false;
    fit::Trust trust;
    double sourceShare = 0.05;
    double widths = 1;
};

bool readOptions(int argc, char** argv, Options& options) {
    for (int i = 1; i < argc; ++i) {
        const std::string name = argv[i];
        if (name == "--keep") {
            options.keep = true;
            continue;
        }
        if (name == "--quick") {
            options.quick = true;
            continue;
        }
        if (i + 1 >= argc) return false;
        const std::string value = argv[++i];
        if (name == "--sheet")
            options.sheets.push_back(value);
        else if (name == "--leave-out")
            options.leaveOut.push_back(value);
        else if (name == "--write")
            options.writeTo = value;
        else if (name == "--figures")
            options.figuresTo = value;
        else if (name == "--iterations")
            options.iterations = std::stoi(value);
        else if (name == "--noise")
            options.trust.noise = std::stod(value);
        else if (name == "--source-share")
            options.sourceShare = std::stod(value);
        else if (name == "--widths")
            options.widths = std::stod(value);
        else if (name == "--worst")
            options.worst = std::stoul(value);
        else
            return false;
    }
    return true;
}

/// The sheets' texts: those named, or every embedded sheet of speed runs.
std::vector<std::string> sheetTexts(const Options& options) {
    std::vector<std::string> texts;
    for (const std::string& path : options.sheets) {
        std::ifstream file(path);
        std::ostringstream text;
        text << file.rdbuf();
        texts.push_back(text.str());
    }
    if (!options.sheets.empty()) return texts;
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.name.starts_with("validation/") && file.name.ends_with(".csv"))
            texts.emplace_back(file.bytes);
    }
    return texts;
}

std::string groupOf(const std::string& kind, const fit::Run& run) {
    if (kind == "family") return run.data.measured.family;
    return kind == "source" ? run.data.measured.source : run.group;
}

void printParameters(const std::vector<fit::Parameter>& parameters, fit::Constants constants) {
    std::cout << "-- constants\n";
    for (const fit::Parameter& p : parameters) {
        std::cout << p.name << ' ' << std::setprecision(4) << std::defaultfloat << p.value(constants) << '\n';
    }
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    if (!readOptions(argc, argv, options)) {
        std::cerr << "usage: rackwright-fit-speed [--sheet FILE]... [--leave-out family|source|group]... "
                     "[--iterations N] [--worst N] [--keep] [--write FOLDER] [--figures FILE]\n";
        return 2;
    }
    const Result<Catalog> catalog = shippedCatalog();
    if (!catalog) {
        std::cerr << "catalogue: " << catalog.error().id << ' ' << catalog.error().where << '\n';
        return 3;
    }
    std::vector<RunCase> cases;
    for (const std::string& text : sheetTexts(options)) {
        const Result<RunSheet> sheet = readRunSheet(text);
        if (!sheet) {
            std::cerr << "sheet: " << sheet.error().id << '\n';
            return 2;
        }
        for (RunCase& data : buildCases(*sheet, *catalog))
            cases.push_back(std::move(data));
    }
    const std::vector<fit::Run> runs = fit::timedRuns(cases, *catalog, options.sourceShare);
    const fit::Constants start = fit::startingConstants(runs, *catalog);
    std::vector<fit::Parameter> parameters = fit::parametersFor(runs, start);
    for (fit::Parameter& p : parameters)
        p.width *= options.widths;
    std::cout << cases.size() << " rows, " << runs.size() << " with a measured step time, "
              << parameters.size() << " constants\n";

    const std::vector<bool> everything(runs.size(), true);
    const fit::Constants fitted =
        options.keep
            ? start
            : fit::solve(runs, everything, parameters, start, options.iterations, options.trust).constants;
    std::vector<fit::ErrorColumn> columns{
        {options.keep ? "as shipped" : "fitted", fit::fittedResiduals(runs, fitted)}};
    for (const std::string& kind : options.leaveOut) {
        const auto key = [&](const fit::Run& run) { return groupOf(kind, run); };
        const auto say = [&](const std::string& name) { std::cerr << "without " << name << '\n'; };
        const std::vector<double> residuals =
            options.quick ? fit::quickLeftOutResiduals(runs, parameters, fitted, key, options.trust)
                          : fit::leftOutResiduals(runs, parameters, fitted, key, say, options.trust);
        columns.push_back({"left out: " + kind, residuals});
    }
    fit::printErrors(std::cout, runs, columns);
    for (const fit::ErrorColumn& column : columns)
        fit::printBands(std::cout, runs, column);
    fit::printRegret(std::cout, runs, columns.back().residuals);
    fit::printWorst(std::cout, runs, columns.back().residuals, options.worst);
    printParameters(parameters, fitted);
    if (!options.figuresTo.empty() &&
        !fit::writeLeftOut(options.figuresTo, runs, columns, static_cast<int>(parameters.size()))) {
        std::cerr << "--figures needs --leave-out source --leave-out family and a file to write\n";
        return 2;
    }
    if (!options.writeTo.empty() && !fit::writeConstants(options.writeTo, fitted, runs)) {
        std::cerr << "cannot write below " << options.writeTo << '\n';
        return 2;
    }
    return 0;
}
