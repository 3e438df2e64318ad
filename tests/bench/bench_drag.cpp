// The window under a dragged slider, with the real engine: time to the first paint, results delivered during
// 125 edits 8 ms apart, and the longest time the event loop stood still. Prints the figures; fails when they
// miss the limits.
#include "core/files/catalog_reader.h"
#include "ui/inputs/input_panel.h"
#include "ui/inputs/input_rows.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <utility>

using namespace rackwright;

namespace {

constexpr int kEdits = 125;
constexpr int kEditMs = 8;
constexpr int kHeartbeatMs = 2;
constexpr int kFirstPaintLimitMs = 500;
constexpr int kDeliveredLimit = 60;
constexpr int kBlockLimitMs = 32;
constexpr int kUsualTurnMs = 16;
constexpr int kPatienceMs = 20'000;

class PaintWatch final : public QObject {
public:
    explicit PaintWatch(QElapsedTimer& clock) : m_clock(clock) {}
    qint64 firstPaintMs = -1;

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint && firstPaintMs < 0) firstPaintMs = m_clock.elapsed();
        return false;
    }

private:
    QElapsedTimer& m_clock;
};

/// Longest time between two turns of the event loop.
class Heartbeat final : public QObject {
public:
    Heartbeat() {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(kHeartbeatMs);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const double used = threadMs();
            longestWorkMs = std::max(longestWorkMs, used - std::exchange(m_used, used));
            const qint64 gap = m_clock.restart();
            longestMs = std::max(longestMs, gap);
            gapsMs.push_back(gap);
        });
    }
    void start() {
        m_used = threadMs();
        m_clock.start();
        m_timer.start();
    }
    void stop() { m_timer.stop(); }
    qint64 longestMs = 0;
    double longestWorkMs =
        0; ///< processor time of this thread: what other programs do to the machine is not in it
    std::vector<qint64> gapsMs;

private:
    static double threadMs() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }

    QElapsedTimer m_clock;
    QTimer m_timer;
    double m_used = 0;
};

void wait(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

bool waitUntilIdle(MainWindow& window) {
    QElapsedTimer clock;
    clock.start();
    while (window.advisor().isBusy() && clock.elapsed() < kPatienceMs)
        wait(5);
    return !window.advisor().isBusy();
}

bool within(const char* what, qint64 value, qint64 limit, bool atLeast) {
    const bool good = atLeast ? value >= limit : value <= limit;
    std::printf("%-34s %6lld  (%s %lld)  %s\n", what, static_cast<long long>(value),
                atLeast ? "at least" : "at most", static_cast<long long>(limit), good ? "ok" : "MISSED");
    return good;
}

} // namespace

int main(int argc, char* argv[]) {
    QElapsedTimer clock;
    clock.start();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const auto catalog = shippedCatalog();
    if (!catalog) return 3;
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    LanguageManager languages;
    WindowDialogs dialogs;
    MainWindow window({*catalog, settings, languages, dialogs, {}, folder.path()});
    PaintWatch paint(clock);
    window.installEventFilter(&paint);
    window.document().startNew();
    window.showPlan();
    window.show();
    while (paint.firstPaintMs < 0 && clock.elapsed() < kPatienceMs)
        QApplication::processEvents();
    wait(500); // the results are made when the window stands
    if (!waitUntilIdle(window)) return 3;

    int delivered = 0;
    QObject::connect(&window, &MainWindow::outcomeShown, [&delivered] { ++delivered; });
    auto* row = qobject_cast<SliderRow*>(window.inputPanel().row("model.parameters"));
    GrooveSlider& slider = *row->slider();
    Heartbeat heartbeat;
    heartbeat.start();
    slider.setSliderDown(true);
    for (int edit = 0; edit < kEdits; ++edit) {
        slider.setSliderPosition(slider.maximum() * (20 + edit / 2) / 100);
        wait(kEditMs);
    }
    const int duringDrag = delivered;
    slider.setSliderDown(false);
    const bool idle = waitUntilIdle(window);
    heartbeat.stop();

    const bool right =
        window.outcome() != nullptr && window.outcome()->scenario == window.document().scenario();
    std::ranges::sort(heartbeat.gapsMs);
    const auto turnWithin = [&heartbeat](std::size_t percent) -> qint64 {
        return heartbeat.gapsMs.empty() ? 0 : heartbeat.gapsMs[heartbeat.gapsMs.size() * percent / 100];
    };
    bool good = within("first paint, ms", paint.firstPaintMs, kFirstPaintLimitMs, false);
    good = within("results of 125 edits", delivered, kDeliveredLimit, true) && good;
    good = within("longest event-loop block, ms", heartbeat.longestMs, kBlockLimitMs, false) && good;
    std::printf("%-34s %6.1f\n", "of it the thread's own work, ms", heartbeat.longestWorkMs);
    std::printf("%-34s %6d\n", "of these while dragging", duringDrag);
    good = within("half of the turns within, ms", turnWithin(50), kUsualTurnMs, false) && good;
    std::printf("%-34s %6lld\n", "99 % of the turns within, ms", static_cast<long long>(turnWithin(99)));
    std::printf("%-34s %6s\n", "last result is the last edit's", idle && right ? "yes" : "NO");
    return good && idle && right ? 0 : 1;
}
