// One input as a row: label, editor, reset arrow, and the sentence of an error under it.
#pragma once

#include "core/inputs/input_table.h"
#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace rackwright {

class WheelGuard;

/// What a row shows: the user's value, and what the engine chose where the value is automatic.
struct RowState {
    InputValue value;
    InputValue chosen;    ///< monostate: the engine has not said
    bool changed = false; ///< differs from a new plan
    Currency currency = Currency::usd;

    friend bool operator==(const RowState&, const RowState&) = default;
};

class InputRow : public QWidget {
    Q_OBJECT

public:
    const InputDefinition& definition() const { return m_input; }
    /// Text, colours, sizes. Called once before anything is shown, and again when one of them changes.
    virtual void setContext(const ViewContext& context);
    void setState(const RowState& state);
    const RowState& state() const { return m_state; }
    /// The sentence of what is wrong with the last edit; empty: nothing.
    void setError(const QString& sentence);
    virtual QWidget* editor() const = 0;
    void setLabelVisible(bool visible); ///< a question beside the row may say more than its label

signals:
    void gestureStarted(); ///< edits until gestureEnded are one
    void gestureEnded();
    void edited(const rackwright::InputValue& value);
    void resetAsked();

protected:
    InputRow(const InputDefinition& input, QWidget* parent);

    virtual void showState(const RowState& state) = 0;
    QHBoxLayout* line() const { return m_line; }
    /// Makes `editor` the label's buddy and gives it its place.
    void adopt(QWidget* editor, int stretch);
    void addReset();
    QString unit() const;
    const ViewContext& context() const { return m_context; }
    WheelGuard& wheelGuard() { return *m_guard; }

private:
    void elideLabel();
    void resizeEvent(QResizeEvent* event) override;

    const InputDefinition& m_input;
    ViewContext m_context;
    RowState m_state;
    bool m_shown = false;
    WheelGuard* m_guard;
    QVBoxLayout* m_column;
    QHBoxLayout* m_line;
    QLabel* m_label;
    QLabel* m_error;
    QToolButton* m_reset = nullptr;
};

/// The row that fits the input's kind.
InputRow* makeInputRow(const InputDefinition& input, QWidget* parent);

} // namespace rackwright
