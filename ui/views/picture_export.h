// A picture that can be drawn at any size, taken to the clipboard or to a file.
#pragma once

#include <QRectF>
#include <QSize>

#include <functional>

class QColor;
class QImage;
class QPainter;
class QString;

namespace rackwright {

using PicturePainter = std::function<void(QPainter&, const QRectF&)>;

struct PictureOptions {
    int scale = 2;         ///< pixels of a .png for one of the screen; two are sharp on a slide
    bool outlines = false; ///< texts of a .svg as paths: looks the same without the fonts
};

/// The picture with `scale` times the pixels of `size`, on `ground`.
QImage pictureImage(const PicturePainter& paint, const QSize& size, const QColor& ground, int scale = 2);

/// Writes .svg as vectors and anything else as .png. False when the file could not be written.
bool exportPicture(const QString& path, const PicturePainter& paint, const QSize& size, const QColor& ground,
                   const QString& title, const PictureOptions& options = {});

} // namespace rackwright
