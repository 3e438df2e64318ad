#include "core/validation/run_case.h"

#include "core/plan/resolve.h"
#include "core/validation/case_machine.h"
#include "core/validation/case_measured.h"
#include "core/validation/case_model.h"
#include "core/validation/case_recipe.h"
#include "core/validation/case_stack.h"
#include "core/validation/case_strategy.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kUsualSequence = 4096;

void refuse(RunCase& run, const Error& error) {
    run.timeFault = error;
    run.memoryFault = error;
}

double sequenceOf(const RunRow& row, RunCase& run) {
    if (row.sequence) return *row.sequence;
    const double longest = static_cast<double>(run.job.model.maxSequence);
    const double sequence = longest > 0 ? std::min(longest, kUsualSequence) : kUsualSequence;
    run.assumptions.push_back({"seq_len", std::to_string(std::llround(sequence)), "engine_default"});
    return sequence;
}

void setMachine(const RunRow& row, const Accelerator* accelerator, RunCase& run) {
    if (accelerator == nullptr) {
        run.machine = unnamedMachine(row);
        run.hasCapacity = row.memoryBytes.has_value();
        run.timeFault =
            row.accelerator.empty()
                ? Error{"run.accelerator_missing", "gpu", {}}
                : Error{"run.accelerator_unknown", "gpu", {argument("accelerator", row.accelerator)}};
        return;
    }
    run.acceleratorName = accelerator->name;
    Result<Machine> machine = caseMachine(row, *accelerator, run.assumptions);
    if (!machine) {
        run.timeFault = machine.error();
        run.machine = unnamedMachine(row);
        run.machine.acceleratorId = accelerator->id;
        run.hasCapacity = row.memoryBytes.has_value();
        return;
    }
    run.machine = *machine;
    run.hasCapacity = true;
}

const SoftwareStack* stackOf(const RunRow& row, const Catalog& catalog, const Accelerator* accelerator,
                             RunCase& run) {
    if (const SoftwareStack* named = stackByName(catalog, row.stack)) return named;
    if (!row.stack.empty()) run.unread.push_back({"stack", row.stack});
    Accelerator unknown;
    unknown.software = "cuda";
    const char* id =
        defaultStackId(accelerator != nullptr ? *accelerator : unknown, run.job.recipe, run.job.model);
    run.assumptions.push_back({"stack", id, "accelerator"});
    return catalog.stack(id);
}

} // namespace

bool RunCase::assumed(std::string_view field) const {
    return std::any_of(assumptions.begin(), assumptions.end(),
                       [&](const Assumption& each) { return each.field == field; });
}

double RunCase::microBatches() const {
    return std::max(1.0, std::ceil(static_cast<double>(job.globalBatch) /
                                   (static_cast<double>(strategy.dp) * strategy.microBatch)));
}

RunCase buildCase(const RunRow& row, const Catalog& catalog) {
    RunCase run;
    run.id = row.id;
    run.line = row.line;
    run.unread = row.unread;
    run.view = row.view;
    run.acceleratorName = row.accelerator;
    if (!row.fault.empty()) {
        refuse(run, {row.fault, std::to_string(row.line), {}});
        return run;
    }
    Result<ModelShape> model = caseModel(row, catalog, run.assumptions);
    if (!model) {
        refuse(run, model.error());
        return run;
    }
    run.job.model = std::move(*model);
    run.job.recipe = caseRecipe(row, run.assumptions);
    run.job.sequence = sequenceOf(row, run);
    run.job.unpackedSamples = row.options.packed.has_value() && !*row.options.packed;
    run.job.forcedBalance = row.options.forcedBalance;

    const Accelerator* accelerator = caseAccelerator(row, catalog.hardware);
    setMachine(row, accelerator, run);
    const SoftwareStack* stack = stackOf(row, catalog, accelerator, run);
    if (stack == nullptr) {
        refuse(run, {"stack.unknown", "stack", {argument("stack", row.stack)}});
        return run;
    }
    run.job.stack = *stack;
    applyStackRecipe(row, *stack, run.machine, run.job.recipe, run.assumptions);
    run.strategy = caseStrategy(row, run.machine, run.job, run.assumptions);
    if (row.stage && *row.stage < run.strategy.pp) run.stage = static_cast<int>(*row.stage);
    run.measured = caseMeasured(row, run);
    return run;
}

std::vector<RunCase> buildCases(const RunSheet& sheet, const Catalog& catalog) {
    std::vector<RunCase> cases;
    cases.reserve(sheet.rows.size());
    for (const RunRow& row : sheet.rows)
        cases.push_back(buildCase(row, catalog));
    return cases;
}

} // namespace rackwright
