// Why one plan is faster or cheaper than another, in sentences.
#include "ui/text/compare_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cmath>

namespace rackwright::text {

namespace {

constexpr double kSame = 0.005;       ///< smaller shares are "as fast", "as cheap"
constexpr double kWorthNaming = 0.05; ///< of the largest part
constexpr std::size_t kNamedParts = 4;

enum class Sense : std::uint8_t { less, same, more, unknown };

Sense senseOf(const std::optional<Decomposition>& whole) {
    if (!whole || whole->first <= 0) return Sense::unknown;
    const double share = whole->difference() / whole->first;
    if (std::abs(share) < kSame) return Sense::same;
    return share < 0 ? Sense::less : Sense::more;
}

// By time, then by cost. %1 is the plan, %2 the first one.
constexpr std::array<std::array<const char*, 4>, 3> kHeadlines{{
    {QT_TRANSLATE_NOOP("compare", "%1 is faster and cheaper than %2."),
     QT_TRANSLATE_NOOP("compare", "%1 is faster than %2 at the same cost."),
     QT_TRANSLATE_NOOP("compare", "%1 is faster but dearer than %2."),
     QT_TRANSLATE_NOOP("compare", "%1 is faster than %2.")},
    {QT_TRANSLATE_NOOP("compare", "%1 is cheaper than %2 and takes as long."),
     QT_TRANSLATE_NOOP("compare", "%1 takes as long as %2 and costs the same."),
     QT_TRANSLATE_NOOP("compare", "%1 is dearer than %2 and takes as long."),
     QT_TRANSLATE_NOOP("compare", "%1 takes as long as %2.")},
    {QT_TRANSLATE_NOOP("compare", "%1 is slower but cheaper than %2."),
     QT_TRANSLATE_NOOP("compare", "%1 is slower than %2 at the same cost."),
     QT_TRANSLATE_NOOP("compare", "%1 is slower and dearer than %2."),
     QT_TRANSLATE_NOOP("compare", "%1 is slower than %2.")},
}};

QString translated(const char* text) {
    return QCoreApplication::translate("compare", text);
}

/// "peak of a GPU −90 days, number of GPUs +75 days": what matters most first.
QString partsText(const Decomposition& whole, const Formatter& format) {
    QStringList parts;
    for (const Contribution& part : whole.parts) {
        const bool small = std::abs(part.amount) < kWorthNaming * std::abs(whole.parts.front().amount);
        if (small || static_cast<std::size_t>(parts.size()) == kNamedParts) break;
        parts << translated(QT_TRANSLATE_NOOP("compare", "%1 %2"))
                     .arg(contributionName(part.id), contributionText(whole, part, format));
    }
    return parts.join(translated(QT_TRANSLATE_NOOP("compare", ", ")));
}

QString whole(const Decomposition& decomposition, const Formatter& format) {
    return translated(QT_TRANSLATE_NOOP("compare", "%1. By part: %2."))
        .arg(decompositionTitle(decomposition, format), partsText(decomposition, format));
}

void addSentence(QStringList& sentences, const std::optional<Decomposition>& decomposition,
                 const Formatter& format) {
    if (!decomposition || decomposition->parts.empty()) return;
    sentences << whole(*decomposition, format);
}

/// The rent price at which the two cost the same, and which side of it the plan stands on.
QString evenSentence(const Comparison& comparison, std::size_t plan, const Formatter& format) {
    const PlanDifference& against = comparison.against[plan - 1];
    if (!against.evenRent || senseOf(against.rent) == Sense::same) return {};
    const double today = *against.evenRent * against.rent->other / against.rent->first;
    const auto price = [&](double value) {
        return format.moneyPerHour(Money::of(value, comparison.currency)).text();
    };
    const char* words =
        today < *against.evenRent
            ? QT_TRANSLATE_NOOP("compare",
                                "%1 stays the cheaper one to rent until its price passes %2 (today %3).")
            : QT_TRANSLATE_NOOP("compare",
                                "%1 would be the cheaper one to rent below a price of %2 (today %3).");
    return translated(words).arg(planLetter(plan), price(*against.evenRent), price(today));
}

} // namespace

QStringList compareSentences(const Comparison& comparison, std::size_t plan, const Formatter& format) {
    const PlanDifference& against = comparison.against[plan - 1];
    const Sense time = senseOf(against.days);
    const Sense cost = senseOf(against.rent ? against.rent : against.own);
    if (time == Sense::unknown)
        return {translated(QT_TRANSLATE_NOOP("compare", "%1 and %2 cannot both be timed."))
                    .arg(planLetter(plan), planLetter(0))};
    QStringList sentences{
        translated(kHeadlines[static_cast<std::size_t>(time)][static_cast<std::size_t>(cost)])
            .arg(planLetter(plan), planLetter(0))};
    addSentence(sentences, against.causes ? against.causes : against.days, format);
    addSentence(sentences, against.step, format);
    addSentence(sentences, against.rent, format);
    if (const QString even = evenSentence(comparison, plan, format); !even.isEmpty()) sentences << even;
    addSentence(sentences, against.own, format);
    addSentence(sentences, against.capital, format);
    return sentences;
}

} // namespace rackwright::text
