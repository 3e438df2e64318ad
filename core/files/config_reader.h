// Typed look-ups in a model configuration, with limits. Remembers the first thing that was wrong.
#pragma once

#include "core/units/error.h"

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace rackwright {

/// Alternative spellings of one field, the first present one counts.
using FieldNames = std::initializer_list<const char*>;

/// Reads one JSON object. A `null` counts as missing. A value of the wrong type or outside its range is
/// remembered as "import.absurd_value" and the fallback is returned, so that readers need no checks of their
/// own.
class ConfigReader {
public:
    /// `object` must outlive the reader. `pointer` is where it stands in the file.
    ConfigReader(const nlohmann::json& object, std::string pointer)
        : m_object(object), m_pointer(std::move(pointer)) {}

    bool has(FieldNames names) const { return find(names).value != nullptr; }
    bool isList(FieldNames names) const;
    /// The field is written down as `null`, which some architectures read differently from a missing field.
    bool isNull(FieldNames names) const;
    /// A count of at least 1 and at most `most`.
    std::optional<std::int64_t> count(FieldNames names, std::int64_t most = kMost);
    std::int64_t count(FieldNames names, std::int64_t most, std::int64_t fallback);
    /// As count(), but 0 is a value ("none").
    std::int64_t countOrNone(FieldNames names, std::int64_t most, std::int64_t fallback);
    bool flag(FieldNames names, bool fallback);
    double number(FieldNames names, double least, double most, double fallback);
    std::string text(FieldNames names);
    /// An array of at most 10 000 elements, or nothing.
    const nlohmann::json* list(FieldNames names);
    /// A nested object, or nothing.
    const nlohmann::json* object(FieldNames names);

    /// Remembers that `names` must be there and is not.
    void missing(FieldNames names);
    /// Remembers that the value under `names` contradicts another one.
    void absurd(FieldNames names);

    const std::string& pointer() const { return m_pointer; }
    const std::optional<Error>& error() const { return m_error; }
    /// Takes over the first error of a reader for a nested object.
    void adopt(const ConfigReader& nested);

    static constexpr std::int64_t kMost = 1'000'000'000;

private:
    struct Found {
        const nlohmann::json* value = nullptr;
        const char* name = nullptr;
    };
    Found find(FieldNames names) const;
    std::optional<std::int64_t> integer(FieldNames names, std::int64_t least, std::int64_t most);
    void remember(std::string id, const char* name, const nlohmann::json* value);

    const nlohmann::json& m_object;
    std::string m_pointer;
    std::optional<Error> m_error;
};

} // namespace rackwright
