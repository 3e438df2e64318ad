#include "ui/dialogs.h"

#include "ui/accuracy_dialog.h"
#include "ui/changes_dialog.h"
#include "ui/folk_dialog.h"
#include "ui/shortcuts_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace rackwright {

namespace {

QString translated(const char* source) {
    return QCoreApplication::translate("dialogs", source);
}

std::optional<QString> chosen(QFileDialog& dialog) {
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return std::nullopt;
    return dialog.selectedFiles().constFirst();
}

/// A file is written under the proposed name; the suffix is added and an existing file is asked about.
std::optional<QString> saveDialog(QWidget* parent, const QString& title, const QString& proposed,
                                  const QString& filter, const QString& suffix) {
    QFileDialog dialog(parent, title, QFileInfo(proposed).path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(proposed).fileName());
    return chosen(dialog);
}

std::optional<QString> openDialog(QWidget* parent, const QString& title, const QString& folder,
                                  const QString& filter) {
    QFileDialog dialog(parent, title, folder, filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return chosen(dialog);
}

QString planFilter() {
    return translated(QT_TRANSLATE_NOOP("dialogs", "Plans (*.rackwright);;All files (*)"));
}

} // namespace

SaveAnswer WindowDialogs::askUnsaved(QWidget* parent, const QString& plan) {
    QMessageBox box(QMessageBox::NoIcon, translated(QT_TRANSLATE_NOOP("dialogs", "Unsaved changes")),
                    translated(QT_TRANSLATE_NOOP("dialogs", "Save the changes to “%1”?")).arg(plan),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setInformativeText(translated(QT_TRANSLATE_NOOP("dialogs", "Without saving they are lost.")));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return SaveAnswer::save;
    case QMessageBox::Discard:
        return SaveAnswer::discard;
    default:
        return SaveAnswer::cancel;
    }
}

OverwriteAnswer WindowDialogs::askOverwrite(QWidget* parent, const QString& plan) {
    QMessageBox box(
        QMessageBox::NoIcon, translated(QT_TRANSLATE_NOOP("dialogs", "The file has changed")),
        translated(QT_TRANSLATE_NOOP("dialogs", "Another program wrote to “%1” since it was opened here."))
            .arg(plan),
        QMessageBox::NoButton, parent);
    box.setInformativeText(
        translated(QT_TRANSLATE_NOOP("dialogs", "Saving replaces what the other program wrote.")));
    QPushButton* other = box.addButton(translated(QT_TRANSLATE_NOOP("dialogs", "Save under another name")),
                                       QMessageBox::AcceptRole);
    QPushButton* replace = box.addButton(translated(QT_TRANSLATE_NOOP("dialogs", "Replace the file")),
                                         QMessageBox::DestructiveRole);
    box.addButton(translated(QT_TRANSLATE_NOOP("dialogs", "Do not save")), QMessageBox::RejectRole);
    box.setDefaultButton(other);
    box.exec();
    if (box.clickedButton() == other) return OverwriteAnswer::saveAs;
    return box.clickedButton() == replace ? OverwriteAnswer::overwrite : OverwriteAnswer::cancel;
}

RestoreAnswer WindowDialogs::askRestore(QWidget* parent, const LeftBehind& plan) {
    const QString name = plan.origin.isEmpty() ? translated(QT_TRANSLATE_NOOP("dialogs", "an untitled plan"))
                                               : QFileInfo(plan.origin).fileName();
    QMessageBox box(
        QMessageBox::NoIcon, translated(QT_TRANSLATE_NOOP("dialogs", "Restore unsaved work")),
        translated(QT_TRANSLATE_NOOP("dialogs", "The program ended before %1 was saved.")).arg(name),
        QMessageBox::NoButton, parent);
    box.setInformativeText(translated(QT_TRANSLATE_NOOP("dialogs", "A copy of %1 was kept in %2."))
                               .arg(QLocale().toString(plan.time, QLocale::ShortFormat), plan.file));
    QPushButton* restore =
        box.addButton(translated(QT_TRANSLATE_NOOP("dialogs", "Restore")), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(translated(QT_TRANSLATE_NOOP("dialogs", "Delete the copy")),
                                         QMessageBox::DestructiveRole);
    box.addButton(translated(QT_TRANSLATE_NOOP("dialogs", "Ask later")), QMessageBox::RejectRole);
    box.setDefaultButton(restore);
    box.exec();
    if (box.clickedButton() == restore) return RestoreAnswer::restore;
    return box.clickedButton() == discard ? RestoreAnswer::discard : RestoreAnswer::later;
}

std::optional<QString> WindowDialogs::openPath(QWidget* parent, const QString& folder) {
    return openDialog(parent, translated(QT_TRANSLATE_NOOP("dialogs", "Open plan")), folder, planFilter());
}

std::optional<QString> WindowDialogs::importPath(QWidget* parent, const QString& folder) {
    return openDialog(
        parent, translated(QT_TRANSLATE_NOOP("dialogs", "Import model")), folder,
        translated(QT_TRANSLATE_NOOP("dialogs", "Model configurations (*.json);;All files (*)")));
}

std::optional<QString> WindowDialogs::savePath(QWidget* parent, const QString& proposed) {
    return saveDialog(parent, translated(QT_TRANSLATE_NOOP("dialogs", "Save plan")), proposed, planFilter(),
                      QStringLiteral("rackwright"));
}

std::optional<QString> WindowDialogs::pdfPath(QWidget* parent, const QString& proposed) {
    return saveDialog(parent, translated(QT_TRANSLATE_NOOP("dialogs", "Save report")), proposed,
                      translated(QT_TRANSLATE_NOOP("dialogs", "PDF (*.pdf)")), QStringLiteral("pdf"));
}

std::optional<QString> WindowDialogs::csvPath(QWidget* parent, const QString& proposed) {
    return saveDialog(parent, translated(QT_TRANSLATE_NOOP("dialogs", "Save table")), proposed,
                      translated(QT_TRANSLATE_NOOP("dialogs", "Table (*.csv)")), QStringLiteral("csv"));
}

std::optional<QString> WindowDialogs::folderPath(QWidget* parent, const QString& folder) {
    QFileDialog dialog(parent, translated(QT_TRANSLATE_NOOP("dialogs", "Folder for the tables")), folder);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return chosen(dialog);
}

bool WindowDialogs::showChanges(QWidget* parent, const PlanChanges& changes, const ViewContext& context) {
    return ChangesDialog(changes, context, parent).exec() == QDialog::Accepted;
}

void WindowDialogs::showAccuracy(QWidget* parent, const ValidationReport& report,
                                 const ViewContext& context) {
    AccuracyDialog(report, context, parent).exec();
}

void WindowDialogs::showFolkRules(QWidget* parent, const std::vector<FolkCheck>& checks,
                                  const ViewContext& context) {
    FolkDialog(checks, context, parent).exec();
}

void WindowDialogs::showShortcuts(QWidget* parent, const std::vector<ShortcutLine>& lines,
                                  const ViewContext& context) {
    ShortcutsDialog(lines, context, parent).exec();
}

void WindowDialogs::tellError(QWidget* parent, const QString& sentence) {
    QMessageBox box(QMessageBox::NoIcon, QCoreApplication::applicationName(), sentence, QMessageBox::Ok,
                    parent);
    box.exec();
}

void WindowDialogs::about(QWidget* parent, const QString& facts) {
    QMessageBox::about(parent, translated(QT_TRANSLATE_NOOP("dialogs", "About Rackwright")), facts);
}

} // namespace rackwright
