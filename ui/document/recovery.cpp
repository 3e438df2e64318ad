#include "ui/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>
#include <QtConcurrentRun>

namespace rackwright {

namespace {

QString recoveryFolder() {
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    return QDir(data).filePath(QStringLiteral("recovery"));
}

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

QString originOf(const QString& file) {
    return file + QStringLiteral(".origin");
}

} // namespace

Recovery::Recovery(PlanDocument& document, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folder.isEmpty() ? recoveryFolder() : folder),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelayMs);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keepNow);
    connect(&document, &PlanDocument::scenarioChanged, this, [this] {
        if (m_document.isModified() && !m_timer.isActive()) m_timer.start();
    });
    connect(&document, &PlanDocument::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            discardOwn();
        else if (!m_timer.isActive())
            m_timer.start();
    });
}

Recovery::~Recovery() {
    discardOwn();
}

QString Recovery::ownFile() const {
    return QDir(m_folder).filePath(m_name + QStringLiteral(".rackwright"));
}

void Recovery::keepNow() {
    m_timer.stop();
    if (!m_document.isModified()) return;
    QDir().mkpath(m_folder);
    if (m_lock == nullptr) {
        m_lock = std::make_unique<QLockFile>(lockOf(ownFile()));
        m_lock->setStaleLockTime(0); // held for the life of the program
        m_lock->tryLock(0);
    }
    waitUntilKept();
    const auto write = [file = ownFile().toStdString(), origin = originOf(ownFile()).toStdString(),
                        path = m_document.path().toStdString(), plan = m_document.bytes()]() -> Result<void> {
        if (auto written = writeFileAtomically(origin, path); !written) return written;
        return writeFileAtomically(file, plan);
    };
    m_writing = QtConcurrent::run(write);
    m_writing.then(this, [this](const Result<void>& written) {
        if (written || m_complained) return;
        m_complained = true; // once: it would come again with every edit
        emit failed(written.error());
    });
}

void Recovery::waitUntilKept() {
    m_writing.waitForFinished();
}

void Recovery::discardOwn() {
    m_timer.stop();
    waitUntilKept();
    QFile::remove(ownFile());
    QFile::remove(originOf(ownFile()));
    m_lock.reset(); // unlocks and removes the lock file
}

std::vector<LeftBehind> Recovery::leftBehind() const {
    std::vector<LeftBehind> plans;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("*.rackwright")}, QDir::Files, QDir::Time);
    for (const QFileInfo& info : files) {
        const QString path = info.absoluteFilePath();
        QLockFile lock(lockOf(path));
        lock.setStaleLockTime(0);
        if (path == QFileInfo(ownFile()).absoluteFilePath() || !lock.tryLock(0))
            continue; // its program lives
        QString origin;
        if (QFile file(originOf(path)); file.open(QIODevice::ReadOnly))
            origin = QString::fromUtf8(file.readAll());
        plans.push_back({path, origin, info.lastModified()});
    }
    return plans;
}

Result<void> Recovery::restore(const LeftBehind& plan) {
    auto bytes = readFile(plan.file.toStdString(), kScenarioFileLimit);
    if (!bytes) return tl::unexpected(bytes.error());
    if (auto done = m_document.restore(*bytes, plan.origin); !done) return done;
    keepNow();
    waitUntilKept();
    if (QFile::exists(ownFile())) discard(plan);
    return {};
}

void Recovery::discard(const LeftBehind& plan) {
    QFile::remove(plan.file);
    QFile::remove(originOf(plan.file));
    QFile::remove(lockOf(plan.file));
}

} // namespace rackwright
