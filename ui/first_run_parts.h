// Pieces of the start page: a numbered question, the place to drop a file on, and the card about trust.
#pragma once

#include "ui/theme/view_context.h"

#include <QFrame>
#include <QLabel>

class QToolButton;

namespace rackwright {

class InputRow;

/// Number, question and hint at the left, the input at the right.
class QuestionBox : public QWidget {
    Q_OBJECT

public:
    /// Takes the row into its layout; the row's own label gives way to the question.
    QuestionBox(int number, InputRow& row, QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    void setTexts(const QString& question, const QString& hint);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ViewContext m_context;
    int m_number;
    QLabel *m_question, *m_hint;
};

/// A sentence in a dashed frame.
class DropTarget : public QLabel {
    Q_OBJECT

public:
    explicit DropTarget(QWidget* parent = nullptr);
    void setContext(const ViewContext& context);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ViewContext m_context;
};

/// "How sure are these figures?" with the way to the comparison.
class TrustCard : public QFrame {
    Q_OBJECT

public:
    explicit TrustCard(QWidget* parent = nullptr);
    void setContext(const ViewContext& context);

signals:
    void comparisonAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ViewContext m_context;
    QLabel *m_title, *m_sentence;
    QToolButton* m_link;
};

} // namespace rackwright
