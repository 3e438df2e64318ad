// The open plan: scenario, history, file.
#pragma once

#include "core/files/relied_entries.h"
#include "core/files/scenario_file.h"
#include "ui/document/edit_command.h"

#include <QDateTime>
#include <QObject>
#include <QUndoStack>

#include <memory>
#include <utility>
#include <vector>

namespace rackwright {

class PlanDocument : public QObject {
    Q_OBJECT

public:
    explicit PlanDocument(const Catalog& catalog, QObject* parent = nullptr);

    /// What the plan's figures come from: the shipped catalogue with the plan's own entries on top.
    const Catalog& catalog() const { return m_file.catalog ? *m_file.catalog : m_shipped; }
    std::shared_ptr<const Catalog> sharedCatalog() const;
    const Catalog& shippedCatalog() const { return m_shipped; }
    /// What the shipped catalogue gives differently from the plan's own entries; empty: nothing.
    std::vector<EntryChange> ownEntries() const;
    /// The key figures the file was saved with; null: none.
    const nlohmann::ordered_json& savedFigures() const { return m_file.lastFigures; }
    const Scenario& scenario() const { return m_file.scenario; }
    QString path() const { return m_path; } ///< empty: never saved
    QString displayName() const;            ///< file name, the plan's title, or "Untitled"
    bool isReadOnly() const { return m_file.newerVersion; }
    bool isModified() const { return m_restored || !m_history.isClean(); }

    // ---- Editing. Every edit is one undo step; edits of one gesture merge. Errors leave the plan unchanged.

    Result<void> edit(std::string_view input, const InputValue& value, quint64 gesture = 0);
    /// Several inputs in one undo step, as an action link or a chosen candidate does.
    Result<void> editAll(const std::vector<std::pair<std::string, InputValue>>& values);
    Result<void> importModel(const ModelShape& shape);
    /// Gives the plan's own entries up, in one undo step. Choices that the shipped catalogue does not have
    /// any more become the standard ones.
    Result<void> useShippedCatalog();
    /// A number that no other gesture has.
    quint64 newGesture() { return ++m_lastGesture; }

    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }
    void undo() { m_history.undo(); }
    void redo() { m_history.redo(); }
    const Edit* nextUndo() const; ///< nullptr: nothing to undo
    const Edit* nextRedo() const;

    // ---- Files.

    void startNew();
    Result<void> open(const QString& path);
    /// A sample or a plan from elsewhere: opened as an untitled copy.
    Result<void> openCopy(std::string_view bytes);
    /// What a crash left behind: `path` is the file it was, the plan counts as modified.
    Result<void> restore(std::string_view bytes, const QString& path);
    Result<void> importModelFile(const QString& path);
    /// Writes to `path` and makes it the plan's file.
    Result<void> save(const QString& path);
    /// Writes a copy without internal fields; the plan keeps its own file.
    Result<void> saveForCustomer(const QString& path) const;
    /// Another program wrote to the plan's file since it was read or written here.
    bool changedOnDisk() const;
    std::string bytes() const { return writeScenario(m_file); }
    /// Its key figures are saved with the plan.
    void setLastOutcome(std::shared_ptr<const Outcome> outcome) { m_lastOutcome = std::move(outcome); }

signals:
    void opened();         ///< another plan stands in the document
    void catalogChanged(); ///< catalog() is another one; comes before scenarioChanged()
    void scenarioChanged();
    void historyChanged(); ///< what can be undone or redone
    void fileChanged();    ///< another plan, another path, or read-only turned
    void modifiedChanged(bool modified);

private:
    friend class EditCommand;
    struct Stamp {
        QDateTime time;
        qint64 size = -1;
        bool operator==(const Stamp&) const = default;
    };
    void apply(const Edit& edit);
    void revert(const Edit& edit);
    Result<void> push(const Scenario& next, std::string_view touched, quint64 gesture);
    void replace(ScenarioFile file, const QString& path, bool restored);
    static Stamp stampOf(const QString& path);
    void takeEntries(const OwnEntries& entries);
    ScenarioFile fileToWrite() const; ///< with the entries and figures of this moment

    const Catalog& m_shipped;
    ScenarioFile m_file;
    QString m_path;
    Stamp m_stamp; ///< of the file when it was last read or written here
    QUndoStack m_history;
    std::shared_ptr<const Outcome> m_lastOutcome;
    quint64 m_lastGesture = 0;
    bool m_restored = false; ///< modified although the history is clean
};

} // namespace rackwright
