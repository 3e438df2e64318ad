#include "core/advisor/advise.h"

#include "core/advice/advice.h"
#include "core/cluster/cluster.h"
#include "core/cost/cost.h"
#include "core/inputs/input_table.h"
#include "core/memory/memory_model.h"
#include "core/model/parameters.h"
#include "core/plan/resolve.h"
#include "core/search/search.h"
#include "core/speed/step_time.h"
#include "core/units/calendar.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr int kCandidatesKept = 40;

/// A scenario with everything it refers to looked up.
struct Question {
    Job job;
    Machine machine;
    const Accelerator* accelerator = nullptr;
    const Server* server = nullptr;
    int accelerators = 0;
};

Result<Question> resolve(const Scenario& scenario, const Catalog& catalog) {
    if (std::vector<Error> errors = checkScenario(scenario, catalog); !errors.empty())
        return tl::unexpected<Error>(std::move(errors.front()));
    Result<Job> job = resolveJob(scenario, catalog);
    if (!job) return tl::unexpected<Error>(job.error());
    Result<Machine> machine = resolveMachine(scenario, catalog);
    if (!machine) return tl::unexpected<Error>(machine.error());
    Question question{std::move(*job), *machine, catalog.hardware.accelerator(scenario.hardware.accelerator),
                      catalog.hardware.server(scenario.hardware.server), 0};
    question.accelerators = static_cast<int>(scenario.hardware.servers) * question.server->accelerators;
    return question;
}

Outcome describe(const Scenario& scenario, const Question& question) {
    Outcome outcome;
    outcome.scenario = scenario;
    outcome.model = question.job.model;
    outcome.parameters = countParameters(question.job.model);
    outcome.stackId = question.job.stack.id;
    outcome.stackName = question.job.stack.name;
    outcome.acceleratorName = question.accelerator->name;
    outcome.serverName = question.server->name;
    outcome.machine = question.machine;
    outcome.accelerators = question.accelerators;
    const double tokensPerStep = double(question.job.globalBatch) * question.job.sequence;
    outcome.steps = std::ceil(scenario.data.tokensT * 1e12 / tokensPerStep);
    return outcome;
}

SearchRequest requestFor(const Scenario& scenario, const Question& question, SearchAim aim) {
    SearchRequest request;
    request.accelerators = question.accelerators;
    request.pinned = scenario.parallel;
    request.memoryLimit = question.machine.usableBytes * scenario.limits.memoryUse;
    request.keep = aim == SearchAim::fastest ? 1 : kCandidatesKept;
    request.aim = aim;
    return request;
}

void choose(Outcome& outcome, SearchResult& found) {
    const bool feasible = !found.best.empty();
    outcome.strategy = feasible ? found.best.front().strategy : found.closest.strategy;
    outcome.search = found.statistics;
    outcome.candidates = std::move(found.best);
    if (!feasible) outcome.candidates.push_back(found.closest);
    outcome.candidates.insert(outcome.candidates.end(), found.rejected.begin(), found.rejected.end());
    const bool invalid = !feasible && found.closest.status == CandidateStatus::invalid;
    outcome.verdict = feasible ? Verdict::feasible : invalid ? Verdict::noStrategy : Verdict::doesNotFit;
}

void timeRun(Outcome& outcome, const Question& question, const StepTimer& timer, const MemoryModel& memory) {
    const Strategy& strategy = outcome.strategy;
    outcome.microBatches = static_cast<int>(std::max<std::int64_t>(
        1, question.job.globalBatch / (std::int64_t(strategy.dp) * std::max(1, strategy.microBatch))));
    outcome.memory = memory.outcome(strategy, outcome.scenario.limits.memoryUse);
    outcome.time = timer.explainTraffic(strategy);
    outcome.computeDays = outcome.time.step.total * outcome.steps / kSecondsPerDay;
}

/// Days and verdict, once the cluster's goodput and power are known.
void conclude(Outcome& outcome, const Catalog& catalog) {
    const double goodput = outcome.cluster.reliability.goodput;
    outcome.trainingDays = outcome.computeDays / goodput;
    outcome.trainingDaysLow = outcome.trainingDays * outcome.time.lowFactor;
    outcome.trainingDaysHigh = outcome.trainingDays * outcome.time.highFactor;
    const LimitInputs& limits = outcome.scenario.limits;
    if (outcome.verdict == Verdict::feasible && outcome.trainingDays > limits.deadlineDays)
        outcome.verdict = Verdict::missesDeadline;
    if (outcome.verdict == Verdict::feasible && outcome.cluster.power.meterMw > limits.powerMw)
        outcome.verdict = Verdict::overPower;
    for (Candidate& candidate : outcome.candidates) {
        candidate.trainingDays = candidate.stepSeconds * outcome.steps / kSecondsPerDay / goodput;
        const bool judged =
            candidate.status == CandidateStatus::feasible || candidate.status == CandidateStatus::tight;
        if (judged && candidate.trainingDays > limits.deadlineDays)
            candidate.status = CandidateStatus::overDeadline;
    }
    outcome.cost = costPlan(outcome, catalog);
    const std::string& start = outcome.scenario.startDate.empty() ? catalog.date : outcome.scenario.startDate;
    outcome.finishDateRent = dateAfter(start, outcome.trainingDays);
    outcome.finishDateBuy = dateAfter(start, outcome.cost.deliveryDays + outcome.trainingDays);
}

Result<Outcome> plan(const Scenario& scenario, const Catalog& catalog, SearchAim aim,
                     const std::stop_token& stop) {
    Result<Question> question = resolve(scenario, catalog);
    if (!question) return tl::unexpected<Error>(question.error());

    Outcome outcome = describe(scenario, *question);
    const StepTimer timer(question->job, question->machine);
    const MemoryModel memory(question->job, question->machine);
    SearchResult found =
        search(question->job, question->machine, timer, memory, requestFor(scenario, *question, aim), stop);
    if (found.cancelled || stop.stop_requested()) return fail("advise.cancelled");
    choose(outcome, found);
    timeRun(outcome, *question, timer, memory);

    Result<ClusterOutcome> cluster = designCluster(outcome, catalog);
    if (!cluster) return tl::unexpected<Error>(cluster.error());
    outcome.cluster = std::move(*cluster);
    if (stop.stop_requested()) return fail("advise.cancelled");
    conclude(outcome, catalog);
    return outcome;
}

} // namespace

Result<Outcome> advise(const Scenario& scenario, const Catalog& catalog, std::stop_token stop) {
    Result<Outcome> outcome = plan(scenario, catalog, SearchAim::everything, stop);
    if (outcome) outcome->findings = findings(*outcome, catalog);
    return outcome;
}

Result<Outcome> planOnly(const Scenario& scenario, const Catalog& catalog, std::stop_token stop) {
    return plan(scenario, catalog, SearchAim::fastest, stop);
}

} // namespace rackwright
