// Every text that a person can read in a window.
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>

namespace rackwright::sample {

/// Every text a person can read in the window: labels, buttons, menus, tabs, placeholders, tooltips, names.
inline QMap<QString, QString> everyText(QWidget& window) {
    QMap<QString, QString> texts;
    int number = 0;
    const auto add = [&](const QObject& from, const QString& text) {
        texts.insert(
            QStringLiteral("%1 %2").arg(++number, 5).arg(QLatin1String(from.metaObject()->className())),
            text);
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (const auto* label = qobject_cast<const QLabel*>(widget)) add(*label, label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) add(*button, button->text());
        if (const auto* field = qobject_cast<const QLineEdit*>(widget)) add(*field, field->placeholderText());
        if (const auto* menu = qobject_cast<const QMenu*>(widget)) add(*menu, menu->title());
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                add(*tabs, tabs->tabText(i));
        }
        add(*widget, widget->toolTip());
        add(*widget, widget->accessibleName());
        add(*widget, widget->accessibleDescription());
    }
    for (const QAction* action : window.findChildren<QAction*>()) {
        add(*action, action->text());
        add(*action, action->toolTip());
    }
    return texts;
}

inline bool hasChinese(const QString& text) {
    static const QRegularExpression han(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
    return han.match(text).hasMatch();
}

} // namespace rackwright::sample
