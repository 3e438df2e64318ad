// Plans side by side in the window: plans come from the plan itself, files and candidates; table, pictures
// and reasons say the same as the engine; keyboard, both languages, files.
#include "core/compare/compare.h"
#include "core/files/catalog_reader.h"
#include "tests/support/sample_outcome.h"
#include "tests/support/told_dialogs.h"
#include "tests/support/window_texts.h"
#include "ui/document/preferences.h"
#include "ui/main_window.h"
#include "ui/views/compare_page.h"
#include "ui/views/compare_table_card.h"
#include "ui/views/results_view.h"
#include "ui/window_actions.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace rackwright;

class TestCompareWindow : public QObject {
    Q_OBJECT

    Catalog m_catalog;
    LanguageManager m_languages;
    sample::ToldDialogs m_dialogs;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    static Result<Outcome> echo(const Scenario& scenario, std::stop_token) {
        Outcome outcome = sample::outcome();
        outcome.scenario = scenario;
        outcome.trainingDays *= scenario.data.tokensT / 15;
        return outcome;
    }

    ComparePage& page() { return *m_window->comparison(); }
    const CompareModel& model() { return page().table().model(); }
    QString cell(int row, int column) { return model().index(row, column).data().toString(); }
    QToolButton* button(const QString& text) {
        for (QToolButton* found : page().findChildren<QToolButton*>())
            if (found->text() == text) return found;
        return nullptr;
    }

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_dialogs = {};
        m_window =
            std::make_unique<MainWindow>(WindowParts{m_catalog, *m_settings, m_languages, m_dialogs, &echo,
                                                     m_folder->filePath(QStringLiteral("recovery"))});
        setLanguage(*m_settings, Language::english);
        m_window->document().startNew();
        m_window->showPlan();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QTRY_VERIFY(m_window->outcome() != nullptr);
        QTest::qWait(20);
    }

    void cleanup() { m_window.reset(); }

    void aKeptPlanIsHeldAgainstTheLiveOne() {
        m_window->actions().keep->trigger();
        QVERIFY(page().isVisible());
        QVERIFY(m_window->actions().compare->isChecked());
        QCOMPARE(page().plans().size(), std::size_t(2));
        QCOMPARE(model().rowCount(), 0); // nothing has changed yet
        QVERIFY(m_window->document().edit("data.tokens", 30.0));
        QTRY_VERIFY(model().rowCount() > 0);
        QVERIFY(model().isGroup(0));
        QVERIFY2(cell(0, 0).startsWith(QStringLiteral("Inputs · 1 of")), qPrintable(cell(0, 0)));
        QCOMPARE(cell(1, 0), QStringLiteral("Tokens"));
        // The kept plan has half the tokens and half the days.
        QVERIFY(cell(1, 4).startsWith(QChar(0x2212)));
        QVERIFY(page().reasons().startsWith(QLatin1String("B is faster")));
    }

    void allShowsEveryFigure() {
        m_window->actions().keep->trigger();
        const auto segments = page().table().findChildren<QAbstractButton*>();
        for (QAbstractButton* segment : segments)
            if (segment->text() == QLatin1String("All")) segment->click();
        QVERIFY(page().showsAll());
        QVERIFY(model().rowCount() > static_cast<int>(model().comparison().rows.size()));
    }

    void aPlanOfAFileIsAdded() {
        const QString path = m_folder->filePath(QStringLiteral("other.rackwright"));
        {
            PlanDocument other(m_catalog);
            QVERIFY(other.edit("hardware.servers", 64.0));
            QVERIFY(other.save(path));
        }
        m_window->actions().compare->trigger();
        m_dialogs.path = path;
        emit page().fileWanted();
        QCOMPARE(page().plans().size(), std::size_t(2));
        QCOMPARE(page().plans()[1].name, QStringLiteral("other"));
        QCOMPARE(page().plans()[1].outcome->scenario.hardware.servers, 64.0);

        m_dialogs.path = m_folder->filePath(QStringLiteral("none.rackwright"));
        emit page().fileWanted();
        QCOMPARE(m_dialogs.errors.size(), 1);
        QCOMPARE(page().plans().size(), std::size_t(2));
    }

    void aCandidateIsAddedAndAtMostFourStand() {
        const auto* results = m_window->findChild<ResultsView*>();
        QVERIFY(results != nullptr);
        Strategy strategy;
        strategy.tp = 8;
        strategy.pp = 4;
        strategy.dp = 32;
        for (int i = 0; i < 5; ++i)
            emit m_window->findChild<ResultsView*>()->candidateCompared(strategy);
        QCOMPARE(m_dialogs.errors, QStringList());
        QCOMPARE(page().plans().size(), kMostComparedPlans);
        QCOMPARE(page().plans()[3].outcome->strategy.tp, 8);
        QVERIFY(!button(QStringLiteral("Add a plan"))->isEnabled());
        QCOMPARE(model().columnCount(), 9);
        emit page().removed(1);
        QCOMPARE(page().plans().size(), std::size_t(3));
        QVERIFY(button(QStringLiteral("Add a plan"))->isEnabled());
    }

    void filesAreSavedAndSaidSo() {
        m_window->actions().compare->trigger();
        QVERIFY(!button(QStringLiteral("PDF"))->isEnabled()); // one plan is no comparison
        m_window->actions().keep->trigger();
        QVERIFY(m_window->document().edit("data.tokens", 30.0));
        QTRY_VERIFY(model().rowCount() > 0);
        for (const QString& suffix : {QStringLiteral("pdf"), QStringLiteral("csv")}) {
            m_dialogs.path = m_folder->filePath(QStringLiteral("both.") + suffix);
            button(suffix.toUpper())->click();
            QVERIFY(QFileInfo(*m_dialogs.path).size() > 100);
        }
        QCOMPARE(m_dialogs.errors, QStringList());
    }

    void theKeyboardLeadsInAndOut() {
        QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(m_window->comparison() != nullptr && page().isVisible());
        QTest::keyClick(&page(), Qt::Key_Escape);
        QVERIFY(!page().isVisible());
        QVERIFY(!m_window->actions().compare->isChecked());
    }

    void everythingSpeaksBothLanguages() {
        m_window->actions().keep->trigger();
        QVERIFY(m_window->document().edit("data.tokens", 30.0));
        QTRY_VERIFY(model().rowCount() > 0);
        const auto english = sample::everyText(page());
        m_window->actions().switchLanguage->trigger();
        QTRY_COMPARE(m_languages.language(), Language::chinese);
        QTest::qWait(50);
        QVERIFY(sample::hasChinese(cell(0, 0)));
        QVERIFY(sample::hasChinese(page().reasons()));
        static const QRegularExpression word(QStringLiteral("[A-Za-z]{4,} [a-z]{2,}"));
        const auto chinese = sample::everyText(page());
        for (auto it = chinese.begin(); it != chinese.end(); ++it)
            QVERIFY2(!word.match(it.value()).hasMatch(), qPrintable(it.key() + it.value()));
        for (auto it = english.begin(); it != english.end(); ++it)
            QVERIFY2(!sample::hasChinese(it.value()), qPrintable(it.key() + it.value()));
    }

    void everyFocusableWidgetHasAName() {
        m_window->actions().keep->trigger();
        for (QWidget* widget : page().findChildren<QWidget*>()) {
            const bool reached =
                (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr;
            if (!reached || !widget->isVisible()) continue;
            const auto* accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(accessible != nullptr && !accessible->text(QAccessible::Name).isEmpty(),
                     widget->metaObject()->className());
        }
    }
};

QTEST_MAIN(TestCompareWindow)
#include "test_compare.moc"
