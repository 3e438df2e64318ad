// A block cut into pieces that must not be split over pages.
#pragma once

#include "ui/report/blocks.h"

#include <functional>
#include <vector>

namespace rackwright {

struct Slice {
    double height = 0;
    bool keepWithNext = false;
    std::function<void(QPainter&, const QRectF&)> paint; ///< may be empty
};

struct SlicedBlock {
    std::vector<Slice> slices;
    Slice repeated; ///< drawn again at the top of every further page (a table's header)
    bool breakBefore = false;
};

/// Cuts a block for a page of the content width.
SlicedBlock sliced(const Block& block);

} // namespace rackwright
