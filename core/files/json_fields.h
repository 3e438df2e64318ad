// Reads the fields of a JSON object with checks. The first fault is kept with its JSON pointer; later ones
// are dropped.
#pragma once

#include "core/units/error.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rackwright {

struct NumberRange {
    double low = 0;
    double high = 1e15;
};

/// A view of one JSON object. Every reader leaves its target unchanged when the key is absent or the value is
/// faulty, so that the same code reads a whole entry and a partial override.
class JsonFields {
public:
    /// `node` must outlive the view. `where` names the place for errors, e.g.
    /// "accelerators.json#/accelerators/3".
    JsonFields(const nlohmann::json& node, std::string where, std::optional<Error>& error);

    bool has(const char* key) const;
    /// The raw value; nullptr when absent.
    const nlohmann::json* find(const char* key) const;
    std::string place(const char* key) const;
    std::optional<Error>& error() const { return *m_error; }

    void require(const char* key) const; ///< "catalog.missing_field" when absent
    void text(const char* key, std::string& target) const;
    void number(const char* key, double& target, NumberRange range = {}) const;
    void whole(const char* key, int& target, NumberRange range = {0, 1e6}) const;
    void flag(const char* key, bool& target) const;
    void texts(const char* key, std::vector<std::string>& target) const;

    /// A choice from a table of names.
    template <class E>
    void choice(const char* key, std::span<const std::pair<std::string_view, E>> names, E& target) const {
        std::string word;
        text(key, word);
        if (word.empty()) return;
        for (const auto& [name, value] : names) {
            if (name == word) {
                target = value;
                return;
            }
        }
        bad(key, word);
    }

    /// Records "catalog.bad_value" at `key` unless an earlier fault is recorded.
    void bad(const char* key, std::string value = {}) const;

private:
    const nlohmann::json* m_node;
    std::string m_where;
    std::optional<Error>* m_error;
};

/// Parses `bytes`, at most `limit` of them, as one JSON object. Errors: "catalog.too_large", "catalog.not_json".
Result<nlohmann::json> parseObject(std::string_view bytes, std::size_t limit, const std::string& where);

} // namespace rackwright
