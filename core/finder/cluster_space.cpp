#include "core/finder/cluster_space.h"

#include "core/cost/operation.h"
#include "core/cost/price_finder.h"
#include "core/cost/rent_offer.h"
#include "core/inputs/input_table.h"
#include "core/model/parameters.h"
#include "core/plan/resolve.h"
#include "core/speed/device_rates.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <tuple>

namespace rackwright {

namespace {

/// Whole servers between powers of two: what scalable units and rental pools come in.
constexpr std::array<double, 4> kCountSteps{1.0, 1.25, 1.5, 1.75};
/// Clusters that need longer than this many deadlines are no near misses and are not planned.
constexpr double kFarMiss = 4;

Deliverable delivery(const Accelerator& accelerator, const std::string& destination) {
    for (const DeliveryRule& rule : accelerator.delivery) {
        if (rule.destination == destination) return rule.answer;
    }
    return Deliverable::unknown;
}

std::optional<Error> whyLeftOut(const Accelerator& accelerator, const FindRequest& request) {
    const Argument name = argument("accelerator", accelerator.name);
    if (!request.vendors.empty() &&
        std::ranges::find(request.vendors, accelerator.vendor) == request.vendors.end())
        return Error{"find.vendor", accelerator.id, {name}};
    if (!accelerator.computable()) {
        std::string missing;
        for (const std::string& fact : accelerator.missing())
            missing += (missing.empty() ? "" : ", ") + fact;
        return Error{"find.data_missing", accelerator.id, {name, argument("missing", missing)}};
    }
    const MoneyInputs& money = request.scenario.money;
    const Deliverable answer = delivery(accelerator, placeId(money.destination));
    if (!money.allowUndeliverable && answer == Deliverable::no)
        return Error{"find.not_deliverable", accelerator.id, {name}};
    return std::nullopt;
}

/// What is the same for every count of one accelerator.
struct Kind {
    const Accelerator* accelerator = nullptr;
    const Server* server = nullptr;
    Scenario scenario;
    double acceleratorDays = 0;   ///< of the whole run at the highest rate that any matmul reaches
    double leastAccelerators = 1; ///< that hold one copy of the weights
    double rentPerDay = 0;        ///< per accelerator, plan currency; 0: not for rent
    double serverPrice = 0;       ///< plan currency; 0: not known
};

/// Every FLOP of the run at the rate of the quickest matmul: no split and no overlap goes below.
double leastAcceleratorDays(const Scenario& scenario, const Job& job, const Machine& machine) {
    const DeviceRates rates(job, machine, kSpeedConstants);
    const double seconds =
        std::min({rates.narrow.secondsPerFlop, rates.wide.secondsPerFlop, rates.attentionSecondsPerFlop});
    const double share = job.recipe.frozenBase() ? 0.6 : 1.0; // frozen weights need no weight gradient
    const double flops = share * trainingFlopsPerToken(job.model, job.sequence, AttentionFlops::causalHalf);
    return flops * scenario.data.tokensT * 1e12 * seconds / kSecondsPerDay;
}

void fillPrices(Kind& kind, const Catalog& catalog) {
    const MoneyInputs& money = kind.scenario.money;
    const Exchange exchange(money, planCurrency(money, catalog.prices));
    const TaxRule tax = taxRule(money, catalog.prices);
    const RentChoice rent = chooseRent(kind.accelerator->id, money, catalog.prices, exchange, tax.share);
    if (rent.offer != nullptr) kind.rentPerDay = 24 * rent.perHour;
    const auto price = PriceFinder(catalog.prices, exchange).find(PriceCategory::server, kind.server->id);
    kind.serverPrice = money.serverPrice ? *money.serverPrice : price ? price->each : 0;
}

std::optional<Kind> kindOf(const Accelerator& accelerator, const FindRequest& request,
                           const Catalog& catalog) {
    Kind kind;
    kind.accelerator = &accelerator;
    kind.scenario = request.scenario;
    kind.scenario.parallel = ParallelInputs(); // pins belong to the plan in view, not to other hardware
    if (!setInput(kind.scenario, "hardware.accelerator", accelerator.id, catalog)) return std::nullopt;
    if (accelerator.id != request.scenario.hardware.accelerator) { // a price typed for another server
        kind.scenario.money.serverPrice.reset();
        kind.scenario.hardware.stack = kAutomatic;
    }
    kind.server = catalog.hardware.server(kind.scenario.hardware.server);
    const Result<Job> job = resolveJob(kind.scenario, catalog);
    const Result<Machine> machine = resolveMachine(kind.scenario, catalog);
    if (kind.server == nullptr || !job || !machine) return std::nullopt;
    kind.acceleratorDays = leastAcceleratorDays(kind.scenario, *job, *machine);
    const double weightBytes = job->recipe.task == Task::qlora ? 0.5 : 2.0;
    kind.leastAccelerators = double(countParameters(job->model).total) * weightBytes / machine->usableBytes;
    fillPrices(kind, catalog);
    return kind;
}

/// Consumer cards stay in one server: their licence excludes data centres.
double mostServers(const Kind& kind) {
    return kind.accelerator->segment == MarketSegment::consumer ? 1 : 1e9;
}

ClusterBound boundOf(const Kind& kind, double accelerators) {
    const LimitInputs& limits = kind.scenario.limits;
    ClusterBound bound;
    bound.trainingDays = kind.acceleratorDays / accelerators;
    bound.rentDays = kProvisioningDays + bound.trainingDays;
    bound.buyDays = deliveryDays(kind.scenario.money) + bound.trainingDays;
    bound.buyOutlay = kind.serverPrice * accelerators / kind.server->accelerators;
    bound.rentable = kind.rentPerDay > 0 && isForRent(*kind.accelerator, *kind.server, accelerators);
    if (bound.rentable) bound.rentOutlay = kind.rentPerDay * kind.acceleratorDays;
    const double bridged =
        std::min(bound.trainingDays, std::max(0.0, deliveryDays(kind.scenario.money) - kProvisioningDays));
    bound.hybridOutlay = bound.buyOutlay + kind.rentPerDay * accelerators * bridged;
    const double budget = limits.budgetM * 1e6;
    const bool rentLate = !bound.rentable || bound.rentDays > limits.deadlineDays;
    const bool rentOut = rentLate || bound.rentOutlay > budget;
    const bool hybridOut = rentLate || bound.hybridOutlay > budget;
    const bool buyOut = bound.buyDays > limits.deadlineDays || bound.buyOutlay > budget;
    const Fact& serverKw = kind.server->measuredKw;
    if (serverKw.known()) bound.meterMw = *serverKw.value * accelerators / kind.server->accelerators / 1000;
    bound.breaksLimits = (rentOut && buyOut && hybridOut) || bound.meterMw > limits.powerMw;
    return bound;
}

void addCounts(const FindRequest& request, const Kind& kind, ClusterSpace& space) {
    const double each = kind.server->accelerators;
    const double most = std::min(request.mostAccelerators, each * mostServers(kind));
    for (double power = 1; power * each <= most; power *= 2) {
        for (const double step : kCountSteps) {
            const double servers = power * step;
            const double accelerators = servers * each;
            if (servers != std::floor(servers) || accelerators > most) continue;
            if (accelerators < request.fewestAccelerators) continue;
            ++space.considered;
            const ClusterBound bound = boundOf(kind, accelerators);
            if (accelerators < kind.leastAccelerators ||
                bound.trainingDays > kFarMiss * request.scenario.limits.deadlineDays) {
                ++space.ruledOut;
                continue;
            }
            ClusterChoice choice{kind.scenario, kind.accelerator, accelerators, bound};
            choice.scenario.hardware.servers = servers;
            space.choices.push_back(std::move(choice));
        }
    }
}

/// Whether the cluster misses the deadline at the utilisation that trainings reach. Orders only: it proves
/// nothing.
bool isProbablyLate(const ClusterChoice& choice) {
    constexpr double kUsualShare = 0.6; // of the rate that the bound counts with
    const double deadline = choice.scenario.limits.deadlineDays;
    const ClusterBound& bound = choice.bound;
    const double training = bound.trainingDays / kUsualShare;
    const double wait = bound.rentOutlay > 0 ? bound.rentDays : bound.buyDays;
    return wait - bound.trainingDays + training > deadline;
}

bool morePromising(const ClusterChoice& a, const ClusterChoice& b) {
    const auto outlay = [](const ClusterBound& bound) {
        return bound.rentOutlay > 0
                   ? std::min(bound.rentOutlay, std::max(bound.buyOutlay, bound.rentOutlay * 0.5))
                   : bound.buyOutlay;
    };
    const auto key = [&](const ClusterChoice& c) {
        return std::tuple(c.bound.breaksLimits, isProbablyLate(c), outlay(c.bound), c.bound.trainingDays,
                          std::string_view(c.accelerator->id), c.accelerators);
    };
    return key(a) < key(b);
}

} // namespace

bool isForRent(const Accelerator& part, const Server& server, double accelerators) {
    return part.segment == MarketSegment::dataCentre || accelerators <= server.accelerators;
}

ClusterSpace clusterSpace(const FindRequest& request, const Catalog& catalog) {
    ClusterSpace space;
    for (const Accelerator& accelerator : catalog.hardware.accelerators) {
        if (auto reason = whyLeftOut(accelerator, request)) {
            space.leftOut.push_back({accelerator.id, std::move(*reason)});
            continue;
        }
        if (const std::optional<Kind> kind = kindOf(accelerator, request, catalog))
            addCounts(request, *kind, space);
    }
    std::ranges::sort(space.choices, morePromising);
    return space;
}

} // namespace rackwright
