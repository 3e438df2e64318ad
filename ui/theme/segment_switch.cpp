#include "ui/theme/segment_switch.h"

#include "ui/theme/fonts.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace rackwright {

namespace {

constexpr double kRadius = 4; // px

/// One segment; the ends are round on the outside.
class Segment final : public QAbstractButton {
public:
    Segment(bool first, bool last, QWidget* parent) : QAbstractButton(parent), m_first(first), m_last(last) {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
    }

    void setContext(const ViewContext& context) {
        m_tokens = context.tokens;
        m_scale = context.textScale;
        setFont(screenFont(TextUse::body, context.textScale));
        updateGeometry();
        update();
    }

    QSize sizeHint() const override {
        QFont bold = font();
        bold.setBold(true); // keeps its width when it turns on
        return {QFontMetrics(bold).horizontalAdvance(text()) + scaledPixels(20, m_scale),
                scaledPixels(24, m_scale)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor hover = mixed(m_tokens.panel, m_tokens.accentSoft, underMouse() ? 0.6 : 0.0);
        painter.setPen(QPen(isChecked() ? m_tokens.accent : m_tokens.line, 1));
        painter.setBrush(isChecked() ? m_tokens.accent : hover);
        painter.drawPath(outline());
        QFont face = font();
        face.setBold(isChecked());
        painter.setFont(face);
        painter.setPen(isChecked() ? m_tokens.onAccent : m_tokens.ink2);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
        if (!hasFocus()) return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isChecked() ? m_tokens.ink : m_tokens.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius, kRadius);
    }

private:
    QPainterPath outline() const {
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, m_last ? -0.5 : 0.5, -0.5);
        QPainterPath round;
        round.addRoundedRect(box, kRadius, kRadius);
        QPainterPath square;
        if (!m_first) square.addRect(box.adjusted(0, 0, -box.width() / 2, 0));
        if (!m_last) square.addRect(box.adjusted(box.width() / 2, 0, 0, 0));
        return round.united(square);
    }

    Tokens m_tokens = lightTokens();
    double m_scale = 1;
    bool m_first;
    bool m_last;
};

} // namespace

SegmentSwitch::SegmentSwitch(int segments, QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int i = 0; i < segments; ++i) {
        auto* segment = new Segment(i == 0, i == segments - 1, this);
        row->addWidget(segment);
        m_group.addButton(segment, i);
    }
    m_group.setExclusive(true);
    connect(&m_group, &QButtonGroup::idClicked, this, &SegmentSwitch::chosen);
}

void SegmentSwitch::setContext(const ViewContext& context) {
    for (QAbstractButton* button : m_group.buttons())
        static_cast<Segment*>(button)->setContext(context);
}

void SegmentSwitch::setTexts(const QStringList& texts, const QStringList& names) {
    for (int i = 0; i < texts.size(); ++i) {
        QAbstractButton* button = m_group.button(i);
        button->setText(texts[i]);
        button->setAccessibleName(names.value(i, texts[i]));
        button->setToolTip(names.value(i));
        button->updateGeometry();
    }
}

void SegmentSwitch::setCurrent(int segment) {
    if (QAbstractButton* button = m_group.button(segment)) button->setChecked(true);
}

} // namespace rackwright
