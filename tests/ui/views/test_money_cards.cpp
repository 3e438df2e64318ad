// The ways to have the machines and the verdict at other utilisations: numbers of the engine, words of the
// language.
#include "core/advisor/advise.h"
#include "core/cost/decision.h"
#include "core/files/catalog_reader.h"
#include "ui/theme/language_manager.h"
#include "ui/views/data_table.h"
#include "ui/views/money_cards.h"

#include <QTest>

using namespace rackwright;

class TestMoneyCards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::make_shared<const Catalog>(std::move(*catalog));
        Scenario scenario;
        scenario.model.preset = "llama-3.1-8b";
        scenario.hardware.servers = 8;
        scenario.data.tokensT = 0.5;
        auto outcome = advise(scenario, *m_catalog);
        QVERIFY(outcome.has_value());
        m_outcome = std::make_shared<const Outcome>(std::move(*outcome));
        m_languages.setLanguage(Language::english);
    }

    void cleanup() { m_languages.setLanguage(Language::english); }

    void waysAreThoseOfTheEngine() {
        const auto card = shown<WaysCard>();
        const QAbstractItemModel* model = table(*card)->model();
        const MoneyDecision decision = decideMoney(*m_outcome, *m_catalog);
        QCOMPARE(model->rowCount(), int(decision.ways.size()));
        QVERIFY(model->rowCount() >= 5); // rent, buy, bridge and two mixtures at least
        for (int row = 0; row < model->rowCount(); ++row) {
            const WayCost& way = decision.ways[static_cast<std::size_t>(row)];
            QCOMPARE(text(*model, row, 7), QString::fromStdString(way.finishDate));
        }
    }

    void useVerdictsFollowTheSign() {
        const auto card = shown<UseCard>();
        const QAbstractItemModel* model = table(*card)->model();
        const MoneyDecision decision = decideMoney(*m_outcome, *m_catalog);
        QCOMPARE(decision.byUse.size(), std::size_t(4));
        QCOMPARE(model->rowCount(), 4 + 1 + int(decision.folkRule.size())); // uses, chance, the saying
        for (int row = 0; row < 4; ++row) {
            const bool buys = decision.byUse[static_cast<std::size_t>(row)].difference < 0;
            QCOMPARE(text(*model, row, 1), buys ? QStringLiteral("buy") : QStringLiteral("rent"));
        }
    }

    void speaksChinese() {
        m_languages.setLanguage(Language::chinese);
        const auto card = shown<UseCard>();
        const QAbstractItemModel* model = table(*card)->model();
        const QString answer = text(*model, 0, 1);
        QVERIFY2(answer == QStringLiteral("租赁") || answer == QStringLiteral("购置"), qPrintable(answer));
    }

private:
    ViewContext context() const {
        ViewContext context;
        context.catalog = m_catalog.get();
        return context;
    }

    template <class C>
    std::unique_ptr<C> shown() const {
        auto card = std::make_unique<C>();
        card->setContext(context());
        card->show(); // a hidden card computes nothing
        card->setOutcome(m_outcome);
        return card;
    }

    static DataTable* table(const QWidget& card) { return card.findChild<DataTable*>(); }
    static QString text(const QAbstractItemModel& model, int row, int column) {
        return model.index(row, column).data().toString();
    }

    LanguageManager m_languages;
    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Outcome> m_outcome;
};

QTEST_MAIN(TestMoneyCards)
#include "test_money_cards.moc"
