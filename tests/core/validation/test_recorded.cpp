// No group of published runs may be predicted worse than when its figure was last recorded.
// RACKWRIGHT_RECORD=FILE writes the present figures there instead of comparing; commit the file with the
// reason.
#include "core/files/catalog_reader.h"
#include "core/files/embedded.h"
#include "core/validation/validation.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace rackwright;

namespace {

constexpr double kAllowed = 0.01; // one point of per cent
constexpr int kSmallestGroup = 5; // smaller groups move with every single run

void add(nlohmann::ordered_json& figures, const char* what, const std::vector<GroupResult>& groups) {
    static constexpr const char* kKinds[] = {"all",       "model", "accelerator", "stack",
                                             "precision", "view",  "source",      "target"};
    for (const GroupResult& group : groups) {
        if (group.statistics.n < kSmallestGroup) continue;
        const std::string key =
            std::string(what) + "/" + kKinds[static_cast<int>(group.kind)] + "/" + group.name;
        figures[key] = {{"n", group.statistics.n},
                        {"median", group.statistics.median},
                        {"mean", group.statistics.mean},
                        {"p90", group.statistics.p90}};
    }
}

} // namespace

class TestRecorded : public QObject {
    Q_OBJECT

private slots:
    void noGroupIsWorseThanRecorded() {
        const auto catalog = shippedCatalog();
        QVERIFY(catalog);
        const auto runs = shippedValidationSet(*catalog);
        QVERIFY(runs);
        const ValidationReport report = validate(judge(runs->speed), judge(runs->memory));
        nlohmann::ordered_json figures;
        add(figures, "time", report.time);
        add(figures, "memory", report.memory);
        figures["fit/right"] = {{"n", report.fit.called()}, {"wrong", 1 - report.fit.right()}};
        figures["sweeps/regret"] = {{"n", report.sweeps.size()}, {"mean", report.meanRegret}};

        const QString path = qEnvironmentVariable("RACKWRIGHT_RECORD");
        if (!path.isEmpty()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(figures.dump(1) + "\n"));
            return;
        }
        compare(figures);
    }

private:
    static void compare(const nlohmann::ordered_json& figures) {
        const auto recorded = nlohmann::json::parse(embeddedFile("validation/recorded.json").value());
        QStringList worse;
        for (const auto& [group, figure] : recorded.items()) {
            if (!figures.contains(group)) {
                worse << QStringLiteral("%1 is gone").arg(QString::fromStdString(group));
                continue;
            }
            for (const char* name : {"median", "mean", "p90", "wrong"}) {
                if (!figure.contains(name)) continue;
                const double before = figure[name];
                const double now = figures[group][name];
                if (now > before + kAllowed)
                    worse << QStringLiteral("%1 %2: %3 → %4 %")
                                 .arg(QString::fromStdString(group), QString::fromUtf8(name))
                                 .arg(before * 100, 0, 'f', 1)
                                 .arg(now * 100, 0, 'f', 1);
            }
        }
        QVERIFY2(worse.isEmpty(), qPrintable(worse.join(QLatin1Char('\n'))));
    }
};

QTEST_APPLESS_MAIN(TestRecorded)
#include "test_recorded.moc"
