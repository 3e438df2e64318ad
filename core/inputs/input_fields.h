// Access to one field of a scenario by a path of member pointers, as the variant value of the input table.
#pragma once

#include "core/inputs/input_table.h"

#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace rackwright::inputs {

/// Stands for "no fixed choices" where a field is not an enumeration.
inline constexpr std::array<std::string_view, 0> kNoChoices{};

template <auto First, auto... Rest>
decltype(auto) follow(auto& object) {
    if constexpr (sizeof...(Rest) == 0) {
        return (object.*First);
    } else {
        return follow<Rest...>(object.*First);
    }
}

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

template <const auto& Choices, class T>
InputValue toInput(const T& field) {
    if constexpr (IsOptional<T>::value) {
        if (!field.has_value()) return std::monostate{};
        return toInput<Choices>(*field);
    } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::string>) {
        return field;
    } else if constexpr (std::is_enum_v<T>) {
        return std::string(Choices[static_cast<std::size_t>(field)]);
    } else {
        return static_cast<double>(field);
    }
}

/// `value` has been checked against the definition: kind and choice are right.
template <const auto& Choices, class T>
void fromInput(T& field, const InputValue& value) {
    if constexpr (IsOptional<T>::value) {
        if (std::holds_alternative<std::monostate>(value)) {
            field.reset();
            return;
        }
        fromInput<Choices>(field.emplace(), value);
    } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::string>) {
        field = std::get<T>(value);
    } else if constexpr (std::is_enum_v<T>) {
        const std::string& choice = std::get<std::string>(value);
        for (std::size_t i = 0; i < Choices.size(); ++i) {
            if (Choices[i] == choice) field = static_cast<T>(i);
        }
    } else {
        field = static_cast<T>(std::get<double>(value));
    }
}

template <const auto& Choices, auto... Path>
InputValue getField(const Scenario& scenario) {
    return toInput<Choices>(follow<Path...>(scenario));
}

template <const auto& Choices, auto... Path>
void setField(Scenario& scenario, const InputValue& value) {
    fromInput<Choices>(follow<Path...>(scenario), value);
}

} // namespace rackwright::inputs
