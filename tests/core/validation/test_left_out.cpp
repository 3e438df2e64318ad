// The shipped errors on runs left out of the fit: complete, of the present runs, and read with care.
#include "core/files/catalog_reader.h"
#include "core/validation/left_out.h"

#include <QTest>

#include <cmath>

using namespace rackwright;

class TestLeftOut : public QObject {
    Q_OBJECT

private slots:
    void aGroupIsReadWithItsThreeErrors() {
        const auto figures = readLeftOut(
            "{\"constants\": 12, \"groups\": {\"target/moe\": {\"n\": 7, \"fitted\": [0.01, 0.02, 0.03], "
            "\"source\": [0.04, 0.05, 0.06], \"family\": [0.07, 0.08, 0.09]}}}");
        QVERIFY(figures);
        QCOMPARE(figures->constants, 12);
        const LeftOutGroup& group = figures->groups.at("target/moe");
        QCOMPARE(group.n, 7);
        QCOMPARE(group.fitted.median, 0.01);
        QCOMPARE(group.source.mean, 0.05);
        QCOMPARE(group.family.p90, 0.09);
    }

    void aBrokenFileIsRefused() {
        QCOMPARE(readLeftOut("[").error().id, std::string("file.not_json"));
        QCOMPARE(readLeftOut("{}").error().id, std::string("file.missing_key"));
        QVERIFY(
            !readLeftOut("{\"constants\": 1, \"groups\": {\"all/all\": {\"n\": 1, \"fitted\": [0, 0]}}}"));
        QVERIFY(!readLeftOut("{\"constants\": 1, \"groups\": {\"all/all\": 3}}"));
    }

    void theShippedFiguresBelongToTheShippedRuns() {
        const auto figures = shippedLeftOut();
        QVERIFY(figures);
        const auto catalog = shippedCatalog();
        QVERIFY(catalog);
        const auto runs = shippedValidationSet(*catalog);
        QVERIFY(runs);
        const ValidationReport report = validate(judge(runs->speed), {});
        int compared = 0;
        for (const GroupResult& group : report.time) {
            const auto found = figures->groups.find(groupId(group.kind, group.name));
            if (found == figures->groups.end()) continue;
            ++compared;
            QVERIFY2(found->second.n == group.statistics.n, found->first.c_str());
            // The same constants, apart from their rounding to three digits.
            QVERIFY2(std::abs(found->second.fitted.mean - group.statistics.mean) < 0.005,
                     found->first.c_str());
        }
        QVERIFY(compared >= 20);
        const LeftOutGroup& all = figures->groups.at("all/all");
        QVERIFY(all.fitted.mean < all.source.mean);
        QVERIFY(all.source.mean < all.family.mean);
    }
};

QTEST_APPLESS_MAIN(TestLeftOut)
#include "test_left_out.moc"
