#include "ui/theme/icons.h"

#include "ui/theme/tokens.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

// In a static library the linker keeps the resource only when it is asked for. Must stand outside any
// namespace.
static void initIconResource() {
    Q_INIT_RESOURCE(icons);
}

namespace rackwright {

namespace {

const char* fileName(IconName name) {
    static constexpr const char* kNames[kIconCount] = {
        "new",    "open",   "save",   "undo", "redo",  "compare", "report",  "present", "search",
        "reset",  "why",    "ok",     "warn", "bad",   "info",    "clock",   "table",   "chart",
        "copy",   "export", "expand", "pin",  "close", "more",    "down",    "right",   "updown",
        "server", "rod",    "bolt",   "coin", "lock",  "star",    "diamond", "plus",    "exit"};
    return kNames[static_cast<int>(name)];
}

QByteArray drawing(IconName name, const QColor& color) {
    initIconResource();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(fileName(name))));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

/// Draws an icon in the palette's text colour for the state it is asked for.
class LineIconEngine final : public QIconEngine {
public:
    explicit LineIconEngine(IconName name) : m_name(name) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        paintIcon(*painter, m_name, rect, colorFor(mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new LineIconEngine(m_name); }

private:
    static QColor colorFor(QIcon::Mode mode) {
        const QPalette palette = QGuiApplication::palette();
        switch (mode) {
        case QIcon::Disabled:
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        case QIcon::Selected:
            return palette.color(QPalette::HighlightedText);
        case QIcon::Normal:
        case QIcon::Active:
            break;
        }
        return palette.color(QPalette::ButtonText);
    }

    IconName m_name;
};

} // namespace

QIcon lineIcon(IconName name) {
    return QIcon(new LineIconEngine(name));
}

void paintIcon(QPainter& painter, IconName name, const QRectF& rect, const QColor& color) {
    QSvgRenderer renderer(drawing(name, color));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * color.alphaF());
    renderer.render(&painter, rect);
    painter.restore();
}

void paintMark(QPainter& painter, const QRectF& rect, const QColor& rods, const QColor& lintel) {
    const double unit = rect.width() / 32.0;
    const auto rod = [&](double x, double y, double width, double height, const QColor& color) {
        painter.setBrush(color);
        const QRectF bar(rect.x() + x * unit, rect.y() + y * unit, width * unit, height * unit);
        painter.drawRoundedRect(bar, 1.5 * unit, 1.5 * unit);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    rod(3, 3, 26, 5, lintel);
    for (const double x : {4.5, 13.5, 22.5})
        rod(x, 11, 5, 18, rods);
    painter.restore();
}

QIcon programIcon() {
    const Tokens tokens = lightTokens();
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintMark(painter, QRectF(0, 0, size, size), tokens.accent, tokens.brand);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace rackwright
