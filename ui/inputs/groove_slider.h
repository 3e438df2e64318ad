// The slider of an input row: painted by our own tokens, dragged from anywhere on it, Esc gives the old value
// back.
#pragma once

#include "ui/theme/tokens.h"

#include <QSlider>

namespace rackwright {

class GrooveSlider : public QSlider {
    Q_OBJECT

public:
    explicit GrooveSlider(QWidget* parent = nullptr);

    void setTokens(const Tokens& tokens);
    /// Marks under the groove, as slider positions (sizes of known models).
    void setMarks(QList<int> positions);
    /// An automatic value is drawn with a hollow, paler handle.
    void setAutomatic(bool automatic);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void cancelled(); ///< Esc during a drag

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double handleCentre(int position) const;
    int positionAt(double x) const;

    Tokens m_tokens;
    QList<int> m_marks;
    bool m_automatic = false;
    bool m_dragging = false;
};

} // namespace rackwright
