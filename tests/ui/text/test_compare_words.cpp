// Plans side by side in words: every row, part and sentence has a name, in either language, and a difference
// says its direction by sign and word.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "ui/text/compare_words.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace rackwright;

namespace {

bool hasChinese(const QString& text) {
    static const QRegularExpression han(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
    return han.match(text).hasMatch();
}

/// A name that is still an identifier of the engine.
bool isIdentifier(const QString& name) {
    static const QRegularExpression identifier(QStringLiteral("^[a-z0-9]+([._][a-z0-9_]+)+$"));
    return name.isEmpty() || identifier.match(name).hasMatch();
}

} // namespace

class TestCompareWords : public QObject {
    Q_OBJECT

    Catalog m_catalog;
    std::vector<Outcome> m_plans;
    Comparison m_comparison;

    Outcome plan(const std::vector<std::pair<std::string, InputValue>>& values) {
        Scenario scenario;
        for (const auto& [id, value] : values)
            if (!setInput(scenario, id, value, m_catalog)) qFatal("%s", id.c_str());
        auto outcome = planOnly(scenario, m_catalog);
        if (!outcome) qFatal("%s", outcome.error().id.c_str());
        return *outcome;
    }

    const CompareRow& row(std::string_view id) const {
        const auto found = std::ranges::find(m_comparison.rows, id, &CompareRow::id);
        if (found == m_comparison.rows.end()) qFatal("no such row");
        return *found;
    }

    void checkNames(bool chinese) {
        // Proper names and abbreviations stay Latin.
        const QStringList latin{QStringLiteral("MFU"), QStringLiteral("HFU"), QStringLiteral("PUE"),
                                QStringLiteral("Logits"), QStringLiteral("MFU")};
        const auto check = [&](const QString& name, const std::string& id) {
            QVERIFY2(!isIdentifier(name), id.c_str());
            QVERIFY2(hasChinese(name) == chinese || latin.contains(name), qPrintable(name));
        };
        for (const CompareRow& compared : m_comparison.rows)
            check(text::compareRowName(compared), compared.id);
        for (int group = 0; group <= static_cast<int>(CompareGroup::money); ++group)
            check(text::compareGroupName(static_cast<CompareGroup>(group)), "group");
        for (const PlanDifference& against : m_comparison.against)
            for (const auto member : {&PlanDifference::step, &PlanDifference::days, &PlanDifference::causes,
                                      &PlanDifference::rent, &PlanDifference::own, &PlanDifference::capital})
                for (const Contribution& part : (against.*member)->parts)
                    check(text::contributionName(part.id), part.id);
    }

private slots:
    void initTestCase() {
        Q_INIT_RESOURCE(translations);
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
        m_plans = {plan({}), plan({{"hardware.servers", 64.0}, {"data.tokens", 20.0}}),
                   plan({{"hardware.accelerator", std::string("b200-sxm")},
                         {"model.sequence", 65536.0},
                         {"money.discount", 0.2}})};
        std::vector<const Outcome*> plans;
        for (const Outcome& outcome : m_plans)
            plans.push_back(&outcome);
        m_comparison = comparePlans(plans);
    }

    void everyNameIsEnglish() { checkNames(false); }

    void everyNameIsChinese() {
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/translations/rackwright_zh_CN.qm")));
        QCoreApplication::installTranslator(&translator);
        const Formatter format(Language::chinese);
        checkNames(true);
        for (const QString& sentence : text::compareSentences(m_comparison, 1, format))
            QVERIFY2(hasChinese(sentence) && !sentence.contains(QLatin1String("instead")),
                     qPrintable(sentence));
        QCOMPARE(text::deltaWithWord(row("time.days"), 1, format).right(2), QStringLiteral("更差"));
        QCoreApplication::removeTranslator(&translator);
    }

    void everyValueIsWritten() {
        const Formatter format;
        for (const CompareRow& compared : m_comparison.rows)
            for (std::size_t i = 0; i < m_comparison.plans; ++i) {
                const QString value = text::compareValue(compared, i, m_comparison, m_catalog, format);
                const bool typed = compared.id.starts_with("inventory"); // may be an empty text
                QVERIFY2(!value.isEmpty() || typed, compared.id.c_str());
                QVERIFY2(!value.contains(QLatin1String("nan")), compared.id.c_str());
            }
    }

    void aDifferenceHasSignAndWord() {
        const Formatter format;
        const CompareRow& days = row("time.days");
        QVERIFY(text::deltaText(days, 1, format).startsWith(QLatin1Char('+')));
        QVERIFY(text::deltaWithWord(days, 1, format).endsWith(QLatin1String("worse")));
        QCOMPARE(text::deltaTone(days, 0), text::DeltaTone::equal);
        const CompareRow& switches = row("topology.switches");
        QVERIFY(text::deltaText(switches, 1, format).startsWith(QChar(0x2212)));
        QVERIFY(text::deltaWithWord(switches, 1, format).endsWith(QLatin1String("better")));
        // More use of the memory is neither good nor bad, and a name has no difference.
        QCOMPARE(text::deltaTone(row("memory.weights"), 2), text::DeltaTone::neutral);
        QVERIFY(text::deltaText(row("hardware.name"), 2, format).isEmpty());
        QVERIFY(text::deltaText(row("money.discount"), 2, format).contains(QLatin1String("pt")));
    }

    void theHeadlineSaysWhichIsFasterAndCheaper() {
        const Formatter format;
        QCOMPARE(text::compareSentences(m_comparison, 1, format).first(),
                 QStringLiteral("B is slower and dearer than A."));
        const Outcome* same[] = {&m_plans[0], &m_plans[0]};
        QCOMPARE(text::compareSentences(comparePlans(same), 1, format),
                 QStringList{QStringLiteral("B takes as long as A and costs the same.")});
        const Outcome nothing;
        const Outcome* untimed[] = {&m_plans[0], &nothing};
        QCOMPARE(text::compareSentences(comparePlans(untimed), 1, format),
                 QStringList{QStringLiteral("A and B cannot both be timed.")
                                 .replace(QStringLiteral("A and B"), QStringLiteral("B and A"))});
    }

    void sentencesNameTheLargestPartFirst() {
        const QStringList sentences = text::compareSentences(m_comparison, 1, Formatter());
        QVERIFY(sentences.size() >= 4);
        QVERIFY(sentences[1].contains(QLatin1String("number of GPUs +")));
        QVERIFY(sentences[1].indexOf(QLatin1String("number of GPUs")) <
                sentences[1].indexOf(QLatin1String("work to do")));
    }
};

QTEST_GUILESS_MAIN(TestCompareWords)
#include "test_compare_words.moc"
