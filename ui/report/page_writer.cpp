#include "ui/report/page_writer.h"

#include "ui/report/report_style.h"
#include "ui/report/slices.h"
#include "ui/theme/icons.h"

#include <QPainter>
#include <QPdfWriter>

namespace rackwright {

namespace {

constexpr double kHeaderHeight = 26 * kPoint;
constexpr double kFooterHeight = 22 * kPoint;
constexpr double kBottom = kPageHeight - kMargin - kFooterHeight;
constexpr double kTop = kMargin + kHeaderHeight;

struct Placed {
    Slice slice;
    QRectF area;
};
using Page = std::vector<Placed>;

/// Fills pages from top to bottom.
class Layout {
public:
    std::vector<Page> place(const std::vector<Block>& blocks) {
        m_pages.emplace_back();
        m_y = kMargin; // the cover has no header
        std::vector<SlicedBlock> all;
        for (const Block& block : blocks)
            all.push_back(sliced(block));
        for (std::size_t i = 0; i < all.size(); ++i)
            placeBlock(all, i);
        return std::move(m_pages);
    }

private:
    void newPage() {
        m_pages.emplace_back();
        m_y = kTop;
    }

    void put(const Slice& slice) {
        m_pages.back().push_back({slice, QRectF(kMargin, m_y, kContentWidth, slice.height)});
        m_y += slice.height;
    }

    /// Height of the slice with everything that must stay on its page.
    static double chainHeight(const std::vector<SlicedBlock>& all, std::size_t block, std::size_t slice) {
        double height = 0;
        while (block < all.size()) {
            const std::vector<Slice>& slices = all[block].slices;
            for (; slice < slices.size(); ++slice) {
                height += slices[slice].height;
                if (!slices[slice].keepWithNext) return height;
            }
            slice = 0;
            ++block;
            if (block < all.size() && all[block].breakBefore) break;
        }
        return height;
    }

    void placeBlock(const std::vector<SlicedBlock>& all, std::size_t index) {
        const SlicedBlock& block = all[index];
        if (block.breakBefore && m_y > kTop) newPage();
        for (std::size_t i = 0; i < block.slices.size(); ++i) {
            const bool full = m_y + chainHeight(all, index, i) > kBottom;
            if (full && !block.slices[i].paint) continue; // a page needs no space at its end
            if (full && m_y > kTop) {
                newPage();
                if (i > 0 && block.repeated.paint) put(block.repeated);
            }
            put(block.slices[i]);
        }
    }

    std::vector<Page> m_pages;
    double m_y = 0;
};

void paintHeader(QPainter& painter, const PageFrame& frame, const Tokens& tokens) {
    const double baseline = kMargin + 9 * kPoint;
    paintMark(painter, QRectF(kMargin, kMargin, 11 * kPoint, 11 * kPoint), tokens.accent, tokens.brand);
    painter.setFont(printFont(PrintText::caption));
    painter.setPen(tokens.ink3);
    painter.drawText(QPointF(kMargin + 16 * kPoint, baseline), frame.headerLeft);
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(frame.headerRight);
    painter.drawText(QPointF(kMargin + kContentWidth - width, baseline), frame.headerRight);
    painter.fillRect(QRectF(kMargin, kMargin + 17 * kPoint, kContentWidth, 0.5 * kPoint), tokens.line);
}

void paintFooter(QPainter& painter, const PageFrame& frame, const Tokens& tokens, int page, int pages) {
    const double top = kPageHeight - kMargin - 14 * kPoint;
    painter.fillRect(QRectF(kMargin, top, kContentWidth, 0.5 * kPoint), tokens.line);
    painter.setFont(printFont(PrintText::footer));
    painter.setPen(tokens.ink3);
    const double baseline = kPageHeight - kMargin - 2 * kPoint;
    painter.drawText(QPointF(kMargin, baseline), frame.footer);
    const QString number = frame.pageNumber(page, pages);
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(number);
    painter.drawText(QPointF(kMargin + kContentWidth - width, baseline), number);
}

} // namespace

int writePages(QPdfWriter& device, const std::vector<Block>& blocks, const PageFrame& frame) {
    const std::vector<Page> pages = Layout().place(blocks);
    const Tokens tokens = lightTokens();
    QPainter painter;
    if (!painter.begin(&device)) return 0;
    painter.scale(device.logicalDpiX() / 720.0, device.logicalDpiY() / 720.0);
    const int count = static_cast<int>(pages.size());
    for (int i = 0; i < count; ++i) {
        if (i > 0) {
            if (!device.newPage()) return 0;
            paintHeader(painter, frame, tokens);
        }
        for (const Placed& placed : pages[static_cast<std::size_t>(i)]) {
            if (!placed.slice.paint) continue;
            painter.save();
            placed.slice.paint(painter, placed.area);
            painter.restore();
        }
        paintFooter(painter, frame, tokens, i + 1, count);
    }
    return painter.end() ? count : 0;
}

} // namespace rackwright
