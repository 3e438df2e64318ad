// The scatter: round ticks that hold every value, points where the axes say, clicks that hit.
#include "ui/pictures/scatter_picture.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <limits>

using namespace rackwright;

namespace {

ScatterPlot plot() {
    const auto label = [](double value) { return QString::number(value); };
    ScatterPlot out;
    out.x = scatterAxis(QStringLiteral("days"), 170, 320, label);
    out.y = scatterAxis(QStringLiteral("GiB"), 40, 80, label);
    out.x.limit = 200;
    out.points = {{{170, 80}, QStringLiteral("a"), Qt::blue, true, false, true},
                  {{320, 40}, QStringLiteral("b"), Qt::blue, false, true, false}};
    return out;
}

} // namespace

class TestScatter : public QObject {
    Q_OBJECT

private slots:
    void axesHoldTheirValues() {
        const ScatterPlot it = plot();
        QVERIFY(it.x.low < 170 && it.x.high > 320);
        QVERIFY(it.x.ticks.size() >= 3 && it.x.ticks.size() <= 9);
        const ScatterAxis one = scatterAxis({}, 5, 5, [](double value) { return QString::number(value); });
        QVERIFY(one.low < 5 && one.high > 5);
        QVERIFY(!one.ticks.empty());
        const double nothing = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(scatterAxis({}, nothing, 1, [](double) { return QString(); }).ticks.empty());
        QVERIFY(scatterAxis({}, 0, 1, [](double) { return QString(); }).low >= 0);
    }

    void clicksHitWhatStandsThere() {
        const ScatterPlot it = plot();
        const QRectF inside = scatterPlotArea(it, QRectF(0, 0, 600, 300), ViewContext());
        for (std::size_t i = 0; i < it.points.size(); ++i) {
            const QPointF at = scatterPosition(it, inside, it.points[i].at);
            QVERIFY(inside.contains(at));
            QCOMPARE(scatterPointAt(it, inside, at + QPointF(3, 3)), static_cast<int>(i));
        }
        QCOMPARE(scatterPointAt(it, inside, inside.center()), -1);
    }

    void theFieldPastTheLimitIsMarked() {
        const ViewContext context;
        QImage image(600, 300, QImage::Format_RGB32);
        image.fill(context.tokens.panel);
        QPainter painter(&image);
        paintScatter(painter, image.rect(), plot(), context);
        painter.end();
        const QRectF inside = scatterPlotArea(plot(), image.rect(), context);
        const QPoint past = scatterPosition(plot(), inside, {260, 67}).toPoint();
        const QPoint before = scatterPosition(plot(), inside, {185, 67}).toPoint();
        QVERIFY(image.pixelColor(past) != context.tokens.panel);
        QCOMPARE(image.pixelColor(before), context.tokens.panel);
    }
};

QTEST_MAIN(TestScatter)
#include "test_scatter.moc"
