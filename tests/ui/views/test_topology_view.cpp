// Finding a server by its number and picking whose partners light up, with keys and with the mouse.
#include "tests/support/sample_outcome.h"
#include "ui/pictures/topology_colors.h"
#include "ui/views/topology_view.h"

#include <QSignalSpy>
#include <QTest>

using namespace rackwright;

class TestTopologyView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_view = std::make_unique<TopologyView>();
        m_view->resize(800, 500);
        m_view->setOutcome(std::make_shared<Outcome>(sample::outcome()), ViewContext());
        m_view->setVisible(true);
    }

    void findsAServer() {
        QVERIFY(m_view->findServer(36));
        QCOMPARE(m_view->depth(), TopologyDepth::unit);
        QCOMPARE(m_view->unit(), 1);
        QVERIFY(m_view->current() >= 0);
        QCOMPARE(m_view->level().boxes[std::size_t(m_view->current())].index, std::int64_t{36});
        QVERIFY(!m_view->accessibleDescription().isEmpty());
    }

    void findsNoServerThatIsNotThere() {
        QVERIFY(!m_view->findServer(128));
        QVERIFY(!m_view->findServer(-1));
        QCOMPARE(m_view->depth(), TopologyDepth::overview);
    }

    void enterGoesIntoWhatWasFound() {
        QVERIFY(m_view->findServer(36));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_view->depth(), TopologyDepth::server);
        QCOMPARE(m_view->server(), std::int64_t{36});
        QTest::keyClick(m_view.get(), Qt::Key_Backspace);
        QCOMPARE(m_view->depth(), TopologyDepth::unit);
    }

    void spacePicksPartners() {
        m_view->setColoring(TopologyColoring::partners);
        QVERIFY(m_view->look().partners);
        QVERIFY(m_view->findServer(36));
        QSignalSpy changed(m_view.get(), &TopologyView::pickChanged);
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(m_view->look().partners->accelerator, std::int64_t{36 * 8});
        m_view->setColoring(TopologyColoring::pipeline);
        QVERIFY(!m_view->look().partners);
    }

    void anotherPlanForgetsAPickThatIsGone() {
        m_view->setColoring(TopologyColoring::partners);
        m_view->pick(1000);
        Outcome smaller = sample::outcome();
        smaller.strategy.dp = 1;
        m_view->setOutcome(std::make_shared<Outcome>(smaller), ViewContext());
        QCOMPARE(m_view->look().partners->accelerator, std::int64_t{0});
    }

private:
    std::unique_ptr<TopologyView> m_view;
};

QTEST_MAIN(TestTopologyView)
#include "test_topology_view.moc"
