#include "core/diagnosis/diagnosis.h"

#include "core/diagnosis/evidence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace rackwright {

namespace {

struct CauseRow {
    std::string_view id;
    double prior; ///< log-odds before anything is known: how often a slow or failing run turns out to be this
    const char* nextMeasurement;
};

// The order is that of Cause. Priors are judgement: common causes first, rare ones last.
constexpr std::array<CauseRow, kCauses> kRows{{
    {"invalid_parallelism", -0.5, "measure.check_divisibility"},
    {"out_of_memory", 0.0, "measure.memory_snapshot"},
    {"compute", 0.3, "measure.matmul_benchmark"},
    {"memory_bandwidth", -0.5, "measure.kernel_profile"},
    {"tensor_parallel_network", -0.5, "measure.halve_tp"},
    {"data_parallel_network", 0.3, "measure.collective_benchmark"},
    {"expert_all_to_all", -0.7, "measure.expert_histogram"},
    {"pipeline_bubble", -0.3, "measure.more_micro_batches"},
    {"launch_overhead", -0.5, "measure.launch_trace"},
    {"dataloader", -0.2, "measure.synthetic_data"},
    {"checkpoint_io", -1.0, "measure.disable_saving"},
    {"straggler", -0.6, "measure.rank_heat_map"},
    {"thermal_or_power", -1.0, "measure.throttle_reasons"},
    {"congestion", -0.8, "measure.pause_counters"},
    {"hang", -1.0, "measure.flight_recorder"},
    {"software_version", -0.7, "measure.known_good_versions"},
    {"wrong_measurement", -1.0, "measure.recount_tokens"},
}};

} // namespace

std::string_view causeId(Cause cause) {
    return kRows[static_cast<std::size_t>(cause)].id;
}

Diagnosis diagnose(const ObservedRun& run) {
    Evidence evidence;
    weighWords(run, evidence);
    weighTelemetry(run, evidence);
    weighRules(run, evidence);
    weighMeasurement(run, evidence);
    weighPlan(run, evidence);

    Diagnosis diagnosis;
    double sum = 0;
    for (std::size_t i = 0; i < kCauses; ++i) {
        const auto cause = static_cast<Cause>(i);
        const double odds = std::exp(std::clamp(kRows[i].prior + evidence.weight(cause), -30.0, 30.0));
        diagnosis.causes.push_back({cause, odds, evidence.reasons(cause), kRows[i].nextMeasurement});
        sum += odds;
    }
    for (DiagnosedCause& cause : diagnosis.causes)
        cause.probability /= sum;
    std::ranges::stable_sort(diagnosis.causes, std::ranges::greater(), &DiagnosedCause::probability);
    diagnosis.gap = measuredGap(run);
    return diagnosis;
}

} // namespace rackwright
