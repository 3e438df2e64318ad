// Every figure that a plan's file can bring along has a name in both languages.
#include "core/files/embedded.h"
#include "core/plan/outcome.h"
#include "ui/text/catalog_words.h"
#include "ui/theme/language_manager.h"

#include <QTest>

using namespace rackwright;
using nlohmann::json;

class TestCatalogWords : public QObject {
    Q_OBJECT

private slots:
    void everyFigureOfEveryEntryHasAName() {
        int figures = 0;
        for (const char* name : {"accelerators", "servers", "switches", "links", "prices", "places"}) {
            const auto bytes = embeddedFile("catalog/" + std::string(name) + ".json");
            QVERIFY(bytes.has_value());
            const json file = json::parse(*bytes);
            for (const auto& [list, entries] : file.items()) {
                if (!entries.is_array()) continue;
                QVERIFY2(text::knowsEntryWord(list), list.c_str());
                for (const json& entry : entries) {
                    for (const auto& [field, value] : entry.items()) {
                        const bool isFact = value.is_array() && value.size() >= 2 && value[0].is_number();
                        if (!value.is_number() && !isFact) continue;
                        QVERIFY2(text::knowsEntryWord(field), field.c_str());
                        ++figures;
                    }
                }
            }
        }
        QVERIFY(figures > 1000);
        for (const KeyFigure& figure : keyFigures(Outcome()))
            QVERIFY2(text::knowsEntryWord(figure.id), figure.id.c_str());
    }

    void differencesAreSharesWithASign() {
        const Formatter format;
        QCOMPARE(text::difference(2.0, 1.0, format), QStringLiteral("\u221250\u2009%"));
        QVERIFY(text::difference(2.0, 2.1, format).startsWith(QStringLiteral("+5.0")));
        QVERIFY(text::difference(std::nullopt, 2.1, format).isEmpty());
        QVERIFY(text::difference(0.0, 2.1, format).isEmpty());
    }

    void namesAreChineseInChinese() {
        LanguageManager languages;
        languages.setLanguage(Language::chinese);
        EntryChange change;
        change.list = "accelerators";
        change.field = "memory_gb";
        QCOMPARE(text::entryKind(change.list), QStringLiteral("加速卡"));
        QVERIFY(text::entryField(change).contains(QStringLiteral("显存")));
        languages.setLanguage(Language::english);
        QCOMPARE(text::entryField(change), QStringLiteral("Memory (GB)"));
    }
};

QTEST_GUILESS_MAIN(TestCatalogWords)
#include "test_catalog_words.moc"
