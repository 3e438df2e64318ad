// Predicted against published, by group.
#pragma once

#include "core/validation/validation.h"
#include "ui/theme/view_context.h"
#include "ui/views/plain_table_model.h"

#include <QDialog>

namespace rackwright {

class AccuracyDialog : public QDialog {
    Q_OBJECT

public:
    AccuracyDialog(const ValidationReport& report, const ViewContext& context, QWidget* parent);

private:
    QString summary(const ValidationReport& report) const;
    TableContent table(const std::vector<GroupResult>& groups) const;
    QString groupName(const GroupResult& group) const;

    ViewContext m_context;
    PlainTableModel m_time, m_memory;
};

} // namespace rackwright
