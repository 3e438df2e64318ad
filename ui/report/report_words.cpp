#include "ui/report/report_words.h"

#include <array>
#include <string_view>

namespace rackwright {

namespace {

struct Word {
    std::string_view id;
    const char* text;
};

constexpr std::array kUnits = {
    Word{"piece", QT_TRANSLATE_NOOP("ReportWords", "pcs")},
    Word{"set", QT_TRANSLATE_NOOP("ReportWords", "set")},
    Word{"year", QT_TRANSLATE_NOOP("ReportWords", "year")},
};

constexpr std::array kRoles = {
    Word{"training", QT_TRANSLATE_NOOP("ReportWords", "for training")},
    Word{"spare", QT_TRANSLATE_NOOP("ReportWords", "spare")},
    Word{"reserve", QT_TRANSLATE_NOOP("ReportWords", "on the shelf")},
    Word{"leaf", QT_TRANSLATE_NOOP("ReportWords", "leaf")},
    Word{"spine", QT_TRANSLATE_NOOP("ReportWords", "spine")},
    Word{"core", QT_TRANSLATE_NOOP("ReportWords", "core")},
    Word{"server-leaf", QT_TRANSLATE_NOOP("ReportWords", "server to leaf")},
    Word{"leaf-spine", QT_TRANSLATE_NOOP("ReportWords", "leaf to spine")},
    Word{"spine-core", QT_TRANSLATE_NOOP("ReportWords", "spine to core")},
    Word{"switch-side", QT_TRANSLATE_NOOP("ReportWords", "switch side")},
    Word{"server-side", QT_TRANSLATE_NOOP("ReportWords", "server side")},
};

template <std::size_t N>
QString wordFor(const std::array<Word, N>& words, const std::string& id) {
    for (const Word& word : words) {
        if (word.id == id) return ReportWords::tr(word.text);
    }
    return QString::fromStdString(id);
}

} // namespace

QString ReportWords::confidence(Confidence confidence) {
    static constexpr std::array<const char*, 6> names{
        QT_TRANSLATE_NOOP("ReportWords", "data sheet"),
        QT_TRANSLATE_NOOP("ReportWords", "measured"),
        QT_TRANSLATE_NOOP("ReportWords", "published"),
        QT_TRANSLATE_NOOP("ReportWords", "secondary source"),
        QT_TRANSLATE_NOOP("ReportWords", "estimate"),
        QT_TRANSLATE_NOOP("ReportWords", "entered by the user")};
    return tr(names[static_cast<std::size_t>(confidence)]);
}

QString ReportWords::unit(const std::string& unit) {
    return wordFor(kUnits, unit);
}

QString ReportWords::role(const std::string& role) {
    return role.empty() ? QString() : wordFor(kRoles, role);
}

QString ReportWords::currency(Currency currency) {
    static constexpr std::array<const char*, 3> names{QT_TRANSLATE_NOOP("ReportWords", "US dollars"),
                                                      QT_TRANSLATE_NOOP("ReportWords", "yuan"),
                                                      QT_TRANSLATE_NOOP("ReportWords", "euros")};
    return tr(names[static_cast<std::size_t>(currency)]);
}

QString ReportWords::code(Currency currency) {
    static constexpr std::array<const char*, 3> codes{"USD", "CNY", "EUR"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(currency)]);
}

} // namespace rackwright
