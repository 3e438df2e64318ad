// Vendors' quotations: what is read, what is refused by its line, and how they are put on one basis.
#include "core/advisor/advise.h"
#include "core/cost/offer_import.h"
#include "core/files/catalog_reader.h"
#include "core/files/csv.h"

#include <QTest>

#include <algorithm>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog read = *shippedCatalog();
    return read;
}

/// Eight servers of eight H100, so that every line of a bill is there.
const Outcome& plan() {
    static const Outcome outcome = [] {
        Scenario scenario;
        scenario.model.preset = "llama-3.1-8b";
        scenario.hardware.servers = 8;
        scenario.money.currency = Currency::usd;
        return *advise(scenario, catalog());
    }();
    return outcome;
}

VendorOffer offerOf(const std::string& csv, const std::string& vendor = "A") {
    return readOfferCsv(csv, Currency::usd, vendor)->offer;
}

/// The whole bill at the price book's prices, line by line, as a vendor would return it.
std::string billAsOffer(const std::string& terms) {
    CsvWriter csv(CsvAudience::machines);
    for (const char* title : {"item", "quantity", "unit_price", "tax_included"})
        csv.text(title);
    for (const char* title : {"warranty_months", "lead_time_weeks", "prepaid_pct", "valid_until"})
        csv.text(title);
    csv.text("interconnect").endRecord();
    std::string bytes = csv.bytes();
    for (const PricedLine& line : plan().cost.lines) {
        CsvWriter cells(CsvAudience::machines);
        cells.text(line.item).number(line.quantity).number(line.unitPrice.value()).text("no");
        bytes += cells.bytes() + ',' + terms + '\n';
    }
    return bytes + "freight,1,0,no," + terms + '\n';
}

constexpr const char* kGoodTerms = "36,16,0,2099-01-01,400G";

bool has(const OfferOutcome& offer, OfferGapKind kind) {
    return std::ranges::count(offer.gaps, kind, &OfferGap::kind) > 0;
}

const OfferedItem& item(const OfferOutcome& offer, const std::string& id) {
    return *std::ranges::find(offer.items, id, &OfferedItem::item);
}

} // namespace

class TestOfferImport : public QObject {
    Q_OBJECT

private slots:
    void readsLinesAndTerms() {
        const auto read = readOfferCsv(
            "vendor,item,quantity,unit_price,currency,tax_included,tax_pct,warranty_months,lead_time_weeks,"
            "prepaid_pct,valid_until,interconnect\n"
            "Inspur,transceiver,16,680.5,CNY,yes,13,36,8,30,2027-01-31,400G NDR\n",
            Currency::usd, "file");
        QVERIFY(read && read->faults.empty());
        QCOMPARE(read->offer.vendor, std::string("Inspur"));
        QCOMPARE(*read->offer.prepaidShare, 0.3);
        QCOMPARE(read->offer.validUntil, std::string("2027-01-31"));
        const QuotedLine& line = read->offer.lines.at(0);
        QCOMPARE(line.unitPrice, Money::of(680.5, Currency::cny));
        QVERIFY(line.taxIncluded && line.fileLine == 2);
        QCOMPARE(*line.taxShare, 0.13);
    }

    void badLinesAreNamedAndLeftOut() {
        const auto read = readOfferCsv("item,quantity,unit_price,currency,tax_included\n"
                                       "rack,2,1000,,\n"
                                       ",2,1000,,\n"
                                       "rack,two,1000,,\n"
                                       "rack,2,,,\n"
                                       "rack,2,1000,GBP,\n"
                                       "rack,2,1000,USD,maybe\n"
                                       "rack,1e7,1e9,,\n"
                                       "rack,2,-5,,\n",
                                       Currency::usd, "A");
        QVERIFY(read);
        QCOMPARE(read->offer.lines.size(), std::size_t(1));
        std::string told;
        for (const OfferLineFault& fault : read->faults)
            told += std::to_string(fault.line) + ' ' + fault.problem + ' ' + fault.column + ';';
        QCOMPARE(told, std::string("3 missing item;4 bad_number quantity;5 missing unit_price;"
                                   "6 unknown_currency currency;7 bad_word tax_included;"
                                   "8 bad_number unit_price;9 bad_number unit_price;"));
    }

    void otherFilesAreRefused() {
        QCOMPARE(readOfferCsv("a,b\n1,2\n", Currency::usd, "A").error().id,
                 std::string("offers.unknown_layout"));
        QCOMPARE(readOfferCsv("item,quantity,unit_price\n,,\n", Currency::usd, "A").error().id,
                 std::string("offers.no_lines"));
        std::string long_ = "item,quantity,unit_price\n";
        for (int i = 0; i < 501; ++i)
            long_ += "rack,1,1\n";
        QCOMPARE(readOfferCsv(long_, Currency::usd, "A").error().id, std::string("csv.too_many_records"));
    }

    /// The bill sent back at the book's prices costs what the plan says, to the cent and to the hour.
    void theBillItselfCostsWhatThePlanSays() {
        const auto compared = compareOffers({offerOf(billAsOffer(kGoodTerms))}, plan(), catalog());
        const OfferOutcome& offer = compared.at(0);
        QCOMPARE(offer.asked, plan().cost.linesTotal);
        QCOMPARE(offer.comparable, plan().cost.linesTotal);
        QCOMPARE(offer.added.tenThousandths(), std::int64_t(0));
        QCOMPARE(offer.capital, plan().cost.capital);
        QCOMPARE(offer.perUsefulHour, plan().cost.ownPerUsefulHour);
        QVERIFY(std::abs(offer.perRun.value() - plan().cost.ownedShareThisRun.value()) < 0.02);
        QCOMPARE(offer.finishDate, plan().finishDateBuy);
        QVERIFY(offer.gaps.empty() && offer.cheapest);
    }

    void totalsRecomputeFromLines() {
        const auto compared = compareOffers(
            {offerOf("item,quantity,unit_price,currency,lead_time_weeks,prepaid_pct\n"
                     "rack,1,3333.333,EUR,10,50\nfreight,3,99.999,USD,,\nmascot,7,0.335,CNY,,\n")},
            plan(), catalog());
        const OfferOutcome& offer = compared.at(0);
        Money asked(0, Currency::usd), added(0, Currency::usd);
        for (const OfferedItem& item : offer.items) {
            asked += item.asked;
            added += item.added;
            QCOMPARE(item.asked, item.asked.roundedToCents());
        }
        QCOMPARE(offer.asked, asked);
        QCOMPARE(offer.added, added);
        QCOMPARE(offer.comparable, asked + added + offer.warranty + offer.prepayment);
    }

    void missingAndUnequalThingsAreNamed() {
        const auto compared = compareOffers({offerOf("item,quantity,unit_price\nrack,1000,10\nmascot,1,5\n")},
                                            plan(), catalog());
        const OfferOutcome& offer = compared.at(0);
        for (const OfferGapKind kind :
             {OfferGapKind::missingItem, OfferGapKind::extraQuantity, OfferGapKind::extraItem,
              OfferGapKind::noFreight, OfferGapKind::taxNotStated, OfferGapKind::noWarranty,
              OfferGapKind::noDelivery, OfferGapKind::noPaymentTerms, OfferGapKind::noValidity,
              OfferGapKind::noInterconnect})
            QVERIFY2(has(offer, kind), offerGapWord(kind).data());
        const auto& server = plan().cost.lines.at(0);
        QVERIFY(item(offer, server.item).added.value() >= server.total.value());
    }

    /// A short line is filled at the vendor's own price, not at the book's.
    void shortQuantityTakesTheVendorsPrice() {
        const std::string server = plan().cost.lines.at(0).item;
        const auto compared = compareOffers({offerOf("item,quantity,unit_price\n" + server + ",1,300000\n")},
                                            plan(), catalog());
        const OfferedItem& servers = item(compared.at(0), server);
        QCOMPARE(servers.added, Money::of(300000 * (servers.needed - 1), Currency::usd));
        QVERIFY(has(compared.at(0), OfferGapKind::shortQuantity));
    }

    void taxAndCurrencyAreTakenOut() {
        const auto compared = compareOffers(
            {offerOf("item,quantity,unit_price,currency,tax_included,tax_pct\nrack,2,8136,CNY,yes,13\n")},
            plan(), catalog());
        // 8136 CNY with 13 % tax are 7200 without, 1000 USD at the plan's rate of 7.20.
        QCOMPARE(item(compared.at(0), "rack").asked, Money::of(2000, Currency::usd));
        QCOMPARE(compared.at(0).tax, Money::of(260, Currency::usd));
    }

    void warrantyAndPrepaymentCountAsMoney() {
        const auto compared = compareOffers(
            {offerOf(billAsOffer(kGoodTerms), "A"), offerOf(billAsOffer("12,26,100,2000-01-01,200G"), "B")},
            plan(), catalog());
        const OfferOutcome& late = compared.at(1);
        const double servers = item(late, plan().cost.lines.at(0).item).asked.value();
        // Two years of maintenance at 5 % of the servers, and 8 % a year on everything for half a year.
        QVERIFY(std::abs(late.warranty.value() - servers * 0.05 * 2) < 0.02);
        QVERIFY(std::abs(late.prepayment.value() / late.asked.value() - 0.0391) < 1e-4);
        QVERIFY(has(late, OfferGapKind::shorterWarranty) && has(late, OfferGapKind::expired));
        QVERIFY(has(late, OfferGapKind::otherInterconnect));
        QVERIFY(late.finishDate > compared.at(0).finishDate);
        QVERIFY(compared.at(0).cheapest && !late.cheapest);
        QVERIFY(late.perUsefulHour > compared.at(0).perUsefulHour);
    }

    void csvHoldsEveryFigure() {
        const std::string csv = offersCsv(
            compareOffers({offerOf("item,quantity,unit_price\nrack,1,10\n", "=cmd")}, plan(), catalog()));
        const auto table = readCsv(csv);
        QVERIFY(table);
        QCOMPARE(table->header.size(), std::size_t(8));
        for (const char* kind :
             {"asked", "comparable", "per_useful_gpu_hour", "per_run", "finish_date", "gap"})
            QVERIFY2(std::ranges::any_of(table->records,
                                         [&](const CsvRecord& record) { return record.cells[1] == kind; }),
                     kind);
        QVERIFY(table->records.front().cells[0].front() != '='); // no formula for a spreadsheet
    }
};

QTEST_GUILESS_MAIN(TestOfferImport)
#include "test_offer_import.moc"
