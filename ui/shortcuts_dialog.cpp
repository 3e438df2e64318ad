#include "ui/shortcuts_dialog.h"

#include "ui/theme/fonts.h"
#include "ui/views/data_table.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kWidth = 520;
constexpr int kHeight = 620;
constexpr int kMargin = 16;

} // namespace

ShortcutsDialog::ShortcutsDialog(const std::vector<ShortcutLine>& lines, const ViewContext& context,
                                 QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Keyboard shortcuts"));
    TableContent content;
    content.columns = {{tr("Action"), false, {}}, {tr("Keys"), false, {}}};
    for (const ShortcutLine& line : lines)
        content.rows.push_back({{line.action, {}, false, {}}, {line.keys, {}, true, {}}});
    m_model.setContent(std::move(content));
    auto* table = new DataTable(this);
    table->setAccessibleName(windowTitle());
    table->setModel(&m_model);
    table->setContext(context);
    table->setStretchColumn(0, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->addWidget(table, 1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(scaledPixels(kWidth, context.textScale), scaledPixels(kHeight, context.textScale));
}

} // namespace rackwright
