// The verdict: seven figures with their bands, states by shape and words, cells that give way as room
// shrinks.
#include "tests/support/sample_outcome.h"
#include "ui/views/verdict_bar.h"

#include <QSignalSpy>
#include <QTest>

using namespace rackwright;

namespace {

std::shared_ptr<const Outcome> shared(Outcome outcome) {
    return std::make_shared<const Outcome>(std::move(outcome));
}

const VerdictFigure& figure(const std::vector<VerdictFigure>& figures, const char* id) {
    for (const VerdictFigure& each : figures)
        if (each.id == QLatin1String(id)) return each;
    qFatal("no figure %s", id);
}

} // namespace

class TestVerdict : public QObject {
    Q_OBJECT

private slots:
    void figuresCarryTheirBands() {
        const auto figures = VerdictFigures::of(sample::outcome(), ViewContext());
        QCOMPARE(figures.size(), 7UL);
        QCOMPARE(figure(figures, "time.days").figure.number, QStringLiteral("180"));
        QVERIFY(figure(figures, "time.days").detail.startsWith(QStringLiteral("168 – 192")));
        QVERIFY(figure(figures, "time.mfu").detail.startsWith(QStringLiteral("38 – 44")));
        QVERIFY(figure(figures, "cost.rent_run").detail.contains(QStringLiteral("17.2 – ")));
        QVERIFY(figure(figures, "verdict").figure.number.endsWith(QStringLiteral("× H100 SXM")));
        QVERIFY(figure(figures, "power.meter").detail.contains(QStringLiteral("1.86")));
    }

    // Renting one run against buying a whole cluster would compare unlike with unlike.
    void rentIsSetAgainstTheSameRunOnOwnMachines() {
        const Outcome outcome = sample::outcome();
        const auto figures = VerdictFigures::of(outcome, ViewContext());
        const Formatter format;
        QCOMPARE(figure(figures, "cost.own_run").figure.number,
                 format.money(outcome.cost.ownedShareThisRun).text());
        QVERIFY(figure(figures, "cost.own_run").caption.contains(format.money(outcome.cost.capital).text()));
    }

    void unknownFiguresAreDashesNeverZero() {
        Outcome outcome;
        outcome.verdict = Verdict::noStrategy;
        const auto figures = VerdictFigures::of(outcome, ViewContext());
        for (std::size_t i = 1; i < figures.size(); ++i)
            QCOMPARE(figures[i].figure.number, QStringLiteral("—"));
    }

    void neverPayingBackIsAWord() {
        Outcome outcome = sample::outcome();
        outcome.cost.crossoverMonth.reset();
        const auto figures = VerdictFigures::of(outcome, ViewContext());
        QVERIFY(figure(figures, "cost.own_run").detail.contains(QStringLiteral("never")));
    }

    void shortRunsAreTimedInHours() {
        Outcome outcome = sample::outcome();
        outcome.trainingDays = 0.25;
        outcome.trainingDaysLow = 0.2;
        outcome.trainingDaysHigh = 0.3;
        const auto figures = VerdictFigures::of(outcome, ViewContext());
        QCOMPARE(figure(figures, "time.days").figure.unit, QStringLiteral("h"));
    }

    void statesDifferInShapeToneAndWords() {
        QCOMPARE(verdictTone(sample::outcome()), VerdictTone::good);
        QCOMPARE(verdictTone(sample::lateOutcome()), VerdictTone::care);
        QCOMPARE(verdictTone(Outcome{}), VerdictTone::blocked);
        QVERIFY(verdictIcon(sample::outcome()) != verdictIcon(sample::lateOutcome()));
        QVERIFY(verdictIcon(sample::tooBigOutcome()) != verdictIcon(Outcome{}));
        const auto late = VerdictFigures::of(sample::lateOutcome(), ViewContext());
        QVERIFY(late[0].detail.startsWith(QStringLiteral("closest plan")));
    }

    void cellsGiveWayFromTheLeastImportant() {
        VerdictBar bar;
        bar.setContext(ViewContext());
        bar.setOutcome(shared(sample::outcome()));
        bar.resize(1700, 82);
        bar.show();
        QCOMPARE(bar.visibleCells(), 7);
        int before = 7;
        for (int width = 1700; width > 300; width -= 40) {
            bar.resize(width, 82);
            QVERIFY(bar.visibleCells() <= before);
            before = bar.visibleCells();
        }
        QCOMPARE(before, 4);
        QStringList kept;
        for (const VerdictCell* cell : bar.findChildren<VerdictCell*>())
            if (!cell->isHidden()) kept << cell->figure().id;
        QCOMPARE(kept, (QStringList{QStringLiteral("verdict"), QStringLiteral("time.days"),
                                    QStringLiteral("cost.rent_run"), QStringLiteral("cost.own_run")}));
    }

    void everyCellCanBeAskedWhy() {
        VerdictBar bar;
        bar.setContext(ViewContext());
        bar.setOutcome(shared(sample::outcome()));
        bar.resize(1700, 82);
        bar.show();
        QSignalSpy spy(&bar, &VerdictBar::whyRequested);
        for (VerdictCell* cell : bar.findChildren<VerdictCell*>()) {
            QVERIFY(!cell->accessibleName().isEmpty());
            QVERIFY(cell->focusPolicy() & Qt::TabFocus);
            QTest::keyClick(cell, Qt::Key_Space);
        }
        QCOMPARE(spy.size(), 7);
        QVERIFY(bar.accessibleName().contains(QStringLiteral("180")));
    }
};

QTEST_MAIN(TestVerdict)
#include "test_verdict.moc"
