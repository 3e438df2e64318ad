// Answers every question of the window as told, and counts them.
#pragma once

#include "core/validation/validation.h"
#include "ui/changes_dialog.h"
#include "ui/dialogs.h"
#include "ui/shortcuts_dialog.h"

#include <QStringList>

namespace rackwright::sample {

class ToldDialogs final : public Dialogs {
public:
    SaveAnswer save = SaveAnswer::cancel;
    RestoreAnswer restore = RestoreAnswer::restore;
    OverwriteAnswer overwrite = OverwriteAnswer::cancel;
    std::optional<QString> path;
    int questions = 0;
    QStringList errors;
    PlanChanges changes;
    std::vector<FolkCheck> folkRules;
    ValidationReport accuracy;
    std::vector<ShortcutLine> shortcuts;
    bool update = false;

    SaveAnswer askUnsaved(QWidget*, const QString&) override {
        ++questions;
        return save;
    }
    OverwriteAnswer askOverwrite(QWidget*, const QString&) override {
        ++questions;
        return overwrite;
    }
    RestoreAnswer askRestore(QWidget*, const LeftBehind&) override {
        ++questions;
        return restore;
    }
    std::optional<QString> openPath(QWidget*, const QString&) override { return path; }
    std::optional<QString> importPath(QWidget*, const QString&) override { return path; }
    std::optional<QString> savePath(QWidget*, const QString&) override { return path; }
    std::optional<QString> pdfPath(QWidget*, const QString&) override { return path; }
    std::optional<QString> csvPath(QWidget*, const QString&) override { return path; }
    std::optional<QString> folderPath(QWidget*, const QString&) override { return path; }
    bool showChanges(QWidget*, const PlanChanges& shown, const ViewContext&) override {
        changes = shown;
        ++questions;
        return update;
    }
    void showAccuracy(QWidget*, const ValidationReport& report, const ViewContext&) override {
        accuracy = report;
    }
    void showFolkRules(QWidget*, const std::vector<FolkCheck>& checks, const ViewContext&) override {
        folkRules = checks;
    }
    void tellError(QWidget*, const QString& sentence) override { errors << sentence; }
    void showShortcuts(QWidget*, const std::vector<ShortcutLine>& lines, const ViewContext&) override {
        shortcuts = lines;
    }
    void about(QWidget*, const QString&) override {}
};

} // namespace rackwright::sample
