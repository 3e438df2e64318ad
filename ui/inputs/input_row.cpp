#include "ui/inputs/input_row.h"

#include "ui/inputs/wheel_guard.h"
#include "ui/text/wording.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace rackwright {

namespace {

constexpr int kLabelWidth = 92; // px at text scale 1
constexpr int kResetWidth = 24;
constexpr int kSpacing = 6;

} // namespace

InputRow::InputRow(const InputDefinition& input, QWidget* parent)
    : QWidget(parent), m_input(input), m_guard(new WheelGuard(this)), m_column(new QVBoxLayout(this)),
      m_line(new QHBoxLayout), m_label(new QLabel(this)), m_error(new QLabel(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(m_line);
    m_column->addWidget(m_error);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(kSpacing);
    m_line->addWidget(m_label);
    m_error->setWordWrap(true);
    m_error->hide();
}

void InputRow::adopt(QWidget* editor, int stretch) {
    m_label->setBuddy(editor);
    m_line->addWidget(editor, stretch);
}

void InputRow::addReset() {
    m_reset = new QToolButton(this);
    m_reset->setAutoRaise(true);
    m_reset->setIcon(lineIcon(IconName::reset));
    m_reset->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_reset->setFixedSize(kResetWidth, kResetWidth);
    m_reset->setIconSize(QSize(14, 14));
    QSizePolicy keep = m_reset->sizePolicy();
    keep.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keep);
    m_reset->hide();
    m_line->addWidget(m_reset);
    connect(m_reset, &QToolButton::clicked, this, &InputRow::resetAsked);
}

void InputRow::setLabelVisible(bool visible) {
    m_label->setVisible(visible);
}

QString InputRow::unit() const {
    return text::unitName(m_input.unit, m_state.currency);
}

void InputRow::setContext(const ViewContext& context) {
    m_context = context;
    const QString label = text::inputLabel(m_input.id);
    const QString tooltip = text::inputTooltip(m_input.id);
    const QFont font = screenFont(TextUse::table, context.textScale);
    setFont(font);
    setToolTip(tooltip);
    setMinimumHeight(scaledPixels(27, context.textScale));
    m_label->setFixedWidth(scaledPixels(kLabelWidth, context.textScale));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, context.tokens.ink2);
    m_label->setPalette(quiet);
    elideLabel();
    editor()->setAccessibleName(label);
    editor()->setAccessibleDescription(tooltip);

    QPalette alarm = palette();
    alarm.setColor(QPalette::WindowText, context.tokens.bad);
    m_error->setPalette(alarm);
    m_error->setFont(screenFont(TextUse::caption, context.textScale));
    if (m_reset != nullptr) {
        const QString text = tr("Reset %1").arg(label);
        m_reset->setText(text);
        m_reset->setAccessibleName(text);
    }
    m_shown = false;
    setState(m_state);
}

void InputRow::elideLabel() {
    const QString label = text::inputLabel(m_input.id);
    m_label->setText(m_label->fontMetrics().elidedText(label, Qt::ElideRight, m_label->width()));
    m_label->setToolTip(toolTip());
}

void InputRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    elideLabel();
}

void InputRow::setState(const RowState& state) {
    if (m_shown && state == m_state) return;
    if (state.value != m_state.value) setError({});
    m_state = state;
    m_shown = true;
    if (m_reset != nullptr) {
        m_reset->setVisible(state.changed);
        const QString standard =
            text::inputValue(m_input, defaultValue(m_input), *m_context.catalog, m_context.format);
        m_reset->setToolTip(tr("Back to %1").arg(standard));
    }
    showState(state);
}

void InputRow::setError(const QString& sentence) {
    if (m_error->text() == sentence) return;
    m_error->setText(sentence);
    m_error->setVisible(!sentence.isEmpty());
    const QString tooltip = text::inputTooltip(m_input.id);
    editor()->setAccessibleDescription(sentence.isEmpty() ? tooltip : sentence);
}

} // namespace rackwright
