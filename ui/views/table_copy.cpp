#include "ui/views/table_copy.h"

#include <QAbstractItemModel>
#include <QMimeData>

namespace rackwright {

namespace {

QString header(const QAbstractItemModel& model, int column) {
    return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

QString cell(const QAbstractItemModel& model, int row, int column) {
    const QModelIndex index = model.index(row, column);
    const QVariant bare = index.data(kBareValueRole);
    if (!bare.isValid()) return index.data(Qt::DisplayRole).toString();
    if (bare.typeId() == QMetaType::Double) return QString::number(bare.toDouble(), 'g', 10);
    return bare.toString();
}

/// A tab or line break inside a cell would shift the cells after it.
QString oneLine(QString text) {
    return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

template <class Cell>
QStringList cells(const QAbstractItemModel& model, Cell make) {
    QStringList out;
    for (int column = 0; column < model.columnCount(); ++column)
        out << make(column);
    return out;
}

} // namespace

QString tableAsTsv(const QAbstractItemModel& model) {
    const QLatin1Char tab('\t');
    QStringList lines{cells(model, [&](int column) { return oneLine(header(model, column)); }).join(tab)};
    for (int row = 0; row < model.rowCount(); ++row)
        lines << cells(model, [&](int column) { return oneLine(cell(model, row, column)); }).join(tab);
    return lines.join(QLatin1Char('\n'));
}

QString tableAsHtml(const QAbstractItemModel& model) {
    const auto line = [&](const QString& tag, auto text) -> QString {
        const QString open = QLatin1Char('<') + tag + QLatin1Char('>');
        const QString close = QLatin1String("</") + tag + QLatin1Char('>');
        return QLatin1String("<tr>") +
               cells(model, [&](int c) { return QString(open + text(c).toHtmlEscaped() + close); })
                   .join(QString()) +
               QLatin1String("</tr>");
    };
    QString html =
        QStringLiteral("<table>") + line(QStringLiteral("th"), [&](int c) { return header(model, c); });
    for (int row = 0; row < model.rowCount(); ++row)
        html += line(QStringLiteral("td"), [&](int c) { return cell(model, row, c); });
    return html + QLatin1String("</table>");
}

QMimeData* tableMimeData(const QAbstractItemModel& model) {
    auto* data = new QMimeData;
    data->setText(tableAsTsv(model));
    data->setHtml(tableAsHtml(model));
    return data;
}

} // namespace rackwright
