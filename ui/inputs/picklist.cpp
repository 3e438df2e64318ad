#include "ui/inputs/picklist.h"

#include <QAbstractItemView>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kVisibleRows = 14;
constexpr int kSideMargin = 7; // px from the field's text to its facts

} // namespace

Picklist::Picklist(QWidget* parent) : QComboBox(parent), m_matches(m_items), m_facts(new QLabel(this)) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    lineEdit()->setCompleter(nullptr); // its prefix match would compete with ours
    m_facts->setAttribute(Qt::WA_TransparentForMouseEvents);

    m_completer.setModel(&m_matches);
    m_completer.setWidget(this);
    m_completer.setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer.setMaxVisibleItems(kVisibleRows);
    m_completer.popup()->setItemDelegate(&m_delegate);
    installEventFilter(this); // after the completer's own, so that it runs before
    connect(&m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &Picklist::pick);
    connect(lineEdit(), &QLineEdit::textEdited, this, &Picklist::search);
}

void Picklist::setLook(const Tokens& tokens, int rowHeight) {
    m_delegate.setLook(tokens, rowHeight);
    QPalette palette = m_facts->palette();
    palette.setColor(QPalette::WindowText, tokens.ink3);
    m_facts->setPalette(palette);
    placeFacts();
}

void Picklist::setItems(QList<PickItem> items, std::string current) {
    m_items.setItems(std::move(items));
    m_choice.clear();
    showChoice(current);
}

void Picklist::showChoice(const std::string& id) {
    if (id == m_choice && !m_typed) return;
    m_choice = id;
    restoreText();
}

void Picklist::restoreText() {
    const int row = m_items.rowOf(m_choice);
    m_typed = false;
    m_matches.setText({});
    setEditText(row < 0 ? QString::fromStdString(m_choice) : m_items.item(row).name);
    lineEdit()->setCursorPosition(0);
    placeFacts();
}

void Picklist::placeFacts() {
    const int row = m_items.rowOf(m_choice);
    const QString facts = row < 0 || m_typed ? QString() : m_items.item(row).facts;
    const int start = lineEdit()->x() + fontMetrics().horizontalAdvance(currentText()) + 2 * kSideMargin;
    const int room = lineEdit()->geometry().right() - start;
    m_facts->setText(fontMetrics().elidedText(facts, Qt::ElideRight, std::max(0, room)));
    m_facts->setVisible(!facts.isEmpty() && room > 24);
    m_facts->setGeometry(start, 1, std::max(0, room), height() - 2);
    lineEdit()->setToolTip(row < 0 ? QString() : m_items.item(row).tooltip);
}

void Picklist::search(const QString& text) {
    m_typed = true;
    placeFacts();
    m_matches.setText(text);
    m_delegate.setTyped(text);
    openPopup();
}

void Picklist::openPopup() {
    QAbstractItemView* popup = m_completer.popup();
    int width = this->width();
    for (int row = 0; row < m_matches.rowCount(); ++row)
        width = std::max(width, m_delegate.sizeHint({}, m_matches.index(row)).width());
    m_completer.complete(QRect(0, 0, width, height()));
    const int first = std::max(0, m_matches.rowOf(m_choice));
    popup->setCurrentIndex(m_completer.completionModel()->index(first, 0));
    popup->scrollTo(popup->currentIndex());
}

void Picklist::showPopup() {
    m_matches.setText({});
    m_delegate.setTyped({});
    openPopup();
}

void Picklist::hidePopup() {
    m_completer.popup()->hide();
    QComboBox::hidePopup();
}

void Picklist::pick(const QModelIndex& index) {
    if (!index.flags().testFlag(Qt::ItemIsEnabled)) {
        restoreText();
        return;
    }
    const std::string id = index.data(PicklistModel::idRole).toString().toStdString();
    const bool fresh = id != m_choice;
    m_choice = id;
    restoreText();
    if (fresh) emit picked(id);
}

/// Enter without a highlighted row: takes the text when it leaves exactly one choice.
void Picklist::acceptTyped() {
    if (m_typed && m_matches.matches() == 1)
        pick(m_matches.index(0));
    else
        restoreText();
}

void Picklist::focusInEvent(QFocusEvent* event) {
    QComboBox::focusInEvent(event);
    lineEdit()->selectAll();
}

/// The completer swallows the loss of focus while its popup stands, and what was typed would stay for good.
bool Picklist::eventFilter(QObject* watched, QEvent* event) {
    if (watched == this && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        m_completer.popup()->hide();
    return QComboBox::eventFilter(watched, event);
}

void Picklist::focusOutEvent(QFocusEvent* event) {
    if (event->reason() != Qt::PopupFocusReason && m_typed) restoreText();
    QComboBox::focusOutEvent(event);
}

void Picklist::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        acceptTyped();
        return;
    case Qt::Key_Escape:
        if (m_typed) {
            restoreText();
            return;
        }
        break;
    case Qt::Key_Down:
    case Qt::Key_F4:
        showPopup();
        return;
    case Qt::Key_Up:
        return; // the combo box would change its index blindly
    default:
        break;
    }
    QComboBox::keyPressEvent(event);
}

void Picklist::resizeEvent(QResizeEvent* event) {
    QComboBox::resizeEvent(event);
    placeFacts();
}

QSize Picklist::sizeHint() const {
    return {160, QComboBox::sizeHint().height()};
}

QSize Picklist::minimumSizeHint() const {
    return {80, QComboBox::sizeHint().height()};
}

} // namespace rackwright
