// Every key of the window, as the actions have them.
#pragma once

#include "ui/theme/view_context.h"
#include "ui/views/plain_table_model.h"

#include <QDialog>

#include <vector>

namespace rackwright {

struct ShortcutLine {
    QString action;
    QString keys;
};

class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const std::vector<ShortcutLine>& lines, const ViewContext& context, QWidget* parent);

private:
    PlainTableModel m_model;
};

} // namespace rackwright
