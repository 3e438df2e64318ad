#include "core/validation/observed_run.h"

#include "core/diagnosis/stated_numbers.h"
#include "core/files/json_guard.h"
#include "core/validation/case_machine.h"
#include "core/validation/run_case.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace rackwright {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t kTextLimit = 64 * 1024; ///< bytes of a free text that are looked at

/// A cell of the run sheet as text; objects and lists are not cells.
std::optional<std::string> cell(const ordered_json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number() || value.is_boolean()) return value.dump();
    return std::nullopt;
}

std::string words(const ordered_json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end()) return {};
    if (found->is_string()) return found->get<std::string>().substr(0, kTextLimit);
    if (!found->is_array()) return {};
    std::string text; // a list of lines
    for (const ordered_json& line : *found)
        if (line.is_string() && text.size() < kTextLimit) text += line.get<std::string>() + '\n';
    return text.substr(0, kTextLimit);
}

/// Counters in the file's units, with the largest value that makes sense.
struct Counter {
    const char* key;
    std::optional<double> ObservedRun::*field;
    double scale;
    double largest;
};
constexpr Counter kCounters[] = {{"gpu_util_pct", &ObservedRun::gpuUtilisation, 0.01, 100},
                                 {"tensor_active_pct", &ObservedRun::tensorActive, 0.01, 100},
                                 {"network_gbs", &ObservedRun::networkBytesPerSecond, 1e9, 1e5},
                                 {"dataloader_wait_pct", &ObservedRun::dataloaderWait, 0.01, 100},
                                 {"tokens_t", &ObservedRun::tokens, 1e12, 1e4},
                                 {"gpu_hours", &ObservedRun::gpuHours, 1, 1e12}};

Result<void> readCounters(const ordered_json& json, ObservedRun& observed) {
    for (const Counter& counter : kCounters) {
        const auto found = json.find(counter.key);
        if (found == json.end() || found->is_null()) continue;
        std::optional<NumberText> number;
        if (const auto text = cell(*found)) number = readNumber(*text);
        const bool good = number && number->value >= 0 && number->value <= counter.largest;
        if (!good)
            return fail("diagnosis.bad_number", std::string("/") + counter.key,
                        {argument("maximum", ArgumentKind::number, counter.largest)});
        observed.*counter.field = number->value * counter.scale;
    }
    return {};
}

/// The accelerator alone, when the model is not known: reported speeds can still be held against its peak.
void addMachine(const Catalog& catalog, ObservedRun& observed) {
    const Accelerator* accelerator = caseAccelerator(observed.stated, catalog.hardware);
    if (accelerator == nullptr) return;
    std::vector<Assumption> ignored;
    if (Result<Machine> machine = caseMachine(observed.stated, *accelerator, ignored))
        observed.machine = *machine;
}

void buildPlan(const Catalog& catalog, ObservedRun& observed) {
    const RunCase run = buildCase(observed.stated, catalog);
    if (!run.timeable() && !run.sizeable()) return addMachine(catalog, observed);
    observed.job = run.job;
    observed.strategy = run.strategy;
    observed.hasCapacity = run.sizeable() && run.hasCapacity;
    observed.timeable = run.timeable();
    if (run.hasCapacity || run.timeable()) observed.machine = run.machine;
    observed.stepSeconds = run.measured.stepSeconds;
    // Parts that only Ulysses splits are named so in people's words.
    if (observed.stated.options.contextKind)
        observed.strategy->contextKind = *observed.stated.options.contextKind;
}

} // namespace

Result<ObservedRun> readObservedRun(std::string_view bytes, const Catalog& catalog) {
    const Result<ordered_json> json = parseGuarded(bytes);
    if (!json) return tl::unexpected<Error>(json.error());
    if (!json->is_object()) return fail("diagnosis.not_an_object");
    std::vector<std::pair<std::string, std::string>> cells;
    for (const auto& [key, value] : json->items()) {
        if (auto text = cell(value)) cells.emplace_back(key, std::move(*text));
    }
    ObservedRun observed;
    observed.stated = readRun(cells);
    observed.errorText = words(*json, "error_text");
    observed.symptom = words(*json, "symptom");
    if (auto read = readCounters(*json, observed); !read) return tl::unexpected<Error>(read.error());
    readDegrees(observed.errorText + "\n" + observed.symptom, observed.stated);
    readFreeText(observed);
    buildPlan(catalog, observed);
    return observed;
}

} // namespace rackwright
