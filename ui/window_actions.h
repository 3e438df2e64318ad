// The window's actions: made once, worded again when the language changes.
#pragma once

#include "ui/shortcuts_dialog.h"
#include "ui/theme/view_context.h"

#include <QAction>
#include <QActionGroup>
#include <QObject>

class QMenu;
class QMenuBar;
class QToolBar;

namespace rackwright {

class WindowActions : public QObject {
    Q_OBJECT

public:
    explicit WindowActions(QWidget* window);

    /// Texts, tooltips and icons. Undo and redo keep what setHistoryTexts gave them.
    void setContext(const ViewContext& context);
    /// What undo and redo would change; empty: nothing.
    void setHistoryTexts(const QString& undo, const QString& redo);
    void fillMenuBar(QMenuBar& bar);
    /// Every action that has a key, with the key: what the user can do without a mouse.
    std::vector<ShortcutLine> shortcutLines() const;
    /// The left part of the toolbar.
    void fillToolBar(QToolBar& bar);
    /// Right of the switches.
    void fillToolBarEnd(QToolBar& bar);

    QAction *newPlan, *open, *save, *saveAs, *saveForCustomer, *importModel, *quit;
    QAction *undo, *redo, *find, *inputs, *resetAll, *findCluster, *compare, *keep, *diagnose;
    QAction *reportPdf, *reportCsv;
    QAction *resetLayout, *expert, *switchLanguage, *startPage;
    QAction *nextRegion, *previousRegion;
    QAction *present, *accuracy, *folkRules, *shortcuts, *about;
    QList<QAction*>
        pages; ///< overview, topology, memory, step time, cost, candidates, findings: Ctrl+0 … Ctrl+6
    QActionGroup *language, *theme, *grouping,
        *textSize; ///< checkable choices; data() is the setting's value
    QMenu *recent, *samples;

private:
    void makeFileActions();
    void makeEditActions();
    void makeViewActions();
    QAction* make(const QKeySequence& shortcut = {});
    QActionGroup* makeGroup(const QVariantList& values);
    void word(QAction* action, const QString& text, const QString& toolText = {});
    void wordChoices();
    void wordPages();

    QWidget* m_window;
    QMenu *m_file, *m_edit, *m_plan, *m_view, *m_report, *m_help;
    QMenu *m_language, *m_theme, *m_grouping, *m_textSize;
    QString m_undoText, m_redoText;
};

} // namespace rackwright
