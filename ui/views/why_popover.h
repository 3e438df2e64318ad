// The "why" popover: a figure's formula in words and with values, its terms with their sources, links deeper.
#pragma once

#include "core/explain/explain.h"
#include "ui/theme/view_context.h"

#include <QFrame>
#include <QStringList>

#include <functional>
#include <memory>

class QLabel;
class QTextBrowser;
class QToolButton;

namespace rackwright {

class WhyPopover final : public QFrame {
    Q_OBJECT

public:
    /// One sentence about a figure, shown under its name.
    using Sentence = std::function<QString(const QString& figure)>;

    WhyPopover(std::shared_ptr<const Outcome> outcome, const ViewContext& context, Sentence sentence,
               QWidget* parent = nullptr);

    /// Shows a figure beside a point of the screen.
    void ask(const QString& figure, const QPoint& beside);
    QString figure() const { return m_trail.isEmpty() ? QString() : m_trail.last(); }
    /// What "Copy as text" puts on the clipboard.
    QString plainText() const;

public slots:
    void goDeeper(const QString& figure);
    void goBack();

private:
    void refresh();
    QString formulaHtml(const Explanation& why) const;
    QString termsHtml(const Explanation& why) const;
    QString bandHtml(const std::string& figure) const;
    QColor sourceColor(TermSource source) const;
    void fitTo(const QPoint& beside);

    std::shared_ptr<const Outcome> m_outcome;
    ViewContext m_context;
    Sentence m_sentence;
    QStringList m_trail; ///< figures asked, the shown one last
    QLabel* m_title = nullptr;
    QTextBrowser* m_text = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_copy = nullptr;
};

} // namespace rackwright
