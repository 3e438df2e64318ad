// What the words of error text and symptom say: clues are looked for in both and weighed.
#include "core/diagnosis/clues.h"
#include "core/diagnosis/evidence.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace rackwright {

namespace {

constexpr double kFurtherClue = 0.3;  ///< a second clue for the same cause says less than the first
constexpr double kWordCeiling = 8;    ///< words alone never outweigh everything else
constexpr double kSymptomTrust = 0.9; ///< a description is somebody's view, an error message is not

bool isWordCharacter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// Lower case; hyphens, underscores, slashes and runs of blanks as one blank.
std::string plainWords(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool blank = c == '-' || c == '_' || c == '/' || std::isspace(byte) != 0;
        if (!blank)
            plain += static_cast<char>(std::tolower(byte));
        else if (plain.empty() || plain.back() != ' ')
            plain += ' ';
    }
    return plain;
}

/// "no congestion", "without PFC pauses", "没有丢包": the thing is said to be absent.
bool isNegated(std::string_view text, std::size_t at) {
    static constexpr std::array<std::string_view, 11> kNegations = {
        "no ",  "not ",     "without ", "zero ", "never ", "no sign of ",
        "没有", "没有发现", "未见",     "无",    "并非"};
    const std::string_view before = text.substr(0, at);
    return std::ranges::any_of(kNegations, [&](std::string_view word) {
        if (!before.ends_with(word)) return false;
        const std::size_t start = before.size() - word.size();
        return start == 0 || !isWordCharacter(before[start - 1]);
    });
}

/// Whether one part of a clue occurs; `affirmed`: not right behind a negation.
bool partOccurs(std::string_view text, std::string_view part, bool affirmed) {
    const bool whole = part.ends_with('$');
    if (whole) part.remove_suffix(1);
    if (part.empty()) return false;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        const std::size_t end = at + part.size();
        const bool startsWord = at == 0 || !isWordCharacter(part[0]) || !isWordCharacter(text[at - 1]);
        const bool endsWord = !whole || end >= text.size() || !isWordCharacter(text[end]);
        if (startsWord && endsWord && !(affirmed && isNegated(text, at))) return true;
    }
    return false;
}

bool occurs(std::string_view text, std::string_view words) {
    const bool affirmed = words.find('&') == std::string_view::npos;
    while (!words.empty()) {
        const std::size_t cut = words.find('&');
        if (!partOccurs(text, words.substr(0, cut), affirmed)) return false;
        words = cut == std::string_view::npos ? std::string_view() : words.substr(cut + 1);
    }
    return true;
}

void weighGroup(std::string_view text, const ClueGroup& group, double trust, Evidence& evidence) {
    double strongest = 0;
    double sum = 0;
    double against = 0;
    std::string quoted;
    for (const Clue& clue : group.clues) {
        if (!occurs(text, clue.words)) continue;
        if (clue.weight < 0) {
            against += clue.weight;
            continue;
        }
        sum += clue.weight;
        if (clue.weight <= strongest) continue;
        strongest = clue.weight;
        quoted = clue.words;
    }
    if (sum <= 0 && against >= 0) return;
    const double weight = std::min(kWordCeiling, strongest + kFurtherClue * (sum - strongest)) + against;
    std::erase(quoted, '$');
    std::ranges::replace(quoted, '&', ' ');
    evidence.add(group.cause, trust * weight, {"evidence.words", {}, {argument("words", quoted)}});
}

void weighText(const std::string& text, double trust, Evidence& evidence) {
    if (text.empty()) return;
    const std::string plain = plainWords(text);
    for (const auto table : {planClues(), networkClues(), hostClues()})
        for (const ClueGroup& group : table)
            weighGroup(plain, group, trust, evidence);
}

} // namespace

void weighWords(const ObservedRun& run, Evidence& evidence) {
    weighText(run.errorText, 1.0, evidence);
    weighText(run.symptom, kSymptomTrust, evidence);
}

} // namespace rackwright
