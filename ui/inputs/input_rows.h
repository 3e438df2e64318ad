// The four kinds of input rows.
#pragma once

#include "ui/inputs/groove_slider.h"
#include "ui/inputs/input_row.h"
#include "ui/inputs/picklist.h"
#include "ui/inputs/step_table.h"
#include "ui/inputs/value_spin_box.h"

class QCheckBox;
class QLineEdit;

namespace rackwright {

/// A number: slider over the steps of its table, and the exact value.
class SliderRow : public InputRow {
    Q_OBJECT

public:
    SliderRow(const InputDefinition& input, QWidget* parent);

    void setContext(const ViewContext& context) override;
    /// Values to mark under the groove, e.g. the sizes of known models.
    void setMarks(const std::vector<double>& values);
    QWidget* editor() const override { return m_spin; }
    GrooveSlider* slider() const { return m_slider; }
    ValueSpinBox* spinBox() const { return m_spin; }

protected:
    void showState(const RowState& state) override;

private:
    void edit(double value);

    StepTable m_steps;
    GrooveSlider* m_slider;
    ValueSpinBox* m_spin;
    InputValue m_beforeDrag;
};

/// A choice among known things.
class PickRow : public InputRow {
    Q_OBJECT

public:
    PickRow(const InputDefinition& input, QWidget* parent);

    void setContext(const ViewContext& context) override;
    void setItems(QList<PickItem> items);
    QWidget* editor() const override { return m_list; }
    Picklist* picklist() const { return m_list; }

protected:
    void showState(const RowState& state) override;

private:
    Picklist* m_list;
};

class FlagRow : public InputRow {
    Q_OBJECT

public:
    FlagRow(const InputDefinition& input, QWidget* parent);
    QWidget* editor() const override;

protected:
    void showState(const RowState& state) override;

private:
    QCheckBox* m_box;
};

/// A text, or a date as YYYY-MM-DD.
class TextRow : public InputRow {
    Q_OBJECT

public:
    TextRow(const InputDefinition& input, QWidget* parent);
    QWidget* editor() const override;

protected:
    void showState(const RowState& state) override;

private:
    QLineEdit* m_field;
};

} // namespace rackwright
