// The house's one direction: a folder includes only what stands on a lower floor.
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace {

struct Room {
    const char* path;
    int floor;
};

// Floors of the design. A longer path wins over a shorter one.
constexpr Room kRooms[] = {
    {"core/units", 1},     {"core/model", 2},     {"core/hardware", 2},    {"core/prices", 2},
    {"core/plan", 3},      {"core/inputs", 4},    {"core/network", 4},     {"core/memory", 4},
    {"core/speed", 5},     {"core/search", 6},    {"core/cluster", 6},     {"core/cost", 7},
    {"core/advice", 8},    {"core/diagnosis", 8}, {"core/advisor", 9},     {"core/finder", 10},
    {"core/compare", 10},
    {"core/explain", 10},  {"core/validation", 10}, {"core/files", 4},     {"core/launch", 5},
    {"ui/text", 11},       {"ui/theme", 12},      {"ui/document", 13},     {"ui/pictures", 13},
    {"ui/charts", 13},     {"ui/inputs", 14},     {"ui/views", 14},        {"ui/report", 14},
    {"ui", 15},            {"app", 16},
};

const Room* roomOf(const QString& file)
{
    const Room* best = nullptr;
    for (const Room& room : kRooms) {
        const QString path = QString::fromLatin1(room.path);
        if (!file.startsWith(path + QLatin1Char('/'))) continue;
        if (best == nullptr || path.size() > QString::fromLatin1(best->path).size()) best = &room;
    }
    return best;
}

} // namespace

class TestFloors : public QObject {
    Q_OBJECT

private slots:
    void includesGoDownwardOnly()
    {
        const QDir root(QStringLiteral(RACKWRIGHT_SOURCE_DIR));
        const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*[\"<]([^\">]+)[\">]"),
                                         QRegularExpression::MultilineOption);
        QStringList faults;
        int files = 0;
        for (const char* top : {"core", "ui", "app"}) {
            QDirIterator it(root.filePath(QString::fromLatin1(top)), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                            QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                const QString path = it.next();
                const QString name = root.relativeFilePath(path);
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++files;
                const Room* from = roomOf(name);
                QVERIFY2(from != nullptr, qPrintable(name + QStringLiteral(" stands in no room")));
                auto match = include.globalMatch(QString::fromUtf8(file.readAll()));
                while (match.hasNext()) {
                    const QString target = match.next().captured(1);
                    check(name, *from, target, faults);
                }
            }
        }
        QVERIFY(files > 10);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

private:
    static void check(const QString& file, const Room& from, const QString& target, QStringList& faults)
    {
        static const QRegularExpression qtHeader(QStringLiteral("^Q[A-Za-z]|^Qt"));
        static const QRegularExpression chartHeader(
            QStringLiteral("^QtCharts|^Q(Chart|ChartView|AbstractSeries|.*Series|.*Axis|BarSet|Legend.*)$"));
        if (file.startsWith(QLatin1String("core/")) && qtHeader.match(target).hasMatch())
            faults << QStringLiteral("%1 includes Qt: %2").arg(file, target);
        if (!file.startsWith(QLatin1String("ui/charts/")) && chartHeader.match(target).hasMatch())
            faults << QStringLiteral("%1 includes Qt Charts: %2").arg(file, target);
        const Room* to = roomOf(target);
        if (to == nullptr || to->path == from.path) return;
        // core/files and core/launch stand beside the floors: anything above them may read and write files, and
        // they may know the nouns and the input table.
        const bool sideRoom = QLatin1String(from.path) == QLatin1String("core/files")
                              || QLatin1String(from.path) == QLatin1String("core/launch");
        const bool allowed = to->floor < from.floor || (sideRoom && to->floor <= 4 && QLatin1String(to->path) == QLatin1String("core/inputs"));
        if (!allowed) faults << QStringLiteral("%1 (floor %2) includes %3 (floor %4)").arg(file).arg(from.floor).arg(target).arg(to->floor);
    }
};

QTEST_APPLESS_MAIN(TestFloors)
#include "test_floors.moc"
