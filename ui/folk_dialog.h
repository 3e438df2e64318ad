// The register of rules of thumb, each held against the plan's own numbers.
#pragma once

#include "core/advice/folk_rules.h"
#include "ui/theme/view_context.h"

#include <QDialog>

#include <vector>

namespace rackwright {

class FolkDialog : public QDialog {
    Q_OBJECT

public:
    FolkDialog(const std::vector<FolkCheck>& checks, const ViewContext& context, QWidget* parent);

private:
    QString summary(const std::vector<FolkCheck>& checks) const;
    QString page(const std::vector<FolkCheck>& checks) const;
    QString entry(const FolkCheck& check) const;

    ViewContext m_context;
};

} // namespace rackwright
