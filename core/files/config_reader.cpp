#include "core/files/config_reader.h"

#include <cmath>

namespace rackwright {

namespace {

constexpr std::size_t kLongestList = 10'000;
constexpr std::size_t kLongestEcho = 40; // characters of a wrong value that an error repeats

std::string escapedKey(std::string_view key) {
    std::string out;
    for (const char c : key) {
        if (c == '~') {
            out += "~0";
        } else if (c == '/') {
            out += "~1";
        } else {
            out += c;
        }
    }
    return out;
}

std::string echo(const nlohmann::json& value) {
    if (value.is_structured()) {
        return value.is_array() ? "[…]" : "{…}";
    }
    std::string text = value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    return text.size() > kLongestEcho ? text.substr(0, kLongestEcho) + "…" : text;
}

} // namespace

ConfigReader::Found ConfigReader::find(FieldNames names) const {
    for (const char* name : names) {
        const auto it = m_object.find(name);
        if (it != m_object.end() && !it->is_null()) {
            return {&*it, name};
        }
    }
    return {};
}

bool ConfigReader::isList(FieldNames names) const {
    const Found found = find(names);
    return found.value != nullptr && found.value->is_array();
}

bool ConfigReader::isNull(FieldNames names) const {
    for (const char* name : names) {
        const auto it = m_object.find(name);
        if (it != m_object.end()) {
            return it->is_null();
        }
    }
    return false;
}

void ConfigReader::remember(std::string id, const char* name, const nlohmann::json* value) {
    if (m_error) {
        return;
    }
    std::vector<Argument> arguments{argument("field", name)};
    if (value != nullptr) {
        arguments.push_back(argument("value", echo(*value)));
    }
    m_error = Error{std::move(id), m_pointer + "/" + escapedKey(name), std::move(arguments)};
}

void ConfigReader::missing(FieldNames names) {
    remember("import.missing_field", *names.begin(), nullptr);
}

void ConfigReader::absurd(FieldNames names) {
    const Found found = find(names);
    remember("import.absurd_value", found.name != nullptr ? found.name : *names.begin(), found.value);
}

void ConfigReader::adopt(const ConfigReader& nested) {
    if (!m_error) {
        m_error = nested.error();
    }
}

std::optional<std::int64_t> ConfigReader::integer(FieldNames names, std::int64_t least, std::int64_t most) {
    const Found found = find(names);
    if (found.value == nullptr) {
        return std::nullopt;
    }
    const double value = found.value->is_number() ? found.value->get<double>() : std::nan("");
    const bool whole = std::isfinite(value) && std::floor(value) == value;
    if (!whole || value < static_cast<double>(least) || value > static_cast<double>(most)) {
        remember("import.absurd_value", found.name, found.value);
        return std::nullopt;
    }
    return static_cast<std::int64_t>(value);
}

std::optional<std::int64_t> ConfigReader::count(FieldNames names, std::int64_t most) {
    return integer(names, 1, most);
}

std::int64_t ConfigReader::count(FieldNames names, std::int64_t most, std::int64_t fallback) {
    return integer(names, 1, most).value_or(fallback);
}

std::int64_t ConfigReader::countOrNone(FieldNames names, std::int64_t most, std::int64_t fallback) {
    return integer(names, 0, most).value_or(fallback);
}

bool ConfigReader::flag(FieldNames names, bool fallback) {
    const Found found = find(names);
    if (found.value == nullptr) {
        return fallback;
    }
    if (!found.value->is_boolean()) {
        remember("import.absurd_value", found.name, found.value);
        return fallback;
    }
    return found.value->get<bool>();
}

double ConfigReader::number(FieldNames names, double least, double most, double fallback) {
    const Found found = find(names);
    if (found.value == nullptr) {
        return fallback;
    }
    const double value = found.value->is_number() ? found.value->get<double>() : std::nan("");
    if (!std::isfinite(value) || value < least || value > most) {
        remember("import.absurd_value", found.name, found.value);
        return fallback;
    }
    return value;
}

std::string ConfigReader::text(FieldNames names) {
    const Found found = find(names);
    if (found.value == nullptr) {
        return {};
    }
    if (!found.value->is_string()) {
        remember("import.absurd_value", found.name, found.value);
        return {};
    }
    return found.value->get<std::string>();
}

const nlohmann::json* ConfigReader::list(FieldNames names) {
    const Found found = find(names);
    if (found.value == nullptr) {
        return nullptr;
    }
    if (!found.value->is_array() || found.value->size() > kLongestList) {
        remember("import.absurd_value", found.name, found.value);
        return nullptr;
    }
    return found.value;
}

const nlohmann::json* ConfigReader::object(FieldNames names) {
    const Found found = find(names);
    if (found.value == nullptr) {
        return nullptr;
    }
    if (!found.value->is_object()) {
        remember("import.absurd_value", found.name, found.value);
        return nullptr;
    }
    return found.value;
}

} // namespace rackwright
