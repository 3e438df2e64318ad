// Price lists in both layouts: what is taken, what is refused and by which line, how fast.
#include "core/files/catalog_reader.h"
#include "core/files/price_import.h"

#include <QElapsedTimer>
#include <QTest>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog read = *shippedCatalog();
    return read;
}

PriceImportRequest skypilot() {
    PriceImportRequest request;
    request.provider = "Lambda";
    request.source = "vms.csv";
    request.date = "2026-11-20";
    return request;
}

constexpr const char* kSkypilotHeader =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,Region,GpuInfo,SpotPrice\n";

std::string fault(const PriceLineFault& fault) {
    return std::to_string(fault.line) + ' ' + fault.problem + ' ' + fault.column;
}

} // namespace

class TestPriceImport : public QObject {
    Q_OBJECT

private slots:
    void ownLayout() {
        const auto read = readPriceCsv(
            "\xEF\xBB\xBFprovider,instance,accelerator,accelerators,region,country,term,currency,price,"
            "tax_included,source,date,note\r\n"
            "Vendor A,gpu8,H100-SXM,8,cn-north-1,,reserved-1-year,CNY,31.5,yes,quote 7,2026-11-01,\r\n"
            "Vendor B,,A100 80GB,1,,eu,,EUR,2.1,,,,\r\n",
            catalog(), {});
        QVERIFY(read);
        QCOMPARE(read->layout, PriceLayout::own);
        QCOMPARE(read->added.size(), std::size_t(2));
        QVERIFY(read->faults.empty());
        const RentalOffer& first = read->added[0].offer;
        QCOMPARE(first.acceleratorId, std::string("h100-sxm"));
        QCOMPARE(first.country, std::string("cn"));
        QCOMPARE(first.term, RentalTerm::reserved1Year);
        QCOMPARE(first.perAcceleratorHour, Money::of(31.5, Currency::cny));
        QVERIFY(first.taxIncluded);
        QCOMPARE(first.from.source, std::string("quote 7"));
        QCOMPARE(read->added[1].offer.acceleratorId, std::string("a100-sxm4-80"));
        QCOMPARE(read->added[1].offer.term, RentalTerm::onDemand);
    }

    void instancePricesAreDivided() {
        const auto read = readPriceCsv("provider,accelerator,accelerators,price_per_instance\nV,H100,8,24\n",
                                       catalog(), {});
        QVERIFY(read);
        QCOMPARE(read->added.at(0).offer.perAcceleratorHour, Money::of(3, Currency::usd));
    }

    /// SkyPilot means the 40 GB part by "A100"; machines without accelerators and further zones are no
    /// faults.
    void skypilotLayout() {
        const auto read = readPriceCsv(std::string(kSkypilotHeader) +
                                           "gpu_8x_a100,A100,8,124,1800,15.92,us-east-1,,\n"
                                           "gpu_8x_h100,H100,8,208,1800,31.92,europe-central-1,,16\n"
                                           "gpu_8x_h100,H100,8,208,1800,31.92,europe-central-1,,16\n"
                                           "cpu_4x,,,4,16,0.3,us-east-1,,\n",
                                       catalog(), skypilot());
        QVERIFY(read);
        QCOMPARE(read->layout, PriceLayout::skypilot);
        QCOMPARE(read->added.size() + read->changed.size() + read->unchanged, std::size_t(3));
        QVERIFY(read->faults.empty());
        const auto offers = [&](const std::string& accelerator) {
            std::vector<RentalOffer> found;
            for (const auto* list : {&read->added, &read->changed}) {
                for (const PriceChange& change : *list) {
                    if (change.offer.acceleratorId == accelerator) found.push_back(change.offer);
                }
            }
            return found;
        };
        QCOMPARE(offers("a100-sxm4-40").at(0).perAcceleratorHour, Money::of(1.99, Currency::usd));
        QCOMPARE(offers("a100-sxm4-40").at(0).country, std::string("us"));
        QCOMPARE(offers("h100-sxm").size(), std::size_t(2));
        QCOMPARE(offers("h100-sxm").at(1).term, RentalTerm::spot);
        QCOMPARE(offers("h100-sxm").at(1).perAcceleratorHour, Money::of(2, Currency::usd));
        QCOMPARE(offers("h100-sxm").at(0).country, std::string("eu"));
    }

    void malformedLinesByNumber() {
        const auto read = readPriceCsv(std::string(kSkypilotHeader) + "a,H100,8,1,1,31.9,us-1,,\n"
                                                                      "b,H100,eight,1,1,31.9,us-1,,\n"
                                                                      "c,Warp Core,8,1,1,31.9,us-1,,\n"
                                                                      "d,H100,8,1,1,free,us-1,,\n"
                                                                      "e,H100,8,1,1,-2,us-1,,\n"
                                                                      "f,H100,8,1,1,,us-1,,\n"
                                                                      "a,H100,8,1,1,32.9,us-1,,\n"
                                                                      "g,H100,8,1,1,nan,us-1,,\n"
                                                                      "h,\"H100,8\n",
                                       catalog(), skypilot());
        QVERIFY(read);
        QCOMPARE(read->added.size(), std::size_t(1));
        std::vector<std::string> faults;
        for (const PriceLineFault& one : read->faults)
            faults.push_back(fault(one));
        const std::vector<std::string> expected{"3 bad_number AcceleratorCount",
                                                "4 unknown_accelerator AcceleratorName",
                                                "5 bad_number Price",
                                                "6 bad_number Price",
                                                "7 missing Price",
                                                "8 duplicate ",
                                                "9 bad_number Price",
                                                "10 csv.unclosed_quote "};
        QCOMPARE(faults, expected);
    }

    void unknownWordsInOwnLayout() {
        const auto read =
            readPriceCsv("provider,accelerator,term,currency,country,price\n"
                         "V,H100,weekly,USD,us,3\nV,H100,spot,GBP,us,3\nV,H100,spot,USD,mars,3\n"
                         ",H100,spot,USD,us,3\n",
                         catalog(), {});
        QVERIFY(read);
        QCOMPARE(read->faults.size(), std::size_t(4));
        QCOMPARE(fault(read->faults[0]), std::string("2 unknown_term term"));
        QCOMPARE(fault(read->faults[1]), std::string("3 unknown_currency currency"));
        QCOMPARE(fault(read->faults[2]), std::string("4 unknown_country country"));
        QCOMPARE(fault(read->faults[3]), std::string("5 missing provider"));
    }

    void wholeFilesRefused() {
        QCOMPARE(readPriceCsv("", catalog(), {}).error().id, std::string("csv.empty"));
        QCOMPARE(readPriceCsv("a,b\n1,2\n", catalog(), {}).error().id, std::string("prices.unknown_layout"));
        QCOMPARE(readPriceCsv(kSkypilotHeader, catalog(), {}).error().id, std::string("prices.no_provider"));
    }

    /// Importing, importing again, and taking the import back.
    void differenceAndUndo() {
        const std::string list = "provider,instance,accelerator,accelerators,region,country,price\n"
                                 "Vendor A,gpu8,H100,8,us-1,us,3.10\n";
        const auto first = readPriceCsv(list, catalog(), {});
        QVERIFY(first && first->added.size() == 1);
        const auto with = overlay(catalog(), overridesOf(*first));
        QVERIFY(with);
        QCOMPARE(with->prices.rentals.size(), catalog().prices.rentals.size() + 1);
        QCOMPARE(with->prices.rental(first->added[0].offer.id)->perAcceleratorHour,
                 Money::of(3.10, Currency::usd));
        const auto again = readPriceCsv(list, *with, {});
        QCOMPARE(again->unchanged, std::size_t(1));
        const auto dearer = readPriceCsv("provider,instance,accelerator,accelerators,region,country,price\n"
                                         "Vendor A,gpu8,H100,8,us-1,us,3.20\n",
                                         *with, {});
        QCOMPARE(dearer->changed.size(), std::size_t(1));
        QCOMPARE(*dearer->changed[0].before, Money::of(3.10, Currency::usd));
        QCOMPARE(dearer->changed[0].offer.id, first->added[0].offer.id);
        const auto without = overlay(catalog(), "{\"format\":\"rackwright-overrides\",\"version\":1}");
        QVERIFY(without && without->prices.rental(first->added[0].offer.id) == nullptr);
    }

    void tenThousandRows() {
        std::string list = kSkypilotHeader;
        for (int row = 0; row < 10'000; ++row) {
            const std::string id = std::to_string(row);
            list += "type_" + id +
                    (row % 100 == 7 ? ",H100,eight,1,1,31.9,us-1,,16\n" : ",H100,8,1,1,31.9,us-1,,16\n");
        }
        QElapsedTimer clock;
        clock.start();
        const auto read = readPriceCsv(list, catalog(), skypilot());
        const auto milliseconds = clock.elapsed();
        QVERIFY(read);
        QCOMPARE(read->faults.size(), std::size_t(100));
        QCOMPARE(read->faults.front().line, std::size_t(9));
        QCOMPARE(read->added.size(), std::size_t(2 * 9'900));
        QVERIFY2(milliseconds < 500, qPrintable(QString::number(milliseconds)));
        qInfo("10,000 rows: %lld ms", static_cast<long long>(milliseconds));
    }
};

QTEST_APPLESS_MAIN(TestPriceImport)
#include "test_price_import.moc"
