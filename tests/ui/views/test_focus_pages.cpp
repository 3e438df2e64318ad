// Focus views: the companions of a card, linked selection, units, and pictures for the report.
#include "tests/support/sample_outcome.h"
#include "ui/theme/language_manager.h"
#include "ui/theme/segment_switch.h"
#include "ui/views/candidates_card.h"
#include "ui/views/communication_card.h"
#include "ui/views/data_table.h"
#include "ui/views/front_card.h"
#include "ui/views/funnel_card.h"
#include "ui/views/memory_card.h"
#include "ui/views/memory_table.h"
#include "ui/views/results_view.h"
#include "ui/views/scatter_view.h"
#include "ui/views/schedule_card.h"
#include "ui/views/schedule_view.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

using namespace rackwright;

class TestFocusPages : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_languages.setLanguage(Language::english); }

    void init() {
        m_view = std::make_unique<ResultsView>();
        m_view->resize(1600, 900);
        m_view->setContext(ViewContext());
        m_view->setOutcome(std::make_shared<const Outcome>(sample::outcome()));
        m_view->show();
        QTest::qWait(150);
    }

    void cleanup() { m_view.reset(); }

    void companionsStandOnTheirPageOnly() {
        const std::vector<std::pair<ResultsPage, OutcomeCard*>> companions = {
            {ResultsPage::memory, m_view->findChild<MemoryTableCard*>()},
            {ResultsPage::time, m_view->findChild<CommunicationCard*>()},
            {ResultsPage::time, m_view->findChild<ScheduleCard*>()},
            {ResultsPage::candidates, m_view->findChild<FrontCard*>()},
            {ResultsPage::candidates, m_view->findChild<FunnelCard*>()}};
        for (const ResultsPage page : {ResultsPage::memory, ResultsPage::time, ResultsPage::candidates,
                                       ResultsPage::findings, ResultsPage::overview}) {
            m_view->showPage(page);
            for (const auto& [home, card] : companions) {
                QCOMPARE(card->isVisible(), home == page);
                if (home != page) continue;
                QVERIFY(!card->title().isEmpty());
                QVERIFY(!card->accessibleName().isEmpty());
            }
        }
        QVERIFY(m_view->card(ResultsPage::memory).isVisible()); // back in the grid
    }

    void theScheduleIsWalkedWithTheKeyboard() {
        m_view->showPage(ResultsPage::time);
        auto* view = m_view->findChild<ScheduleView*>();
        QVERIFY(!view->schedule().blocks.empty());
        QCOMPARE(view->window().from, 0.0);
        const double span = view->window().to - view->window().from;
        QVERIFY(span < view->schedule().total);
        QTest::keyClick(view, Qt::Key_Right);
        QVERIFY(view->window().from > 0);
        QTest::keyClick(view, Qt::Key_End);
        QVERIFY(std::abs(view->window().to - view->schedule().total) < 1e-9);
        QTest::keyClick(view, Qt::Key_Home);
        QCOMPARE(view->window().from, 0.0);
        view->showPart(SchedulePart::whole);
        QCOMPARE(view->window().to, view->schedule().total);
        QVERIFY(!view->accessibleDescription().isEmpty());
    }

    void aPointSelectsItsRow() {
        m_view->showPage(ResultsPage::candidates);
        auto* scatter = m_view->findChild<ScatterView*>();
        auto* candidates = m_view->findChild<CandidatesCard*>();
        QSignalSpy spy(candidates, &CandidatesCard::candidateSelected);
        const QRectF inside = scatterPlotArea(scatter->plot(), scatter->rect(), ViewContext());
        std::size_t which = 0;
        while (scatter->plot().points[which].chosen)
            ++which;
        const QPointF at = scatterPosition(scatter->plot(), inside, scatter->plot().points[which].at);
        QTest::mouseClick(scatter, Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(spy.size(), 1);
    }

    void memoryIsShownInTheChosenUnit() {
        m_view->showPage(ResultsPage::memory);
        Card& card = m_view->card(ResultsPage::memory);
        QVERIFY(card.subtitle().contains(QStringLiteral("GiB")));
        const QList<QAbstractButton*> units =
            card.findChild<SegmentSwitch*>()->findChildren<QAbstractButton*>();
        QCOMPARE(units.size(), 3);
        units[1]->click();
        QVERIFY(card.subtitle().contains(QStringLiteral("GB")));
        QVERIFY(!card.subtitle().contains(QStringLiteral("GiB")));
        units[2]->click();
        QVERIFY(card.subtitle().contains(QStringLiteral("100.0\u2009%")));
    }

    void candidatesAreFiltered() {
        m_view->showPage(ResultsPage::candidates);
        Card& card = m_view->card(ResultsPage::candidates);
        auto* table = card.findChild<DataTable*>();
        const int all = table->model()->rowCount();
        const QList<QAbstractButton*> filters =
            card.findChild<SegmentSwitch*>()->findChildren<QAbstractButton*>();
        QCOMPARE(filters.size(), 3);
        filters[1]->click();
        const int feasible = table->model()->rowCount();
        filters[2]->click();
        const int front = table->model()->rowCount();
        QVERIFY(front > 0 && front <= all && feasible < all);
        QVERIFY(table->isColumnHidden(static_cast<int>(CandidateColumn::strategy)));
        QVERIFY(!table->isColumnHidden(static_cast<int>(CandidateColumn::tp)));
        m_view->showPage(ResultsPage::overview);
        QVERIFY(!table->isColumnHidden(static_cast<int>(CandidateColumn::strategy)));
    }

    /// Paper is light whatever the screen is, and the screen stays as it was.
    void picturesGoToTheReportInPrintColours() {
        ViewContext dark;
        dark.tokens = darkTokens();
        m_view->setContext(dark);
        QSignalSpy spy(m_view.get(), &ResultsView::pictureForReport);
        emit m_view->card(ResultsPage::time).reportRequested();
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.front()[0].toString(), m_view->card(ResultsPage::time).title());
        QVERIFY(spy.front()[1].value<QPicture>().size() > 0);
        QVERIFY(!spy.front()[2].toSizeF().isEmpty());
        QCOMPARE(m_view->card(ResultsPage::time).context().tokens, dark.tokens);
    }

    void aPlanWithoutAPipelineSaysSo() {
        Outcome outcome = sample::outcome();
        outcome.strategy.pp = 1;
        outcome.strategy.vpp = 1;
        m_view->setOutcome(std::make_shared<const Outcome>(outcome));
        m_view->showPage(ResultsPage::time);
        QTest::qWait(150);
        QVERIFY(m_view->findChild<ScheduleCard*>()->subtitle().isEmpty());
    }

private:
    LanguageManager m_languages;
    std::unique_ptr<ResultsView> m_view;
};

QTEST_MAIN(TestFocusPages)
#include "test_focus_pages.moc"
