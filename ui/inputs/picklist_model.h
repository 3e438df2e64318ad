// The choices of a picklist, with everything a search or a popup needs.
#pragma once

#include <QAbstractListModel>

namespace rackwright {

struct PickItem {
    std::string id;
    QString name;
    QString facts;       ///< dim, at the right: "80 GB · 989 TFLOPS"
    QStringList aliases; ///< other spellings that find the item, in any language
    QString reason;      ///< why it cannot be picked; empty: it can
    QString tooltip;
};

class PicklistModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { idRole = Qt::UserRole, factsRole, searchRole, reasonRole };

    using QAbstractListModel::QAbstractListModel;

    void setItems(QList<PickItem> items);
    const PickItem& item(int row) const { return m_items[row]; }
    int rowOf(const std::string& id) const; ///< -1: not among the choices

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QList<PickItem> m_items;
};

/// The items whose name, facts or aliases contain every word of the text. When nothing matches, one row that
/// cannot be picked says so.
class PicklistMatches : public QAbstractListModel {
    Q_OBJECT

public:
    explicit PicklistMatches(const PicklistModel& items, QObject* parent = nullptr);

    void setText(const QString& text);
    QString text() const { return m_text; }
    int matches() const { return static_cast<int>(m_rows.size()); }
    int rowOf(const std::string& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void collect();

    const PicklistModel& m_items;
    QString m_text;
    QList<int> m_rows;
};

} // namespace rackwright
