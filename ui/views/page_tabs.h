// The tab strip above the results: plain words, the present one in the accent with a line under it.
#pragma once

#include "ui/theme/view_context.h"

#include <QTabBar>

namespace rackwright {

class PageTabs final : public QTabBar {
    Q_OBJECT

public:
    explicit PageTabs(QWidget* parent = nullptr);

    void setContext(const ViewContext& context);

protected:
    QSize tabSizeHint(int index) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    QFont tabFont(int index) const;

    ViewContext m_context;
};

} // namespace rackwright
