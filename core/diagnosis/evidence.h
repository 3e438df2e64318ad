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

/// What the words of error text and symptom say.
void weighWords(const ObservedRun& run, Evidence& evidence);
/// What counters and monitors say.
void weighTelemetry(const ObservedRun& run, Evidence& evidence);
/// What the plan itself says: broken rules, memory, predicted shares, and the gap to the measured step.
void weighPlan(const ObservedRun& run, Evidence& evidence);

} // namespace rackwright
