// One input at a time, on one server of eight H100 against 3.99 an accelerator-hour over 36 months.
#include "core/cost/sensitivity.h"

#include <QTest>

#include <cmath>

using namespace rackwright;

namespace {

CostBasis h100Server() {
    CostBasis basis;
    basis.rentPerHour = 3.99;
    basis.serversPrice = 317'000;
    basis.otherCapital = 31'700;
    basis.firstUseStep = 0;
    basis.residual = {
        {12, 0.625, 0, 0}, {24, 0.425, 0, 0}, {36, 0.30, 0, 0}, {48, 0.175, 0, 0}, {60, 0.125, 0, 0}};
    basis.staffMonthly = 1000;
    basis.nameplateKw = 10.2;
    basis.colocationPerKwMonth = 217.30;
    basis.runningKw = 10.2;
    basis.energyPerKwh = 0.10;
    return basis;
}

double base() {
    const Ledger ledger = ledgerOf(h100Server());
    return buyPresentValue(ledger, 36, true) - rentPresentValue(ledger, 36);
}

const SensitivityBar* find(const std::vector<SensitivityBar>& bars, const std::string& input) {
    for (const SensitivityBar& bar : bars) {
        if (bar.input == input) return &bar;
    }
    return nullptr;
}

} // namespace

class TestSensitivity : public QObject {
    Q_OBJECT

private slots:
    void buyingIsCheaper() {
        QVERIFY2(std::abs(base() + 209'000) < 1000, qPrintable(QString::number(base())));
    }

    void reach_data() {
        QTest::addColumn<QString>("input");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("rent 2.69 … 6.88") << QStringLiteral("cost.rent") << 219.0 << -487.0;
        QTest::newRow("use 50 … 100 %") << QStringLiteral("money.utilisation") << 286.0 << -72.0;
        QTest::newRow("residual × 0 … 1.5") << QStringLiteral("cost.residual") << 68.0 << -34.0;
        QTest::newRow("maintenance 2 … 10 %") << QStringLiteral("money.maintenance") << -25.0 << 42.0;
        QTest::newRow("discount 4 … 12 %") << QStringLiteral("money.discount") << -37.0 << 33.0;
        QTest::newRow("energy 0.06 … 0.12") << QStringLiteral("money.energy") << -11.0 << 6.0;
    }

    /// Thousands either side of the base.
    void reach() {
        QFETCH(QString, input);
        QFETCH(double, low);
        QFETCH(double, high);
        SensitivityRanges ranges;
        ranges.rentLow = 2.69;
        ranges.rentHigh = 6.88;
        ranges.serverPrice = 317'000;
        const auto bars = sensitivity(h100Server(), ranges);
        const SensitivityBar* bar = find(bars, input.toStdString());
        QVERIFY(bar != nullptr);
        QVERIFY2(std::abs((bar->atLow - base()) / 1000 - low) < 1.5,
                 qPrintable(QString::number(bar->atLow - base())));
        QVERIFY2(std::abs((bar->atHigh - base()) / 1000 - high) < 1.5,
                 qPrintable(QString::number(bar->atHigh - base())));
    }

    void widestFirst() {
        SensitivityRanges ranges;
        ranges.rentLow = 2.69;
        ranges.rentHigh = 6.88;
        ranges.serverPrice = 317'000;
        const auto bars = sensitivity(h100Server(), ranges);
        QCOMPARE(bars.front().input, std::string("cost.rent"));
        QCOMPARE(bars.size(), std::size_t(8));
        for (std::size_t i = 1; i < bars.size(); ++i)
            QVERIFY(std::abs(bars[i - 1].atHigh - bars[i - 1].atLow) >=
                    std::abs(bars[i].atHigh - bars[i].atLow));
    }

    /// A range of no width says nothing: an own room has no colocation fee, an unpriced server no price.
    void emptyRangesAreLeftOut() {
        CostBasis basis = h100Server();
        basis.colocationPerKwMonth = 0;
        const auto bars = sensitivity(basis, {});
        QVERIFY(find(bars, "money.colocation") == nullptr);
        QVERIFY(find(bars, "cost.rent") == nullptr);
        QVERIFY(find(bars, "money.server_price") == nullptr);
        QVERIFY(find(bars, "money.energy") != nullptr);
    }

    void runningCosts() {
        CostBasis basis = h100Server();
        QVERIFY(std::abs(energyMonthly(basis) - 871) < 1);
        QVERIFY(std::abs(housingMonthly(basis) - 2216) < 1);
        QVERIFY(std::abs(maintenanceMonthly(basis) - 1585) < 1);
        QVERIFY(std::abs(monthlyOperation(ledgerOf(basis)) - 5673) < 1);
        basis.idleKw = 2;
        QVERIFY(std::abs(energyMonthly(basis) - (2 + 8.2 * 0.9) * 94.9) < 1e-9);
        QVERIFY(std::abs(monthlyOperation(ledgerOf(basis)) - (5673 + 2 * 0.1 * 94.9)) < 1);
    }
};

QTEST_APPLESS_MAIN(TestSensitivity)
#include "test_sensitivity.moc"
