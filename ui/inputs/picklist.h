// A combo box that is searched by typing: contains-match over names, facts and aliases in both languages.
#pragma once

#include "ui/inputs/picklist_delegate.h"
#include "ui/inputs/picklist_model.h"

#include <QComboBox>
#include <QCompleter>

class QLabel;
class QListView;

namespace rackwright {

class Picklist : public QComboBox {
    Q_OBJECT

public:
    explicit Picklist(QWidget* parent = nullptr);

    void setLook(const Tokens& tokens, int rowHeight);
    /// Replaces the choices and shows `current`; emits nothing.
    void setItems(QList<PickItem> items, std::string current);
    void showChoice(const std::string& id);
    const std::string& choice() const { return m_choice; }
    const PicklistModel& items() const { return m_items; }
    const PicklistMatches& matches() const { return m_matches; }

    void showPopup() override;
    void hidePopup() override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void picked(const std::string& id); ///< by the user, never the choice that already stands

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void search(const QString& text);
    void openPopup();
    void pick(const QModelIndex& index);
    void acceptTyped();
    void restoreText();
    void placeFacts();

    PicklistModel m_items;
    PicklistMatches m_matches;
    PicklistDelegate m_delegate;
    QCompleter m_completer;
    QLabel* m_facts;
    std::string m_choice;
    bool m_typed = false;
};

} // namespace rackwright
