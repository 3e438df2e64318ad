// The presales demonstration, played by a script in each language: first run, sample, drag, language, theme,
// a deadline that cannot be met, the focus views, presentation, report. Takes a picture at every step into
// <build>/demo and fails on an error, on text of the wrong language and on a frame over 100 ms.
#include "core/files/catalog_reader.h"
#include "tests/support/told_dialogs.h"
#include "tests/support/window_texts.h"
#include "ui/document/preferences.h"
#include "ui/inputs/input_panel.h"
#include "ui/inputs/input_rows.h"
#include "ui/limits_panel.h"
#include "ui/main_window.h"
#include "ui/notice_strip.h"
#include "ui/presentation.h"
#include "ui/sample_card.h"
#include "ui/window_actions.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <ctime>

using namespace rackwright;

namespace {

constexpr double kFrameLimitMs = 100;
constexpr int kDragEdits = 60;
constexpr int kDragMs = 8;
constexpr int kPatienceMs = 20'000;

/// The longest time between two turns of the event loop, as processor time of this thread: what other
/// programs do to the machine is not the window's fault.
class FrameWatch final : public QObject {
public:
    FrameWatch() {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(2);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const double now = used();
            m_longest = std::max(m_longest, now - std::exchange(m_last, now));
        });
        m_timer.start();
    }
    /// Milliseconds; starts anew.
    double take() {
        m_last = used();
        return std::exchange(m_longest, 0.0);
    }

private:
    static double used() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }

    QTimer m_timer;
    double m_last = used();
    double m_longest = 0;
};

} // namespace

class TestPresales : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
        QVERIFY(QDir(pictures()).removeRecursively()); // no picture of an earlier run among these
        QVERIFY(QDir().mkpath(pictures()));
    }

    void demonstration_data() {
        QTest::addColumn<bool>("chinese");
        QTest::newRow("english") << false;
        QTest::newRow("chinese") << true;
    }

    void demonstration() {
        QFETCH(bool, chinese);
        m_chinese = chinese;
        m_step = 0;
        open();
        step("first-run");
        openSample();
        step("sample");
        dragServers();
        step("drag");
        switchLanguage();
        switchTheme();
        step("theme");
        missDeadline();
        step("way-out");
        for (QAction* page : m_window->actions().pages) {
            page->trigger();
            settle();
            step("page");
        }
        m_window->actions().pages.first()->trigger();
        present();
        settle();
        step("back");
        saveReport();
        QVERIFY2(m_slow.isEmpty(), qPrintable(m_slow.join(QStringLiteral(", "))));
        QVERIFY2(m_dialogs.errors.isEmpty(), qPrintable(m_dialogs.errors.join(QLatin1Char('\n'))));
    }

private:
    static QString pictures() { return QStringLiteral(RACKWRIGHT_BINARY_DIR "/demo"); }

    void open() {
        m_slow.clear();
        m_dialogs = {};
        m_dialogs.save = SaveAnswer::discard;
        m_window.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
        setLanguage(*m_settings, m_chinese ? Language::chinese : Language::english);
        setTheme(*m_settings, ThemeChoice::light);
        m_window = std::make_unique<MainWindow>(WindowParts{m_catalog,
                                                            *m_settings,
                                                            m_languages,
                                                            m_dialogs,
                                                            {},
                                                            m_folder->filePath(QStringLiteral("recovery"))});
        m_window->resize(1600, 1000);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        settle();
        m_frames.take(); // starting is measured by the first paint, not as a frame
    }

    void openSample() {
        for (SampleCard* card : m_window->findChildren<SampleCard*>()) {
            if (!card->text().contains(QLatin1String("70B"))) continue;
            QTest::mouseClick(card, Qt::LeftButton);
            break;
        }
        QTRY_VERIFY_WITH_TIMEOUT(m_window->outcome() != nullptr && m_window->limits() != nullptr,
                                 kPatienceMs);
        settle();
    }

    /// With the mouse, from 128 servers to the end and back to about where it was.
    void dragServers() {
        auto* row = qobject_cast<SliderRow*>(m_window->inputPanel().row("hardware.servers"));
        GrooveSlider& slider = *row->slider();
        const auto at = [&slider](double share) {
            return QPoint(static_cast<int>(slider.width() * share), slider.height() / 2);
        };
        QTest::mousePress(&slider, Qt::LeftButton, {}, at(0.5));
        for (int i = 0; i <= kDragEdits; ++i) {
            QTest::mouseMove(&slider, at(0.5 + 0.4 * std::sin(3.14159 * i / kDragEdits)));
            QTest::qWait(kDragMs);
        }
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, at(0.5));
        settle();
        QVERIFY(m_window->outcome()->scenario == m_window->document().scenario());
        m_window->actions().undo->trigger(); // the whole drag is one step
        settle();
        QCOMPARE(m_window->document().scenario().hardware.servers, 128.0);
    }

    void switchLanguage() {
        for (const char* name : {"other-language", "own-language"}) {
            m_chinese = !m_chinese;
            m_window->actions().switchLanguage->trigger();
            QTRY_COMPARE(m_languages.language(), m_chinese ? Language::chinese : Language::english);
            settle();
            step(name);
        }
    }

    void switchTheme() {
        setTheme(*m_settings, ThemeChoice::dark);
        settle();
        step("dark");
        setTheme(*m_settings, ThemeChoice::light);
        settle();
    }

    void missDeadline() {
        QVERIFY(m_window->document().edit("limits.deadline", 100.0));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->limits()->shownWays() > 0, kPatienceMs);
        settle();
        step("missed-deadline");
        m_window->limits()->findChild<QPushButton*>()->click();
        settle();
        QCOMPARE(m_window->outcome()->verdict, Verdict::feasible);
    }

    void present() {
        m_window->actions().present->trigger();
        settle();
        auto* show = m_window->findChild<Presentation*>();
        for (int page = 0; page < kPresentationPages; ++page) {
            step("presentation");
            QTest::keyClick(show, Qt::Key_Right);
            settle();
        }
        QTest::keyClick(show, Qt::Key_Escape);
    }

    /// Not a frame: the wait cursor says that the report is being written.
    void saveReport() {
        const QString path =
            QDir(pictures())
                .filePath(m_chinese ? QStringLiteral("report-zh.pdf") : QStringLiteral("report-en.pdf"));
        QFile::remove(path);
        m_dialogs.path = path;
        QElapsedTimer clock;
        clock.start();
        m_window->actions().reportPdf->trigger();
        qInfo("report written in %lld ms", static_cast<long long>(clock.elapsed()));
        QVERIFY(QFileInfo(path).size() > 20'000);
        m_frames.take();
        settle();
        step("report");
        checkReport(path);
    }

    /// The text of the PDF, where the tool that reads it is installed.
    void checkReport(const QString& path) {
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (tool.isEmpty()) return;
        QProcess reader;
        reader.start(tool, {path, QStringLiteral("-")});
        QVERIFY(reader.waitForFinished(kPatienceMs));
        const QString text = QString::fromUtf8(reader.readAllStandardOutput());
        QVERIFY(text.contains(QLatin1String("70B")));
        QCOMPARE(sample::hasChinese(QString(text).remove(QStringLiteral("算筹"))), m_chinese);
    }

    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->advisor().isBusy(), kPatienceMs);
        QTest::qWait(60);
    }

    /// Picture, language and frame time of what stands now.
    void step(const char* name) {
        const double frame = m_frames.take();
        const QString file = QStringLiteral("%1-%2-%3.png")
                                 .arg(m_chinese ? QStringLiteral("zh") : QStringLiteral("en"))
                                 .arg(++m_step, 2, 10, QLatin1Char('0'))
                                 .arg(QLatin1String(name));
        QVERIFY(m_window->grab().save(QDir(pictures()).filePath(file)));
        qInfo("%-34s longest frame %5.1f ms", qPrintable(file), frame);
        if (frame > kFrameLimitMs) m_slow << QStringLiteral("%1: %2 ms").arg(file).arg(frame, 0, 'f', 0);
        checkLanguage();
        m_frames.take();
    }

    void checkLanguage() {
        static const QRegularExpression sentence(QStringLiteral("[A-Za-z]{4,} [a-z]{2,} [a-z]{2,}"));
        QStringList wrong;
        const auto texts = sample::everyText(*m_window);
        for (auto text = texts.begin(); text != texts.end(); ++text) {
            const bool proper = text.value() == QStringLiteral("中文") ||
                                text.value().contains(QStringLiteral("Rackwright 算筹"));
            if (m_chinese ? text.value().contains(sentence) : !proper && sample::hasChinese(text.value()))
                wrong << text.key() + QLatin1String(": ") + text.value();
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 8).join(QLatin1Char('\n'))));
    }

    Catalog m_catalog;
    LanguageManager m_languages;
    sample::ToldDialogs m_dialogs;
    FrameWatch m_frames;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_slow;
    bool m_chinese = false;
    int m_step = 0;
};

QTEST_MAIN(TestPresales)
#include "test_presales.moc"
