// Pieces of the start page and the presentation that are drawn by hand.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"
#include "ui/views/verdict_figures.h"

#include <QWidget>

#include <vector>

namespace rackwright {

/// Time, MFU, rent and buy, as large as a projector needs.
class BigFigures : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setOutcome(const Outcome& outcome, const ViewContext& context);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintCell(QPainter& painter, const VerdictFigure& figure, const QRectF& cell,
                   const QColor& color) const;

    ViewContext m_context;
    std::vector<VerdictFigure> m_figures;
};

/// One dot per page.
class PageDots : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setPages(int count, int current, const ViewContext& context);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ViewContext m_context;
    int m_count = 0;
    int m_current = 0;
};

/// A panel with the border of a card.
class PlainPanel : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setTokens(const Tokens& tokens);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Tokens m_tokens = lightTokens();
};

/// The program's mark in the theme's colours.
class ProgramMark : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setContext(const ViewContext& context, int side);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Tokens m_tokens = lightTokens();
};

} // namespace rackwright
