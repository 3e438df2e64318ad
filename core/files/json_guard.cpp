#include "core/files/json_guard.h"

#include <algorithm>

namespace rackwright {

namespace {

/// Deepest nesting of brackets outside of strings. Runs before the parser, which recurses.
int nesting(std::string_view bytes) {
    int depth = 0;
    int deepest = 0;
    bool inText = false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (inText) {
            if (c == '\\') ++i;
            if (c == '"') inText = false;
            continue;
        }
        if (c == '"') inText = true;
        if (c == '{' || c == '[') deepest = std::max(deepest, ++depth);
        if (c == '}' || c == ']') --depth;
    }
    return deepest;
}

/// Remembers where parsing stopped; the document itself is thrown away.
struct Locator : nlohmann::json_sax<nlohmann::ordered_json> {
    std::size_t position = 0;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception&) override {
        position = at;
        return false;
    }
};

} // namespace

Result<nlohmann::ordered_json> parseGuarded(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    if (nesting(bytes) > kJsonDepthLimit) return fail("file.too_deep");
    nlohmann::ordered_json json = nlohmann::ordered_json::parse(bytes, nullptr, false);
    if (!json.is_discarded()) return json;
    Locator locator;
    nlohmann::ordered_json::sax_parse(bytes, &locator);
    return fail("file.not_json", {}, {argument("byte", ArgumentKind::count, double(locator.position))});
}

} // namespace rackwright
