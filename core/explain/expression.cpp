#include "core/explain/expression.h"

#include <cctype>
#include <charconv>
#include <cmath>

namespace rackwright {

namespace {

constexpr int kDepthLimit = 32;

bool startsName(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}
bool continuesName(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.';
}
bool isFunction(std::string_view word) {
    return word == "sqrt" || word == "ceil" || word == "round";
}

std::string_view nameAt(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && continuesName(text[end]))
        ++end;
    return text.substr(at, end - at);
}

/// Recursive descent: sum, product, factor.
class Parser {
public:
    Parser(std::string_view text, const NameValue& valueOf) : m_text(text), m_valueOf(valueOf) {}

    std::optional<double> all() {
        const auto value = sum(0);
        skip();
        return m_at == m_text.size() ? value : std::nullopt;
    }

private:
    void skip() {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
    }
    bool take(char c) {
        skip();
        if (m_at >= m_text.size() || m_text[m_at] != c) return false;
        ++m_at;
        return true;
    }

    std::optional<double> sum(int depth) {
        if (depth > kDepthLimit) return std::nullopt;
        auto left = product(depth);
        while (left) {
            const bool plus = take('+');
            if (!plus && !take('-')) return left;
            const auto right = product(depth);
            if (!right) return std::nullopt;
            *left += plus ? *right : -*right;
        }
        return left;
    }

    std::optional<double> product(int depth) {
        auto left = factor(depth);
        while (left) {
            const bool times = take('*');
            if (!times && !take('/')) return left;
            const auto right = factor(depth);
            if (!right) return std::nullopt;
            *left = times ? *left * *right : *left / *right;
        }
        return left;
    }

    std::optional<double> bracket(int depth) {
        const auto value = sum(depth + 1);
        return take(')') ? value : std::nullopt;
    }

    std::optional<double> factor(int depth) {
        if (take('(')) return bracket(depth);
        skip();
        if (m_at >= m_text.size()) return std::nullopt;
        if (!startsName(m_text[m_at])) return number();
        const std::string_view word = nameAt(m_text, m_at);
        m_at += word.size();
        if (!isFunction(word)) return m_valueOf(word);
        const auto inner = take('(') ? bracket(depth) : std::nullopt;
        if (!inner) return std::nullopt;
        if (word == "round") return std::round(*inner);
        return word == "sqrt" ? std::sqrt(*inner) : std::ceil(*inner);
    }

    std::optional<double> number() {
        double value = 0;
        const char* first = m_text.data() + m_at;
        const auto [last, fault] = std::from_chars(first, m_text.data() + m_text.size(), value);
        if (fault != std::errc()) return std::nullopt;
        m_at = static_cast<std::size_t>(last - m_text.data());
        return value;
    }

    std::string_view m_text;
    const NameValue& m_valueOf;
    std::size_t m_at = 0;
};

} // namespace

std::optional<double> evaluate(std::string_view formula, const NameValue& valueOf) {
    return Parser(formula, valueOf).all();
}

void splitFormula(std::string_view formula, const std::function<void(std::string_view)>& text,
                  const std::function<void(std::string_view)>& name) {
    std::size_t start = 0;
    for (std::size_t at = 0; at < formula.size();) {
        const bool inNumber = at > 0 && std::isdigit(static_cast<unsigned char>(formula[at - 1])) != 0;
        if (!startsName(formula[at]) || inNumber) {
            ++at;
            continue;
        }
        const std::string_view word = nameAt(formula, at);
        if (!isFunction(word)) {
            if (at > start) text(formula.substr(start, at - start));
            name(word);
            start = at + word.size();
        }
        at += word.size();
    }
    if (start < formula.size()) text(formula.substr(start));
}

} // namespace rackwright
