// Absurd input in files, fields and command lines: one clear sentence each, nothing lost, no crash.
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr int kPatienceMs = 30'000;
constexpr int kUserError = 2;
constexpr int kLongestSentence = 2000;

struct Answer {
    bool ended = false; ///< by itself and in time
    int exitCode = -1;
    QByteArray output;
    QByteArray error;
};

Answer run(const QStringList& arguments, const QString& folder) {
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(qEnvironmentVariable("RACKWRIGHT_CLI"), arguments);
    Answer answer;
    answer.ended = process.waitForFinished(kPatienceMs) && process.exitStatus() == QProcess::NormalExit;
    answer.exitCode = process.exitCode();
    answer.output = process.readAllStandardOutput();
    answer.error = process.readAllStandardError();
    return answer;
}

bool write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What is wrong with an answer; empty when it is one sentence for a person, or a result.
QString complaint(const Answer& answer, bool mustFail) {
    if (!answer.ended) return QStringLiteral("crashed or did not end");
    if (mustFail && answer.exitCode != kUserError)
        return QStringLiteral("exit code %1 instead of 2").arg(answer.exitCode);
    if (answer.exitCode < 0 || answer.exitCode > kUserError + 1)
        return QStringLiteral("exit code %1").arg(answer.exitCode);
    if (answer.exitCode != kUserError) return {};
    const QByteArray sentence = answer.error.trimmed();
    if (sentence.isEmpty()) return QStringLiteral("no reason given");
    if (sentence.contains('\n')) return QStringLiteral("more than one line");
    if (sentence.size() > kLongestSentence) return QStringLiteral("a sentence without end");
    if (sentence.contains("Internal error")) return QStringLiteral("an internal error");
    if (QString::fromUtf8(sentence).contains(QChar::ReplacementCharacter) &&
        !sentence.contains("\xEF\xBF\xBD"))
        return QStringLiteral("not UTF-8");
    return {};
}

/// File contents that no reader of the program takes for its own.
QList<std::pair<QByteArray, QByteArray>> absurdFiles() {
    QByteArray deep(200'000, '[');
    QByteArray gbk("{\"format\": \"rackwright\", \"name\": \"\xcb\xe3\xb3\xef\"}");
    const QByteArray wide = QByteArray("\xff\xfe", 2) + QByteArray("{\0}\0", 4);
    return {
        {"empty", ""},
        {"one brace", "{"},
        {"a number", "17"},
        {"null", "null"},
        {"an array", "[]"},
        {"an object", "{}"},
        {"nesting", deep},
        {"five megabytes of one string", "{\"format\": \"" + QByteArray(5'000'000, 'x') + "\"}"},
        {"gbk", gbk},
        {"utf-16", wide},
        {"zero bytes", QByteArray(4096, '\0')},
        {"noise", QByteArray::fromHex(QCryptographicHash::hash("noise", QCryptographicHash::Sha256).toHex())},
        {"a newer version", "{\"format\": \"rackwright-scenario\", \"version\": 999}"},
        {"wrong types", "{\"format\": 1, \"version\": \"x\", \"model\": [], \"hidden_size\": \"big\", "
                        "\"num_hidden_layers\": {}}"},
        {"absurd numbers", "{\"model_type\": \"llama\", \"hidden_size\": 1e30, \"num_hidden_layers\": -3, "
                           "\"num_attention_heads\": 0, \"vocab_size\": 99999999999999999999}"},
        {"mixed line ends", "provider,region\r\na,b\rc,d\n\n\r"},
        {"only commas", QByteArray(10'000, ',')},
        {"a quote that never closes", "a,b,c\n1,\"2,3\n4,5,6\n"}};
}

} // namespace

class TestHostileTour : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    /// Every command that reads a file, with every absurd file. The file itself is never touched.
    void files_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("bytes");
        for (const char* command :
             {"advise %1", "search %1", "find %1", "money %1", "why %1 time.step", "report %1 --csv out",
              "export %1 --to megatron", "import-model %1", "import-prices %1", "evaluate %1", "diagnose %1",
              "import-launch %1 -o plan.rackwright"}) {
            for (const auto& [name, bytes] : absurdFiles())
                QTest::newRow(
                    qPrintable(QLatin1String(command) + QLatin1String(", ") + QString::fromLatin1(name)))
                    << QString::fromLatin1(command) << bytes;
        }
    }

    void files() {
        QFETCH(QString, command);
        QFETCH(QByteArray, bytes);
        const QString path = m_folder->filePath(QStringLiteral("given.txt"));
        QVERIFY(write(path, bytes));
        const Answer answer = run(QProcess::splitCommand(command.arg(path)), m_folder->path());
        const QString fault = complaint(answer, readsScenario(command));
        QVERIFY2(fault.isEmpty(), qPrintable(fault + QLatin1Char('\n') + QString::fromUtf8(answer.error)));
        QCOMPARE(bytesOf(path), bytes);
    }

    /// Values that no input takes.
    void values_data() {
        QTest::addColumn<QString>("setting");
        const QByteArray noughts(300, '9');
        for (const QByteArray& value :
             {QByteArray(""), QByteArray("nan"), QByteArray("-inf"), QByteArray("-1"), QByteArray("1e309"),
              QByteArray("0x10"), QByteArray("1,5"), QByteArray("七十"), noughts, QByteArray("'; drop"),
              QByteArray(100'000, 'y')}) {
            for (const char* id :
                 {"model.parameters", "data.tokens", "hardware.servers", "hardware.accelerator",
                  "parallel.tp", "limits.deadline", "money.destination"})
                QTest::newRow(
                    qPrintable(QLatin1String(id) + QLatin1Char('=') + QString::fromUtf8(value.left(12))))
                    << QString::fromLatin1(id) + QLatin1Char('=') + QString::fromUtf8(value);
        }
        for (const char* setting : {"=", "==", "model", "no.such.input=1", "model.parameters", "\t=\t"})
            QTest::newRow(setting) << QString::fromLatin1(setting);
    }

    void values() {
        QFETCH(QString, setting);
        const QString path = m_folder->filePath(QStringLiteral("plan.rackwright"));
        const QByteArray before = "kept";
        QVERIFY(write(path, before));
        const Answer answer =
            run({QStringLiteral("new"), QStringLiteral("--set"), setting, QStringLiteral("-o"), path},
                m_folder->path());
        // What an input may also mean ("" for automatic) is written; all else leaves the old file as it was.
        const QString fault = complaint(answer, false);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + QLatin1Char('\n') + QString::fromUtf8(answer.error)));
        if (answer.exitCode == kUserError) QCOMPARE(bytesOf(path), before);
    }

    void commandLines_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"",
                                 "nonsense",
                                 "--nonsense",
                                 "advise",
                                 "advise a b c",
                                 "advise --format xml a",
                                 "advise --lang fr a",
                                 "search --threads 0 a",
                                 "search --threads 99999999999 a",
                                 "find --min -1 a",
                                 "find --max nan a",
                                 "why",
                                 "money --owned-share 7 a",
                                 "money --constraint poverty a",
                                 "export a",
                                 "export --to word a",
                                 "new",
                                 "import-launch",
                                 "evaluate",
                                 "fabric",
                                 "fabric --servers 0 --nics 8 --radix 64",
                                 "fabric --servers -4 --nics 8 --radix 64",
                                 "fabric --servers 10 --nics 8 --radix 1",
                                 "fabric --servers 99999999999 --nics 8 --radix 64",
                                 "fabric --servers 10 --nics 0 --radix 64",
                                 "fabric --servers 10 --nics 8 --radix 64 --planes 0",
                                 "fabric --servers 10 --nics 8 --radix 64 --kind torus",
                                 "fabric --servers 10 --nics 8 --radix 64 --oversubscription nan",
                                 "fabric --servers x --nics y --radix z",
                                 "advise .",
                                 "advise /dev/null",
                                 "advise /nowhere/at/all",
                                 "import-model /",
                                 "report missing.rackwright --pdf out.pdf",
                                 "new -o /nowhere/at/all/plan.rackwright",
                                 "new -o ."})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void commandLines() {
        QFETCH(QString, line);
        const Answer answer = run(QProcess::splitCommand(line), m_folder->path());
        const QString fault = complaint(answer, true);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + QLatin1Char('\n') + QString::fromUtf8(answer.error)));
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    /// A device that is always full takes nothing, and nobody is told that it did.
    void fullDisk() {
        if (!QFile::exists(QStringLiteral("/dev/full"))) QSKIP("no device that is always full");
        const QString plan = m_folder->filePath(QStringLiteral("plan.rackwright"));
        QCOMPARE(run({QStringLiteral("new"), QStringLiteral("-o"), plan}, m_folder->path()).exitCode, 0);
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(qEnvironmentVariable("RACKWRIGHT_CLI"), {QStringLiteral("advise"), plan});
        QVERIFY(process.waitForFinished(kPatienceMs));
        QCOMPARE(process.exitCode(), kUserError);
        QVERIFY(!process.readAllStandardError().trimmed().isEmpty());
    }

private:
    static bool readsScenario(const QString& command) {
        for (const char* other : {"import-", "evaluate", "diagnose"})
            if (command.startsWith(QLatin1String(other))) return false;
        return true;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestHostileTour)
#include "test_hostile_tour.moc"
