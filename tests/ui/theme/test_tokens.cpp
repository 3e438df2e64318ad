// The palette: contrast is recomputed from the struct, neighbours stay apart, every icon draws something.
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/tokens.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace rackwright;

namespace {

struct Lab {
    double l, a, b;
};

/// CIE L*a*b*, D65 (CIE 15:2004).
Lab labOf(const QColor& color) {
    const auto linear = [](double v) {
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    const double r = linear(color.redF()), g = linear(color.greenF()), b = linear(color.blueF());
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    const double y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(const QColor& a, const QColor& b) {
    const Lab p = labOf(a), q = labOf(b);
    return std::hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

} // namespace

class TestTokens : public QObject {
    Q_OBJECT

private slots:
    void textReadsOnItsSurface_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void textReadsOnItsSurface() {
        QFETCH(bool, dark);
        const Tokens t = dark ? darkTokens() : lightTokens();
        QCOMPARE(t.dark, dark);
        for (const QColor& text : {t.ink, t.ink2, t.ink3, t.accent, t.ok, t.warn, t.bad, t.info}) {
            for (const QColor& surface : {t.panel, t.panel2})
                QVERIFY2(contrastRatio(text, surface) >= 4.5,
                         qPrintable(text.name() + QLatin1Char(' ') + surface.name()));
        }
        QVERIFY(contrastRatio(t.ink2, t.bg) >= 4.5);
        QVERIFY(contrastRatio(t.onAccent, t.accent) >= 4.5);
        QVERIFY(contrastRatio(t.ink, t.accentSoft) >= 4.5);
        for (const QColor& graphic : {t.rent, t.buy, t.hybrid, t.tp, t.pp, t.dp})
            QVERIFY2(contrastRatio(graphic, t.panel) >= 3.0, qPrintable(graphic.name()));
    }

    void neighboursInAStackDiffer() {
        for (const Tokens& t : {lightTokens(), darkTokens()}) {
            for (int part = 1; part < static_cast<int>(kMemoryParts); ++part) {
                const QColor a = memoryColor(t, static_cast<MemoryPart>(part - 1));
                const QColor b = memoryColor(t, static_cast<MemoryPart>(part));
                QVERIFY2(difference(a, b) >= 22, qPrintable(a.name() + b.name()));
            }
            for (int part = 1; part < static_cast<int>(kTimeParts); ++part) {
                const QColor a = timeColor(t, static_cast<TimePart>(part - 1));
                const QColor b = timeColor(t, static_cast<TimePart>(part));
                QVERIFY2(difference(a, b) >= 10, qPrintable(QString::number(part) + a.name() + b.name()));
            }
            for (int stage = 1; stage < 4; ++stage)
                QVERIFY(difference(stageColor(t, stage - 1, 4), stageColor(t, stage, 4)) >= 13);
        }
    }

    void stagesInterpolateBetweenTokens() {
        const Tokens t = lightTokens();
        QCOMPARE(stageColor(t, 0, 4).rgb(), t.pp1.rgb());
        QCOMPARE(stageColor(t, 3, 4).rgb(), t.pp4.rgb());
        QCOMPARE(stageColor(t, 15, 16).rgb(), t.pp4.rgb());
        QCOMPARE(stageColor(t, 0, 1).rgb(), t.pp1.rgb());
    }

    void segmentTextIsDecidedByContrast() {
        for (const Tokens& t : {lightTokens(), darkTokens()}) {
            for (int part = 0; part < static_cast<int>(kMemoryParts); ++part) {
                const QColor fill = memoryColor(t, static_cast<MemoryPart>(part));
                QVERIFY2(contrastRatio(textOn(fill), fill) >= 4.0, qPrintable(fill.name()));
            }
        }
    }

    void paletteCarriesTheTokens() {
        const Tokens t = darkTokens();
        const QPalette palette = paletteOf(t);
        QCOMPARE(palette.color(QPalette::Window), t.bg);
        QCOMPARE(palette.color(QPalette::Base), t.panel);
        QCOMPARE(palette.color(QPalette::Highlight), t.accent);
        QCOMPARE(palette.color(QPalette::HighlightedText), t.onAccent);
        QVERIFY(palette.color(QPalette::Disabled, QPalette::Text) != palette.color(QPalette::Text));
    }

    void everyIconDraws() {
        for (int i = 0; i < kIconCount; ++i) {
            const QImage image = lineIcon(static_cast<IconName>(i)).pixmap(32, 32).toImage();
            int painted = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    painted += image.pixelColor(x, y).alpha() > 60 ? 1 : 0;
            QVERIFY2(painted > 10, qPrintable(QString::number(i)));
        }
    }

    void iconsFollowThePalette() {
        const QIcon icon = lineIcon(IconName::server);
        for (const Tokens& t : {lightTokens(), darkTokens()}) {
            QApplication::setPalette(paletteOf(t));
            const QImage image = icon.pixmap(64, 64).toImage();
            bool found = false;
            for (int y = 0; y < image.height() && !found; ++y)
                for (int x = 0; x < image.width() && !found; ++x)
                    found = image.pixelColor(x, y) == t.ink;
            QVERIFY(found);
        }
    }

    void fontsAskForSimplifiedChineseFirst() {
        const QFont font = screenFont(TextUse::body, 1.5);
        QCOMPARE(font.families().constFirst(), QStringLiteral("Noto Sans CJK SC"));
        QCOMPARE(font.pixelSize(), 20);
        QCOMPARE(screenFont(TextUse::figure).weight(), QFont::Bold);
    }
};

QTEST_MAIN(TestTokens)
#include "test_tokens.moc"
