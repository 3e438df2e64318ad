// What the window does beyond editing: plans with entries of their own, ways out, presentation.
#include "core/files/catalog_reader.h"
#include "tests/support/sample_outcome.h"
#include "tests/support/told_dialogs.h"
#include "ui/document/preferences.h"
#include "ui/first_run_page.h"
#include "ui/inputs/input_panel.h"
#include "ui/limits_panel.h"
#include "ui/main_window.h"
#include "ui/notice_strip.h"
#include "ui/presentation.h"
#include "ui/text/folk_sentences.h"
#include "ui/views/compare_page.h"
#include "ui/window_actions.h"

#include <QFile>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace rackwright;

class TestWindowModes : public QObject {
    Q_OBJECT

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

    void aPlanKeepsItsOwnPricesAndUpdatesInOneUndoableStep() {
        // Saved, its prices doubled as an older book might have them, opened again.
        useEngine();
        const QString path = m_folder->filePath(QStringLiteral("old.rackwright"));
        QVERIFY(m_window->document().save(path));
        QVERIFY(m_window->openFile(path));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->advisor().isBusy(), 20000);
        QVERIFY(!m_window->notice().isVisible()); // nothing has changed yet

        doublePrices(path);
        const double rent = m_window->outcome()->cost.rentThisRun.value();
        QVERIFY(m_window->openFile(path));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->advisor().isBusy(), 20000);
        QVERIFY(std::abs(m_window->outcome()->cost.rentThisRun.value() / rent - 2) < 0.01);
        QVERIFY(m_window->notice().isVisible());
        QVERIFY(!m_window->document().isModified());

        m_dialogs.update = true;
        emit m_window->notice().acted();
        QVERIFY(!m_dialogs.changes.entries.empty());
        QVERIFY(!m_dialogs.changes.update.empty()); // by how much
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->advisor().isBusy(), 20000);
        QVERIFY(std::abs(m_window->outcome()->cost.rentThisRun.value() / rent - 1) < 0.01);
        QVERIFY(!m_window->notice().isVisible());
        QVERIFY(m_window->actions().undo->isEnabled());
        m_window->actions().undo->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->advisor().isBusy(), 20000);
        QVERIFY(std::abs(m_window->outcome()->cost.rentThisRun.value() / rent - 2) < 0.01);
        QVERIFY(m_window->notice().isVisible());
    }

    void anInfeasiblePlanShowsWaysOutThatApplyInOneStep() {
        useEngine();
        QVERIFY(!m_window->limits()->isVisible());
        QVERIFY(m_window->document().edit("limits.deadline", 100.0));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->limits()->shownWays() >= 3, 20000);
        QVERIFY(m_window->limits()->isVisible());
        const auto buttons = m_window->limits()->findChildren<QPushButton*>();
        QVERIFY(!buttons.constFirst()->accessibleName().isEmpty());
        buttons.constFirst()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->advisor().isBusy(), 20000);
        QCOMPARE(m_window->outcome()->verdict, Verdict::feasible);
        QVERIFY(!m_window->limits()->isVisible());
        m_window->actions().undo->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->advisor().isBusy(), 20000);
        QCOMPARE(m_window->outcome()->verdict, Verdict::missesDeadline);
    }

    void aWayOutCanBeHeldAgainstThePlanFirst() {
        useEngine();
        QVERIFY(m_window->document().edit("limits.deadline", 100.0));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->limits()->shownWays() >= 3, 20000);
        for (QPushButton* button : m_window->limits()->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Compare")) {
                button->click();
                break;
            }
        QVERIFY(m_window->comparison() != nullptr && m_window->comparison()->isVisible());
        QCOMPARE(m_window->comparison()->plans().size(), std::size_t(2));
        const Outcome& way = *m_window->comparison()->plans()[1].outcome;
        QCOMPARE(way.verdict, Verdict::feasible);
        QCOMPARE(m_window->outcome()->verdict, Verdict::missesDeadline); // nothing is applied
    }

    void presentingIsLargeLightAndLive() {
        setTheme(*m_settings, ThemeChoice::dark);
        QTRY_COMPARE(m_window->context().tokens, darkTokens());
        m_window->actions().present->trigger();
        auto* show = m_window->findChild<Presentation*>();
        QVERIFY(show != nullptr && show->isVisible());
        QVERIFY(!m_window->menuBar()->isVisible());
        QCOMPARE(m_window->context().tokens, lightTokens());
        for (int page = 0; page < kPresentationPages; ++page) {
            QCOMPARE(static_cast<int>(show->page()), page);
            QTest::keyClick(show, Qt::Key_Right);
        }
        QCOMPARE(show->page(), PresentationPage::verdict);
        emit show->liveRow().edited(64.0);
        QCOMPARE(m_window->document().scenario().hardware.servers, 64.0);
        show->setLiveInput("data.tokens");
        emit show->liveRow().edited(3.0);
        QCOMPARE(m_window->document().scenario().data.tokensT, 3.0);
        m_window->actions().switchLanguage->trigger(); // shortcuts work on
        QTRY_VERIFY(m_window->actions().save->text().contains(QStringLiteral("保存")));
        QTest::keyClick(show, Qt::Key_Escape);
        QVERIFY(!show->isVisible());
        QVERIFY(m_window->menuBar()->isVisible());
        QCOMPARE(m_window->context().tokens, darkTokens());
    }

    void aPlanIsMadeWithoutAMouse() {
        m_window->actions().startPage->trigger();
        auto* start = m_window->findChild<FirstRunPage*>();
        QVERIFY(start->isVisible());
        QVERIFY(start->isAncestorOf(m_window->focusWidget())); // in the first question
        QPushButton* advise = nullptr;
        for (int i = 0; i < 20 && advise == nullptr; ++i) {
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
            advise = qobject_cast<QPushButton*>(m_window->focusWidget());
        }
        QVERIFY(advise != nullptr && advise->isDefault());
        QTest::keyClick(advise, Qt::Key_Space);
        QVERIFY(!start->isVisible());

        m_window->actions().find->trigger(); // Ctrl+F
        QCOMPARE(m_window->focusWidget(), static_cast<QWidget*>(m_window->inputPanel().findField()));
        QTest::keyClicks(m_window->focusWidget(), QStringLiteral("Deadline"));
        auto* row = m_window->inputPanel().row("limits.deadline");
        for (int i = 0; i < 10 && !row->isAncestorOf(m_window->focusWidget()); ++i)
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        const double before = m_window->document().scenario().limits.deadlineDays;
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Right);
        QVERIFY(m_window->document().scenario().limits.deadlineDays > before);
        m_window->actions().undo->trigger();
        QCOMPARE(m_window->document().scenario().limits.deadlineDays, before);

        QWidget* last = m_window->focusWidget();
        for (int i = 0; i < 3; ++i) {
            m_window->actions().nextRegion->trigger(); // F6
            QVERIFY(m_window->focusWidget() != nullptr && m_window->focusWidget() != last);
            last = m_window->focusWidget();
        }
    }

    void aDroppedModelConfigIsImported() {
        QFile file(m_folder->filePath(QStringLiteral("config.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "{\"architectures\": [\"LlamaForCausalLM\"], \"model_type\": \"llama\", \"hidden_size\": 4096,"
            "\"intermediate_size\": 11008, \"num_hidden_layers\": 32, \"num_attention_heads\": 32,"
            "\"vocab_size\": 32000}");
        file.close();
        QVERIFY(m_window->openFile(file.fileName()));
        QCOMPARE(m_window->document().scenario().model.preset, std::string(kImportedPreset));
        m_window->actions().undo->trigger(); // one step
        QVERIFY(m_window->document().scenario().model.preset != kImportedPreset);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"model_type\": \"llama\", \"hidden_size\": -1}");
        file.close();
        QVERIFY(!m_window->openFile(file.fileName()));
        QCOMPARE(m_dialogs.errors.size(), 1);
    }

    void twoProgramsOnOneFileLoseNothing() {
        const QString path = m_folder->filePath(QStringLiteral("shared.rackwright"));
        QVERIFY(m_window->document().edit("data.tokens", 3.0));
        m_dialogs.path = path;
        m_window->actions().save->trigger();
        QVERIFY(!m_window->document().isModified());
        QVERIFY(writeFileAtomically(path.toStdString(), "the other program's work").has_value());
        QVERIFY(m_window->document().edit("data.tokens", 4.0));
        m_window->actions().save->trigger();
        QCOMPARE(m_dialogs.questions, 1);
        QCOMPARE(*readFile(path.toStdString(), 1000), std::string("the other program's work"));
        QVERIFY(m_window->document().isModified());
        m_dialogs.overwrite = OverwriteAnswer::overwrite;
        m_window->actions().save->trigger();
        QVERIFY(!m_window->document().isModified());
        m_window->actions().save->trigger();
        QCOMPARE(m_dialogs.questions, 2); // its own writing is no surprise
    }

    void everyKeyIsListedAndNoneTwice() {
        m_window->actions().shortcuts->trigger();
        QSet<QString> keys;
        for (const ShortcutLine& line : m_dialogs.shortcuts) {
            QVERIFY2(!line.action.isEmpty(), qPrintable(line.keys));
            QVERIFY2(!keys.contains(line.keys), qPrintable(line.keys));
            keys.insert(line.keys);
        }
        QVERIFY(keys.contains(QStringLiteral("Ctrl+S")));
        QVERIFY(keys.contains(QStringLiteral("F11")));
    }

    void theComparisonWithPublishedRunsIsShown() {
        m_window->actions().accuracy->trigger();
        QVERIFY(m_dialogs.accuracy.time.size() > 5);
        QVERIFY(m_dialogs.errors.isEmpty());
    }

    void everyRuleOfThumbIsShownInBothLanguages() {
        QTRY_VERIFY(m_window->outcome() != nullptr);
        m_window->actions().folkRules->trigger();
        QCOMPARE(m_dialogs.folkRules.size(), folkRuleIds().size());
        for (const FolkCheck& check : m_dialogs.folkRules) {
            const text::FolkText words = text::folkText(check, m_window->context().format);
            QVERIFY2(!words.rule.isEmpty() && !words.counterpart.isEmpty(), check.id.c_str());
        }
    }

    void anotherEnginesFiguresAreNamed() {
        const QString path = m_folder->filePath(QStringLiteral("saved.rackwright"));
        QVERIFY(m_window->document().edit("data.tokens", 3.0));
        QTRY_VERIFY(!m_window->advisor().isBusy());
        QVERIFY(m_window->document().save(path));
        const auto bytes = readFile(path.toStdString(), kScenarioFileLimit);
        auto json = nlohmann::ordered_json::parse(*bytes);
        json["last_figures"]["days"] = json["last_figures"]["days"].get<double>() * 1.5;
        QVERIFY(writeFileAtomically(path.toStdString(), json.dump()).has_value());
        QVERIFY(m_window->openFile(path));
        QTRY_VERIFY(m_window->notice().isVisible());
        QVERIFY(m_window->notice().sentence().contains(QLatin1String("engine")));
        emit m_window->notice().acted();
        QCOMPARE(m_dialogs.changes.engine.size(), std::size_t(1));
        QCOMPARE(m_dialogs.changes.engine.front().after.id, std::string("days"));
    }

private:
    /// A window with the real engine instead of the echo.
    void useEngine() {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(WindowParts{
            m_catalog, *m_settings, m_languages, m_dialogs, {}, m_folder->filePath(QStringLiteral("r"))});
        m_window->document().startNew();
        m_window->showPlan();
        m_window->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->outcome() != nullptr && m_window->limits() != nullptr, 20000);
    }

    static void doublePrices(const QString& path) {
        const auto bytes = readFile(path.toStdString(), kScenarioFileLimit);
        QVERIFY(bytes.has_value());
        auto json = nlohmann::ordered_json::parse(*bytes);
        for (auto& offer : json["relied"]["rentals"])
            offer["price"] = offer["price"].get<double>() * 2;
        json.erase("last_figures");
        QVERIFY(writeFileAtomically(path.toStdString(), json.dump()).has_value());
    }

    static Result<Outcome> echo(const Scenario& scenario, std::stop_token) {
        Outcome outcome = sample::outcome();
        outcome.scenario = scenario;
        return outcome;
    }

    Catalog m_catalog;
    LanguageManager m_languages;
    sample::ToldDialogs m_dialogs;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestWindowModes)
#include "test_window_modes.moc"
