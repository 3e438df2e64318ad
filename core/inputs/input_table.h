// The one table of inputs. Sliders, spin boxes, picklists, validation, search, undo texts, the scenario file
// and the command line are all driven by it. Wording is not here: ui/text keeps it, keyed by the identifier.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/scenario.h"
#include "core/units/error.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rackwright {

enum class InputKind : std::uint8_t { number, integer, choice, flag, text, date };
enum class InputScale : std::uint8_t { linear, logarithmic, powersOfTwo };
enum class InputLevel : std::uint8_t { simple, expert };
enum class InputGroup : std::uint8_t {
    model,
    data,
    hardware,
    network,
    parallel,
    limits,
    operation,
    money,
    document,
    inventory
};
/// Unit a value is typed and shown in. ui/text has the word; `share` is stored 0…1 and shown in per cent.
enum class InputUnit : std::uint8_t {
    none,
    billionParameters,
    tokens,
    trillionTokens,
    sequences,
    servers,
    ratio,
    share,
    days,
    weeks,
    months,
    minutes,
    seconds,
    megawatts,
    kilowatts,
    per1000NodeDays,
    currency,
    millionCurrency,
    currencyPerKwh,
    currencyPerKwMonth,
    yuanPerDollar,
    dollarPerEuro,
    fullTimeEquivalents,
    degree
};

/// monostate: automatic. Numbers and integers are double, choices and texts are strings, dates are ISO texts
/// (empty: the catalogue's date), flags are bool.
using InputValue = std::variant<std::monostate, bool, double, std::string>;

struct InputDefinition {
    std::string_view id; ///< "model.sequence"; also the path in the scenario file
    InputGroup group;
    InputKind kind;
    InputLevel level;
    InputUnit unit = InputUnit::none;
    InputScale scale = InputScale::linear;
    double minimum = 0;
    double maximum = 0;
    double step = 1; ///< linear scale: slider step; logarithmic: steps per decade
    bool mayBeAutomatic = false;
    bool internal = false;                          ///< never written to a customer's copy or a report
    std::span<const std::string_view> choices = {}; ///< fixed choices; empty when the catalogue provides them
    InputValue (*get)(const Scenario&) = nullptr;
    void (*set)(Scenario&, const InputValue&) = nullptr;
};

/// Every input, in the order in which a window shows them.
std::span<const InputDefinition> inputTable();
const InputDefinition* findInput(std::string_view id);

/// The choices of a picklist: the fixed ones, or catalogue ids (accelerators, servers that hold the chosen
/// accelerator, link kinds, offers for it, stacks, model presets).
std::vector<std::string> inputChoices(const InputDefinition& input, const Catalog& catalog,
                                      const Scenario& scenario);

/// The value that `input` has in a new scenario.
InputValue defaultValue(const InputDefinition& input);

/// Why `value` cannot be taken ("input.out_of_range", "input.not_a_number", "input.unknown_choice"), or
/// nothing.
std::optional<Error> checkInput(const InputDefinition& input, const InputValue& value, const Catalog& catalog,
                                const Scenario& scenario);

/// Reads what a person or a command line wrote ("auto", "true", "8192", "1e3", "90%") as a value of `input`.
Result<InputValue> parseInput(const InputDefinition& input, std::string_view text);
std::string printInput(const InputDefinition& input, const InputValue& value); ///< inverse of parseInput

/// Sets one input and keeps what hangs on it possible: a new accelerator brings a server that holds it, the
/// parameters slider leaves a preset, a destination brings its currency. The scenario is unchanged on error.
Result<void> setInput(Scenario& scenario, std::string_view id, const InputValue& value,
                      const Catalog& catalog);

/// Every input out of range or unknown to the catalogue, for a scenario that came from a file.
std::vector<Error> checkScenario(const Scenario& scenario, const Catalog& catalog);

} // namespace rackwright
