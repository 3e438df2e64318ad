#include "ui/window_actions.h"

#include "ui/theme/icons.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolBar>

namespace rackwright {

WindowActions::WindowActions(QWidget* window)
    : QObject(window), recent(new QMenu(window)), samples(new QMenu(window)), m_window(window),
      m_file(new QMenu(window)), m_edit(new QMenu(window)), m_plan(new QMenu(window)),
      m_view(new QMenu(window)), m_report(new QMenu(window)), m_help(new QMenu(window)),
      m_language(new QMenu(window)), m_theme(new QMenu(window)), m_grouping(new QMenu(window)),
      m_textSize(new QMenu(window)) {
    makeFileActions();
    makeEditActions();
    makeViewActions();
}

QAction* WindowActions::make(const QKeySequence& shortcut) {
    auto* action = new QAction(this);
    action->setShortcut(shortcut);
    m_window->addAction(action); // the shortcut works even when the menu bar is hidden
    return action;
}

QActionGroup* WindowActions::makeGroup(const QVariantList& values) {
    auto* group = new QActionGroup(this);
    for (const QVariant& value : values) {
        QAction* action = make();
        action->setCheckable(true);
        action->setData(value);
        group->addAction(action);
    }
    return group;
}

void WindowActions::makeFileActions() {
    newPlan = make(QKeySequence::New);
    newPlan->setIcon(lineIcon(IconName::newFile));
    open = make(QKeySequence::Open);
    open->setIcon(lineIcon(IconName::open));
    save = make(QKeySequence::Save);
    save->setIcon(lineIcon(IconName::save));
    saveAs = make(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    saveForCustomer = make();
    importModel = make(QKeySequence(Qt::CTRL | Qt::Key_I));
    quit = make(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setIcon(lineIcon(IconName::exit));
    reportPdf = make(QKeySequence::Print);
    reportPdf->setIcon(lineIcon(IconName::report));
    reportCsv = make(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    reportCsv->setIcon(lineIcon(IconName::table));
    accuracy = make();
    folkRules = make();
    shortcuts = make(QKeySequence(Qt::CTRL | Qt::Key_F1));
    about = make();
}

void WindowActions::makeEditActions() {
    undo = make(QKeySequence(Qt::CTRL | Qt::Key_Z));
    undo->setIcon(lineIcon(IconName::undo));
    redo = make();
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo->setIcon(lineIcon(IconName::redo));
    find = make(QKeySequence::Find);
    find->setIcon(lineIcon(IconName::search));
    inputs = make(QKeySequence(Qt::Key_F2));
    findCluster = make(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    findCluster->setIcon(lineIcon(IconName::server));
    compare = make(QKeySequence(Qt::CTRL | Qt::Key_D));
    compare->setIcon(lineIcon(IconName::compare));
    compare->setCheckable(true);
    keep = make(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    diagnose = make(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    resetAll = make();
    resetAll->setIcon(lineIcon(IconName::reset));
    nextRegion = make(QKeySequence(Qt::Key_F6));
    previousRegion = make(QKeySequence(Qt::SHIFT | Qt::Key_F6));
}

void WindowActions::makeViewActions() {
    for (int page = 0; page < 7; ++page)
        pages << make(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + page)));
    present = make(QKeySequence(Qt::Key_F11));
    present->setIcon(lineIcon(IconName::present));
    present->setCheckable(true);
    startPage = make();
    resetLayout = make();
    expert = make();
    expert->setCheckable(true);
    switchLanguage = make(QKeySequence(Qt::CTRL | Qt::Key_L));
    language = makeGroup({QStringLiteral("zh"), QStringLiteral("en")});
    theme = makeGroup({QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")});
    grouping = makeGroup({QStringLiteral("thin"), QStringLiteral("comma"), QStringLiteral("none")});
    textSize = makeGroup({90, 100, 110, 125, 150});
}

void WindowActions::fillMenuBar(QMenuBar& bar) {
    for (QMenu* menu : {m_file, m_edit, m_plan, m_view, m_report, m_help})
        bar.addMenu(menu);
    m_file->addActions({newPlan, open, recent->menuAction(), samples->menuAction()});
    m_file->addSeparator();
    m_file->addActions({save, saveAs, saveForCustomer});
    m_file->addSeparator();
    m_file->addActions({importModel, startPage});
    m_file->addSeparator();
    m_file->addAction(quit);
    m_edit->addActions({undo, redo});
    m_edit->addSeparator();
    m_edit->addAction(find);
    m_plan->addActions({inputs, expert});
    m_plan->addSeparator();
    m_plan->addActions({findCluster, compare, keep, diagnose});
    m_plan->addSeparator();
    m_plan->addAction(resetAll);
    m_view->addActions(pages);
    m_view->addSeparator();
    m_view->addAction(present);
    m_view->addSeparator();
    for (auto [menu, group] : {std::pair(m_language, language), std::pair(m_theme, theme),
                               std::pair(m_grouping, grouping), std::pair(m_textSize, textSize)}) {
        menu->addActions(group->actions());
        m_view->addMenu(menu);
    }
    m_view->addSeparator();
    m_view->addActions({nextRegion, previousRegion, resetLayout});
    m_report->addActions({reportPdf, reportCsv});
    m_help->addActions({accuracy, folkRules, shortcuts, about});
}

void WindowActions::fillToolBar(QToolBar& bar) {
    bar.addActions({newPlan, open, save});
    bar.addSeparator();
    bar.addActions({undo, redo});
    bar.addSeparator();
    bar.addActions({findCluster, compare, reportPdf});
}

std::vector<ShortcutLine> WindowActions::shortcutLines() const {
    std::vector<ShortcutLine> lines;
    for (const QAction* action : m_window->actions()) {
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        if (!keys.isEmpty()) lines.push_back({action->iconText(), keys.join(QStringLiteral(", "))});
    }
    lines.push_back({tr("Slider: one step, ten steps, ends"), tr("arrows, Page, Home and End")});
    lines.push_back({tr("Why this figure"), tr("Enter on the figure")});
    lines.push_back({tr("Give a drag up, leave a focus view"), QStringLiteral("Esc")});
    return lines;
}

void WindowActions::fillToolBarEnd(QToolBar& bar) {
    bar.addSeparator();
    bar.addAction(present);
}

void WindowActions::word(QAction* action, const QString& text, const QString& toolText) {
    action->setText(text);
    QString plain = toolText.isEmpty() ? text : toolText;
    // Chinese menus carry the mnemonic in brackets, "保存(&S)": a tool button shows the word alone.
    plain.remove(QRegularExpression(QStringLiteral("\\(&.\\)")))
        .remove(QLatin1Char('&'))
        .remove(QStringLiteral("…"));
    action->setIconText(plain);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? plain : QStringLiteral("%1 (%2)").arg(plain, keys));
}

void WindowActions::setHistoryTexts(const QString& undoText, const QString& redoText) {
    m_undoText = undoText;
    m_redoText = redoText;
    undo->setEnabled(!undoText.isEmpty());
    redo->setEnabled(!redoText.isEmpty());
    word(undo, undoText.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(undoText), tr("Undo"));
    word(redo, redoText.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(redoText), tr("Redo"));
    if (!undoText.isEmpty()) undo->setToolTip(undo->text().remove(QLatin1Char('&')));
    if (!redoText.isEmpty()) redo->setToolTip(redo->text().remove(QLatin1Char('&')));
}

void WindowActions::setContext(const ViewContext&) {
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_plan->setTitle(tr("&Plan"));
    m_view->setTitle(tr("&View"));
    m_report->setTitle(tr("&Report"));
    m_help->setTitle(tr("&Help"));
    recent->setTitle(tr("Open &recent"));
    samples->setTitle(tr("Open sa&mple"));
    m_language->setTitle(tr("&Language"));
    m_theme->setTitle(tr("&Theme"));
    m_grouping->setTitle(tr("&Number format"));
    m_textSize->setTitle(tr("Te&xt size"));
    word(newPlan, tr("&New"));
    word(open, tr("&Open…"), tr("Open"));
    word(save, tr("&Save"));
    word(saveAs, tr("Save &as…"));
    word(saveForCustomer, tr("Save for &customer…"));
    word(importModel, tr("&Import model…"));
    word(startPage, tr("S&tart page"));
    word(quit, tr("&Quit"));
    word(find, tr("&Find a setting"));
    word(inputs, tr("Go to &inputs"));
    word(expert, tr("&Expert settings"));
    word(findCluster, tr("Find a &cluster…"), tr("Find a cluster"));
    word(compare, tr("&Compare plans"), tr("Compare"));
    word(keep, tr("&Keep this plan for comparison"));
    word(diagnose, tr("&Diagnose a run…"));
    word(resetAll, tr("&Reset all inputs"));
    word(present, tr("P&resent"));
    word(reportPdf, tr("Save &PDF report…"), tr("Report"));
    word(reportCsv, tr("Save &tables as CSV…"));
    word(switchLanguage, tr("Switch language"));
    word(nextRegion, tr("Next region"));
    word(previousRegion, tr("Previous region"));
    word(resetLayout, tr("Reset &layout"));
    word(accuracy, tr("&Predicted against published…"));
    word(folkRules, tr("&Rules of thumb, checked…"));
    word(shortcuts, tr("&Keyboard shortcuts…"));
    word(about, tr("&About Rackwright"));
    wordPages();
    wordChoices();
    setHistoryTexts(m_undoText, m_redoText);
}

void WindowActions::wordPages() {
    const QStringList names{tr("Overview"),    tr("Topology"),   tr("Memory"),  tr("Step time"),
                            tr("Rent or buy"), tr("Candidates"), tr("Findings")};
    for (int i = 0; i < pages.size(); ++i)
        word(pages[i], names[i]);
}

void WindowActions::wordChoices() {
    const auto words = [this](QActionGroup* group, const QStringList& names) {
        for (int i = 0; i < names.size(); ++i)
            word(group->actions().at(i), names[i]);
    };
    words(language, {QStringLiteral("中文"), QStringLiteral("English")}); // each in itself
    words(theme, {tr("As the system"), tr("Light"), tr("Dark")});
    words(grouping, {tr("38 412 (thin space)"), tr("38,412 (comma)"), tr("38412 (none)")});
    words(textSize, {QStringLiteral("90 %"), QStringLiteral("100 %"), QStringLiteral("110 %"),
                     QStringLiteral("125 %"), QStringLiteral("150 %")});
}

} // namespace rackwright
