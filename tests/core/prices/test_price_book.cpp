// The shipped price book: sourced, consistent and complete enough to answer; rates convert both ways.
#include "core/files/catalog_reader.h"

#include <QTest>

#include <regex>
#include <set>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog read = [] {
        Result<Catalog> result = shippedCatalog();
        if (!result) qFatal("%s at %s", result.error().id.c_str(), result.error().where.c_str());
        return *result;
    }();
    return read;
}

const PriceBook& book() {
    return catalog().prices;
}

/// Copies of public catalogues and undated web pages carry no date; every stated date must be one.
bool datedOrUndated(const Provenance& from) {
    static const std::regex date("(\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?)?");
    return std::regex_match(from.date, date);
}

} // namespace

class TestPriceBook : public QObject {
    Q_OBJECT

private slots:
    void everyPriceHasASource() {
        for (const RentalOffer& offer : book().rentals) {
            QVERIFY2(!offer.from.source.empty() && datedOrUndated(offer.from), offer.id.c_str());
            QVERIFY2(offer.perAcceleratorHour.tenThousandths() > 0, offer.id.c_str());
        }
        for (const PurchasePrice& price : book().purchases) {
            QVERIFY2(!price.from.source.empty() && datedOrUndated(price.from), price.id.c_str());
            QVERIFY2(price.low <= price.price && price.price <= price.high, price.id.c_str());
            QVERIFY2(price.price.tenThousandths() > 0, price.id.c_str());
        }
        for (const ExchangeRate& rate : book().rates)
            QVERIFY(!rate.source.date.empty());
        for (const ResidualPoint& point : book().residual)
            QVERIFY(!point.from.source.empty());
    }

    void rentsArePlausible() {
        static const std::set<std::string> places{"cn", "eu", "us", "other"};
        for (const RentalOffer& offer : book().rentals) {
            const double usd = offer.perAcceleratorHour.value() *
                               book().rate(offer.perAcceleratorHour.currency(), Currency::usd);
            QVERIFY2(usd > 0.03 && usd < 60, offer.id.c_str());
            QVERIFY2(places.contains(offer.country), offer.id.c_str());
        }
    }

    // Published list prices, one of each kind of source.
    void knownOffers() {
        const auto has = [](const char* provider, const char* accelerator, RentalTerm term, double price) {
            return std::ranges::any_of(book().rentals, [&](const RentalOffer& offer) {
                return offer.provider == provider && offer.acceleratorId == accelerator &&
                       offer.term == term && std::abs(offer.perAcceleratorHour.value() - price) < 0.005;
            });
        };
        QVERIFY(has("AWS", "h100-sxm", RentalTerm::onDemand, 6.88));
        QVERIFY(has("Azure", "h100-sxm", RentalTerm::onDemand, 12.29));
        QVERIFY(has("GCP", "h100-sxm", RentalTerm::onDemand, 11.06));
        QVERIFY(has("GCP", "h100-sxm", RentalTerm::reserved3Years, 4.86));
        QVERIFY(has("Lambda", "a100-sxm4-80", RentalTerm::onDemand, 2.79));
        QVERIFY(has("Nebius", "h100-sxm", RentalTerm::onDemand, 4.50));
        QVERIFY(has("Verda (DataCrunch)", "rtx-6000-ada", RentalTerm::onDemand, 0.83));
        QVERIFY(has("Alibaba Cloud", "a100-sxm4-80", RentalTerm::onDemand, 34.7416));
        QVERIFY(!has("Nebius", "h100-sxm", RentalTerm::onDemand, 3.85)); // superseded
    }

    void serversAndEstimates() {
        const PurchasePrice* h100 = book().purchase("server:hgx-h100-8x400");
        QVERIFY(h100 != nullptr);
        QCOMPARE(h100->price, Money::of(317'000, Currency::usd));
        const PurchasePrice* built = book().purchase("server:generic-8x-rtx-6000-ada");
        QVERIFY(built != nullptr);
        QCOMPARE(built->from.confidence, Confidence::estimate);
        QCOMPARE(built->price, Money::of(8 * 6800 + 30'000, Currency::usd));
    }

    void placesAndRates() {
        const Place* china = book().place("cn");
        QVERIFY(china != nullptr);
        QCOMPARE(china->currency, Currency::cny);
        QCOMPARE(*china->vatShare.value, 0.13);
        QCOMPARE(*book().place("us")->colocationPerKwMonth.value, 217.3);
        for (const char* id : {"cn", "eu", "us", "other"}) {
            QVERIFY(book().place(id) != nullptr);
            QVERIFY(!book().place(id)->providers.empty());
        }
        QCOMPARE(book().rate(Currency::usd, Currency::cny), 7.2);
        QCOMPARE(book().rate(Currency::cny, Currency::usd), 1 / 7.2);
        QCOMPARE(book().rate(Currency::eur, Currency::cny), 1.08 * 7.2);
        QCOMPARE(book().rate(Currency::eur, Currency::eur), 1.0);
        QCOMPARE(PriceBook{}.rate(Currency::eur, Currency::cny), 0.0);
    }

    void residualFalls() {
        QVERIFY(book().residual.size() >= 3);
        for (std::size_t i = 1; i < book().residual.size(); ++i) {
            QVERIFY(book().residual[i].months > book().residual[i - 1].months);
            QVERIFY(book().residual[i].share < book().residual[i - 1].share);
        }
    }

    void everyReferenceResolves() {
        for (const RentalOffer& offer : book().rentals)
            QVERIFY2(catalog().hardware.accelerator(offer.acceleratorId) != nullptr, offer.id.c_str());
    }
};

QTEST_APPLESS_MAIN(TestPriceBook)
#include "test_price_book.moc"
