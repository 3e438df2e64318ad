// Payback, break-even use and break-even rent of three eight-accelerator servers against published rents, and
// the closed forms against a month-by-month ledger.
#include "core/cost/ledger.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <rapidcheck.h>

using namespace rackwright;

namespace {

/// One server in colocation: 10 % adders on its price, 6 % a year of maintenance and insurance, 1,000 a month
/// of staff, energy at nameplate × use with PUE 1.3 and 0.10 a kWh, colocation at 217.30 per nameplate kW.
Ledger serverOf(double price, double nameplateKw, bool lean) {
    Ledger ledger;
    ledger.capital = price * 1.10;
    ledger.operationPerUse = nameplateKw * 1.3 * 730 * 0.10;
    ledger.operationFixed = lean ? 0.0 : nameplateKw * 217.30 + 0.06 * price / 12 + 1000;
    ledger.resaleBase = price;
    ledger.sellingCost = 0.10;
    ledger.residual = {
        {12, 0.625, 0, 0}, {24, 0.425, 0, 0}, {36, 0.30, 0, 0}, {48, 0.175, 0, 0}, {60, 0.125, 0, 0}};
    ledger.discountYear = 0.08;
    return ledger;
}

Ledger h100(bool lean = false) {
    return serverOf(317'000, 10.2, lean);
}
Ledger a100(bool lean = false) {
    return serverOf(150'000, 5.8, lean);
}
Ledger rtx6000Ada(bool lean = false) {
    return serverOf(84'400, 4.4, lean);
}

bool near(double value, double published, double slack) {
    return std::abs(value - published) <= slack + 1e-9;
}

void addRow(const char* name, double rent, bool committed, double full, double lean, double use) {
    QTest::newRow(name) << rent << committed << full << lean << use;
}

void addColumns() {
    QTest::addColumn<double>("rent");
    QTest::addColumn<bool>("committed");
    QTest::addColumn<double>("full");
    QTest::addColumn<double>("lean");
    QTest::addColumn<double>("use"); ///< 0: not stated
}

/// Rents carry two decimals, so a payback of 60 months may be off by one.
void checkRow(Ledger withAll, Ledger energyOnly) {
    QFETCH(double, rent);
    QFETCH(bool, committed);
    QFETCH(double, full);
    QFETCH(double, lean);
    QFETCH(double, use);
    withAll.rentPerHour = energyOnly.rentPerHour = rent;
    withAll.rentBilledIdle = energyOnly.rentBilledIdle = committed;
    const double months = cashPayback(withAll).value_or(0);
    QVERIFY2(near(months, full, 0.06 + full * 0.006), qPrintable(QString::number(months)));
    const double leanMonths = cashPayback(energyOnly).value_or(0);
    QVERIFY2(near(leanMonths, lean, 0.06 + lean * 0.006), qPrintable(QString::number(leanMonths)));
    if (use == 0) return;
    const double breakEven = breakEvenUtilisation(withAll, 36, true).value_or(0);
    QVERIFY2(near(breakEven, use, 0.008), qPrintable(QString::number(breakEven)));
}

/// The purchase by counting month after month; the rest of a loan is settled in the last one.
double simulatedCapital(const Ledger& ledger, int months) {
    const double rate = std::pow(1 + ledger.discountYear, 1.0 / 12) - 1;
    double debt = ledger.capital * ledger.loanShare;
    double value = ledger.capital - debt;
    double factor = 1;
    for (int month = 1; month <= std::min(months, int(ledger.loanMonths)); ++month) {
        factor /= 1 + rate;
        debt += debt * ledger.loanRateYear / 12 - loanInstalment(ledger);
        value += loanInstalment(ledger) * factor;
    }
    return value + debt * factor;
}

/// The same answer by counting month after month.
double simulatedBuy(const Ledger& ledger, int months, bool withResale) {
    const double rate = std::pow(1 + ledger.discountYear, 1.0 / 12) - 1;
    double value = simulatedCapital(ledger, months);
    double factor = 1;
    for (int month = 1; month <= months; ++month) {
        factor /= 1 + rate;
        value += monthlyOperation(ledger) * factor;
    }
    if (withResale)
        value -= residualShare(ledger, months) * (1 - ledger.sellingCost) * ledger.resaleBase * factor;
    return value;
}

double simulatedRent(const Ledger& ledger, int months) {
    const double rate = std::pow(1 + ledger.discountYear, 1.0 / 12) - 1;
    const double drift = std::pow(1 + ledger.rentDriftYear, 1.0 / 12) - 1;
    double value = 0;
    double rent = monthlyRent(ledger);
    double factor = 1;
    for (int month = 1; month <= months; ++month) {
        factor /= 1 + rate;
        value += rent * factor;
        rent *= 1 + drift;
    }
    return value;
}

Ledger anyLedger() {
    Ledger ledger = h100();
    ledger.accelerators = 8 * *rc::gen::inRange(1, 256);
    const double servers = ledger.accelerators / 8;
    ledger.capital *= servers;
    ledger.resaleBase *= servers;
    ledger.operationFixed *= servers;
    ledger.operationPerUse *= servers;
    ledger.utilisation = *rc::gen::inRange(5, 101) / 100.0;
    ledger.rentPerHour = *rc::gen::inRange(30, 1500) / 100.0;
    ledger.rentDriftYear = *rc::gen::inRange(-40, 41) / 100.0;
    ledger.rentBilledIdle = *rc::gen::arbitrary<bool>();
    ledger.discountYear = *rc::gen::inRange(0, 20) / 100.0;
    ledger.firstUseStep = *rc::gen::inRange(0, 30) / 100.0;
    ledger.loanShare = *rc::gen::element(0.0, 0.5, 1.0);
    ledger.loanRateYear = *rc::gen::inRange(0, 15) / 100.0;
    ledger.loanMonths = *rc::gen::inRange(1, 61);
    return ledger;
}

bool closeTo(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)});
}

} // namespace

class TestLedger : public QObject {
    Q_OBJECT

private slots:
    void eightH100_data() {
        addColumns();
        addRow("Azure eastus", 12.29, false, 5.9, 5.5, 0.19);
        addRow("GCP us-central1", 11.06, false, 6.6, 6.1, 0.21);
        addRow("OCI", 10.00, false, 7.4, 6.7, 0);
        addRow("GCP 1 year", 7.67, true, 8.9, 7.9, 0);
        addRow("AWS us-east-1", 6.88, false, 11.4, 9.9, 0.35);
        addRow("CoreWeave", 6.16, false, 13.1, 11.1, 0.39);
        addRow("GCP 3 years", 4.86, true, 15.4, 12.7, 0);
        addRow("Nebius", 4.50, false, 19.4, 15.3, 0.54);
        addRow("Lambda", 3.99, false, 22.8, 17.3, 0.61);
        addRow("Crusoe", 3.90, false, 23.5, 17.8, 0);
        addRow("Hyperstack", 3.20, false, 31.3, 21.9, 0.77);
        addRow("Hyperstack reserved", 2.72, true, 34.1, 23.2, 0);
        addRow("RunPod Community", 2.69, false, 41.2, 26.3, 0.92);
        addRow("Qubrid 1 year", 1.90, true, 64.0, 34.0, 0);
    }
    void eightH100() { checkRow(h100(), h100(true)); }

    void eightA100_data() {
        addColumns();
        addRow("GCP a2-ultragpu", 5.07, false, 7.1, 6.3, 0.25);
        addRow("Alibaba ebmgn7e", 4.83, false, 7.5, 6.6, 0.26);
        addRow("Azure", 4.10, false, 9.2, 7.8, 0.31);
        addRow("OCI", 4.00, false, 9.4, 8.0, 0);
        addRow("AWS p4de", 3.43, false, 11.4, 9.4, 0.37);
        addRow("Lambda", 2.79, false, 14.8, 11.6, 0.45);
        addRow("CoreWeave", 2.70, false, 15.4, 12.0, 0);
        addRow("Crusoe", 2.30, false, 19.2, 14.2, 0);
        addRow("RunPod Secure", 1.79, false, 28.0, 18.5, 0.72);
        addRow("Hyperstack", 1.60, false, 33.6, 20.8, 0.81);
        addRow("Verda", 1.29, false, 50.4, 26.3, 1.02);
    }
    void eightA100() { checkRow(a100(), a100(true)); }

    void eightRtx6000Ada_data() {
        addColumns();
        addRow("AWS g6e", 3.77, false, 5.4, 4.8, 0.22);
        addRow("CoreWeave L40S", 2.25, false, 10.2, 8.1, 0.37);
        addRow("Verda", 0.826, false, 58.4, 23.4, 1.07);
    }
    void eightRtx6000Ada() { checkRow(rtx6000Ada(), rtx6000Ada(true)); }

    void thresholds_data() {
        QTest::addColumn<int>("months");
        QTest::addColumn<double>("h100Kept");
        QTest::addColumn<double>("h100Sold");
        QTest::addColumn<double>("a100Kept");
        QTest::addColumn<double>("a100Sold");
        QTest::addColumn<double>("rtxKept");
        QTest::addColumn<double>("rtxSold");
        QTest::newRow("3 months") << 3 << 23.2 << 7.2 << 11.1 << 3.6 << 6.4 << 2.2;
        QTest::newRow("6 months") << 6 << 12.1 << 5.2 << 5.9 << 2.6 << 3.5 << 1.6;
        QTest::newRow("12 months") << 12 << 6.6 << 4.1 << 3.3 << 2.1 << 2.0 << 1.3;
        QTest::newRow("24 months") << 24 << 3.8 << 3.2 << 2.0 << 1.7 << 1.3 << 1.1;
        QTest::newRow("36 months") << 36 << 2.9 << 2.8 << 1.5 << 1.5 << 1.0 << 1.0;
    }

    /// Rent above which buying wins: undiscounted without resale, at 8 % with it.
    void thresholds() {
        QFETCH(int, months);
        const auto check = [months](Ledger ledger, const char* kept, const char* sold) {
            const double withResale = breakEvenRent(ledger, months, true);
            ledger.discountYear = 0;
            const double without = breakEvenRent(ledger, months, false);
            const double publishedKept = *static_cast<const double*>(QTest::qData(kept, QMetaType::Double));
            const double publishedSold = *static_cast<const double*>(QTest::qData(sold, QMetaType::Double));
            QVERIFY2(near(without, publishedKept, 0.06), qPrintable(QString::number(without)));
            QVERIFY2(near(withResale, publishedSold, 0.06), qPrintable(QString::number(withResale)));
        };
        check(h100(), "h100Kept", "h100Sold");
        check(a100(), "a100Kept", "a100Sold");
        check(rtx6000Ada(), "rtxKept", "rtxSold");
    }

    /// At AWS's 6.88 use decides: 10, 11, 15, 24 and 50 months.
    void useDecides() {
        const double published[][3] = {
            {1.0, 10, 20}, {0.9, 11, 23}, {0.7, 15, 32}, {0.5, 24, 55}, {0.3, 50, 184}};
        for (const auto& [use, aws, lambda] : published) {
            Ledger ledger = h100();
            ledger.utilisation = use;
            ledger.rentPerHour = 6.88;
            QVERIFY(near(cashPayback(ledger).value_or(0), aws, 0.6));
            ledger.rentPerHour = 3.99;
            QVERIFY(near(cashPayback(ledger).value_or(0), lambda, 1.5));
        }
    }

    void neverIsEmpty() {
        Ledger ledger = h100();
        ledger.rentPerHour = 0.5;
        QVERIFY(!cashPayback(ledger));
        QVERIFY(!discountedPayback(ledger));
        QVERIFY(!crossover(ledger, 120, false));
        ledger.rentPerHour = 0.1; // below the energy of an owned accelerator
        QVERIFY(!breakEvenUtilisation(ledger, 36, true));
        ledger.rentPerHour = 1.29; // pays back in cash, never when the capital has to earn 8 %
        ledger.discountYear = 0.30;
        QVERIFY(cashPayback(ledger));
        QVERIFY(!discountedPayback(ledger));
    }

    void residualCurve() {
        Ledger ledger = h100();
        QCOMPARE(residualShare(ledger, 0), 1.0);
        QCOMPARE(residualShare(ledger, 6), 0.8125);
        QCOMPARE(residualShare(ledger, 36), 0.30);
        QCOMPARE(residualShare(ledger, 120), 0.125);
        ledger.firstUseStep = 0.2;
        QCOMPARE(residualShare(ledger, 0), 0.8);
        QCOMPARE(residualShare(ledger, 12), 0.625);
        ledger.residual.clear();
        QCOMPARE(residualShare(ledger, 12), 0.0);
    }

    /// 100,000 over 36 months at 6 %: the instalment of the annuity tables is 3,042.19.
    void loanOfTheTables() {
        Ledger ledger;
        ledger.capital = 100'000;
        ledger.loanShare = 1;
        ledger.loanRateYear = 0.06;
        ledger.loanMonths = 36;
        QVERIFY(near(loanInstalment(ledger), 3042.19, 0.01));
        QVERIFY(near(capitalPresentValue(ledger, 0), 100'000, 1e-6));
    }

    void closedFormsEqualTheLedger() {
        rc::check("present values", []() {
            const Ledger ledger = anyLedger();
            const int months = *rc::gen::inRange(1, 85);
            RC_ASSERT(closeTo(buyPresentValue(ledger, months, true), simulatedBuy(ledger, months, true)));
            RC_ASSERT(closeTo(buyPresentValue(ledger, months, false), simulatedBuy(ledger, months, false)));
            RC_ASSERT(closeTo(rentPresentValue(ledger, months), simulatedRent(ledger, months)));
        });
        rc::check("a loan is paid back instalment by instalment", []() {
            Ledger ledger = anyLedger();
            ledger.loanShare = *rc::gen::inRange(1, 101) / 100.0;
            ledger.loanRateYear = *rc::gen::inRange(0, 20) / 100.0;
            ledger.loanMonths = *rc::gen::inRange(1, 61);
            const int months = *rc::gen::inRange(1, 85);
            RC_ASSERT(closeTo(capitalPresentValue(ledger, months), simulatedCapital(ledger, months)));
            ledger.discountYear = 0;
            const double whole = capitalPresentValue(ledger, 84);
            const double own = ledger.capital * (1 - ledger.loanShare);
            RC_ASSERT(closeTo(whole, own + loanInstalment(ledger) * ledger.loanMonths));
        });
        rc::check("break-even rent makes both equal", []() {
            Ledger ledger = anyLedger();
            const int months = *rc::gen::inRange(1, 85);
            const bool resale = *rc::gen::arbitrary<bool>();
            ledger.rentPerHour = breakEvenRent(ledger, months, resale);
            RC_ASSERT(closeTo(buyPresentValue(ledger, months, resale), rentPresentValue(ledger, months)));
        });
        rc::check("break-even use makes both equal", []() {
            Ledger ledger = anyLedger();
            ledger.rentBilledIdle = false;
            const int months = *rc::gen::inRange(1, 85);
            const auto use = breakEvenUtilisation(ledger, months, true);
            RC_PRE(use.has_value());
            ledger.utilisation = *use;
            RC_ASSERT(closeTo(buyPresentValue(ledger, months, true), rentPresentValue(ledger, months)));
        });
        rc::check("crossover is where the curves meet first", []() {
            const Ledger ledger = anyLedger();
            const bool resale = *rc::gen::arbitrary<bool>();
            const auto month = crossover(ledger, 84, resale);
            const int known = month ? static_cast<int>(std::ceil(*month)) : 85;
            for (int before = 1; before < known; ++before)
                RC_ASSERT(simulatedBuy(ledger, before, resale) > simulatedRent(ledger, before) * (1 - 1e-12));
            if (month)
                RC_ASSERT(closeTo(buyPresentValue(ledger, *month, resale), rentPresentValue(ledger, *month)));
        });
        rc::check("discounted payback without drift is the crossover without resale", []() {
            Ledger ledger = anyLedger();
            ledger.rentDriftYear = 0;
            const auto payback = discountedPayback(ledger);
            const auto met = crossover(ledger, 84, false);
            RC_ASSERT((payback && *payback <= 84) == met.has_value());
            if (met) RC_ASSERT(std::abs(*payback - *met) < 1e-6);
        });
    }

    void usefulHours() {
        Ledger ledger = h100();
        ledger.rentPerHour = 4.50;
        ledger.goodput = 0.9;
        QVERIFY(near(rentedPerUsefulHour(ledger), 5.0, 1e-9));
        const double own = ownedPerUsefulHour(ledger, 36);
        ledger.goodput = 1.0;
        QVERIFY(near(own, breakEvenRent(ledger, 36, true) / 0.9, 1e-9));
    }
};

QTEST_APPLESS_MAIN(TestLedger)
#include "test_ledger.moc"
