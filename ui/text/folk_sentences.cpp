#include "ui/text/folk_sentences.h"

#include "ui/text/finding_sentences.h"
#include "ui/text/folk_words.h"

#include <QCoreApplication>

namespace rackwright::text {

namespace {

QString translated(const char* source) {
    return QCoreApplication::translate("folk", source);
}

const FolkWords* wordsOf(std::string_view id) {
    for (const auto table : {earlyFolkWords(), lateFolkWords()}) {
        for (const FolkWords& words : table) {
            if (id == words.id) return &words;
        }
    }
    return nullptr;
}

QString verdictWord(FolkVerdict verdict) {
    switch (verdict) {
    case FolkVerdict::holds:
        return translated(QT_TRANSLATE_NOOP("folk", "holds"));
    case FolkVerdict::holdsIf:
        return translated(QT_TRANSLATE_NOOP("folk", "holds under conditions"));
    case FolkVerdict::wrong:
        return translated(QT_TRANSLATE_NOOP("folk", "does not hold"));
    }
    return {};
}

QString originWord(FolkOrigin origin) {
    return origin == FolkOrigin::multiNodeGuide
               ? translated(QT_TRANSLATE_NOOP("folk", "a widely copied guide to multi-node training"))
               : translated(QT_TRANSLATE_NOOP("folk", "a widely copied guide to choosing cards"));
}

} // namespace

FolkText folkText(const FolkCheck& check, const Formatter& format) {
    const FolkWords* words = wordsOf(check.id);
    if (words == nullptr) return {QString::fromStdString(check.id), {}, {}, {}};
    return {translated(words->rule), originWord(check.origin), verdictWord(check.verdict),
            filledIn(translated(words->counterpart), check.counterpart, format)};
}

bool knowsFolkRule(std::string_view id) {
    return wordsOf(id) != nullptr;
}

} // namespace rackwright::text
