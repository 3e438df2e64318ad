// Lays blocks out on A4 pages and paints them with header and footer.
#pragma once

#include "ui/report/blocks.h"

#include <QString>

#include <vector>

class QPdfWriter;

namespace rackwright {

/// What stands on every page. The first page is a cover and has no header line.
struct PageFrame {
    QString headerLeft;
    QString headerRight;
    QString footer;
    std::function<QString(int page, int pages)> pageNumber;
};

/// Paints all blocks. Rows are never split, headings stay with what follows, a table's header is repeated on
/// each of its pages. Returns the number of pages, 0 when the device cannot be painted on.
int writePages(QPdfWriter& device, const std::vector<Block>& blocks, const PageFrame& frame);

} // namespace rackwright
