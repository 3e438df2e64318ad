#include "ui/views/picture_export.h"

#include "ui/views/outline_device.h"

#include <QBuffer>
#include <QColor>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace rackwright {

namespace {

QByteArray svgBytes(const PicturePainter& paint, const QSize& size, const QColor& ground,
                    const QString& title, bool outlines) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(title);
    QPainter painter(&generator);
    painter.fillRect(QRect(QPoint(0, 0), size), ground);
    if (outlines) {
        OutlineDevice device(painter, size);
        QPainter outliner(&device);
        paint(outliner, QRectF(QPointF(0, 0), size));
    } else {
        paint(painter, QRectF(QPointF(0, 0), size));
    }
    painter.end();
    return buffer.data();
}

QByteArray pngBytes(const PicturePainter& paint, const QSize& size, const QColor& ground, int scale) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pictureImage(paint, size, ground, scale).save(&buffer, "PNG");
    return bytes;
}

} // namespace

QImage pictureImage(const PicturePainter& paint, const QSize& size, const QColor& ground, int scale) {
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(QPointF(0, 0), size));
    return image;
}

bool exportPicture(const QString& path, const PicturePainter& paint, const QSize& size, const QColor& ground,
                   const QString& title, const PictureOptions& options) {
    const bool svg = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const QByteArray bytes = svg ? svgBytes(paint, size, ground, title, options.outlines)
                                 : pngBytes(paint, size, ground, options.scale);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    if (file.write(bytes) != bytes.size()) return false;
    return file.commit();
}

} // namespace rackwright
