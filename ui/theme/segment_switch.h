// A few choices side by side, one of them on.
#pragma once

#include "ui/theme/view_context.h"

#include <QButtonGroup>
#include <QWidget>

namespace rackwright {

class SegmentSwitch : public QWidget {
    Q_OBJECT

public:
    explicit SegmentSwitch(int segments, QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    /// `names` are what a screen reader says; empty: the texts.
    void setTexts(const QStringList& texts, const QStringList& names = {});
    void setCurrent(int segment); ///< emits nothing
    int current() const { return m_group.checkedId(); }

signals:
    void chosen(int segment); ///< by the user

private:
    QButtonGroup m_group;
};

} // namespace rackwright
