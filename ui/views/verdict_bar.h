// The answer in one line: seven figures, each of which can be asked why.
#pragma once

#include "ui/views/verdict_figures.h"

#include <QAbstractButton>

#include <memory>

class QTimer;

namespace rackwright {

/// full: caption, figure and band over each other; compact: two lines; strip: one line above a focus page.
enum class VerdictSize : std::uint8_t { full, compact, strip };

class VerdictCell final : public QAbstractButton {
    Q_OBJECT

public:
    explicit VerdictCell(QWidget* parent = nullptr);

    void setFigure(const VerdictFigure& figure);
    void setContext(const ViewContext& context);
    /// Icon and colour of the caption of the first cell; an invalid colour takes both away.
    void setStatus(IconName icon, const QColor& color);
    void setSize(VerdictSize size);
    void setFirst(bool first); ///< the first cell has no line at its left
    const VerdictFigure& figure() const { return m_figure; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont figureFont() const;
    double captionWidth() const;
    double figureWidth() const;
    double detailWidth() const;
    void paintFull(QPainter& painter, const QRectF& box) const;
    void paintCompact(QPainter& painter, const QRectF& box) const;
    void paintStrip(QPainter& painter, const QRectF& box) const;
    void paintCaption(QPainter& painter, const QRectF& line) const;
    double paintNumber(QPainter& painter, const QRectF& line) const; ///< returns the right edge

    VerdictFigure m_figure;
    ViewContext m_context;
    IconName m_icon = IconName::info;
    QColor m_statusColor;
    VerdictSize m_size = VerdictSize::full;
    bool m_first = false;
};

class VerdictBar final : public QWidget {
    Q_OBJECT

public:
    explicit VerdictBar(QWidget* parent = nullptr);

    void setOutcome(std::shared_ptr<const Outcome> outcome);
    void setContext(const ViewContext& context);
    void setSize(VerdictSize size);
    /// Figures older than the input, shown paler until the result arrives.
    void setOutdated(bool outdated);
    int visibleCells() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void whyRequested(const QString& figureId);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void place();
    void announce();

    std::shared_ptr<const Outcome> m_outcome;
    ViewContext m_context;
    VerdictSize m_size = VerdictSize::full;
    bool m_outdated = false;
    std::vector<VerdictCell*> m_cells;
    QTimer* m_announcement = nullptr;
};

} // namespace rackwright
