// A crash loses nothing, a clean end leaves nothing, a running program's copy is not offered.
#include "core/files/catalog_reader.h"
#include "ui/document/preferences.h"
#include "ui/document/recent_files.h"
#include "ui/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <string_view>

using namespace rackwright;

namespace {

QStringList filesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files);
}

constexpr const char* kDie = "die-with-unsaved-work";

/// What a user's program does until something kills it.
int dieWithUnsavedWork(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    const auto catalog = shippedCatalog();
    if (!catalog) return 3;
    PlanDocument document(*catalog);
    Recovery recovery(document, application.arguments().last());
    if (!document.edit("data.tokens", 3.0) || !document.edit("document.title", std::string("未保存")))
        return 3;
    recovery.keepNow();
    recovery.waitUntilKept();
    std::raise(SIGKILL);
    return 0;
}

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void unsavedWorkIsKeptByItself() {
        QTemporaryDir folder;
        PlanDocument document(m_catalog);
        Recovery recovery(document, folder.path());
        QVERIFY(document.edit("data.tokens", 3.0));
        QTRY_VERIFY_WITH_TIMEOUT(!filesIn(folder.path()).isEmpty(), Recovery::kDelayMs + 3000);
        QVERIFY(recovery.leftBehind().empty()); // its program lives
        QVERIFY(document.save(folder.filePath(QStringLiteral("sub.txt"))));
        QCOMPARE(filesIn(folder.path()), QStringList{QStringLiteral("sub.txt")});
    }

    void aCrashIsOfferedAndRestored() {
        QTemporaryDir folder;
        leaveBehind(folder.path());
        PlanDocument document(m_catalog);
        {
            Recovery recovery(document, folder.path());
            const auto plans = recovery.leftBehind();
            QCOMPARE(plans.size(), std::size_t(1));
            QCOMPARE(plans.front().origin, QStringLiteral("/somewhere/plan.rackwright"));
            QVERIFY(recovery.restore(plans.front()));
            QCOMPARE(document.scenario().data.tokensT, 3.0);
            QCOMPARE(document.path(), QStringLiteral("/somewhere/plan.rackwright"));
            QVERIFY(document.isModified());
            QVERIFY(recovery.leftBehind().empty()); // now it is this program's own copy
            QVERIFY(!filesIn(folder.path()).isEmpty());
        }
        QVERIFY(filesIn(folder.path()).isEmpty()); // a clean end
    }

    void aKilledProgramLosesNothing() {
        QTemporaryDir folder;
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {QLatin1String(kDie), folder.path()});
        QVERIFY(program.waitForFinished(20000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit); // it was killed, not ended
        PlanDocument document(m_catalog);
        Recovery recovery(document, folder.path());
        const auto plans = recovery.leftBehind();
        QCOMPARE(plans.size(), std::size_t(1));
        QVERIFY(recovery.restore(plans.front()));
        QCOMPARE(document.scenario().data.tokensT, 3.0);
        QCOMPARE(document.scenario().title, std::string("未保存"));
    }

    void aCopyCanBeThrownAway() {
        QTemporaryDir folder;
        leaveBehind(folder.path());
        PlanDocument document(m_catalog);
        Recovery recovery(document, folder.path());
        Recovery::discard(recovery.leftBehind().front());
        QVERIFY(recovery.leftBehind().empty());
        QVERIFY(!document.isModified());
    }

    void anUnwritableFolderIsSaidOnce() {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("taken")));
        QVERIFY(file.open(QIODevice::WriteOnly)); // a file where a folder is wanted
        PlanDocument document(m_catalog);
        Recovery recovery(document, file.fileName());
        QSignalSpy failed(&recovery, &Recovery::failed);
        QVERIFY(document.edit("data.tokens", 3.0));
        recovery.keepNow();
        QTRY_COMPARE(failed.count(), 1);
        recovery.keepNow();
        QTest::qWait(50);
        QCOMPARE(failed.count(), 1);
    }

    void recentFilesKeepTheNewestFirst() {
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        for (int i = 0; i < kRecentFiles + 3; ++i) {
            QFile file(folder.filePath(QStringLiteral("%1.rackwright").arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            rememberFile(settings, file.fileName());
        }
        QCOMPARE(recentFiles(settings).size(), kRecentFiles);
        const QString second = recentFiles(settings).at(1);
        rememberFile(settings, second);
        QCOMPARE(recentFiles(settings).constFirst(), second);
        QVERIFY(QFile::remove(second));
        QVERIFY(!recentFiles(settings).contains(second));
        QCOMPARE(settings.text(Setting::planFolder), QDir(folder.path()).absolutePath());
    }

    void settingsSurviveAndFallBack() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.ini"));
        {
            Settings settings(path);
            QSignalSpy changed(&settings, &Settings::changed);
            setLanguage(settings, Language::chinese);
            setTheme(settings, ThemeChoice::dark);
            settings.set(Setting::textScale, 125);
            settings.set(Setting::textScale, 125);
            QCOMPARE(changed.count(), 3);
        }
        Settings settings(path);
        QCOMPARE(languageOf(settings), Language::chinese);
        QCOMPARE(themeOf(settings), ThemeChoice::dark);
        QCOMPARE(textScaleOf(settings), 1.25);
        settings.set(Setting::textScale, QStringLiteral("huge"));
        QCOMPARE(textScaleOf(settings), 1.0);
        settings.reset(Setting::theme);
        QCOMPARE(themeOf(settings), ThemeChoice::system);
    }

private:
    /// What a killed program leaves: a copy without a living lock.
    void leaveBehind(const QString& folder) {
        PlanDocument document(m_catalog);
        QVERIFY(document.edit("data.tokens", 3.0));
        const QString copy = QDir(folder).filePath(QStringLiteral("dead.rackwright"));
        QVERIFY(writeFileAtomically(copy.toStdString(), document.bytes()));
        QVERIFY(writeFileAtomically(QString(copy + QStringLiteral(".origin")).toStdString(),
                                    "/somewhere/plan.rackwright"));
    }

    Catalog m_catalog;
};

int main(int argc, char* argv[]) {
    if (argc > 2 && std::string_view(argv[1]) == kDie) return dieWithUnsavedWork(argc, argv);
    QCoreApplication application(argc, argv);
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_recovery.moc"
