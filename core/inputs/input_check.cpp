// Validation, reading and printing of input values.
#include "core/inputs/input_table.h"
#include "core/units/calendar.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rackwright {

namespace {

constexpr std::size_t kTextLimit = 2000; ///< bytes of a title or a note

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

Error outOfRange(const InputDefinition& input, double value) {
    return {"input.out_of_range",
            std::string(input.id),
            {argument("input", std::string(input.id), ArgumentKind::choice),
             argument("value", ArgumentKind::number, value),
             argument("minimum", ArgumentKind::number, input.minimum),
             argument("maximum", ArgumentKind::number, input.maximum)}};
}

Error wrongKind(const InputDefinition& input) {
    const char* id = "input.not_a_text";
    if (input.kind == InputKind::number || input.kind == InputKind::integer) id = "input.not_a_number";
    if (input.kind == InputKind::flag) id = "input.not_a_flag";
    if (input.kind == InputKind::choice) id = "input.unknown_choice";
    if (input.kind == InputKind::date) id = "input.not_a_date";
    return {id, std::string(input.id), {argument("input", std::string(input.id), ArgumentKind::choice)}};
}

std::optional<Error> checkNumber(const InputDefinition& input, double value) {
    if (!std::isfinite(value)) return wrongKind(input);
    if (value < input.minimum || value > input.maximum) return outOfRange(input, value);
    if (input.kind == InputKind::integer && value != std::floor(value))
        return Error{"input.not_whole",
                     std::string(input.id),
                     {argument("input", std::string(input.id), ArgumentKind::choice),
                      argument("value", ArgumentKind::number, value)}};
    return std::nullopt;
}

std::optional<Error> checkChoice(const InputDefinition& input, const std::string& value,
                                 const Catalog& catalog, const Scenario& scenario) {
    const std::vector<std::string> choices = inputChoices(input, catalog, scenario);
    if (std::ranges::find(choices, value) != choices.end()) return std::nullopt;
    return Error{"input.unknown_choice",
                 std::string(input.id),
                 {argument("input", std::string(input.id), ArgumentKind::choice), argument("value", value)}};
}

Result<InputValue> parseNumber(const InputDefinition& input, std::string_view text) {
    const bool percent = !text.empty() && text.back() == '%';
    if (percent) text = trimmed(text.substr(0, text.size() - 1));
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    double value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc() || end != text.data() + text.size() || text.empty())
        return tl::unexpected<Error>(wrongKind(input));
    return InputValue(percent ? value / 100.0 : value);
}

} // namespace

std::optional<Error> checkInput(const InputDefinition& input, const InputValue& value, const Catalog& catalog,
                                const Scenario& scenario) {
    if (std::holds_alternative<std::monostate>(value)) {
        if (input.mayBeAutomatic) return std::nullopt;
        return wrongKind(input);
    }
    switch (input.kind) {
    case InputKind::number:
    case InputKind::integer:
        if (const double* number = std::get_if<double>(&value)) return checkNumber(input, *number);
        break;
    case InputKind::flag:
        if (std::holds_alternative<bool>(value)) return std::nullopt;
        break;
    case InputKind::choice:
        if (const std::string* choice = std::get_if<std::string>(&value))
            return checkChoice(input, *choice, catalog, scenario);
        break;
    case InputKind::date:
        if (const std::string* text = std::get_if<std::string>(&value)) {
            if (text->empty() || parseIsoDate(*text)) return std::nullopt;
        }
        break;
    case InputKind::text:
        if (const std::string* text = std::get_if<std::string>(&value)) {
            if (text->size() <= kTextLimit) return std::nullopt;
            return Error{"input.too_long",
                         std::string(input.id),
                         {argument("input", std::string(input.id), ArgumentKind::choice),
                          argument("limit", ArgumentKind::count, double(kTextLimit))}};
        }
        break;
    }
    return wrongKind(input);
}

Result<InputValue> parseInput(const InputDefinition& input, std::string_view text) {
    if (input.kind == InputKind::text) return InputValue(std::string(text));
    text = trimmed(text);
    if (text == kAutomatic && input.mayBeAutomatic) return InputValue(std::monostate{});
    switch (input.kind) {
    case InputKind::number:
    case InputKind::integer:
        return parseNumber(input, text);
    case InputKind::flag:
        if (text == "true" || text == "yes" || text == "1") return InputValue(true);
        if (text == "false" || text == "no" || text == "0") return InputValue(false);
        return tl::unexpected<Error>(wrongKind(input));
    default:
        return InputValue(std::string(text));
    }
}

std::string printInput(const InputDefinition&, const InputValue& value) {
    if (std::holds_alternative<std::monostate>(value)) return kAutomatic;
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    if (const std::string* text = std::get_if<std::string>(&value)) return *text;
    char buffer[64];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, std::get<double>(value));
    return {buffer, result.ptr};
}

std::vector<Error> checkScenario(const Scenario& scenario, const Catalog& catalog) {
    std::vector<Error> errors;
    for (const InputDefinition& input : inputTable()) {
        if (auto error = checkInput(input, input.get(scenario), catalog, scenario))
            errors.push_back(std::move(*error));
    }
    return errors;
}

} // namespace rackwright
