#include "ui/changes_dialog.h"

#include "ui/text/catalog_words.h"
#include "ui/theme/fonts.h"
#include "ui/views/data_table.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kWidth = 820;
constexpr int kHeight = 560;
constexpr int kMargin = 16;

} // namespace

ChangesDialog::ChangesDialog(const PlanChanges& changes, const ViewContext& context, QWidget* parent)
    : QDialog(parent), m_context(context) {
    setWindowTitle(tr("Changes since this plan was saved"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(8);
    if (!changes.engine.empty())
        addTable(tr("The engine computes these figures differently now. Nothing needs to be done."), m_engine,
                 figureTable(changes.engine));
    if (!changes.update.empty())
        addTable(tr("With today's catalogue and prices the plan's figures become:"), m_figures,
                 figureTable(changes.update));
    if (!changes.entries.empty() && changes.update.empty()) {
        auto* same = new QLabel(
            tr("With today's catalogue and prices the plan's key figures stay as they are."), this);
        same->setWordWrap(true);
        column->addWidget(same);
    }
    if (!changes.entries.empty())
        addTable(tr("The plan keeps these entries of its own:"), m_entries, entryTable(changes.entries));

    auto* buttons = new QDialogButtonBox(this);
    if (!changes.entries.empty()) {
        buttons->addButton(tr("Update the plan"), QDialogButtonBox::AcceptRole);
        auto* keep = buttons->addButton(tr("Keep its own"), QDialogButtonBox::RejectRole);
        keep->setDefault(true);
        auto* note = new QLabel(tr("Updating is one step: Undo brings the plan's own entries back."), this);
        note->setFont(screenFont(TextUse::caption, context.textScale));
        column->addWidget(note);
    } else {
        buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole)->setDefault(true);
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(scaledPixels(kWidth, context.textScale), scaledPixels(kHeight, context.textScale));
}

void ChangesDialog::addTable(const QString& title, PlainTableModel& model, TableContent content) {
    auto* label = new QLabel(title, this);
    label->setWordWrap(true);
    label->setFont(screenFont(TextUse::title, m_context.textScale));
    auto* table = new DataTable(this);
    table->setAccessibleName(title);
    const int rows = static_cast<int>(content.rows.size());
    model.setContent(std::move(content));
    table->setModel(&model);
    table->setContext(m_context);
    table->setStretchColumn(0, 1);
    label->setBuddy(table);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(label);
    column->addWidget(table, rows);
}

TableContent ChangesDialog::figureTable(const std::vector<FigureChange>& changes) const {
    TableContent content;
    content.columns = {{tr("Figure"), false, {}},
                       {tr("Before"), true, {}},
                       {tr("After"), true, {}},
                       {tr("Difference"), true, {}}};
    const auto bare = [](const KeyFigure& figure) {
        return figure.value ? QVariant(*figure.value) : QVariant();
    };
    for (const FigureChange& change : changes)
        content.rows.push_back(
            {{text::figureName(change.after.id), {}, false, {}},
             {text::figureValue(change.before, m_context.format), bare(change.before), false, {}},
             {text::figureValue(change.after, m_context.format), bare(change.after), true, {}},
             {text::difference(change.before.value, change.after.value, m_context.format), {}, false, {}}});
    return content;
}

TableContent ChangesDialog::entryTable(const std::vector<EntryChange>& changes) const {
    TableContent content;
    content.columns = {{tr("Entry"), false, {}},           {tr("What"), false, {}},
                       {tr("In the plan"), true, {}},      {tr("Date"), false, {}},
                       {tr("In the catalogue"), true, {}}, {tr("Date"), false, {}},
                       {tr("Difference"), true, {}}};
    const auto bare = [](const std::optional<double>& value) {
        return value ? QVariant(*value) : QVariant();
    };
    for (const EntryChange& change : changes) {
        const QString name =
            tr("%1: %2", "kind of entry, name").arg(text::entryKind(change.list), text::entryName(change));
        content.rows.push_back(
            {{name, {}, false, {}},
             {text::entryField(change), {}, false, {}},
             {text::entryValue(change.own, m_context.format), bare(change.own), false, {}},
             {QString::fromStdString(change.ownDate), {}, false, {}},
             {text::entryValue(change.current, m_context.format), bare(change.current), true, {}},
             {QString::fromStdString(change.currentDate), {}, false, {}},
             {text::difference(change.own, change.current, m_context.format), {}, false, {}}});
    }
    return content;
}

} // namespace rackwright
