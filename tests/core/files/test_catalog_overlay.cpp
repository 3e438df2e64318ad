// A user's own entries on top of the shipped catalogue, and what is refused with which pointer.
#include "core/files/catalog_reader.h"

#include <QTest>

using namespace rackwright;

namespace {

const Catalog& shipped() {
    static const Catalog read = *shippedCatalog();
    return read;
}

Result<Catalog> with(const std::string& body) {
    return overlay(shipped(),
                   R"({"format": "rackwright-overrides", "version": 1, "date": "2026-11-30", )" + body + "}");
}

} // namespace

class TestCatalogOverlay : public QObject {
    Q_OBJECT

private slots:
    void changesOnlyWhatItNames() {
        const Result<Catalog> own = with(R"("accelerators": [{"id": "h100-sxm", "board_watts": 650}])");
        QVERIFY(own.has_value());
        const Accelerator* part = own->hardware.accelerator("h100-sxm");
        QCOMPARE(*part->boardWatts.value, 650.0);
        QCOMPARE(part->boardWatts.from.confidence, Confidence::user);
        QCOMPARE(part->boardWatts.from.date, std::string("2026-11-30"));
        QCOMPARE(*part->bf16Tflops.value, *shipped().hardware.accelerator("h100-sxm")->bf16Tflops.value);
        QCOMPARE(own->hardware.accelerators.size(), shipped().hardware.accelerators.size());
    }

    void addsPartsServersAndOffers() {
        const Result<Catalog> own = with(R"(
            "sources": {"quote": {"source": "Vendor quotation 17", "date": "2026-11-02"}},
            "accelerators": [{"id": "x1", "vendor": "X", "name": "X1", "architecture": "x", "software": "cuda",
                              "memory_gb": [64, "quote"], "memory_rate_gbs": 2000, "bf16_tflops": 500}],
            "servers": [{"id": "x1-box", "name": "X1 box", "accelerator": "x1", "accelerators": 8, "scale_up_domain": 8}],
            "rentals": [{"id": "x1-rent", "provider": "P", "accelerator": "x1", "country": "eu", "term": "spot",
                         "price": 1.2345, "currency": "EUR", "source": "quote"}],
            "rates": [{"from": "USD", "to": "CNY", "rate": 7.1}])");
        QVERIFY(own.has_value());
        QVERIFY(own->hardware.accelerator("x1")->computable());
        QCOMPARE(own->hardware.accelerator("x1")->memoryGB.from.source, std::string("Vendor quotation 17"));
        QCOMPARE(own->hardware.server("x1-box")->from.confidence, Confidence::user);
        QCOMPARE(own->prices.rental("x1-rent")->perAcceleratorHour, Money::of(1.2345, Currency::eur));
        QCOMPARE(own->prices.rate(Currency::usd, Currency::cny), 7.1);
    }

    void aFactCanBeForgotten() {
        const Result<Catalog> own = with(R"("accelerators": [{"id": "h100-sxm", "memory_rate_gbs": null}])");
        QVERIFY(own.has_value());
        QVERIFY(!own->hardware.accelerator("h100-sxm")->computable());
        QCOMPARE(own->hardware.accelerator("h100-sxm")->missing(),
                 std::vector<std::string>{"memory_rate_gbs"});
    }

    void refuses_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* body, const char* id, const char* where) {
            QTest::newRow(body) << QString::fromUtf8(body) << QString::fromLatin1(id)
                                << QString::fromLatin1(where);
        };
        row(R"("accelerators": 3)", "catalog.bad_value", "/accelerators");
        row(R"("accelerators": [3])", "catalog.bad_value", "/accelerators/0");
        row(R"("accelerators": [{"name": "X"}])", "catalog.missing_field", "/accelerators/0/id");
        row(R"("accelerators": [{"id": "x"}])", "catalog.missing_field", "/accelerators/0/vendor");
        row(R"("accelerators": [{"id": "h100-sxm", "memory_gb": "80"}])", "catalog.bad_value",
            "/accelerators/0/memory_gb");
        row(R"("accelerators": [{"id": "h100-sxm", "memory_gb": -80}])", "catalog.bad_value",
            "/accelerators/0/memory_gb");
        row(R"("accelerators": [{"id": "h100-sxm", "memory_gb": 80000}])", "catalog.bad_value",
            "/accelerators/0/memory_gb");
        row(R"("accelerators": [{"id": "h100-sxm", "memory_gb": [80, "nowhere"]}])", "catalog.bad_value",
            "/accelerators/0/memory_gb");
        row(R"("accelerators": [{"id": "h100-sxm", "scale_up": "magic"}])", "catalog.bad_value",
            "/accelerators/0/scale_up");
        row(R"("servers": [{"id": "dgx-h100", "accelerator": "nothing"}])", "catalog.unknown_reference",
            "servers/dgx-h100");
        row(R"("servers": [{"id": "dgx-h100", "accelerators": 2.5}])", "catalog.bad_value",
            "/servers/0/accelerators");
        row(R"("links": [{"id": "ndr-400", "switch": "nothing"}])", "catalog.unknown_reference",
            "links/ndr-400");
        row(R"("purchases": [{"id": "host:8-accelerators", "low": 50000}])", "catalog.bad_value",
            "/purchases/0/low");
        row(R"("rates": [{"from": "USD", "to": "CNY", "rate": 0}])", "catalog.bad_value", "/rates/0/rate");
        row(R"("version": 2)", "catalog.newer_version", "/version");
    }

    void refuses() {
        QFETCH(QString, body);
        QFETCH(QString, id);
        QFETCH(QString, where);
        const Result<Catalog> own = with(body.toStdString());
        QVERIFY(!own.has_value());
        QCOMPARE(QString::fromStdString(own.error().id), id);
        QCOMPARE(QString::fromStdString(own.error().where), where);
    }

    void refusesOtherFiles() {
        QCOMPARE(overlay(shipped(), "{").error().id, std::string("catalog.not_json"));
        QCOMPARE(overlay(shipped(), "[]").error().id, std::string("catalog.bad_value"));
        QCOMPARE(overlay(shipped(), "{}").error().id, std::string("catalog.wrong_format"));
        QCOMPARE(overlay(shipped(), "{\"format\": 1e999}").error().id, std::string("catalog.not_json"));
        QCOMPARE(overlay(shipped(), std::string(kCatalogFileLimit + 1, ' ')).error().id,
                 std::string("catalog.too_large"));
    }
};

QTEST_APPLESS_MAIN(TestCatalogOverlay)
#include "test_catalog_overlay.moc"
