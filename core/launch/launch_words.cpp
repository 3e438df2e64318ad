#include "core/launch/launch_facts.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace rackwright {

namespace {

constexpr std::size_t kMostWords = 20000;
constexpr std::size_t kMostText = 4u << 20; ///< bytes of all expanded words together

bool isNameStart(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool isName(char c) {
    return isNameStart(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/// A reader that goes through a script once, from left to right.
class Shell {
public:
    Shell(std::string_view text, LaunchFacts& facts) : m_text(text), m_facts(facts) {}

    std::vector<std::string> read() {
        while (m_at < m_text.size() && m_commands.size() < kMostWords && m_written < kMostText)
            step();
        const auto isOption = [](const std::string& word) { return word.starts_with("--"); };
        // Options that only stand in variables are handed over by something this reader does not follow.
        if (std::none_of(m_commands.begin(), m_commands.end(), isOption)) {
            for (const std::string& name : m_order)
                m_commands.insert(m_commands.end(), m_variables[name].begin(), m_variables[name].end());
        }
        return std::move(m_commands);
    }

private:
    char peek(std::size_t ahead = 0) const {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }

    bool skipSpace(bool lines) {
        while (m_at < m_text.size()) {
            const char c = peek();
            if (c == '\\' && (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'))) {
                m_at += peek(1) == '\r' ? 3 : 2;
            } else if (c == ' ' || c == '\t' || c == '\r' || (lines && c == '\n')) {
                ++m_at;
            } else if (c == '#') {
                while (m_at < m_text.size() && peek() != '\n')
                    ++m_at;
            } else {
                return true;
            }
        }
        return false;
    }

    void step() {
        if (!skipSpace(false)) return;
        const char c = peek();
        if (c == '\n' || c == ';' || c == '&' || c == '|' || c == '<' || c == '>' || c == '(' || c == ')') {
            ++m_at;
            return;
        }
        if (assignment()) return;
        for (std::string& word : word())
            m_commands.push_back(std::move(word));
    }

    /// NAME=value, NAME+=value, NAME=( … )
    bool assignment() {
        std::size_t end = m_at;
        if (!isNameStart(m_text[end])) return false;
        while (end < m_text.size() && isName(m_text[end]))
            ++end;
        const std::string name(m_text.substr(m_at, end - m_at));
        const bool append = end + 1 < m_text.size() && m_text[end] == '+' && m_text[end + 1] == '=';
        if (append) ++end;
        if (end >= m_text.size() || m_text[end] != '=') return false;
        m_at = end + 1;
        std::vector<std::string> value;
        if (peek() == '(') {
            ++m_at;
            while (skipSpace(true) && peek() != ')' && value.size() < kMostWords && m_written < kMostText)
                for (std::string& item : word())
                    value.push_back(std::move(item));
            if (m_at < m_text.size()) ++m_at;
        } else if (std::isspace(static_cast<unsigned char>(peek())) == 0 && peek() != '\0' && peek() != ';') {
            value = word(true);
        }
        std::vector<std::string>& stored = m_variables[name];
        if (std::find(m_order.begin(), m_order.end(), name) == m_order.end()) m_order.push_back(name);
        if (!append) stored.clear();
        if (stored.size() + value.size() <= kMostWords)
            stored.insert(stored.end(), value.begin(), value.end());
        return true;
    }

    /// One word, which becomes several where an unquoted variable or an array stands in it. In a value
    /// (`whole`) a quoted text is split too, because scripts keep lists of options in texts.
    std::vector<std::string> word(bool whole = false) {
        std::vector<std::string> words;
        std::string current;
        bool any = false;
        const auto flush = [&] {
            if (any) words.push_back(std::move(current));
            current.clear();
            any = false;
        };
        char quote = '\0';
        const std::size_t start = m_at;
        while (m_at < m_text.size()) {
            const char c = peek();
            if (quote == '\0' && (std::isspace(static_cast<unsigned char>(c)) != 0 || c == ';' || c == ')' ||
                                  c == '(' || c == '&' || c == '|' || c == '<' || c == '>'))
                break;
            if (c == quote) {
                quote = '\0';
                ++m_at;
            } else if (quote == '\0' && (c == '"' || c == '\'')) {
                quote = c;
                any = any || !whole;
                ++m_at;
            } else if (c == '\\' && quote != '\'') {
                m_at += peek(1) == '\r' && peek(2) == '\n' ? 1 : 0;
                if (peek(1) == '\n')
                    flushIf(whole, flush);
                else if (peek(1) != '\0' && peek(1) != '\r')
                    current += peek(1), any = true;
                m_at += 2;
            } else if ((c == '$' && quote != '\'') || (c == '`' && quote != '\'')) {
                insertVariable(current, any, flush, quote == '"' && !whole);
            } else if (whole && quote != '\0' && std::isspace(static_cast<unsigned char>(c)) != 0) {
                flush();
                ++m_at;
            } else {
                current += c;
                any = true;
                ++m_at;
            }
        }
        flush();
        m_at = std::min(std::max(m_at, start + 1), m_text.size());
        for (const std::string& done : words)
            m_written += done.size();
        return words;
    }

    template <class Flush>
    static void flushIf(bool condition, Flush flush) {
        if (condition) flush();
    }

    /// Steps over a substituted command, which is never run.
    void skipCommand() {
        const std::size_t start = m_at;
        if (peek() == '`') {
            const std::size_t end = m_text.find('`', m_at + 1);
            m_at = end == std::string_view::npos ? m_text.size() : end + 1;
        } else {
            int depth = 0;
            for (++m_at; m_at < m_text.size(); ++m_at) {
                depth += peek() == '(' ? 1 : peek() == ')' ? -1 : 0;
                if (depth == 0) break;
            }
            m_at = std::min(m_at + 1, m_text.size());
        }
        m_facts.addUnread(std::string(m_text.substr(start, std::min<std::size_t>(m_at - start, 60))));
    }

    template <class Flush>
    void insertVariable(std::string& current, bool& any, Flush flush, bool quoted) {
        if (peek() == '`' || peek(1) == '(') return skipCommand();
        ++m_at;
        const bool braces = peek() == '{';
        if (braces) ++m_at;
        const std::size_t start = m_at;
        while (m_at < m_text.size() && isName(peek()))
            ++m_at;
        const std::string name(m_text.substr(start, m_at - start));
        std::string fallback;
        bool list = false;
        if (braces) {
            const std::size_t end = std::min(m_text.find('}', m_at), m_text.size());
            const std::string_view rest = m_text.substr(m_at, end - m_at);
            list = rest.starts_with("[@]") || rest.starts_with("[*]");
            if (rest.starts_with(":-") || rest.starts_with(":=")) fallback = rest.substr(2);
            m_at = std::min(end + 1, m_text.size());
        } else if (name.empty()) {
            if (m_at < m_text.size()) ++m_at; // $@, $1, $? …
            return;
        }
        const auto found = m_variables.find(name);
        if (found == m_variables.end()) {
            if (fallback.find('$') != std::string::npos) fallback.clear();
            current += fallback;
            any = any || !fallback.empty();
            return;
        }
        for (std::size_t i = 0; i < found->second.size() && m_written < kMostText; ++i) {
            if (i > 0 && quoted && !list)
                current += ' ';
            else if (i > 0)
                flush();
            current += found->second[i];
            m_written += found->second[i].size();
            any = true;
        }
    }

    std::string_view m_text;
    LaunchFacts& m_facts;
    std::size_t m_at = 0;
    std::size_t m_written = 0;
    std::map<std::string, std::vector<std::string>> m_variables;
    std::vector<std::string> m_order;
    std::vector<std::string> m_commands;
};

} // namespace

std::vector<std::string> launchWords(std::string_view script, LaunchFacts& facts) {
    return Shell(script, facts).read();
}

} // namespace rackwright
