// The cost of a designed cluster on the shipped price book, and on small price books made for one rule each.
#include "core/cluster/cluster.h"
#include "core/cost/cost.h"
#include "core/cost/decision.h"
#include "core/cost/operation.h"
#include "core/cost/purchase.h"
#include "core/cost/rent_offer.h"
#include "core/files/catalog_reader.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog read = *shippedCatalog();
    return read;
}

Outcome planned(const Scenario& scenario, const Catalog& world = catalog()) {
    Outcome outcome;
    outcome.scenario = scenario;
    outcome.parameters.total = 70'553'706'496;
    outcome.serverName = scenario.hardware.server;
    outcome.machine.perServer = 8;
    outcome.accelerators = scenario.hardware.servers * 8;
    outcome.strategy.dp = static_cast<int>(outcome.accelerators);
    outcome.time.step.total = 8.55;
    outcome.computeDays = 177;
    outcome.cluster = *designCluster(outcome, world);
    outcome.trainingDays = outcome.computeDays / outcome.cluster.reliability.goodput;
    return outcome;
}

CostOutcome costed(const Scenario& scenario, const Catalog& world = catalog()) {
    return costPlan(planned(scenario, world), world);
}

RentalOffer offerOf(const char* id, const char* country, double price,
                    RentalTerm term = RentalTerm::onDemand) {
    RentalOffer offer;
    offer.id = id;
    offer.provider = id;
    offer.acceleratorId = "h100-sxm";
    offer.country = country;
    offer.term = term;
    offer.perAcceleratorHour = Money::of(price, Currency::usd);
    return offer;
}

RentChoice chosen(const PriceBook& book, const MoneyInputs& money, double vat = 0) {
    return chooseRent("h100-sxm", money, book, Exchange(money, Currency::usd), vat);
}

} // namespace

class TestCost : public QObject {
    Q_OBJECT

private slots:
    void linesAddUpToTheCent() {
        for (const Destination destination : {Destination::us, Destination::cn, Destination::eu}) {
            Scenario scenario;
            scenario.money.destination = destination;
            const CostOutcome cost = costed(scenario);
            QVERIFY(cost.hasBuy);
            Money sum(0, cost.currency);
            Money tax(0, cost.currency);
            for (const PricedLine& line : cost.lines) {
                QCOMPARE(line.total, line.unitPrice.times(line.quantity).roundedToCents());
                QCOMPARE(line.total.tenThousandths() % 100, 0);
                QVERIFY(line.priced || line.total.tenThousandths() == 0);
                sum += line.total;
                tax += line.total.times(line.taxShare).roundedToCents();
            }
            QCOMPARE(cost.linesTotal, sum);
            QCOMPARE(cost.tax, tax);
        }
    }

    /// A public 1,024-H100 model arrives at 49,248 USD an accelerator with 50,000 of facility a node; ours
    /// has no facility and adds storage, spares and management.
    void purchaseIsOfThePublishedSize() {
        const CostOutcome cost = costed(Scenario{});
        const double each = cost.linesTotal.value() / 1024;
        QVERIFY2(each > 43'000 && each < 55'000, qPrintable(QString::number(each)));
        double fabric = 0;
        for (const PricedLine& line : cost.lines) {
            if (line.section == "fabric") fabric += line.total.value();
        }
        QVERIFY2(std::abs(fabric / 1024 - 4250) < 700, qPrintable(QString::number(fabric / 1024)));
    }

    /// What is there already is on the bill, but not in its total.
    void ownedPartsCostNothing() {
        Scenario scenario;
        scenario.hardware.servers = 64;
        const CostOutcome all = costed(scenario);
        scenario.inventory.servers = "32 x dgx-h100";
        const CostOutcome half = costed(scenario);
        QCOMPARE(half.lines.size(), all.lines.size());
        double owned = 0;
        for (const PricedLine& line : half.lines) {
            owned += line.owned;
            const double bought = line.unitPrice.value() * (line.quantity - line.owned);
            QVERIFY(std::abs(line.total.value() - bought) < 0.006);
        }
        QVERIFY(owned >= 32);
        QVERIFY(half.capital < all.capital.times(0.6));
    }

    void monthlyPartsAddUp() {
        const CostOutcome cost = costed(Scenario{});
        QCOMPARE(cost.monthlyOperation,
                 cost.energyMonthly + cost.housingMonthly + cost.maintenanceMonthly + cost.staffMonthly);
        QVERIFY(std::abs(cost.staffMonthly.value() - 128 * 1000) < 0.01);
        QVERIFY(std::abs(cost.maintenanceMonthly.value() - 133 * 317'000 * 0.06 / 12) < 0.01);
        const Outcome plan = planned(Scenario{});
        QVERIFY(std::abs(cost.housingMonthly.value() - plan.cluster.power.itNameplateMw * 1000 * 217.3) <
                0.01);
    }

    /// Energy is measured power, and an own room has no colocation fee.
    void energyAndHousing() {
        Scenario scenario;
        scenario.money.housing = Housing::ownRoom;
        scenario.money.energyPerKwh = 0.10;
        scenario.money.utilisation = 1.0;
        const Outcome plan = planned(scenario);
        const CostOutcome cost = costPlan(plan, catalog());
        QCOMPARE(cost.housingMonthly.value(), 0.0);
        QVERIFY(std::abs(cost.energyMonthly.value() - plan.cluster.power.meterMw * 1000 * 730 * 0.10) < 0.01);
    }

    void likeWithLike() {
        Scenario scenario;
        const Outcome plan = planned(scenario);
        const CostOutcome cost = costPlan(plan, catalog());
        QVERIFY(cost.hasRent);
        const double hours = 1024 * plan.trainingDays * 24;
        QVERIFY(std::abs(cost.gpuHours - hours) < 1e-6 * hours);
        QVERIFY(std::abs(cost.rentThisRun.value() - cost.rentPerAcceleratorHour.value() * hours) < 0.01);
        QVERIFY(cost.rentThisRunLow <= cost.rentThisRun && cost.rentThisRun <= cost.rentThisRunHigh);
        // The owned share costs what an owned training hour costs, for as many hours.
        const double training = cost.ownPerUsefulHour.value() * hours * plan.cluster.reliability.goodput;
        QVERIFY(std::abs(cost.ownedShareThisRun.value() / training - 1) < 1e-3);
        QVERIFY(cost.ownedShareThisRun < cost.capital);
    }

    void curveAndCrossover() {
        const CostOutcome cost = costed(Scenario{});
        QCOMPARE(cost.curve.size(), std::size_t(37));
        QCOMPARE(cost.curve.front().rent, 0.0);
        QVERIFY(std::abs(cost.curve.front().buyNoResale - cost.capital.value()) < 1);
        QVERIFY(cost.crossoverMonth && cost.crossoverNoResaleMonth);
        const auto after = static_cast<std::size_t>(std::ceil(*cost.crossoverNoResaleMonth));
        QVERIFY(cost.curve[after].buyNoResale <= cost.curve[after].rent);
        QVERIFY(cost.curve[after - 1].buyNoResale > cost.curve[after - 1].rent);
        QVERIFY(*cost.crossoverMonth < *cost.crossoverNoResaleMonth);
        QVERIFY(cost.curve[10].rentLow <= cost.curve[10].rent &&
                cost.curve[10].rent <= cost.curve[10].rentHigh);
    }

    /// The decision and the curve are made from one basis.
    void decisionAgreesWithTheCurve() {
        Outcome plan = planned(Scenario{});
        plan.cost = costPlan(plan, catalog());
        const MoneyDecision decision = decideMoney(plan, catalog());
        const auto of = [&](MoneyWay way) { return *std::ranges::find(decision.ways, way, &WayCost::way); };
        const CostPoint& end = plan.cost.curve.back();
        QVERIFY(std::abs(of(MoneyWay::rent).presentValue / end.rent - 1) < 1e-9);
        QVERIFY(std::abs(of(MoneyWay::buy).presentValue / end.buy - 1) < 1e-9);
        QVERIFY(std::abs(of(MoneyWay::buy).presentValueNoResale / end.buyNoResale - 1) < 1e-9);
        QVERIFY(decision.buyWins && *decision.buyWins <= *decision.buyWinsResale);
        QCOMPARE(decision.breakEvenResale.utilisation, plan.cost.breakEvenUtilisation);
        QVERIFY(decision.breakEven.rent > decision.breakEvenResale.rent);
        MoneyPolicy busy;
        busy.runsAYear = 12;
        const MoneyDecision full = decideMoney(plan, catalog(), busy);
        QVERIFY(full.demand > 1);
        QCOMPARE(full.utilisation, 1.0);
        plan.scenario.hardware.server = "nobody-sells-this";
        const MoneyDecision rentOnly = decideMoney(plan, catalog());
        for (const WayCost& way : rentOnly.ways)
            QCOMPARE(way.way, MoneyWay::rent);
        QVERIFY(!rentOnly.ways.empty());
        QVERIFY(rentOnly.byUse.empty() && !rentOnly.buyWins);
    }

    /// Every term that the book holds for the destination is a way of its own, spot with its lost hours;
    /// every surcharge and loan moves some figure.
    void everyTermAndPolicyCounts() {
        Catalog world = catalog();
        world.prices.rentals = {offerOf("on", "us", 4.0), offerOf("spot", "us", 2.0, RentalTerm::spot),
                                offerOf("year", "us", 3.0, RentalTerm::reserved1Year),
                                offerOf("block", "us", 5.0, RentalTerm::reservedShort)};
        Outcome plan = planned(Scenario{}, world);
        plan.cost = costPlan(plan, world);
        MoneyPolicy policy;
        policy.spotWaste = 0.2;
        const MoneyDecision decision = decideMoney(plan, world, policy);
        QCOMPARE(std::ranges::count(decision.ways, MoneyWay::rent, &WayCost::way), 4);
        QCOMPARE(decision.ways[0].offerId, std::string("on"));
        const auto of = [&](RentalTerm term) {
            return *std::ranges::find(decision.ways, term, &WayCost::term);
        };
        const double clock = plan.accelerators * 730;
        QVERIFY(std::abs(of(RentalTerm::spot).monthly / (2.0 / 0.8 * clock * 0.9) - 1) < 1e-9);
        QVERIFY(std::abs(of(RentalTerm::reserved1Year).monthly / (3.0 * clock) - 1) < 1e-9);
        QVERIFY(std::abs(of(RentalTerm::reservedShort).monthly / (5.0 * clock) - 1) < 1e-9);
        const auto figures = [&](void (*change)(MoneyPolicy&)) {
            MoneyPolicy changed;
            change(changed);
            std::vector<double> numbers;
            for (const WayCost& way : decideMoney(plan, world, changed).ways)
                numbers.insert(numbers.end(), {way.capital, way.presentValue});
            return numbers;
        };
        const auto before = figures([](MoneyPolicy&) {});
        for (const auto change : std::vector<void (*)(MoneyPolicy&)>{
                 [](MoneyPolicy& p) { p.rentSupport = 0.05; }, [](MoneyPolicy& p) { p.spotWaste = 0.3; },
                 [](MoneyPolicy& p) { p.rentFixedMonthly = 1000; },
                 [](MoneyPolicy& p) { p.loanShare = 0.7; }})
            QVERIFY(figures(change) != before);
    }

    void cheapRentNeverPaysBack() {
        Scenario scenario;
        Catalog world = catalog();
        world.prices.rentals = {offerOf("cheap", "us", 0.20)};
        const CostOutcome cost = costed(scenario, world);
        QVERIFY(!cost.crossoverMonth && !cost.cashPaybackMonths && !cost.breakEvenUtilisation);
    }

    void taxThatComesBackCostsNothing() {
        Scenario scenario;
        scenario.money.destination = Destination::cn;
        scenario.money.serverPrice = 2'000'000;
        const CostOutcome full = costed(scenario);
        QCOMPARE(full.currency, Currency::cny);
        QVERIFY(full.tax.value() > 0.12 * full.linesTotal.value());
        QVERIFY(std::abs(full.capital.value() - full.linesTotal.value()) < 0.01);
        scenario.money.vatRecoverable = 0;
        const CostOutcome none = costed(scenario);
        QVERIFY(std::abs(none.capital.value() / (full.linesTotal.value() * 1.13) - 1) < 1e-9);
    }

    void currencyFollowsTheUsersRate() {
        Scenario scenario;
        const double dollars = costed(scenario).linesTotal.value();
        scenario.money.currency = Currency::cny;
        scenario.money.yuanPerDollar = 8;
        scenario.money.salaryYear *= 8;
        const CostOutcome yuan = costed(scenario);
        QVERIFY2(std::abs(yuan.linesTotal.value() / dollars / 8 - 1) < 1e-3,
                 qPrintable(QString::number(yuan.linesTotal.value() / dollars)));
        scenario.money.currency = Currency::eur;
        scenario.money.dollarPerEuro = 1.25;
        QVERIFY(std::abs(costed(scenario).linesTotal.value() * 1.25 / dollars - 1) < 1e-3);
    }

    void unpricedServersAreSaid() {
        Catalog world = catalog();
        std::erase_if(world.prices.purchases, [](const PurchasePrice& price) {
            return price.category == PriceCategory::server || price.category == PriceCategory::accelerator;
        });
        Scenario scenario;
        QVERIFY(!costed(scenario, world).hasBuy);
        scenario.money.serverPrice = 300'000;
        const CostOutcome typed = costed(scenario, world);
        QVERIFY(typed.hasBuy);
        QCOMPARE(typed.lines.front().unitPrice.value(), 300'000.0);
        QVERIFY(!typed.lines.front().estimate);
    }

    /// A price for another server with the same accelerators, or the sum of the parts, is an estimate.
    void substitutesAreEstimates() {
        const CostOutcome other = costed(Scenario{}); // DGX H100 takes the quoted HGX server
        QCOMPARE(other.lines.front().unitPrice.value(), 317'000.0);
        QVERIFY(other.lines.front().estimate);
        Catalog world = catalog();
        std::erase_if(world.prices.purchases, [](const PurchasePrice& price) {
            return price.category == PriceCategory::server && !price.refersTo.empty();
        });
        const CostOutcome sum = costed(Scenario{}, world);
        QCOMPARE(sum.lines.front().unitPrice.value(), 8 * 30'000.0 + 42'000.0);
        QVERIFY(sum.lines.front().estimate);
    }

    void medianOfTheDestination() {
        PriceBook book;
        book.rentals = {offerOf("a", "us", 2), offerOf("b", "us", 4), offerOf("c", "us", 9),
                        offerOf("d", "eu", 3), offerOf("e", "us", 1, RentalTerm::spot)};
        MoneyInputs money;
        RentChoice choice = chosen(book, money);
        QCOMPARE(choice.offer->id, std::string("b"));
        QCOMPARE(choice.low, 2.0);
        QCOMPARE(choice.high, 9.0);
        QCOMPARE(choice.compared, 3);
        money.destination = Destination::eu;
        QCOMPARE(chosen(book, money).offer->id, std::string("d"));
        money.destination = Destination::other; // nothing there: all of them
        QCOMPARE(chosen(book, money).compared, 4);
        money.destination = Destination::cn; // offers abroad do not count
        QVERIFY(chosen(book, money).offer == nullptr);
    }

    void chinaAndTheRestNeverTakeEachOthersOffers() {
        PriceBook book;
        book.rentals = {offerOf("beijing", "cn", 1.0), offerOf("ohio", "us", 3.0)};
        MoneyInputs money;
        money.destination = Destination::eu;
        QCOMPARE(chosen(book, money).offer->id, std::string("ohio"));
        QCOMPARE(chosen(book, money).compared, 1);
        money.destination = Destination::cn;
        QCOMPARE(chosen(book, money).offer->id, std::string("beijing"));
        book.rentals.erase(book.rentals.begin());
        QVERIFY(chosen(book, money).offer == nullptr);
    }

    void pickedOfferWidensTheRange() {
        PriceBook book;
        book.rentals = {offerOf("a", "us", 2), offerOf("b", "us", 4),
                        offerOf("r", "us", 1.5, RentalTerm::reserved1Year)};
        MoneyInputs money;
        money.offer = "r";
        const RentChoice choice = chosen(book, money);
        QCOMPARE(choice.offer->id, std::string("r"));
        QCOMPARE(choice.low, 1.5);
        QCOMPARE(choice.high, 4.0);
        QVERIFY(billedIdle(choice.offer->term));
        QVERIFY(!billedIdle(RentalTerm::onDemand) && !billedIdle(RentalTerm::spot));
    }

    void includedTaxIsTakenOut() {
        PriceBook book;
        book.rentals = {offerOf("a", "us", 11.3)};
        book.rentals.front().taxIncluded = true;
        QCOMPARE(chosen(book, MoneyInputs{}, 0.13).perHour, 10.0);
    }

    void deliveryTakesLeadTimeAndAcceptance() {
        MoneyInputs money;
        money.leadTimeWeeks = 16;
        QCOMPARE(deliveryDays(money), 16 * 7 + 14.0);
    }

    void sensitivityIsWidestFirst() {
        const CostOutcome cost = costed(Scenario{});
        QVERIFY(cost.sensitivity.size() >= 7);
        QCOMPARE(cost.sensitivity.front().input, std::string("cost.rent"));
    }
};

QTEST_APPLESS_MAIN(TestCost)
#include "test_cost.moc"
