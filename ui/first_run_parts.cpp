#include "ui/first_run_parts.h"

#include "ui/inputs/input_row.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace rackwright {

namespace {

constexpr int kCircle = 26;         // px
constexpr int kQuestionWidth = 132; // px at text scale 1
constexpr double kRadius = 5;       // px

void dress(QLabel* label, const QFont& font, const QColor& color) {
    label->setFont(font);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, color);
    label->setPalette(palette);
}

} // namespace

QuestionBox::QuestionBox(int number, InputRow& row, QWidget* parent)
    : QWidget(parent), m_number(number), m_question(new QLabel(this)), m_hint(new QLabel(this)) {
    row.setLabelVisible(false);
    m_question->setWordWrap(true);
    m_hint->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addStretch(1);
    words->addWidget(m_question);
    words->addWidget(m_hint);
    words->addStretch(1);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(kCircle + 12, 9, 0, 9);
    line->setSpacing(12);
    line->addLayout(words);
    line->addWidget(&row, 1);
}

void QuestionBox::setContext(const ViewContext& context) {
    m_context = context;
    dress(m_question, screenFont(TextUse::groupHeader, context.textScale), context.tokens.ink);
    dress(m_hint, screenFont(TextUse::caption, context.textScale), context.tokens.ink3);
    for (QLabel* label : {m_question, m_hint})
        label->setFixedWidth(scaledPixels(kQuestionWidth, context.textScale));
    update();
}

void QuestionBox::setTexts(const QString& question, const QString& hint) {
    m_question->setText(question);
    m_hint->setText(hint);
}

void QuestionBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = m_context.tokens;
    painter.fillRect(QRect(0, height() - 1, width(), 1), t.line2);
    const QRectF circle(0, (height() - kCircle) / 2.0, kCircle, kCircle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.accentSoft);
    painter.drawEllipse(circle);
    painter.setPen(t.accent);
    painter.setFont(screenFont(TextUse::title, m_context.textScale));
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
}

DropTarget::DropTarget(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setMargin(14);
}

void DropTarget::setContext(const ViewContext& context) {
    m_context = context;
    dress(this, screenFont(TextUse::body, context.textScale), context.tokens.ink2);
}

void DropTarget::paintEvent(QPaintEvent* event) {
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_context.tokens.line, 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    }
    QLabel::paintEvent(event);
}

TrustCard::TrustCard(QWidget* parent)
    : QFrame(parent), m_title(new QLabel(this)), m_sentence(new QLabel(this)), m_link(new QToolButton(this)) {
    m_sentence->setWordWrap(true);
    m_link->setAutoRaise(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addWidget(m_title);
    words->addWidget(m_sentence);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(54, 12, 14, 12);
    line->addLayout(words, 1);
    line->addWidget(m_link);
    connect(m_link, &QToolButton::clicked, this, &TrustCard::comparisonAsked);
}

void TrustCard::setContext(const ViewContext& context) {
    m_context = context;
    dress(m_title, screenFont(TextUse::title, context.textScale), context.tokens.ink);
    dress(m_sentence, screenFont(TextUse::body, context.textScale), context.tokens.ink2);
    QPalette link = palette();
    link.setColor(QPalette::ButtonText, context.tokens.accent);
    m_link->setPalette(link);
    m_link->setFont(screenFont(TextUse::body, context.textScale));
    m_title->setText(tr("How sure are these figures?"));
    m_sentence->setText(tr("Predictions are held against published training runs. Every figure carries its "
                           "band and its source."));
    m_link->setText(tr("See the comparison"));
    m_link->setAccessibleName(tr("See the comparison with published runs"));
    update();
}

void TrustCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = m_context.tokens;
    painter.setPen(QPen(t.line, 1));
    painter.setBrush(t.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    paintIcon(painter, IconName::info, QRectF(20, height() / 2.0 - 10, 20, 20), t.accent);
}

} // namespace rackwright
