// A device that hands everything on to another painter, texts as outlines: the file looks the same on a
// machine without the fonts.
#pragma once

#include <QPaintDevice>
#include <QSize>

#include <memory>

class QPainter;

namespace rackwright {

class OutlineDevice final : public QPaintDevice {
public:
    /// `target` must be active and outlive the device; `size` in its units, taken as pixels.
    OutlineDevice(QPainter& target, const QSize& size);
    ~OutlineDevice() override;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    QSize m_size;
    std::unique_ptr<Engine> m_engine;
};

} // namespace rackwright
