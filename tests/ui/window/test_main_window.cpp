// The whole window: files, questions, languages, themes, folding, and that the newest answer is the one
// shown.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "core/files/outcome_json.h"
#include "tests/support/sample_outcome.h"
#include "tests/support/told_dialogs.h"
#include "tests/support/window_texts.h"
#include "ui/document/preferences.h"
#include "ui/inputs/input_panel.h"
#include "ui/inputs/input_rows.h"
#include "ui/main_window.h"
#include "ui/notice_strip.h"
#include "ui/window_actions.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace rackwright;

namespace {

/// What stays Chinese in an English window: the button of the other language, and the program's own name.
bool isProperName(const QString& text) {
    return text == QStringLiteral("中文") || text.contains(QStringLiteral("Rackwright 算筹"));
}

} // namespace

class TestMainWindow : public QObject {
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

    void theNewestEditIsShown() {
        for (int i = 1; i <= 40; ++i) {
            QVERIFY(m_window->document().edit("data.tokens", double(i), 7));
            QTest::qWait(2);
        }
        QTRY_VERIFY(!m_window->advisor().isBusy());
        QCOMPARE(m_window->outcome()->scenario.data.tokensT, 40.0);
    }

    void theLanguageSwitchesCompletelyBothWays() {
        setExpert(*m_settings, true);
        m_dialogs.path = m_folder->filePath(QStringLiteral("plan.rackwright"));
        QVERIFY(m_window->document().edit("data.tokens", 3.0));
        QTest::qWait(50);
        const auto english = sample::everyText(*m_window);
        m_window->actions().switchLanguage->trigger();
        QTRY_COMPARE(m_languages.language(), Language::chinese);
        QTest::qWait(50);
        const auto chinese = sample::everyText(*m_window);
        m_window->actions().switchLanguage->trigger();
        QTRY_COMPARE(m_languages.language(), Language::english);
        QTest::qWait(50);
        const auto again = sample::everyText(*m_window);
        QCOMPARE(english.keys(), again.keys());
        for (auto it = english.begin(); it != english.end(); ++it) {
            QVERIFY2(!sample::hasChinese(it.value()) || isProperName(it.value()),
                     qPrintable(it.key() + it.value()));
            QCOMPARE(again.value(it.key()), it.value());
        }
        QStringList same;
        static const QRegularExpression word(QStringLiteral("[A-Za-z]{4,} [a-z]{2,}"));
        for (auto it = chinese.begin(); it != chinese.end(); ++it) {
            const bool proper = !english.values().contains(it.value()) || !word.match(it.value()).hasMatch();
            if (!proper) same << it.key() + QLatin1String(": ") + it.value();
        }
        same.removeIf([](const QString& text) { return text.contains(QLatin1String("InfiniBand")); });
        QVERIFY2(same.isEmpty(), qPrintable(same.mid(0, 12).join(QLatin1Char('\n'))));
        QVERIFY(m_window->actions().save->text().contains(QLatin1String("Save")));
    }

    void undoNamesTheChangeInTheLanguageOfTheMoment() {
        QVERIFY(m_window->document().edit("data.tokens", 3.0));
        QVERIFY(m_window->actions().undo->text().contains(QLatin1String("Tokens")));
        m_window->actions().switchLanguage->trigger();
        QTRY_VERIFY(sample::hasChinese(m_window->actions().undo->text()));
        QVERIFY(!m_window->actions().undo->text().contains(QLatin1String("Tokens:")));
        QVERIFY(!m_window->actions().redo->isEnabled());
        m_window->actions().undo->trigger();
        QVERIFY(m_window->actions().redo->isEnabled());
        QVERIFY(!m_window->actions().undo->isEnabled());
    }

    void everyFocusableWidgetHasANameInBothLanguages() {
        setExpert(*m_settings, true);
        for (const Language language : {Language::english, Language::chinese}) {
            setLanguage(*m_settings, language);
            QTest::qWait(50);
            m_window->notice().showNotice(NoticeKind::information, QStringLiteral("…"), QStringLiteral("…"));
            QList<QAction*> pages = m_window->actions().pages;
            pages << m_window->actions().startPage;
            QStringList nameless;
            for (QAction* page : pages) {
                page->trigger();
                QTest::qWait(20);
                nameless += namelessWidgets();
            }
            m_window->showPlan();
            pages.first()->trigger();
            QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
        }
    }

    void themesAndTextSizeSwitchLive() {
        for (const ThemeChoice theme : {ThemeChoice::dark, ThemeChoice::light}) {
            setTheme(*m_settings, theme);
            const Tokens wanted = theme == ThemeChoice::dark ? darkTokens() : lightTokens();
            QTRY_COMPARE(QApplication::palette().color(QPalette::Window), wanted.bg);
            QCOMPARE(m_window->context().tokens, wanted);
        }
        const int before = m_window->font().pixelSize();
        m_settings->set(Setting::textScale, 150);
        QTRY_VERIFY(m_window->font().pixelSize() > before);
        m_settings->set(Setting::textScale, 100);
        QTRY_COMPARE(m_window->font().pixelSize(), before);
    }

    void closingAsksAboutUnsavedChanges() {
        QVERIFY(m_window->close());
        QCOMPARE(m_dialogs.questions, 0);
        m_window->show();
        QVERIFY(m_window->document().edit("data.tokens", 3.0));
        QVERIFY(m_window->isWindowModified());
        QVERIFY(!m_window->close());
        QCOMPARE(m_dialogs.questions, 1);
        m_dialogs.save = SaveAnswer::save;
        m_dialogs.path = std::nullopt; // the file dialog is cancelled
        QVERIFY(!m_window->close());
        m_dialogs.path = m_folder->filePath(QStringLiteral("kept.rackwright"));
        QVERIFY(m_window->close());
        QVERIFY(QFile::exists(*m_dialogs.path));
        QVERIFY(!m_window->document().isModified());
    }

    void newAndOpenAskToo() {
        QVERIFY(m_window->document().edit("data.tokens", 3.0));
        m_window->actions().newPlan->trigger();
        QCOMPARE(m_dialogs.questions, 1);
        QCOMPARE(m_window->document().scenario().data.tokensT, 3.0);
        m_dialogs.save = SaveAnswer::discard;
        m_window->actions().newPlan->trigger();
        QCOMPARE(m_window->document().scenario().data.tokensT, 15.0);
    }

    void aDroppedPlanOpensAndABadOneSaysWhy() {
        const QString path = m_folder->filePath(QStringLiteral("dropped.rackwright"));
        {
            PlanDocument other(m_catalog);
            QVERIFY(other.edit("data.tokens", 4.0));
            QVERIFY(other.save(path));
        }
        drop(path);
        QCOMPARE(m_window->document().scenario().data.tokensT, 4.0);
        QVERIFY(m_settings->list(Setting::recentFiles).contains(path));
        QVERIFY(m_window->actions().recent->actions().size() >= 2);

        QFile bad(m_folder->filePath(QStringLiteral("bad.rackwright")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{");
        bad.close();
        drop(bad.fileName());
        QCOMPARE(m_dialogs.errors.size(), 1);
        QVERIFY(m_dialogs.errors.constFirst().size() > 10);
        QCOMPARE(m_window->document().scenario().data.tokensT, 4.0);
    }

    void aNewerFileShowsTheStrip() {
        QFile file(m_folder->filePath(QStringLiteral("newer.rackwright")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "rackwright-scenario", "version": 99})");
        file.close();
        QVERIFY(m_window->openFile(file.fileName()));
        QVERIFY(m_window->notice().isVisible());
        QVERIFY(!m_window->inputPanel().row("data.tokens")->isEnabled());
        m_dialogs.path = m_folder->filePath(QStringLiteral("copy.rackwright"));
        emit m_window->notice().acted();
        QVERIFY(!m_window->notice().isVisible());
        QVERIFY(m_window->inputPanel().row("data.tokens")->isEnabled());
    }

    void afterACrashTheCopyIsOffered() {
        const QString folder = m_folder->filePath(QStringLiteral("recovery"));
        QVERIFY(QDir().mkpath(folder));
        PlanDocument other(m_catalog);
        QVERIFY(other.edit("data.tokens", 5.0));
        QVERIFY(writeFileAtomically(QString(folder + QStringLiteral("/dead.rackwright")).toStdString(),
                                    other.bytes()));
        m_window->offerRecovery();
        QCOMPARE(m_dialogs.questions, 1);
        QCOMPARE(m_window->document().scenario().data.tokensT, 5.0);
        QVERIFY(m_window->isWindowModified());
    }

    void everySampleOpensAndIsAnUntitledCopy() {
        const auto samples = m_window->actions().samples->actions();
        QVERIFY(samples.size() >= 6);
        for (QAction* sample : samples) {
            sample->trigger();
            QVERIFY(m_window->document().path().isEmpty());
            QVERIFY(!m_window->document().isModified());
        }
        QVERIFY(m_dialogs.errors.isEmpty());
    }

    void aNarrowWindowFoldsTheInputsIntoADrawer() {
        m_window->resize(1100, 700);
        QTRY_VERIFY(!m_window->inputPanel().isVisible());
        m_window->actions().inputs->trigger();
        QVERIFY(m_window->inputPanel().isVisible());
        QTest::keyClick(m_window->inputPanel().firstEditor(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->inputPanel().isVisible());
        m_window->resize(1600, 1000);
        QTRY_VERIFY(m_window->inputPanel().isVisible());
    }

    void theWindowShowsWhatTheEngineSays() {
        // The same scenario straight from the engine and through document, queue and window.
        m_window.reset();
        m_window = std::make_unique<MainWindow>(WindowParts{
            m_catalog, *m_settings, m_languages, m_dialogs, {}, m_folder->filePath(QStringLiteral("r"))});
        m_window->document().startNew();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->outcome() != nullptr, 20000);
        const auto direct = advise(m_window->document().scenario(), m_catalog);
        QVERIFY(direct.has_value());
        QCOMPARE(withoutTime(*m_window->outcome()), withoutTime(*direct));
    }

private:
    /// Computing time differs from run to run; everything else must be the same.
    static std::string withoutTime(Outcome outcome) {
        outcome.search.seconds = 0;
        return outcomeToJson(outcome).dump();
    }

    /// Of those the user can reach now.
    QStringList namelessWidgets() const {
        QStringList nameless;
        for (QWidget* widget : m_window->findChildren<QWidget*>()) {
            const QWidget& parent = *widget->parentWidget();
            if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() != nullptr ||
                !widget->isVisible())
                continue;
            if (parent.inherits("QAbstractSpinBox") || parent.inherits("QComboBox") ||
                parent.inherits("QComboBoxPrivateContainer"))
                continue; // the inside of an editor that has a name
            const auto* accessible = QAccessible::queryAccessibleInterface(widget);
            if (accessible == nullptr || accessible->text(QAccessible::Name).isEmpty())
                nameless << QLatin1String(widget->metaObject()->className()) + QLatin1String(" in ") +
                                QLatin1String(parent.metaObject()->className());
        }
        return nameless;
    }

    static Result<Outcome> echo(const Scenario& scenario, std::stop_token) {
        Outcome outcome = sample::outcome();
        outcome.scenario = scenario;
        return outcome;
    }

    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &event);
    }

    Catalog m_catalog;
    LanguageManager m_languages;
    sample::ToldDialogs m_dialogs;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
