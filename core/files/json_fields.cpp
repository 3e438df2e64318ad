#include "core/files/json_fields.h"

#include <cmath>

namespace rackwright {

using nlohmann::json;

namespace {

constexpr std::size_t kTextLimit = 2000; ///< characters of one field
constexpr std::size_t kListLimit = 1000; ///< entries of one list of words

} // namespace

JsonFields::JsonFields(const json& node, std::string where, std::optional<Error>& error)
    : m_node(&node), m_where(std::move(where)), m_error(&error) {
    if (!node.is_object() && !error)
        error = Error{"catalog.bad_value", m_where, {argument("value", std::string(node.type_name()))}};
}

const json* JsonFields::find(const char* key) const {
    if (!m_node->is_object()) return nullptr;
    const auto found = m_node->find(key);
    return found == m_node->end() ? nullptr : &*found;
}

bool JsonFields::has(const char* key) const {
    return find(key) != nullptr;
}

std::string JsonFields::place(const char* key) const {
    return m_where + '/' + key;
}

void JsonFields::require(const char* key) const {
    if (!has(key) && !*m_error) *m_error = Error{"catalog.missing_field", place(key), {}};
}

void JsonFields::bad(const char* key, std::string value) const {
    if (*m_error) return;
    constexpr std::size_t shown = 60; // bytes of the value that the sentence shows
    const json* found = find(key);
    if (value.empty() && found != nullptr)
        value = found->dump(-1, ' ', true, json::error_handler_t::replace).substr(0, shown);
    *m_error = Error{"catalog.bad_value", place(key), {argument("value", std::move(value))}};
}

void JsonFields::text(const char* key, std::string& target) const {
    const json* value = find(key);
    if (value == nullptr) return;
    if (!value->is_string() || value->get_ref<const std::string&>().size() > kTextLimit) return bad(key);
    target = value->get<std::string>();
}

void JsonFields::number(const char* key, double& target, NumberRange range) const {
    const json* value = find(key);
    if (value == nullptr) return;
    if (!value->is_number()) return bad(key);
    const double read = value->get<double>();
    if (!std::isfinite(read) || read < range.low || read > range.high) return bad(key, value->dump());
    target = read;
}

void JsonFields::whole(const char* key, int& target, NumberRange range) const {
    double read = target;
    number(key, read, range);
    if (read != std::floor(read)) return bad(key);
    target = static_cast<int>(read);
}

void JsonFields::flag(const char* key, bool& target) const {
    const json* value = find(key);
    if (value == nullptr) return;
    if (!value->is_boolean()) return bad(key);
    target = value->get<bool>();
}

void JsonFields::texts(const char* key, std::vector<std::string>& target) const {
    const json* value = find(key);
    if (value == nullptr) return;
    if (!value->is_array() || value->size() > kListLimit) return bad(key);
    std::vector<std::string> words;
    for (const json& word : *value) {
        if (!word.is_string() || word.get_ref<const std::string&>().size() > kTextLimit) return bad(key);
        words.push_back(word.get<std::string>());
    }
    target = std::move(words);
}

Result<json> parseObject(std::string_view bytes, std::size_t limit, const std::string& where) {
    if (bytes.size() > limit)
        return fail("catalog.too_large", where,
                    {argument("limit", ArgumentKind::bytes, static_cast<double>(limit))});
    try {
        json value = json::parse(bytes);
        if (!value.is_object())
            return fail("catalog.bad_value", where, {argument("value", std::string(value.type_name()))});
        return value;
    } catch (const json::exception&) {
        return fail("catalog.not_json", where);
    }
}

} // namespace rackwright
