#include "ui/report/table_slices.h"

#include "ui/report/rich_text.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace rackwright {

namespace {

constexpr double kCellPadding = 4 * kPoint;
constexpr double kRowPadding = 5 * kPoint;
constexpr double kCellLine = 11.5 * kPoint;
constexpr double kAfter = 7 * kPoint; ///< space below a table

using Cell = std::vector<TextLine>;

struct RowLook {
    QColor text;
    QColor background; ///< invalid: none
    QColor rule;
    double ruleHeight = 0.4 * kPoint;
};

RowLook lookOf(RowStyle style, const Tokens& tokens) {
    switch (style) {
    case RowStyle::plain:
        return {tokens.ink, {}, tokens.line2};
    case RowStyle::section:
        return {tokens.ink, tokens.panel2, tokens.line2};
    case RowStyle::bold:
        return {tokens.ink, {}, tokens.line};
    case RowStyle::total:
        return {tokens.accent, {}, tokens.accent, 1.5 * kPoint};
    }
    return {};
}

std::vector<double> columnWidths(const std::vector<ReportColumn>& columns) {
    const double sum =
        std::accumulate(columns.begin(), columns.end(), 0.0,
                        [](double total, const ReportColumn& column) { return total + column.weight; });
    std::vector<double> widths;
    for (const ReportColumn& column : columns)
        widths.push_back(kContentWidth * column.weight / sum);
    return widths;
}

double heightOf(const std::vector<Cell>& cells) {
    std::size_t lines = 1;
    for (const Cell& cell : cells)
        lines = std::max(lines, cell.size());
    return double(lines) * kCellLine + kRowPadding;
}

void paintCell(QPainter& painter, const Cell& cell, const QRectF& area, bool right) {
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const double width = widthOf({cell[i]});
        const double x = right ? area.right() - kCellPadding - width : area.left() + kCellPadding;
        const double baseline = area.top() + kRowPadding / 2 + (double(i) + 0.76) * kCellLine;
        paintLine(painter, cell[i], x, baseline, PrintText::table);
    }
}

/// A row whose cells have been broken into lines.
Slice rowSlice(const std::vector<ReportColumn>& columns, const std::vector<double>& widths,
               std::vector<Cell> cells, const RowLook& look, int warned) {
    Slice slice;
    slice.height = heightOf(cells);
    slice.paint = [columns, widths, cells = std::move(cells), look, warned](QPainter& painter,
                                                                            const QRectF& area) {
        if (look.background.isValid()) painter.fillRect(area, look.background);
        double x = area.left();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            painter.setPen(static_cast<int>(i) == warned ? lightTokens().warn : look.text);
            paintCell(painter, cells[i], QRectF(x, area.top(), widths[i], area.height()), columns[i].number);
            x += widths[i];
        }
        painter.fillRect(QRectF(area.left(), area.bottom() - look.ruleHeight, area.width(), look.ruleHeight),
                         look.rule);
    };
    return slice;
}

std::vector<Cell> cellsOf(const QStringList& texts, const std::vector<double>& widths, bool bold) {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const QString text = qsizetype(i) < texts.size() ? texts[qsizetype(i)] : QString();
        // A section's or total's name may run over empty cells at its right.
        double room = widths[i];
        for (std::size_t j = i + 1; bold && j < widths.size(); ++j) {
            if (qsizetype(j) < texts.size() && !texts[qsizetype(j)].isEmpty()) break;
            room += widths[j];
        }
        cells.push_back(flow(text, PrintText::table, room - 2 * kCellPadding, bold));
    }
    return cells;
}

Slice headerSlice(const Table& table, const std::vector<double>& widths) {
    const Tokens tokens = lightTokens();
    QStringList titles;
    for (const ReportColumn& column : table.columns)
        titles << column.title;
    Slice slice = rowSlice(table.columns, widths, cellsOf(titles, widths, false),
                           {tokens.ink2, tokens.panel2, tokens.line}, -1);
    slice.keepWithNext = true;
    return slice;
}

/// Name at a fixed share of the column, value in the rest.
void paintPair(QPainter& painter, const Cell& name, const Cell& value, const QRectF& area, double nameWidth) {
    const Tokens tokens = lightTokens();
    painter.setPen(tokens.ink3);
    paintCell(painter, name, QRectF(area.left(), area.top(), nameWidth, area.height()), false);
    painter.setPen(tokens.ink);
    paintCell(painter, value,
              QRectF(area.left() + nameWidth, area.top(), area.width() - nameWidth, area.height()), false);
    painter.fillRect(QRectF(area.left(), area.bottom() - 0.4 * kPoint, area.width(), 0.4 * kPoint),
                     tokens.line2);
}

struct PairGeometry {
    double width = 0; ///< of one column
    double gap = 14 * kPoint;
    double nameWidth = 0;
};

PairGeometry geometryOf(const Pairs& pairs) {
    PairGeometry geometry;
    const auto columns = double(pairs.columns.size());
    geometry.width = (kContentWidth * pairs.width - geometry.gap * (columns - 1)) / columns;
    geometry.nameWidth = geometry.width * (pairs.columns.size() > 1 ? 0.34 : 0.25);
    return geometry;
}

Slice pairSlice(const Pairs& pairs, const PairGeometry& geometry, std::size_t row) {
    struct Placed {
        Cell name, value;
        double x = 0;
    };
    std::vector<Placed> placed;
    std::vector<Cell> all;
    for (std::size_t i = 0; i < pairs.columns.size(); ++i) {
        if (row >= pairs.columns[i].pairs.size()) continue;
        const Pair& pair = pairs.columns[i].pairs[row];
        Placed entry{
            flow(pair.name, PrintText::table, geometry.nameWidth - 2 * kCellPadding),
            flow(pair.value, PrintText::table, geometry.width - geometry.nameWidth - 2 * kCellPadding),
            double(i) * (geometry.width + geometry.gap)};
        all.push_back(entry.name);
        all.push_back(entry.value);
        placed.push_back(std::move(entry));
    }
    Slice slice;
    slice.height = heightOf(all);
    slice.paint = [placed, geometry](QPainter& painter, const QRectF& area) {
        for (const Placed& entry : placed)
            paintPair(painter, entry.name, entry.value,
                      QRectF(area.left() + entry.x, area.top(), geometry.width, area.height()),
                      geometry.nameWidth);
    };
    return slice;
}

Slice pairTitles(const Pairs& pairs, const PairGeometry& geometry) {
    Slice slice;
    slice.height = printLine(PrintText::subheading) + 4 * kPoint;
    slice.keepWithNext = true;
    slice.paint = [pairs, geometry](QPainter& painter, const QRectF& area) {
        painter.setPen(lightTokens().ink);
        painter.setFont(printFont(PrintText::subheading, true));
        for (std::size_t i = 0; i < pairs.columns.size(); ++i)
            painter.drawText(QPointF(area.left() + double(i) * (geometry.width + geometry.gap),
                                     area.bottom() - 6 * kPoint),
                             pairs.columns[i].title);
    };
    return slice;
}

/// No page starts with the last row alone.
void keepEndTogether(std::vector<Slice>& rows) {
    constexpr std::size_t together = 4;
    for (std::size_t i = rows.size() > together ? rows.size() - together : 0; i + 1 < rows.size(); ++i)
        rows[i].keepWithNext = true;
}

} // namespace

SlicedBlock slicedTable(const Table& table) {
    SlicedBlock block;
    const Tokens tokens = lightTokens();
    const std::vector<double> widths = columnWidths(table.columns);
    block.repeated = headerSlice(table, widths);
    block.slices.push_back(block.repeated);
    for (const TableRow& row : table.rows) {
        const bool bold = row.style != RowStyle::plain;
        Slice slice = rowSlice(table.columns, widths, cellsOf(row.cells, widths, bold),
                               lookOf(row.style, tokens), row.warned);
        slice.keepWithNext = row.style == RowStyle::section;
        block.slices.push_back(std::move(slice));
    }
    keepEndTogether(block.slices);
    block.slices.push_back(Slice{kAfter, false, {}});
    return block;
}

SlicedBlock slicedPairs(const Pairs& pairs) {
    SlicedBlock block;
    if (pairs.columns.empty()) return block;
    const PairGeometry geometry = geometryOf(pairs);
    std::size_t rows = 0;
    bool titled = false;
    for (const PairColumn& column : pairs.columns) {
        rows = std::max(rows, column.pairs.size());
        titled = titled || !column.title.isEmpty();
    }
    if (titled) block.slices.push_back(pairTitles(pairs, geometry));
    for (std::size_t row = 0; row < rows; ++row)
        block.slices.push_back(pairSlice(pairs, geometry, row));
    block.slices.push_back(Slice{kAfter, false, {}});
    return block;
}

} // namespace rackwright
