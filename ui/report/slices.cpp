#include "ui/report/slices.h"

#include "ui/report/rich_text.h"
#include "ui/report/table_slices.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace rackwright {

namespace {

const Tokens& ink() {
    static const Tokens tokens = lightTokens();
    return tokens;
}

PrintText useOf(int level) {
    return level < 3 ? PrintText::heading : PrintText::subheading;
}

SlicedBlock slice(const Heading& heading) {
    const PrintText use = useOf(heading.level);
    const double above = (heading.level == 1 ? 14 : 10) * kPoint;
    Slice slice;
    slice.height = above + printLine(use) + 3 * kPoint;
    slice.keepWithNext = true;
    slice.paint = [heading, use](QPainter& painter, const QRectF& area) {
        const double baseline = area.bottom() - 8 * kPoint;
        painter.setFont(printFont(use, true));
        double x = area.left();
        if (!heading.number.isEmpty()) {
            painter.setPen(ink().accent);
            painter.drawText(QPointF(x, baseline), heading.number);
            x += painter.fontMetrics().horizontalAdvance(heading.number) + 8 * kPoint;
        }
        painter.setPen(ink().ink);
        painter.drawText(QPointF(x, baseline), heading.text);
    };
    return {{slice}, {}, false};
}

SlicedBlock slice(const Paragraph& paragraph) {
    const PrintText use = paragraph.caption ? PrintText::caption : PrintText::body;
    const QColor color = paragraph.caption ? ink().ink3 : ink().ink2;
    SlicedBlock block;
    for (const TextLine& line : flow(paragraph.text, use, kContentWidth)) {
        Slice slice;
        slice.height = printLine(use);
        slice.paint = [line, use, color](QPainter& painter, const QRectF& area) {
            painter.setPen(color);
            paintLine(painter, line, area.left(), area.bottom() - printLine(use) * 0.3, use);
        };
        block.slices.push_back(slice);
    }
    if (!block.slices.empty()) block.slices.push_back(Slice{(paragraph.caption ? 3 : 6) * kPoint, false, {}});
    return block;
}

void paintKeyFigure(QPainter& painter, const KeyFigure& figure, const QRectF& cell) {
    painter.setPen(ink().ink3);
    painter.setFont(printFont(PrintText::caption));
    painter.drawText(QPointF(cell.left(), cell.top() + 13 * kPoint), figure.caption);
    painter.setPen(ink().ink);
    painter.setFont(printFont(PrintText::figure, true));
    const double baseline = cell.top() + 33 * kPoint;
    painter.drawText(QPointF(cell.left(), baseline), figure.number);
    const double end = QFontMetricsF(painter.font()).horizontalAdvance(figure.number);
    painter.setPen(ink().ink2);
    painter.setFont(printFont(PrintText::body));
    painter.drawText(QPointF(cell.left() + end + 4 * kPoint, baseline), figure.unit);
    const std::vector<TextLine> note = flow(figure.note, PrintText::caption, cell.width());
    for (std::size_t i = 0; i < std::min<std::size_t>(note.size(), 2); ++i)
        paintLine(painter, note[i], cell.left(), cell.top() + (45 + 10 * double(i)) * kPoint,
                  PrintText::caption);
}

SlicedBlock slice(const KeyFigures& figures) {
    Slice slice;
    slice.height = 62 * kPoint;
    slice.paint = [figures](QPainter& painter, const QRectF& area) {
        const QRectF box = area.adjusted(0, 2 * kPoint, 0, -4 * kPoint);
        const double gap = 10 * kPoint;
        const double width = box.width() / double(figures.figures.size());
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), (figures.accent ? 1.5 : 0.5) * kPoint),
                         figures.accent ? ink().accent : ink().line);
        painter.fillRect(QRectF(box.left(), box.bottom(), box.width(), 0.5 * kPoint), ink().line);
        for (std::size_t i = 0; i < figures.figures.size(); ++i) {
            const double left = box.left() + double(i) * width;
            if (i > 0) painter.fillRect(QRectF(left, box.top(), 0.5 * kPoint, box.height()), ink().line2);
            const double inset = i > 0 ? gap : 0;
            paintKeyFigure(painter, figures.figures[i],
                           QRectF(left + inset, box.top(), width - inset - 4 * kPoint, box.height()));
        }
    };
    return {{slice}, {}, false};
}

SlicedBlock slice(const Picture& picture) {
    Slice slice;
    slice.height = picture.height + 6 * kPoint;
    slice.keepWithNext = true; // with its caption
    slice.paint = [picture](QPainter& painter, const QRectF& area) {
        QRectF box(area.left(), area.top() + 2 * kPoint, area.width(), picture.height);
        if (picture.framed) {
            painter.setPen(QPen(ink().line, 0.6 * kPoint));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box, 4 * kPoint, 4 * kPoint);
            box.adjust(8 * kPoint, 8 * kPoint, -8 * kPoint, -8 * kPoint);
        }
        picture.paint(painter, box);
    };
    return {{slice}, {}, false};
}

SlicedBlock slice(const Pairs& pairs) {
    return slicedPairs(pairs);
}

SlicedBlock slice(const Table& table) {
    return slicedTable(table);
}

SlicedBlock slice(const Gap& gap) {
    return {{Slice{gap.height, false, {}}}, {}, false};
}

SlicedBlock slice(const PageBreak&) {
    return {{}, {}, true};
}

} // namespace

SlicedBlock sliced(const Block& block) {
    return std::visit([](const auto& which) { return slice(which); }, block);
}

} // namespace rackwright
