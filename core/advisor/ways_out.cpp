#include "core/advisor/ways_out.h"

#include "core/inputs/input_table.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackwright {

namespace {

constexpr std::size_t kMostWays = 4;
constexpr int kMostAccelerators = 6; ///< tried, the nearest in speed first
constexpr std::array<double, 8> kServerSteps{1.25, 1.5, 2, 3, 4, 6, 8, 16};
constexpr std::array<double, 6> kFewerServers{0.75, 0.5, 0.375, 0.25, 0.125, 0.0625};
constexpr double kHighestMemoryUse = 0.97;
constexpr double kShortestSequence = 1024; ///< tokens

class Explorer {
public:
    Explorer(const Outcome& closest, const Catalog& catalog, std::stop_token stop)
        : m_closest(closest), m_catalog(catalog), m_stop(std::move(stop)) {}

    std::vector<WayOut> explore() {
        const Verdict verdict = m_closest.verdict;
        if (verdict == Verdict::feasible) return {};
        const bool late = verdict == Verdict::missesDeadline;
        const bool hungry = verdict == Verdict::overPower;
        const bool full = !late && !hungry;
        if (full) unpin();
        if (full) moreMemory();
        if (late) precision();
        if (late || full) moreServers();
        if (late) laterDeadline();
        if (late) fewerTokens();
        if (hungry) fewerServers();
        if (hungry) morePower();
        if (full) shorterSequence();
        if (m_ways.size() < kMostWays) otherAccelerator();
        if (m_ways.empty() && late) bothLimits();
        if (m_ways.size() > kMostWays) m_ways.resize(kMostWays);
        return std::move(m_ways);
    }

private:
    const Scenario& scenario() const { return m_closest.scenario; }

    /// Tries changes; true when they lead to a feasible plan, which is then kept.
    bool attempt(WayKind kind, std::vector<FindingAction> changes) {
        if (auto outcome = outcomeOf(changes)) {
            m_ways.push_back({kind, std::move(changes), std::move(outcome)});
            return true;
        }
        return false;
    }

    /// nullptr: impossible, not feasible, or stopped.
    std::shared_ptr<const Outcome> outcomeOf(const std::vector<FindingAction>& changes) const {
        if (m_stop.stop_requested()) return nullptr;
        Scenario changed = scenario();
        for (const FindingAction& change : changes) {
            const InputDefinition* input = findInput(change.input);
            const Result<InputValue> value = parseInput(*input, change.value);
            if (!value || !setInput(changed, change.input, *value, m_catalog)) return nullptr;
        }
        Result<Outcome> outcome = planOnly(changed, m_catalog, m_stop);
        if (!outcome || outcome->verdict != Verdict::feasible) return nullptr;
        return std::make_shared<const Outcome>(std::move(*outcome));
    }

    static FindingAction number(const char* input, double value) {
        return {input, printInput(*findInput(input), InputValue(value))};
    }

    template <std::size_t N>
    void scaleServers(const std::array<double, N>& factors) {
        double tried = scenario().hardware.servers;
        for (const double factor : factors) {
            const double servers = std::max(1.0, std::round(scenario().hardware.servers * factor));
            if (servers == tried) continue;
            tried = servers;
            if (attempt(WayKind::servers, {number("hardware.servers", servers)})) return;
        }
    }

    void moreServers() { scaleServers(kServerSteps); }
    void fewerServers() { scaleServers(kFewerServers); }

    void laterDeadline() {
        attempt(WayKind::deadline, {number("limits.deadline", std::ceil(m_closest.trainingDays))});
    }

    /// As many tokens as the time allows, rounded down to two digits.
    void fewerTokens() {
        if (m_closest.trainingDays <= 0) return;
        const double tokens =
            scenario().data.tokensT * scenario().limits.deadlineDays / m_closest.trainingDays;
        const double digit = std::pow(10.0, std::floor(std::log10(tokens)) - 1);
        const double rounded = std::floor(tokens / digit + 1e-9) * digit;
        if (!attempt(WayKind::tokens, {number("data.tokens", rounded)}))
            attempt(WayKind::tokens, {number("data.tokens", rounded - digit)});
    }

    void precision() {
        const Precision now = scenario().data.recipe.precision;
        if (m_closest.machine.peak8 <= 0 || (now != Precision::bf16 && now != Precision::fp16)) return;
        attempt(WayKind::precision, {{"data.precision", "fp8"}});
    }

    void bothLimits() {
        const double power = std::ceil(m_closest.cluster.power.meterMw * 10) / 10;
        attempt(WayKind::limits, {number("limits.deadline", std::ceil(m_closest.trainingDays)),
                                  number("limits.power", power)});
    }

    void morePower() {
        const double needed = std::ceil(m_closest.cluster.power.meterMw * 10) / 10;
        attempt(WayKind::power, {number("limits.power", needed)});
    }

    void moreMemory() {
        if (scenario().limits.memoryUse < kHighestMemoryUse)
            attempt(WayKind::memoryUse, {number("limits.memory_use", kHighestMemoryUse)});
    }

    void shorterSequence() {
        for (double sequence = scenario().model.sequence / 2; sequence >= kShortestSequence; sequence /= 2) {
            if (attempt(WayKind::sequence, {number("model.sequence", std::floor(sequence))})) return;
        }
    }

    void unpin() {
        std::vector<FindingAction> changes;
        for (const InputDefinition& input : inputTable()) {
            const bool pinned = input.group == InputGroup::parallel && input.mayBeAutomatic &&
                                !std::holds_alternative<std::monostate>(input.get(scenario()));
            if (pinned) changes.push_back({std::string(input.id), kAutomatic});
        }
        if (!changes.empty()) attempt(WayKind::unpin, std::move(changes));
    }

    bool deliverable(const Accelerator& part) const {
        if (scenario().money.allowUndeliverable) return true;
        const std::string here = placeId(scenario().money.destination);
        return std::ranges::any_of(part.delivery, [&](const DeliveryRule& rule) {
            return rule.destination == here && rule.answer == Deliverable::yes;
        });
    }

    /// Parts that promise more of what is lacking, the smallest step first.
    std::vector<const Accelerator*> betterParts() const {
        const Accelerator* now = m_catalog.hardware.accelerator(scenario().hardware.accelerator);
        if (now == nullptr) return {};
        const bool lacksMemory =
            m_closest.verdict == Verdict::doesNotFit || m_closest.verdict == Verdict::noStrategy;
        const auto worth = [&](const Accelerator& part) {
            if (lacksMemory) return part.memoryGB.valueOr(0);
            const double peak = part.bf16Tflops.valueOr(0);
            return m_closest.verdict == Verdict::overPower
                       ? peak / std::max(1.0, part.boardWatts.valueOr(1e9))
                       : peak;
        };
        std::vector<const Accelerator*> parts;
        for (const Accelerator& part : m_catalog.hardware.accelerators) {
            if (part.computable() && part.life == LifeStage::current && deliverable(part) &&
                worth(part) > worth(*now))
                parts.push_back(&part);
        }
        std::ranges::sort(parts, [&](const Accelerator* a, const Accelerator* b) {
            return worth(*a) != worth(*b) ? worth(*a) < worth(*b) : a->id < b->id;
        });
        return parts;
    }

    void otherAccelerator() {
        int tried = 0;
        for (const Accelerator* part : betterParts()) {
            if (tried++ == kMostAccelerators) return;
            if (attempt(WayKind::accelerator, {{"hardware.accelerator", part->id}})) return;
        }
    }

    const Outcome& m_closest;
    const Catalog& m_catalog;
    std::stop_token m_stop;
    std::vector<WayOut> m_ways;
};

} // namespace

std::vector<WayOut> waysOut(const Outcome& closest, const Catalog& catalog, std::stop_token stop) {
    return Explorer(closest, catalog, std::move(stop)).explore();
}

} // namespace rackwright
