#include "ui/inputs/input_rows.h"

#include "ui/inputs/wheel_guard.h"
#include "ui/text/wording.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>

namespace rackwright {

namespace {

constexpr int kSpinWidth = 100; // px at text scale 1

std::optional<double> numberOf(const InputValue& value) {
    const double* number = std::get_if<double>(&value);
    return number == nullptr ? std::nullopt : std::optional(*number);
}

} // namespace

SliderRow::SliderRow(const InputDefinition& input, QWidget* parent)
    : InputRow(input, parent), m_steps(input), m_slider(new GrooveSlider(this)),
      m_spin(new ValueSpinBox(input, m_steps, this)) {
    m_slider->setRange(0, m_steps.size() - 1);
    line()->addWidget(m_slider, 1);
    adopt(m_spin, 0);
    addReset();
    wheelGuard().watch(m_slider);
    wheelGuard().watch(m_spin);

    connect(m_slider, &QSlider::sliderPressed, this, [this] {
        m_beforeDrag = state().value;
        emit gestureStarted();
    });
    connect(m_slider, &QSlider::sliderReleased, this, &InputRow::gestureEnded);
    connect(m_slider, &QSlider::valueChanged, this, [this](int index) { edit(m_steps.value(index)); });
    connect(m_slider, &GrooveSlider::cancelled, this, [this] { emit edited(m_beforeDrag); });
    connect(m_spin, &ValueSpinBox::committed, this, &SliderRow::edit);
    connect(m_spin, &ValueSpinBox::automaticChosen, this, [this] { emit edited(std::monostate{}); });
}

void SliderRow::edit(double value) {
    emit edited(value);
}

void SliderRow::setContext(const ViewContext& context) {
    m_slider->setTokens(context.tokens);
    m_spin->setFixedWidth(scaledPixels(kSpinWidth, context.textScale));
    InputRow::setContext(context);
    m_slider->setAccessibleName(text::inputLabel(definition().id));
}

void SliderRow::setMarks(const std::vector<double>& values) {
    QList<int> positions;
    for (const double value : values)
        positions << m_steps.nearest(value);
    m_slider->setMarks(positions);
}

void SliderRow::showState(const RowState& state) {
    const std::optional<double> own = numberOf(state.value);
    const double shown = own.value_or(numberOf(state.chosen).value_or(definition().minimum));
    const bool automatic = !own.has_value();
    m_spin->setLook(context().format, context().tokens, unit(), scaledPixels(12, context().textScale));
    m_spin->showStored(shown, automatic);
    const QSignalBlocker quiet(m_slider);
    m_slider->setAutomatic(automatic);
    m_slider->setValue(m_steps.nearest(shown));
}

PickRow::PickRow(const InputDefinition& input, QWidget* parent)
    : InputRow(input, parent), m_list(new Picklist(this)) {
    adopt(m_list, 1);
    addReset();
    wheelGuard().watch(m_list);
    connect(m_list, &Picklist::picked, this, [this](const std::string& id) {
        const bool automatic = id == kAutomatic && definition().mayBeAutomatic;
        emit edited(automatic ? InputValue() : InputValue(id));
    });
}

void PickRow::setContext(const ViewContext& context) {
    m_list->setLook(context.tokens, scaledPixels(26, context.textScale));
    InputRow::setContext(context);
}

void PickRow::setItems(QList<PickItem> items) {
    m_list->setItems(std::move(items), m_list->choice());
}

void PickRow::showState(const RowState& state) {
    const std::string* id = std::get_if<std::string>(&state.value);
    m_list->showChoice(id == nullptr ? std::string(kAutomatic) : *id);
}

FlagRow::FlagRow(const InputDefinition& input, QWidget* parent)
    : InputRow(input, parent), m_box(new QCheckBox(this)) {
    adopt(m_box, 1);
    addReset();
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { emit edited(on); });
}

QWidget* FlagRow::editor() const {
    return m_box;
}

void FlagRow::showState(const RowState& state) {
    const bool* on = std::get_if<bool>(&state.value);
    m_box->setChecked(on != nullptr && *on);
    m_box->setText(text::inputValue(definition(), state.value, *context().catalog, context().format));
}

TextRow::TextRow(const InputDefinition& input, QWidget* parent)
    : InputRow(input, parent), m_field(new QLineEdit(this)) {
    adopt(m_field, 1);
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        const std::string text = m_field->text().toStdString();
        if (InputValue(text) != state().value) emit edited(text);
    });
}

QWidget* TextRow::editor() const {
    return m_field;
}

void TextRow::showState(const RowState& state) {
    const std::string* text = std::get_if<std::string>(&state.value);
    const QString shown = text == nullptr ? QString() : QString::fromStdString(*text);
    if (m_field->text() != shown) m_field->setText(shown);
}

InputRow* makeInputRow(const InputDefinition& input, QWidget* parent) {
    switch (input.kind) {
    case InputKind::number:
    case InputKind::integer:
        return new SliderRow(input, parent);
    case InputKind::choice:
        return new PickRow(input, parent);
    case InputKind::flag:
        return new FlagRow(input, parent);
    case InputKind::text:
    case InputKind::date:
        break;
    }
    return new TextRow(input, parent);
}

} // namespace rackwright
