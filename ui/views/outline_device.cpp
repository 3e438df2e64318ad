#include "ui/views/outline_device.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

namespace rackwright {

namespace {
constexpr int kDotsPerInch = 96;
constexpr double kMillimetresPerInch = 25.4;
} // namespace

class OutlineDevice::Engine final : public QPaintEngine {
public:
    explicit Engine(QPainter& target)
        : QPaintEngine(AllFeatures), m_target(target), m_base(target.transform()) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override {
        const DirtyFlags dirty = now.state();
        if (dirty.testFlag(DirtyTransform)) m_target.setTransform(now.transform() * m_base);
        if (dirty.testFlag(DirtyPen)) m_target.setPen(now.pen());
        if (dirty.testFlag(DirtyBrush)) m_target.setBrush(now.brush());
        if (dirty.testFlag(DirtyOpacity)) m_target.setOpacity(now.opacity());
        if (dirty.testFlag(DirtyHints)) m_target.setRenderHints(now.renderHints());
        if (dirty.testFlag(DirtyClipPath)) m_target.setClipPath(now.clipPath(), now.clipOperation());
        if (dirty.testFlag(DirtyClipRegion)) m_target.setClipRegion(now.clipRegion(), now.clipOperation());
        if (dirty.testFlag(DirtyClipEnabled)) m_target.setClipping(now.isClipEnabled());
    }

    void drawPath(const QPainterPath& path) override { m_target.drawPath(path); }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode)
            m_target.drawPolyline(points, count);
        else
            m_target.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }

    void drawPixmap(const QRectF& area, const QPixmap& pixmap, const QRectF& part) override {
        m_target.drawPixmap(area, pixmap, part);
    }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        QPainterPath outlines;
        outlines.addText(at, item.font(), item.text());
        m_target.fillPath(outlines, m_target.pen().brush());
    }

private:
    QPainter& m_target;
    QTransform m_base;
};

OutlineDevice::OutlineDevice(QPainter& target, const QSize& size)
    : m_size(size), m_engine(std::make_unique<Engine>(target)) {}

OutlineDevice::~OutlineDevice() = default;

QPaintEngine* OutlineDevice::paintEngine() const {
    return m_engine.get();
}

int OutlineDevice::metric(PaintDeviceMetric metric) const {
    const auto millimetres = [](int pixels) {
        return static_cast<int>(pixels * kMillimetresPerInch / kDotsPerInch);
    };
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return millimetres(m_size.width());
    case PdmHeightMM:
        return millimetres(m_size.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return kDotsPerInch;
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace rackwright
