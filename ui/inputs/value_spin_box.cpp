#include "ui/inputs/value_spin_box.h"

#include "ui/inputs/typed_number.h"
#include "ui/theme/fonts.h"
#include "ui/theme/rackwright_style.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr int kShownDigits = 4; // significant digits without the focus
constexpr int kStoredDecimals = 9;

/// Significant digits that `value` needs, at least `least` and at most `most`.
int neededDigits(double value, int least, int most) {
    for (int digits = least; digits < most; ++digits) {
        if (QString::number(value, 'g', digits).toDouble() == value) return digits;
    }
    return most;
}

} // namespace

ValueSpinBox::ValueSpinBox(const InputDefinition& input, const StepTable& steps, QWidget* parent)
    : QDoubleSpinBox(parent), m_input(input), m_steps(steps), m_unit(new QLabel(this)) {
    setDecimals(input.kind == InputKind::integer ? 0 : kStoredDecimals);
    setRange(input.minimum * scale(), input.maximum * scale());
    setKeyboardTracking(false);
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setCorrectionMode(QAbstractSpinBox::CorrectToPreviousValue);
    m_unit->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_unit->setFocusPolicy(Qt::NoFocus);
    connect(lineEdit(), &QLineEdit::textChanged, this, &ValueSpinBox::placeUnit);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        m_typed = true;
        setWrong(!isReadable(text) && !meansAutomatic(text));
    });
}

void ValueSpinBox::setLook(const Formatter& format, const Tokens& tokens, const QString& unit,
                           int captionPixels) {
    m_format = format;
    m_unitText = unit;
    QPalette palette = m_unit->palette();
    palette.setColor(QPalette::WindowText, tokens.ink3);
    m_unit->setPalette(palette);
    QFont small = m_unit->font();
    small.setPixelSize(captionPixels);
    m_unit->setFont(small);
    setAccessibleDescription(unit);
    showStored(stored(), m_automatic);
}

void ValueSpinBox::showStored(double value, bool automatic) {
    const QSignalBlocker quiet(this);
    m_automatic = automatic;
    m_lastCommitted = value;
    m_typed = false;
    setWrong(false);
    setValue(value * scale());
    // setValue leaves the text alone when the number is the same: language or grouping may have changed.
    const QString text = textFromValue(this->value());
    if (lineEdit()->text() != text) lineEdit()->setText(text);
    placeUnit();
}

double ValueSpinBox::stored() const {
    return value() / scale();
}

QString ValueSpinBox::textFromValue(double value) const {
    if (m_exact) return QString::number(value, 'g', 12);
    if (m_input.kind == InputKind::integer) return m_format.count(value);
    return m_format.significant(
        value,
        neededDigits(value, std::abs(value) < 100 && m_input.unit != InputUnit::share ? 2 : 1, kShownDigits));
}

bool ValueSpinBox::meansAutomatic(const QString& text) const {
    if (!m_input.mayBeAutomatic) return false;
    const QString word = text.trimmed();
    return word.isEmpty() || word.compare(QLatin1String(kAutomatic), Qt::CaseInsensitive) == 0 ||
           word == tr("auto");
}

bool ValueSpinBox::isReadable(const QString& text) const {
    const auto number = readTypedNumber(text, m_input.kind == InputKind::integer);
    if (!number) return false;
    if (m_input.kind == InputKind::integer && *number != std::floor(*number)) return false;
    return *number >= minimum() && *number <= maximum();
}

double ValueSpinBox::valueFromText(const QString& text) const {
    return readTypedNumber(text, m_input.kind == InputKind::integer).value_or(m_lastCommitted * scale());
}

QValidator::State ValueSpinBox::validate(QString& text, int&) const {
    return isReadable(text) ? QValidator::Acceptable : QValidator::Intermediate;
}

void ValueSpinBox::fixup(QString& text) const {
    text = textFromValue(m_lastCommitted * scale());
}

void ValueSpinBox::setWrong(bool wrong) {
    if (property(kWrongProperty).toBool() == wrong) return;
    setProperty(kWrongProperty, wrong);
    update();
}

void ValueSpinBox::commitTyped() {
    if (!m_typed) return;
    m_typed = false;
    const QString text = lineEdit()->text();
    if (meansAutomatic(text)) {
        emit automaticChosen();
    } else if (isReadable(text)) {
        // A text that shows the committed value rounded is no edit.
        const double typed = valueFromText(text) / scale();
        if (typed != m_lastCommitted || m_automatic) {
            m_lastCommitted = typed;
            emit committed(typed);
        }
    }
    showStored(m_lastCommitted, m_automatic);
}

void ValueSpinBox::stepBy(int steps) {
    const double current = stored();
    const int nearest = m_steps.nearest(current);
    int index = nearest + steps;
    // From between two steps the first step goes to the neighbour, not over it.
    if (steps > 0 && m_steps.value(nearest) > current) index -= 1;
    if (steps < 0 && m_steps.value(nearest) < current) index += 1;
    const double next = m_steps.value(std::clamp(index, 0, m_steps.size() - 1));
    showStored(next, false);
    emit committed(next);
}

QAbstractSpinBox::StepEnabled ValueSpinBox::stepEnabled() const {
    StepEnabled enabled;
    if (value() < maximum()) enabled |= StepUpEnabled;
    if (value() > minimum()) enabled |= StepDownEnabled;
    return enabled;
}

void ValueSpinBox::focusInEvent(QFocusEvent* event) {
    m_exact = true;
    showStored(m_lastCommitted, m_automatic);
    QDoubleSpinBox::focusInEvent(event);
    lineEdit()->selectAll();
}

void ValueSpinBox::focusOutEvent(QFocusEvent* event) {
    commitTyped();
    m_exact = false;
    showStored(m_lastCommitted, m_automatic);
    QDoubleSpinBox::focusOutEvent(event);
}

void ValueSpinBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        commitTyped();
        lineEdit()->selectAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_typed) {
        showStored(m_lastCommitted, m_automatic);
        return;
    }
    QDoubleSpinBox::keyPressEvent(event);
}

void ValueSpinBox::resizeEvent(QResizeEvent* event) {
    QDoubleSpinBox::resizeEvent(event);
    placeUnit();
}

void ValueSpinBox::placeUnit() {
    const QString unit = m_automatic ? tr("auto") : m_unitText;
    if (m_unit->text() != unit) m_unit->setText(unit);
    const int start = lineEdit()->x() + fontMetrics().horizontalAdvance(lineEdit()->text()) + 7;
    const int room = lineEdit()->geometry().right() - start;
    m_unit->adjustSize();
    m_unit->setVisible(!unit.isEmpty() && room >= std::min(m_unit->width(), 12));
    m_unit->setGeometry(start, 1, std::max(0, std::min(room, m_unit->width())), height() - 2);
}

QSize ValueSpinBox::sizeHint() const {
    QSize size = QDoubleSpinBox::minimumSizeHint();
    size.setWidth(fontMetrics().horizontalAdvance(QStringLiteral("1 048 576 MW")) + 12);
    return size;
}

QSize ValueSpinBox::minimumSizeHint() const {
    return {60, sizeHint().height()};
}

} // namespace rackwright
