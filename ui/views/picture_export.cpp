#include "ui/views/picture_export.h"

#include <QBuffer>
#include <QColor>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace rackwright {

namespace {

constexpr int kPixelRatio = 2; // sharp on a slide

QByteArray svgBytes(const PicturePainter& paint, const QSize& size, const QColor& ground,
                    const QString& title) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(title);
    QPainter painter(&generator);
    painter.fillRect(QRect(QPoint(0, 0), size), ground);
    paint(painter, QRectF(QPointF(0, 0), size));
    painter.end();
    return buffer.data();
}

QByteArray pngBytes(const PicturePainter& paint, const QSize& size, const QColor& ground) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pictureImage(paint, size, ground).save(&buffer, "PNG");
    return bytes;
}

} // namespace

QImage pictureImage(const PicturePainter& paint, const QSize& size, const QColor& ground) {
    QImage image(size * kPixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(kPixelRatio);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(QPointF(0, 0), size));
    return image;
}

bool exportPicture(const QString& path, const PicturePainter& paint, const QSize& size, const QColor& ground,
                   const QString& title) {
    const bool svg = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const QByteArray bytes = svg ? svgBytes(paint, size, ground, title) : pngBytes(paint, size, ground);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    if (file.write(bytes) != bytes.size()) return false;
    return file.commit();
}

} // namespace rackwright
