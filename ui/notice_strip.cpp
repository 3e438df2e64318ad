#include "ui/notice_strip.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace rackwright {

NoticeStrip::NoticeStrip(QWidget* parent)
    : QWidget(parent), m_sentence(new QLabel(this)), m_action(new QToolButton(this)),
      m_close(new QToolButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(36, 4, 8, 4);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_action);
    row->addWidget(m_close);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_action->setAutoRaise(true);
    m_close->setAutoRaise(true);
    m_close->setIcon(lineIcon(IconName::close));
    m_close->setToolButtonStyle(Qt::ToolButtonIconOnly);
    connect(m_action, &QToolButton::clicked, this, &NoticeStrip::acted);
    connect(m_close, &QToolButton::clicked, this, [this] {
        clear();
        emit closed();
    });
    hide();
}

void NoticeStrip::setContext(const ViewContext& context) {
    m_context = context;
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close this notice"));
    m_close->setToolTip(tr("Close"));
    m_sentence->setFont(screenFont(TextUse::body, context.textScale));
    recolour();
}

void NoticeStrip::recolour() {
    const Tokens& t = m_context.tokens;
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, t.ink);
    palette.setColor(QPalette::ButtonText, m_kind == NoticeKind::warning ? t.warn : t.info);
    setPalette(palette);
    update();
}

void NoticeStrip::showNotice(NoticeKind kind, const QString& sentence, const QString& action) {
    m_kind = kind;
    setSentence(sentence);
    m_action->setText(action);
    m_action->setAccessibleName(action);
    m_action->setVisible(!action.isEmpty());
    recolour();
    show();
}

void NoticeStrip::setSentence(const QString& sentence) {
    m_sentence->setText(sentence);
    m_sentence->setAccessibleName(sentence);
}

void NoticeStrip::clear() {
    setSentence({});
    hide();
}

QString NoticeStrip::sentence() const {
    return m_sentence->text();
}

void NoticeStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Tokens& t = m_context.tokens;
    const bool warning = m_kind == NoticeKind::warning;
    painter.fillRect(rect(), warning ? t.warnSoft : t.infoSoft);
    painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
    paintIcon(painter, warning ? IconName::warn : IconName::info, QRectF(12, height() / 2.0 - 8, 16, 16),
              warning ? t.warn : t.info);
}

} // namespace rackwright
