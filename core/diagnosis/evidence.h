// Collected evidence: log-odds for each cause, with the reasons.
#pragma once

#include "core/diagnosis/diagnosis.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace rackwright {

class Evidence {
public:
    /// Adds `weight` (natural log-odds) to a cause; the reason is kept only when it speaks for the cause.
    void add(Cause cause, double weight, Error reason = {}) {
        m_weights[static_cast<std::size_t>(cause)] += weight;
        if (weight > 0 && !reason.id.empty())
            m_reasons[static_cast<std::size_t>(cause)].push_back(std::move(reason));
    }

    double weight(Cause cause) const { return m_weights[static_cast<std::size_t>(cause)]; }
    const std::vector<Error>& reasons(Cause cause) const {
        return m_reasons[static_cast<std::size_t>(cause)];
    }

private:
    std::array<double, kCauses> m_weights{};
    std::array<std::vector<Error>, kCauses> m_reasons;
};

/// A reason with one share, 0…1.
inline Error shareReason(const char* id, double share) {
    return {id, {}, {argument("value", ArgumentKind::ratio, share)}};
}

/// Facts of the run that several rules ask for: what was stated, else what the named model says; 0: unknown.
struct RunFacts {
    double heads = 0, kvHeads = 0, layers = 0, hidden = 0, ffn = 0, experts = 0;
    double tp = 0, pp = 0, vpp = 0, cp = 0, ep = 0, dp = 0;
    double accelerators = 0;
    double perServer = 8;
    bool measured = false; ///< a speed was measured: the run does run
    bool leavesServer() const { return accelerators > perServer; }
};
RunFacts runFacts(const ObservedRun& run);

/// What the words of error text and symptom say.
void weighWords(const ObservedRun& run, Evidence& evidence);
/// What counters and monitors say.
void weighTelemetry(const ObservedRun& run, Evidence& evidence);
/// Numbers that do not go together: degrees that don't divide, too few micro-batches.
void weighRules(const ObservedRun& run, Evidence& evidence);
/// Reported speeds that physics or the other numbers contradict.
void weighMeasurement(const ObservedRun& run, Evidence& evidence);
/// What the plan itself says: memory, predicted shares, and the gap to the measured step.
void weighPlan(const ObservedRun& run, Evidence& evidence);

/// The gap between measured and predicted step time, part by part.
std::optional<MeasuredGap> measuredGap(const ObservedRun& run);

} // namespace rackwright
