// The waterfall: rows follow each other, small parts are joined when there is no room, colours stand where
// they should.
#include "tests/support/sample_outcome.h"
#include "ui/pictures/waterfall.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace rackwright;

namespace {

QImage picture(const StepTime& step, const ViewContext& context, const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(context.tokens.panel);
    QPainter painter(&image);
    paintWaterfall(painter, QRectF(QPointF(0, 0), size), step, context);
    return image;
}

} // namespace

class TestWaterfall : public QObject {
    Q_OBJECT

private slots:
    void rowsFollowEachOtherAndAddUp() {
        const StepTime step = sample::outcome().time.step;
        const auto rows = waterfallRows(step, ViewContext(), 20);
        QCOMPARE(rows.size(), 11UL);
        double at = 0;
        for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
            QVERIFY(std::abs(rows[i].start - at) < 1e-12);
            at += rows[i].seconds;
        }
        QVERIFY(rows.back().total);
        QVERIFY(std::abs(rows.back().seconds - step.total) < 1e-9);
    }

    void smallPartsAreJoinedAndNothingIsLost() {
        const StepTime step = sample::outcome().time.step;
        const auto rows = waterfallRows(step, ViewContext(), 6);
        QCOMPARE(rows.size(), 6UL);
        QVERIFY(std::abs(rows.back().seconds - step.total) < 1e-9);
        QCOMPARE(rows.front().seconds, 5.12);
    }

    void barsStandWhereTheLayoutSays_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void barsStandWhereTheLayoutSays() {
        QFETCH(bool, dark);
        ViewContext context;
        context.tokens = dark ? darkTokens() : lightTokens();
        const QSize size(560, 200);
        const StepTime step = sample::outcome().time.step;
        const QImage image = picture(step, context, size);
        const auto rows = waterfallRows(step, context, waterfallRowsFitting(size.height(), context));
        const WaterfallLayout at = layoutWaterfall(rows, QRectF(QPointF(0, 0), size), context);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].hatched || rows[i].seconds < 0.2) continue;
            const double x =
                at.bars.left() + (rows[i].start + rows[i].seconds / 2) * at.bars.width() / step.total;
            const double y = at.rowHeight * (static_cast<double>(i) + 0.5);
            QCOMPARE(image.pixelColor(int(x), int(y)), rows[i].color);
        }
    }

    void nothingIsDrawnForAStepThatIsUnknown() {
        const ViewContext context;
        const QImage image = picture(StepTime{}, context, {300, 120});
        QCOMPARE(image.pixelColor(150, 60), context.tokens.panel);
    }
};

QTEST_MAIN(TestWaterfall)
#include "test_waterfall.moc"
