// What a report is made of. A block says what stands there; where it lands is the page writer's business.
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
#include <variant>
#include <vector>

class QPainter;

namespace rackwright {

/// `number` "4.1" is set in the accent colour; empty for a plain sub-heading.
struct Heading {
    QString number;
    QString text;
    int level = 1; ///< 1 section, 2 sub-section, 3 plain
};

/// Text between double asterisks is bold.
struct Paragraph {
    QString text;
    bool caption = false;
};

/// Up to four figures side by side.
struct KeyFigure {
    QString caption;
    QString number;
    QString unit;
    QString note;
};
struct KeyFigures {
    std::vector<KeyFigure> figures;
    bool accent = false; ///< accent line above
};

/// Name and value pairs, in one or two columns of pairs.
struct Pair {
    QString name;
    QString value;
};
struct PairColumn {
    QString title;
    std::vector<Pair> pairs;
};
struct Pairs {
    std::vector<PairColumn> columns;
    double width = 1.0; ///< share of the page width
};

enum class RowStyle : std::uint8_t { plain, section, bold, total };

struct ReportColumn {
    QString title;
    double weight = 1; ///< share of the width
    bool number = false;
};
struct TableRow {
    QStringList cells;
    RowStyle style = RowStyle::plain;
    int warned = -1; ///< column set in the warning colour (old prices, the reason of a rejection), -1: none
};
struct Table {
    std::vector<ReportColumn> columns;
    std::vector<TableRow> rows;
};

/// A drawing of fixed height, given in units.
struct Picture {
    double height = 0;
    bool framed = false;
    std::function<void(QPainter&, const QRectF&)> paint;
};

struct Gap {
    double height = 0;
};
struct PageBreak {};

using Block = std::variant<Heading, Paragraph, KeyFigures, Pairs, Table, Picture, Gap, PageBreak>;

} // namespace rackwright
