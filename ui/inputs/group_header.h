// The bar over a group of inputs: folds it, and shows the group's result even when folded.
#pragma once

#include "ui/theme/view_context.h"

#include <QAbstractButton>

namespace rackwright {

class GroupHeader : public QAbstractButton {
    Q_OBJECT

public:
    explicit GroupHeader(QWidget* parent = nullptr); ///< checked: open

    void setContext(const ViewContext& context);
    void setTexts(const QString& title, const QString& summary);
    /// Changed inputs that are not visible now; 0: none.
    void setHiddenChanges(int count);
    const QString& summary() const { return m_summary; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void updateAccessibleName();

    ViewContext m_context;
    QString m_summary;
    int m_hiddenChanges = 0;
};

} // namespace rackwright
