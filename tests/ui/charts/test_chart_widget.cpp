// The adapter: values change in place, colours follow the theme, overlays stand where the bars are.
#include "tests/support/sample_outcome.h"
#include "ui/charts/chart_widget.h"
#include "ui/charts/outcome_charts.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace rackwright;

namespace {

ViewContext darkContext() {
    ViewContext context;
    context.tokens = darkTokens();
    return context;
}

QImage picture(const ChartSpec& spec, const ViewContext& context, const QSize& size = {600, 240}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(context.tokens.panel);
    QPainter painter(&image);
    paintChart(painter, QRectF(QPointF(0, 0), size), spec, context);
    return image;
}

/// Pixels of exactly `color`.
int pixelsOf(const QImage& image, const QColor& color) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    return count;
}

/// Mean x of the pixels of `color`, -1 without any.
double middleOf(const QImage& image, const QColor& color) {
    double sum = 0;
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) != color) continue;
            sum += x;
            ++count;
        }
    }
    return count > 0 ? sum / count : -1;
}

} // namespace

class TestChartWidget : public QObject {
    Q_OBJECT

private slots:
    void everyPartHasItsColorInStackOrder() {
        for (const ViewContext& context : {ViewContext(), darkContext()}) {
            const QImage image = picture(memoryChart(sample::outcome().memory, context), context);
            const Tokens& t = context.tokens;
            double left = 0;
            for (const QColor& color : {t.memWeights, t.memGradients, t.memActivations, t.memBuffers}) {
                QVERIFY2(pixelsOf(image, color) > 40, qPrintable(color.name()));
                const double at = middleOf(image.copy(0, 20, image.width(), 150), color);
                QVERIFY(at > left);
                left = at;
            }
            QVERIFY(pixelsOf(image, t.bad) > 20);  // capacity line
            QVERIFY(pixelsOf(image, t.warn) > 10); // limit line
        }
    }

    void limitLinesStandAtTheirValues() {
        const MemoryOutcome memory = sample::outcome().memory;
        const ViewContext context;
        const StackedBarsSpec spec = memoryChart(memory, context);
        ChartWidget widget;
        widget.setContext(context);
        widget.setSpec(spec);
        widget.resize(600, 240);
        widget.realise();
        const QRectF plot = widget.plotArea();
        const QImage image = picture(spec, context);
        const double wanted = plot.left() + plot.width() * memory.capacity / spec.axis.maximum;
        const QImage middle = image.copy(0, int(plot.top()) + 2, image.width(), int(plot.height()) - 4);
        QVERIFY(std::abs(middleOf(middle, context.tokens.bad) - wanted) < 2.0);
    }

    void aNewResultReplacesValuesInPlace() {
        ChartWidget widget;
        widget.setContext(ViewContext());
        widget.setSpec(memoryChart(sample::outcome().memory, ViewContext()));
        widget.resize(600, 240);
        widget.realise();
        const auto* view = widget.findChild<QGraphicsView*>();
        const QGraphicsScene* scene = view->scene();
        const qsizetype items = scene->items().size();
        MemoryOutcome memory = sample::outcome().memory;
        memory.stages[1].parts[3] *= 1.3;
        widget.setSpec(memoryChart(memory, ViewContext()));
        QCOMPARE(view->scene(), scene);
        QCOMPARE(scene->items().size(), items);
        memory.stages.resize(2);
        widget.setSpec(memoryChart(memory, ViewContext()));
        QCOMPARE(view->scene(), scene);
    }

    void nothingIsMadeBeforeItIsShown() {
        ChartWidget widget;
        widget.setContext(ViewContext());
        widget.setSpec(memoryChart(sample::outcome().memory, ViewContext()));
        QVERIFY(!widget.isRealised());
        widget.show();
        QTRY_VERIFY(widget.isRealised());
    }

    void absurdValuesAreDrawnWithoutComplaint() {
        Outcome outcome = sample::outcome();
        outcome.memory.stages[0].parts[0] = std::numeric_limits<double>::quiet_NaN();
        outcome.memory.limit = std::numeric_limits<double>::infinity();
        outcome.cost.curve[3].rent = std::numeric_limits<double>::infinity();
        const ViewContext context;
        QVERIFY(!picture(memoryChart(outcome.memory, context), context).isNull());
        QVERIFY(!picture(memoryChart(MemoryOutcome{}, context), context).isNull());
        QVERIFY(!picture(costChart(Outcome{}, context, true), context).isNull());
    }

    void oneRowIsABarNotABlock() {
        MemoryOutcome memory = sample::outcome().memory;
        memory.stages.resize(1);
        const ViewContext context;
        const QImage image = picture(memoryChart(memory, context), context);
        const int x = int(middleOf(image.copy(0, 20, image.width(), 150), context.tokens.memActivations));
        int thick = 0;
        for (int y = 0; y < image.height() - 50; ++y)
            thick += image.pixelColor(x - 30, y) == context.tokens.memActivations ? 1 : 0;
        QVERIFY(thick > 20);
        QVERIFY(thick <= 44);
    }

    void hoveringARowNamesIt() {
        ChartWidget widget;
        widget.setContext(ViewContext());
        widget.setSpec(memoryChart(sample::outcome().memory, ViewContext()));
        widget.resize(600, 240);
        widget.show();
        QTRY_VERIFY(widget.isRealised());
        QSignalSpy spy(&widget, &ChartWidget::rowHovered);
        const QRectF plot = widget.plotArea();
        auto* viewport = widget.findChild<QGraphicsView*>()->viewport();
        QTest::mouseMove(viewport, QPoint(int(plot.center().x()), int(plot.bottom() - plot.height() / 8)));
        QTRY_VERIFY(!spy.isEmpty());
        QCOMPARE(spy.back().front().toInt(), 3);
    }

    void curvesShowBandLinesAndRing() {
        const ViewContext context;
        const QImage image = picture(costChart(sample::outcome(), context, false), context);
        QVERIFY(pixelsOf(image, context.tokens.rent) > 60);
        QVERIFY(pixelsOf(image, context.tokens.buy) > 60);
        QVERIFY(pixelsOf(image, context.tokens.ink) > 5);
    }

    // A drag brings sixty results a second and two charts; the budget leaves a wide margin for a busy
    // machine.
    void updatesAreCheap() {
        ChartWidget widget;
        widget.setContext(ViewContext());
        widget.resize(600, 240);
        MemoryOutcome memory = sample::outcome().memory;
        widget.setSpec(memoryChart(memory, ViewContext()));
        widget.realise();
        QElapsedTimer timer;
        constexpr int kUpdates = 50;
        timer.start();
        for (int i = 0; i < kUpdates; ++i) {
            for (StageMemory& stage : memory.stages)
                stage.parts[3] *= i % 2 == 0 ? 1.01 : 1 / 1.01;
            widget.setSpec(memoryChart(memory, ViewContext()));
        }
        const double each = double(timer.nsecsElapsed()) / 1e6 / kUpdates;
        qInfo("one update of the memory chart: %.2f ms", each);
        QVERIFY(each < 20);
    }
};

QTEST_MAIN(TestChartWidget)
#include "test_chart_widget.moc"
