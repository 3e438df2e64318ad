// Every question the window asks, behind an interface, so that tests can answer.
#pragma once

#include "core/advice/folk_rules.h"
#include "ui/document/recovery.h"

#include <QString>

#include <optional>
#include <vector>

class QWidget;

namespace rackwright {

struct PlanChanges;
struct ValidationReport;
struct ViewContext;

struct ShortcutLine;

enum class SaveAnswer : std::uint8_t { save, discard, cancel };
enum class OverwriteAnswer : std::uint8_t { overwrite, saveAs, cancel };
enum class RestoreAnswer : std::uint8_t { restore, discard, later };

class Dialogs {
public:
    virtual ~Dialogs() = default;

    virtual SaveAnswer askUnsaved(QWidget* parent, const QString& plan) = 0;
    /// Another program wrote to the plan's file meanwhile.
    virtual OverwriteAnswer askOverwrite(QWidget* parent, const QString& plan) = 0;
    virtual RestoreAnswer askRestore(QWidget* parent, const LeftBehind& plan) = 0;
    /// Paths; nothing when the user cancelled. `folder` is where to start.
    virtual std::optional<QString> openPath(QWidget* parent, const QString& folder) = 0;
    virtual std::optional<QString> importPath(QWidget* parent, const QString& folder) = 0;
    virtual std::optional<QString> savePath(QWidget* parent, const QString& proposed) = 0;
    virtual std::optional<QString> pdfPath(QWidget* parent, const QString& proposed) = 0;
    virtual std::optional<QString> csvPath(QWidget* parent, const QString& proposed) = 0;
    virtual std::optional<QString> folderPath(QWidget* parent, const QString& folder) = 0;
    /// True: the plan is to take today's catalogue.
    virtual bool showChanges(QWidget* parent, const PlanChanges& changes, const ViewContext& context) = 0;
    virtual void showAccuracy(QWidget* parent, const ValidationReport& report,
                              const ViewContext& context) = 0;
    virtual void showFolkRules(QWidget* parent, const std::vector<FolkCheck>& checks,
                               const ViewContext& context) = 0;
    virtual void tellError(QWidget* parent, const QString& sentence) = 0;
    virtual void showShortcuts(QWidget* parent, const std::vector<ShortcutLine>& lines,
                               const ViewContext& context) = 0;
    virtual void about(QWidget* parent, const QString& facts) = 0;
};

/// The real ones.
class WindowDialogs final : public Dialogs {
public:
    SaveAnswer askUnsaved(QWidget* parent, const QString& plan) override;
    OverwriteAnswer askOverwrite(QWidget* parent, const QString& plan) override;
    RestoreAnswer askRestore(QWidget* parent, const LeftBehind& plan) override;
    std::optional<QString> openPath(QWidget* parent, const QString& folder) override;
    std::optional<QString> importPath(QWidget* parent, const QString& folder) override;
    std::optional<QString> savePath(QWidget* parent, const QString& proposed) override;
    std::optional<QString> pdfPath(QWidget* parent, const QString& proposed) override;
    std::optional<QString> csvPath(QWidget* parent, const QString& proposed) override;
    std::optional<QString> folderPath(QWidget* parent, const QString& folder) override;
    bool showChanges(QWidget* parent, const PlanChanges& changes, const ViewContext& context) override;
    void showAccuracy(QWidget* parent, const ValidationReport& report, const ViewContext& context) override;
    void showFolkRules(QWidget* parent, const std::vector<FolkCheck>& checks,
                       const ViewContext& context) override;
    void tellError(QWidget* parent, const QString& sentence) override;
    void showShortcuts(QWidget* parent, const std::vector<ShortcutLine>& lines,
                       const ViewContext& context) override;
    void about(QWidget* parent, const QString& facts) override;
};

} // namespace rackwright
