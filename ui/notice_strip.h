// A strip under the toolbar: something the user should know and can act on, without a dialog.
#pragma once

#include "ui/theme/view_context.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace rackwright {

enum class NoticeKind : std::uint8_t { information, warning };

class NoticeStrip : public QWidget {
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    /// `action` empty: no button.
    void showNotice(NoticeKind kind, const QString& sentence, const QString& action = {});
    void setSentence(const QString& sentence);
    void clear(); ///< hides itself
    QString sentence() const;

signals:
    void acted();
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void recolour();

    ViewContext m_context;
    NoticeKind m_kind = NoticeKind::information;
    QLabel* m_sentence;
    QToolButton* m_action;
    QToolButton* m_close;
};

} // namespace rackwright
