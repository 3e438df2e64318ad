// Ways, utilisations, folk rule and chances on one server of eight H100 whose figures are public.
#include "core/cost/decision.h"
#include "core/cost/ways.h"
#include "core/units/quantity.h"

#include <QTest>

#include <cmath>
#include <rapidcheck.h>

using namespace rackwright;

namespace {

/// Eight H100 at a quoted 317,000, ten per cent of extras, nameplate power, 6 % upkeep, 1,000 a month of
/// staff, the whole server following the published residual curve.
CostBasis h100Server(double rent = 3.99) {
    CostBasis basis;
    basis.rentPerHour = rent;
    basis.serversPrice = 317'000;
    basis.otherCapital = 31'700;
    basis.firstUseStep = 0;
    basis.residual = {{12, 0.625, 0.525, 0.725},
                      {24, 0.425, 0.325, 0.525},
                      {36, 0.30, 0.20, 0.40},
                      {48, 0.175, 0.075, 0.275},
                      {60, 0.125, 0.025, 0.225}};
    basis.staffMonthly = 1000;
    basis.nameplateKw = 10.2;
    basis.colocationPerKwMonth = 217.30;
    basis.runningKw = 10.2;
    basis.energyPerKwh = 0.10;
    return basis;
}

WayRequest request(const CostBasis& basis, MoneyConstraint constraint = MoneyConstraint::none) {
    WayRequest request;
    request.rented = {{"own", RentalTerm::onDemand, basis}};
    request.constraint = constraint;
    request.deliveryDays = 126;
    request.trainingDays = 100;
    request.hoursPerTrillionTokens = 1e6;
    request.startDate = "2027-01-01";
    request.hasBuy = true;
    return request;
}

const WayCost& wayOf(const std::vector<WayCost>& ways, MoneyWay way) {
    for (const WayCost& cost : ways) {
        if (cost.way == way) return cost;
    }
    qFatal("a way is missing");
}

std::vector<WayCost> waysOf(const CostBasis& basis, MoneyConstraint constraint = MoneyConstraint::none) {
    return costWays(basis, request(basis, constraint));
}

bool near(double a, double b, double tolerance = 1e-9) {
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

} // namespace

class TestDecision : public QObject {
    Q_OBJECT

private slots:
    /// 8 × 730 × 0.9 = 5,256 h a month; of these 3,504 are final runs and 1,752 experiments at a factor
    /// of 1.5.
    void demandIsSplit() {
        const CostBasis basis = h100Server();
        const Split burst = splitDemand(basis, MoneyWay::burst, 0.25, 1.5);
        QCOMPARE(burst.owned, 2.0);
        QVERIFY(near(burst.ownedHours, 1460)); // 876 of the runs, then experiments until the clock is full
        QVERIFY(near(burst.rentedHours, 5256 - 1460));
        const Split island = splitDemand(basis, MoneyWay::island, 0.5, 1.5);
        QVERIFY(near(island.ownedHours, 1752));
        QVERIFY(near(island.rentedHours, 3504));
        QVERIFY(near(island.ownedUse(), 1752 / 2920.0));
        const Split none = splitDemand(basis, MoneyWay::island, 0.5, 1.0);
        QCOMPARE(none.ownedHours, 0.0); // no experiments: an island without work
    }

    void committedRentIsPaidIdle() {
        CostBasis basis = h100Server();
        basis.rentBilledIdle = true;
        QVERIFY(near(splitDemand(basis, MoneyWay::rent, 0.25, 1.5).rentedHours, 5840));
        QVERIFY(near(splitDemand(basis, MoneyWay::burst, 0.25, 1.5).rentedHours, 4380));
        QVERIFY(near(splitDemand(basis, MoneyWay::island, 0.25, 1.5).rentedHours, 5840));
    }

    void wholeWaysEqualTheLedger() {
        rc::check("rent and buy are those of the ledger", []() {
            CostBasis basis = h100Server(*rc::gen::inRange(100, 1500) / 100.0);
            basis.utilisation = *rc::gen::inRange(5, 101) / 100.0;
            basis.rentDriftYear = *rc::gen::inRange(-30, 31) / 100.0;
            basis.rentBilledIdle = *rc::gen::arbitrary<bool>();
            const auto ways = waysOf(basis);
            const Ledger ledger = ledgerOf(basis);
            RC_ASSERT(near(wayOf(ways, MoneyWay::rent).presentValue, rentPresentValue(ledger, 36)));
            RC_ASSERT(near(wayOf(ways, MoneyWay::buy).presentValue, buyPresentValue(ledger, 36, true)));
            RC_ASSERT(near(wayOf(ways, MoneyWay::buy).perUsefulHour, ownedPerUsefulHour(ledger, 36)));
        });
        rc::check("no hour of the demand is lost or paid twice", []() {
            CostBasis basis = h100Server();
            basis.utilisation = *rc::gen::inRange(1, 101) / 100.0;
            const double share = *rc::gen::inRange(5, 96) / 100.0;
            const double factor = *rc::gen::inRange(10, 100) / 10.0;
            const MoneyWay way = *rc::gen::element(MoneyWay::burst, MoneyWay::island);
            const Split split = splitDemand(basis, way, share, factor);
            RC_ASSERT(near(split.ownedHours + split.rentedHours, 8 * kHoursPerMonth * basis.utilisation));
            RC_ASSERT(split.ownedHours <= split.owned * kHoursPerMonth * (1 + 1e-12));
            RC_ASSERT(split.rentedHours >= -1e-9);
        });
    }

    void finishDates() {
        const auto ways = waysOf(h100Server());
        QCOMPARE(wayOf(ways, MoneyWay::rent).finishDate, std::string("2027-04-11"));
        QCOMPARE(wayOf(ways, MoneyWay::buy).finishDate, std::string("2027-08-15"));
        QCOMPARE(wayOf(ways, MoneyWay::burst).finishDate, std::string("2027-08-15"));
        QCOMPARE(wayOf(ways, MoneyWay::island).finishDate, std::string("2027-04-11"));
        // Nobody has to wait who pays rent for the missing machines: 5,256 h × 3.99 a month, 126 days.
        QVERIFY(near(wayOf(ways, MoneyWay::buy).bridgeRent, 5256 * 3.99 * 126 * 12 / 365));
    }

    void constraintsOverridePrice() {
        // At 1.00 an hour renting is cheaper by far; data that must stay overrides that.
        const auto home = waysOf(h100Server(1.0), MoneyConstraint::onPremises);
        QVERIFY(wayOf(home, MoneyWay::buy).cheapest && !wayOf(home, MoneyWay::rent).allowed);
        QVERIFY(wayOf(home, MoneyWay::rent).presentValue < wayOf(home, MoneyWay::buy).presentValue);
        const auto poor = waysOf(h100Server(12.29), MoneyConstraint::noCapital);
        QVERIFY(wayOf(poor, MoneyWay::rent).cheapest && !wayOf(poor, MoneyWay::burst).allowed);
        const auto open = waysOf(h100Server(1.0));
        QVERIFY(wayOf(open, MoneyWay::rent).cheapest);
    }

    /// Published for these settings: 11.4 months at 6.88 and 90 % use, 15 at 70, 24 at 50, 50 at 30.
    void useDecides() {
        const auto verdicts = verdictsByUse(h100Server(6.88), 2e6);
        QCOMPARE(verdicts.size(), std::size_t(4));
        const double published[] = {50, 24, 15, 11.4};
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(verdicts[i].cashPaybackMonths);
            QVERIFY(std::abs(*verdicts[i].cashPaybackMonths - published[i]) < 0.6);
            QVERIFY(verdicts[i].differenceResale < verdicts[i].difference);
            QCOMPARE(verdicts[i].rentPerTrillionTokens, 6.88 * 2e6);
        }
        const auto cheap = verdictsByUse(h100Server(1.0), 1);
        QVERIFY(!cheap[0].cashPaybackMonths && !cheap[0].discountedPaybackMonths); // never
    }

    /// Needed rents published for 3, 6 and 12 months: 23.2, 12.1, 6.6 and with resale 7.2, 5.2, 4.1.
    void folkRule() {
        const auto azure = testFolkRule(h100Server(12.29));
        QCOMPARE(azure.size(), std::size_t(4));
        const double kept[] = {0, 23.2, 12.1, 6.6};
        const double sold[] = {0, 7.2, 5.2, 4.1};
        for (std::size_t i = 1; i < 4; ++i) {
            QVERIFY(std::abs(azure[i].rentNeeded - kept[i]) < 0.06);
            QVERIFY(std::abs(azure[i].rentNeededResale - sold[i]) < 0.06);
        }
        QVERIFY(azure[1].holds && !azure[1].holdsResale); // renting for 3 months: resale would undercut it
        QVERIFY(azure[2].holds && azure[2].holdsResale);  // buying from 6
        const auto lambda = testFolkRule(h100Server(3.99));
        QVERIFY(lambda[1].holds && lambda[1].holdsResale);
        QVERIFY(!lambda[2].holds && !lambda[2].holdsResale);
    }

    void flipIsWhereTheSignTurns() {
        SensitivityRanges ranges;
        ranges.rentLow = 2.0;
        ranges.rentHigh = 6.88;
        ranges.serverPrice = 317'000;
        const auto flip = flippingInput(h100Server(3.99), ranges);
        QVERIFY(flip);
        // Break-even use (0.61) lies 32 % below 0.9, break-even rent (2.75) 31 % below 3.99.
        QCOMPARE(flip->input, std::string("cost.rent"));
        QVERIFY2(std::abs(flip->to - 2.76) < 0.03, qPrintable(QString::number(flip->to)));
        QCOMPARE(flip->from, 3.99);
        QVERIFY(!flippingInput(h100Server(12.29), {11, 13, 317'000, 0.9, 1.1}));
    }

    void chances() {
        const SensitivityRanges ranges{2.0, 6.88, 317'000, 0.8, 1.25};
        const BuyChance once = chanceOfBuying(h100Server(3.99), ranges, 2000);
        const BuyChance again = chanceOfBuying(h100Server(3.99), ranges, 2000);
        QCOMPARE(once.withResale, again.withResale);
        QVERIFY(once.withResale > once.withoutResale);
        // Rent alone decides when nothing else moves: P(rent > r*) of the triangle 2 … 3.99 … 6.88.
        SensitivityRanges rentOnly = ranges;
        rentOnly.serverLowFactor = rentOnly.serverHighFactor = 1;
        CostBasis still = h100Server(3.99);
        for (ResidualPoint& point : still.residual)
            point.low = point.high = point.share;
        const double rStar = breakEvenRent(ledgerOf(still), 36, true);
        const double below = (rStar - 2) * (rStar - 2) / ((6.88 - 2) * (3.99 - 2));
        QVERIFY(std::abs(chanceOfBuying(still, rentOnly, 20'000).withResale - (1 - below)) < 0.01);
        QCOMPARE(chanceOfBuying(still, {12, 13, 317'000, 1, 1}, 100).withResale, 1.0);
    }

    void stacksAddUp() {
        const CostBasis basis = h100Server();
        const Ledger ledger = ledgerOf(basis);
        const auto stacks = costStacks(basis);
        QCOMPARE(stacks.size(), std::size_t(3));
        for (const CostStack& stack : stacks) {
            double sum = 0;
            for (const CostPart& part : stack.buy)
                sum += part.amount;
            QVERIFY(near(sum, buyPresentValue(ledger, stack.months, true)));
            QVERIFY(near(stack.rent, rentPresentValue(ledger, stack.months)));
        }
    }

    /// Two runs of 100 days a year with half as much again in experiments: 300 of 365 days.
    void programmeOfWork() {
        MoneyPolicy policy;
        QCOMPARE(demandOf(policy, 0.9, 100), 0.9);
        policy.runsAYear = 2;
        policy.rerunFactor = 1.5;
        QVERIFY(near(demandOf(policy, 0.9, 100), 300.0 / 365));
        policy.runsAYear = 4;
        QVERIFY(demandOf(policy, 0.9, 100) > 1); // more work than hours
    }

    /// Bought and rented until the delivery: the date of renting for the price of buying and the bridge.
    void bridging() {
        const auto ways = waysOf(h100Server());
        const WayCost& buy = wayOf(ways, MoneyWay::buy);
        const WayCost& bridge = wayOf(ways, MoneyWay::bridge);
        QCOMPARE(bridge.finishDate, wayOf(ways, MoneyWay::rent).finishDate);
        QVERIFY(near(bridge.presentValue, buy.presentValue + buy.bridgeRent));
        QVERIFY(near(bridge.presentValueNoResale, buy.presentValueNoResale + buy.bridgeRent));
    }

    /// A reservation for three years is paid for three years, whatever the horizon.
    void reservationsArePaidToTheirEnd() {
        CostBasis basis = h100Server();
        basis.horizonMonths = 12;
        basis.rentBilledIdle = true;
        WayRequest all = request(basis);
        all.rented.front().term = RentalTerm::reserved3Years;
        const Ledger ledger = ledgerOf(basis);
        QVERIFY(near(costWays(basis, all).front().presentValue, rentPresentValue(ledger, 36)));
        all.rented.front().term = RentalTerm::reserved1Year;
        QVERIFY(near(costWays(basis, all).front().presentValue, rentPresentValue(ledger, 12)));
    }

    /// r / (1 − w) with 8 % support and 1,000 a month of storage, by hand.
    void surchargesOnRent() {
        CostBasis basis = h100Server(4.0);
        basis.rentSupport = 0.08;
        basis.rentWaste = 0.2;
        basis.rentFixedMonthly = 1000;
        basis.taxFactor = 1.1;
        const double monthly = 4.0 * 1.08 / 0.8 * 1.1 * 8 * 730 * 0.9 + 1100;
        QVERIFY(near(monthlyRent(ledgerOf(basis)), monthly));
        CostBasis moved = basis;
        moved.rentPerHour = breakEvenOf(basis, true).rent;
        const Ledger even = ledgerOf(moved);
        QVERIFY(near(rentPresentValue(even, 36), buyPresentValue(even, 36, true)));
        const auto ways = waysOf(basis);
        QVERIFY(near(wayOf(ways, MoneyWay::rent).monthly, monthly));
    }
};

QTEST_APPLESS_MAIN(TestDecision)
#include "test_decision.moc"
