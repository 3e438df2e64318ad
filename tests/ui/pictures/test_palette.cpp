// Neighbours in a stack stay apart for eyes without red, green or blue cones.
#include "ui/theme/tokens.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace rackwright;

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

// Machado, Oliveira, Fernandes 2009, "A physiologically-based model for simulation of color vision
// deficiency", severity 1.0, on linear RGB.
constexpr std::array<Matrix, 3> kDeficiencies{{
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

double linear(double v) {
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

Vector times(const Matrix& matrix, const Vector& v) {
    Vector out{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            out[i] += matrix[i][j] * v[j];
    return out;
}

/// CIE L*a*b* (D65) of linear RGB.
Vector lab(Vector rgb) {
    for (double& channel : rgb)
        channel = std::clamp(channel, 0.0, 1.0);
    constexpr Matrix kToXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    const Vector xyz = times(kToXyz, rgb);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const QColor& a, const QColor& b, const Matrix& deficiency) {
    const auto seen = [&](const QColor& c) {
        return lab(times(deficiency, {linear(c.redF()), linear(c.greenF()), linear(c.blueF())}));
    };
    const Vector p = seen(a);
    const Vector q = seen(b);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

double nearestNeighbours(const std::vector<QColor>& stack) {
    double least = 1e9;
    for (const Matrix& deficiency : kDeficiencies)
        for (std::size_t i = 1; i < stack.size(); ++i)
            least = std::min(least, distance(stack[i - 1], stack[i], deficiency));
    return least;
}

} // namespace

class TestPalette : public QObject {
    Q_OBJECT

private slots:
    void neighboursStayApart_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void neighboursStayApart() {
        QFETCH(bool, dark);
        const Tokens t = dark ? darkTokens() : lightTokens();
        const double memory = nearestNeighbours({t.memWeights, t.memGradients, t.memOptimizer,
                                                 t.memActivations, t.memLogits, t.memBuffers, t.memOverhead});
        const double time = nearestNeighbours({t.tGemm, t.tAttention, t.tElementwise, t.tp, t.tImbalance,
                                               t.tBubble, t.pp, t.dp, t.memOptimizer, t.tJitter});
        const double parallel = nearestNeighbours({t.tp, t.pp, t.cp, t.ep, t.dp});
        const double stages = nearestNeighbours({t.pp1, t.pp2, t.pp3, t.pp4});
        qInfo("memory %.1f, time %.1f, parallel %.1f, stages %.1f", memory, time, parallel, stages);
        QVERIFY(memory >= 20);
        QVERIFY(time >= 9);
        QVERIFY(parallel >= 10);
        QVERIFY(stages >= 12);
    }
};

QTEST_APPLESS_MAIN(TestPalette)
#include "test_palette.moc"
