// Keeps a copy of unsaved work, so that a crash loses nothing.
#pragma once

#include "ui/document/plan_document.h"

#include <QDateTime>
#include <QFuture>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace rackwright {

/// A plan that a program which is no longer running left behind.
struct LeftBehind {
    QString file;   ///< the kept copy
    QString origin; ///< path of the plan it is a copy of; empty: never saved
    QDateTime time;
};

/// One running window's copy in the recovery folder, guarded by a lock file as long as the program lives.
class Recovery : public QObject {
    Q_OBJECT

public:
    static constexpr int kDelayMs = 2000; ///< after the first change that is not kept yet

    /// `folder` empty: the user's own recovery folder.
    explicit Recovery(PlanDocument& document, const QString& folder = {}, QObject* parent = nullptr);
    ~Recovery() override; ///< a clean end: removes the copy

    /// Copies of programs that ended without removing them, newest first.
    std::vector<LeftBehind> leftBehind() const;
    /// Opens a copy in the document; it is removed once the document keeps its own.
    Result<void> restore(const LeftBehind& plan);
    static void discard(const LeftBehind& plan);

    /// Writes the copy on another thread: a slow disk must not hold up a drag.
    void keepNow();
    void waitUntilKept();

signals:
    void failed(const rackwright::Error& error);

private:
    void discardOwn();
    QString ownFile() const;

    PlanDocument& m_document;
    QString m_folder;
    QString m_name;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    QFuture<Result<void>> m_writing;
    bool m_complained = false;
};

} // namespace rackwright
