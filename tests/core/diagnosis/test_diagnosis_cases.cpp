// Situations that people described in public, with their answers: the right cause comes first or second in at
// least 80 of 100. The score is printed.
#include "core/files/catalog_reader.h"
#include "core/validation/observed_run.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace rackwright;

namespace {

QJsonArray loadCases() {
    QFile file(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/tests/data/diagnosis_cases.json"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("cases")).toArray();
}

/// Rank of the first accepted cause, from 1; 99 when the run could not be read.
int rankOf(const QJsonObject& entry, const Catalog& catalog, QString* found) {
    const QByteArray bytes = QJsonDocument(entry.value(QStringLiteral("run")).toObject()).toJson();
    const auto observed = readObservedRun(bytes.toStdString(), catalog);
    if (!observed) return 99;
    const Diagnosis diagnosis = diagnose(*observed);
    const QJsonArray accepted = entry.value(QStringLiteral("causes")).toArray();
    for (std::size_t i = 0; i < diagnosis.causes.size(); ++i) {
        const auto id = causeId(diagnosis.causes[i].cause);
        const QString name = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        if (i < 2) *found += name + QStringLiteral(" %1 ").arg(diagnosis.causes[i].probability, 0, 'f', 2);
        if (accepted.contains(name)) return static_cast<int>(i) + 1;
    }
    return 99;
}

} // namespace

class TestDiagnosisCases : public QObject {
    Q_OBJECT

private slots:
    void rightCauseComesFirstOrSecond() {
        const auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        const QJsonArray cases = loadCases();
        QVERIFY(cases.size() >= 50);
        int first = 0;
        int second = 0;
        for (const auto& value : cases) {
            const QJsonObject entry = value.toObject();
            QString found;
            const int rank = rankOf(entry, *catalog, &found);
            first += rank == 1 ? 1 : 0;
            second += rank == 2 ? 1 : 0;
            if (rank > 2)
                qInfo("%s: rank %d, answered %s", qPrintable(entry.value(QStringLiteral("id")).toString()),
                      rank, qPrintable(found));
        }
        const auto total = static_cast<double>(cases.size());
        qInfo("diagnosis: %d of %d first, %d second: %.0f %% within two", first, static_cast<int>(total),
              second, 100.0 * (first + second) / total);
        QVERIFY((first + second) / total >= 0.8);
    }
};

QTEST_GUILESS_MAIN(TestDiagnosisCases)
#include "test_diagnosis_cases.moc"
