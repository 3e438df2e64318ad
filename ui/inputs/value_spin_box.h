// The exact value of a number, with its unit in a quieter colour behind it.
#pragma once

#include "core/inputs/input_table.h"
#include "ui/inputs/step_table.h"
#include "ui/text/format.h"
#include "ui/theme/tokens.h"

#include <QDoubleSpinBox>

class QLabel;

namespace rackwright {

/// Shows and reads values in the unit that people type (per cent for a share), both decimal marks, any
/// grouping. Typing is committed on Enter or when the focus leaves; a text that cannot be read turns the
/// border to `bad` and the last valid value stays. Arrow keys and the small buttons go to the next step of
/// the table.
class ValueSpinBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    ValueSpinBox(const InputDefinition& input, const StepTable& steps, QWidget* parent = nullptr);

    void setLook(const Formatter& format, const Tokens& tokens, const QString& unit, int captionPixels);
    /// The stored value (0…1 for a share). Emits nothing.
    void showStored(double value, bool automatic);
    double stored() const;

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    void stepBy(int steps) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void committed(double stored); ///< the user typed or stepped to a new value
    void automaticChosen();        ///< the user typed the word for automatic

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    StepEnabled stepEnabled() const override;

private:
    bool isReadable(const QString& text) const;
    bool meansAutomatic(const QString& text) const;
    void setWrong(bool wrong);
    void placeUnit();
    void commitTyped();
    double scale() const { return m_input.unit == InputUnit::share ? 100.0 : 1.0; }

    const InputDefinition& m_input;
    const StepTable& m_steps;
    Formatter m_format;
    QLabel* m_unit;
    QString m_unitText;
    double m_lastCommitted = 0;
    bool m_automatic = false;
    bool m_exact = false; ///< with the focus: every digit; else four significant ones
    bool m_typed = false;
};

} // namespace rackwright
