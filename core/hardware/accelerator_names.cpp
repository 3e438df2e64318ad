// Finds an accelerator by the spellings people use.
#include "core/hardware/hardware.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string_view>

namespace rackwright {

namespace {

constexpr std::array<std::string_view, 18> kIgnored{
    "nvidia", "amd",      "intel", "huawei", "google", "aws",  "habana", "tesla",      "geforce",
    "quadro", "instinct", "gpu",   "hbm2",   "hbm2e",  "hbm3", "hbm3e",  "generation", "edition"};
constexpr std::array<std::string_view, 2> kIgnoredParts{"英伟达", "华为"};

/// A spelling taken apart: words in lower case without vendors and memory types, and the stated memory.
struct Spelling {
    std::vector<std::string> words;
    double memoryGB = 0; ///< 0: not stated

    std::string glued() const {
        std::string all;
        for (const std::string& word : words)
            all += word;
        return all;
    }
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isLetter(char c) {
    return c >= 'a' && c <= 'z';
}
char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
/// Bytes above ASCII belong to Chinese words.
bool isWordByte(char c) {
    return isDigit(c) || isLetter(c) || static_cast<unsigned char>(c) >= 0x80;
}

/// The number before one of `units`, e.g. "80gb"; 0 when the word is something else.
double numberWithUnit(const std::string& word, std::initializer_list<std::string_view> units) {
    std::size_t digits = 0;
    while (digits < word.size() && isDigit(word[digits]))
        ++digits;
    if (digits == 0 || digits > 4) return 0;
    const std::string_view unit = std::string_view(word).substr(digits);
    return std::ranges::find(units, unit) == units.end() ? 0 : std::stod(word.substr(0, digits));
}

void addWord(Spelling& spelling, std::string word) {
    if (word.empty() || std::ranges::find(kIgnored, word) != kIgnored.end()) return;
    const double memory = numberWithUnit(word, {"g", "gb", "gib"});
    if (memory > 0) {
        spelling.memoryGB = memory;
        return;
    }
    if (numberWithUnit(word, {"w", "x"}) > 0) return; // watts, "8x"
    if (word.size() == 4 && word.starts_with("sxm")) word.pop_back();
    spelling.words.push_back(std::move(word));
}

Spelling takeApart(std::string text) {
    for (const std::string_view part : kIgnoredParts) {
        for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part))
            text.replace(at, part.size(), " ");
    }
    for (std::size_t at = text.find("×"); at != std::string::npos; at = text.find("×"))
        text.replace(at, std::string_view("×").size(), "x ");
    Spelling spelling;
    std::string word;
    for (const char raw : text) {
        const char c = lower(raw);
        if (isWordByte(c)) {
            word += c;
            continue;
        }
        addWord(spelling, std::move(word));
        word.clear();
    }
    addWord(spelling, std::move(word));
    return spelling;
}

template <class Visit>
void forEachSpelling(const Accelerator& part, Visit visit) {
    visit(part.id);
    visit(part.name);
    for (const std::string& alias : part.aliases)
        visit(alias);
}

bool sameText(const std::string& a, const std::string& b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

/// A part that may be meant, and how well its best spelling matches.
struct Match {
    const Accelerator* part = nullptr;
    std::size_t words = 0;     ///< of the spelling that matched
    bool memoryAgrees = false; ///< spelling and query state the same memory, or both none
};

/// The one part that stands out, or nullptr.
const Accelerator* best(std::vector<Match> matches, double memoryGB) {
    if (matches.empty()) return nullptr;
    const std::size_t words = std::ranges::max(matches, {}, &Match::words).words;
    std::erase_if(matches, [&](const Match& match) { return match.words < words; });
    if (std::ranges::any_of(matches, &Match::memoryAgrees))
        std::erase_if(matches, [](const Match& match) { return !match.memoryAgrees; });
    if (memoryGB > 0 && matches.size() > 1) {
        const auto distance = [&](const Match& match) {
            return std::abs(match.part->memoryGB.valueOr(0) - memoryGB);
        };
        const double nearest = distance(std::ranges::min(matches, {}, distance));
        std::erase_if(matches, [&](const Match& match) { return distance(match) > nearest; });
    }
    std::set<const Accelerator*> parts;
    for (const Match& match : matches)
        parts.insert(match.part);
    return parts.size() == 1 ? *parts.begin() : nullptr;
}

/// A stated memory that the part cannot have rules it out: vendors and drivers differ by a few per cent.
bool memoryPossible(const Accelerator& part, double memoryGB) {
    constexpr double tolerance = 0.04;
    return memoryGB <= 0 || std::abs(part.memoryGB.valueOr(memoryGB) - memoryGB) <= tolerance * memoryGB;
}

bool containsAll(const std::vector<std::string>& words, const std::vector<std::string>& wanted) {
    return std::ranges::all_of(
        wanted, [&](const std::string& word) { return std::ranges::find(words, word) != words.end(); });
}

} // namespace

const Accelerator* HardwareCatalog::acceleratorByName(const std::string& text) const {
    for (const Accelerator& part : accelerators) {
        bool same = false;
        forEachSpelling(part, [&](const std::string& spelling) { same = same || sameText(spelling, text); });
        if (same) return &part;
    }
    const Spelling query = takeApart(text);
    if (query.words.empty()) return nullptr;
    const std::string glued = query.glued();
    std::vector<Match> whole;
    std::vector<Match> partial;
    for (const Accelerator& part : accelerators) {
        forEachSpelling(part, [&](const std::string& text2) {
            const Spelling spelling = takeApart(text2);
            const bool agrees = spelling.memoryGB == query.memoryGB;
            if (spelling.words.empty() || (!agrees && !memoryPossible(part, query.memoryGB))) return;
            if (spelling.glued() == glued)
                whole.push_back({&part, 1, agrees});
            else if (containsAll(query.words, spelling.words))
                partial.push_back({&part, spelling.words.size(), agrees});
        });
    }
    return best(whole.empty() ? std::move(partial) : std::move(whole), query.memoryGB);
}

} // namespace rackwright
