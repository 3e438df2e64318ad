// The line icons. Drawings are in resources/icons, one colour each; an engine colours them by palette and
// state.
#pragma once

#include <QIcon>

class QPainter;

namespace rackwright {

enum class IconName : std::uint8_t {
    newFile,
    open,
    save,
    undo,
    redo,
    compare,
    report,
    present,
    search,
    reset,
    why,
    ok,
    warn,
    bad,
    info,
    clock,
    table,
    chart,
    copy,
    exportFile,
    expand,
    pin,
    close,
    more,
    down,
    right,
    upDown,
    server,
    rod,
    bolt,
    coin,
    lock,
    star,
    diamond,
    plus,
    exit
};
inline constexpr int kIconCount = static_cast<int>(IconName::exit) + 1;

/// An icon that follows the palette: live with the theme, faded when disabled.
QIcon lineIcon(IconName name);

/// Paints the icon into `rect` as vectors, in one colour.
void paintIcon(QPainter& painter, IconName name, const QRectF& rect, const QColor& color);

/// The program's mark, four counting rods, in the window's own colours.
QIcon programIcon();
void paintMark(QPainter& painter, const QRectF& rect, const QColor& rods, const QColor& lintel);

} // namespace rackwright
