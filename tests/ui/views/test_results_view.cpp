// The right side of the window: cards follow results, language and theme; pages, folding, keyboard and
// findings.
#include "tests/support/sample_outcome.h"
#include "ui/theme/language_manager.h"
#include "ui/views/candidates_card.h"
#include "ui/views/data_table.h"
#include "ui/views/findings_card.h"
#include "ui/views/results_view.h"
#include "ui/views/topology_card.h"
#include "ui/views/topology_view.h"
#include "ui/views/verdict_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace rackwright;

namespace {

std::shared_ptr<const Outcome> shared(Outcome outcome) {
    return std::make_shared<const Outcome>(std::move(outcome));
}

constexpr ResultsPage kPages[] = {ResultsPage::topology, ResultsPage::memory,     ResultsPage::time,
                                  ResultsPage::cost,     ResultsPage::candidates, ResultsPage::findings};

} // namespace

class TestResultsView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_languages.setLanguage(Language::english); }

    void init() {
        m_view = std::make_unique<ResultsView>();
        m_view->resize(1600, 900);
        m_view->setContext(ViewContext());
        m_view->setOutcome(shared(sample::outcome()));
        m_view->show();
        QCoreApplication::processEvents();
    }

    void cleanup() { m_view.reset(); }

    void everyCardShowsTheOutcome() {
        for (const ResultsPage page : kPages) {
            QVERIFY(m_view->card(page).isVisible());
            QVERIFY(!m_view->card(page).title().isEmpty());
            QVERIFY(!m_view->card(page).subtitle().isEmpty());
        }
        QVERIFY(m_view->card(ResultsPage::memory).subtitle().contains(QStringLiteral("43.6")));
        QVERIFY(m_view->card(ResultsPage::findings).subtitle().contains(QStringLiteral("1 warning")));
    }

    void picturesAreNamedAndDescribed() {
        for (const ResultsPage page : {ResultsPage::memory, ResultsPage::time, ResultsPage::cost}) {
            bool described = false;
            for (const QWidget* child : m_view->card(page).findChildren<QWidget*>())
                described = described ||
                            (!child->accessibleName().isEmpty() && !child->accessibleDescription().isEmpty());
            QVERIFY(described);
        }
    }

    void focusableWidgetsHaveNames() {
        for (const QWidget* child : m_view->findChildren<QWidget*>()) {
            if (child->focusProxy() != nullptr) continue; // a viewport speaks through its view
            if (!(child->focusPolicy() & Qt::TabFocus) || !child->isVisible()) continue;
            const auto* button = qobject_cast<const QAbstractButton*>(child);
            const bool named =
                !child->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
            QVERIFY2(named, child->metaObject()->className());
        }
    }

    void theClosestPlanSaysSo() {
        m_view->setOutcome(shared(sample::tooBigOutcome()));
        for (const ResultsPage page : {ResultsPage::memory, ResultsPage::time, ResultsPage::cost})
            QTRY_VERIFY(m_view->card(page).title().startsWith(QStringLiteral("Closest plan")));
    }

    void everyCardFollowsANewOutcome() {
        m_view->setOutcome(shared(sample::tooBigOutcome()));
        m_view->setOutcome(shared(sample::outcome())); // before any card took the one before
        QTest::qWait(150);
        for (const ResultsPage page : kPages)
            QVERIFY(!m_view->card(page).title().startsWith(QStringLiteral("Closest plan")));
    }

    void anEmptyOutcomeNeverBlanks() {
        m_view->setOutcome(shared(Outcome{}));
        QTest::qWait(120);
        QVERIFY(!m_view->grab().isNull());
        QVERIFY(!m_view->card(ResultsPage::candidates).title().isEmpty());
    }

    void languageSwitchesLiveAndBack() {
        const QString english = m_view->card(ResultsPage::time).title();
        m_languages.setLanguage(Language::chinese);
        QVERIFY(m_languages.isComplete());
        ViewContext context;
        context.format = Formatter(Language::chinese);
        m_view->setContext(context);
        QCoreApplication::processEvents();
        QCOMPARE(m_view->card(ResultsPage::time).title(), QStringLiteral("单步时间构成"));
        QVERIFY(m_view->card(ResultsPage::memory).subtitle().contains(QStringLiteral("峰值")));
        for (const QToolButton* button : m_view->findChildren<QToolButton*>())
            QVERIFY(button->toolTip() != QStringLiteral("More"));
        m_languages.setLanguage(Language::english);
        m_view->setContext(ViewContext());
        QCoreApplication::processEvents();
        QCOMPARE(m_view->card(ResultsPage::time).title(), english);
    }

    void themeSwitchesLive() {
        ViewContext dark;
        dark.tokens = darkTokens();
        m_view->setContext(dark);
        const QImage image = m_view->card(ResultsPage::memory).grab().toImage();
        QCOMPARE(image.pixelColor(image.width() / 2, 6), dark.tokens.panel);
    }

    void pagesFillTheViewAndEscapeReturns() {
        QSignalSpy spy(m_view.get(), &ResultsView::pageChanged);
        const QByteArray before = m_view->saveLayout();
        for (const ResultsPage page : kPages) {
            m_view->showPage(page);
            for (const ResultsPage other : kPages)
                QCOMPARE(m_view->card(other).isVisible(), other == page);
            QTest::keyClick(m_view.get(), Qt::Key_Escape);
            QCOMPARE(m_view->page(), ResultsPage::overview);
        }
        QCOMPARE(spy.size(), 12);
        for (const ResultsPage page : kPages)
            QVERIFY(m_view->card(page).isVisible());
        QCOMPARE(m_view->saveLayout(), before);
    }

    void layoutIsRememberedAndRubbishRefused() {
        const QByteArray state = m_view->saveLayout();
        QVERIFY(m_view->restoreLayout(state));
        QVERIFY(!m_view->restoreLayout(QByteArray("rubbish")));
        QVERIFY(!m_view->restoreLayout({}));
    }

    void aNarrowWindowIsOneColumn() {
        m_view->resize(1000, 700);
        QCoreApplication::processEvents();
        const int memory = m_view->card(ResultsPage::memory).mapTo(m_view.get(), QPoint()).y();
        const int topology = m_view->card(ResultsPage::topology).mapTo(m_view.get(), QPoint()).y();
        QVERIFY(memory < topology);
        QVERIFY(m_view->card(ResultsPage::memory).width() > 900);
        m_view->resize(1600, 900);
        QCoreApplication::processEvents();
        const QPoint left = m_view->card(ResultsPage::topology).mapTo(m_view.get(), QPoint());
        const QPoint right = m_view->card(ResultsPage::memory).mapTo(m_view.get(), QPoint());
        QCOMPARE(left.y(), right.y());
        QVERIFY(left.x() < right.x());
    }

    void tablesTwinPictures() {
        Card& memory = m_view->card(ResultsPage::memory);
        memory.showTable(true);
        QVERIFY(memory.showsTable());
        memory.copyTable();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("43.56")) ||
                QGuiApplication::clipboard()->text().contains(QStringLiteral("43.5")));
        memory.showTable(false);
        QVERIFY(!memory.showsTable());
    }

    void picturesAreExported() {
        const QTemporaryDir folder;
        for (const ResultsPage page :
             {ResultsPage::topology, ResultsPage::memory, ResultsPage::time, ResultsPage::cost}) {
            const QString svg = folder.filePath(QStringLiteral("p%1.svg").arg(int(page)));
            QVERIFY(m_view->card(page).exportTo(svg));
            QFile file(svg);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            QVERIFY(text.contains("<path") || text.contains("<rect"));
            QVERIFY(!text.contains("<image")); // vectors only
            const QString png = folder.filePath(QStringLiteral("p%1.png").arg(int(page)));
            QVERIFY(m_view->card(page).exportTo(png));
            QVERIFY(!QImage(png).isNull());
        }
        QVERIFY(!m_view->card(ResultsPage::memory)
                     .exportTo(folder.filePath(QStringLiteral("no/such/folder.png"))));
    }

    void textsBecomeOutlinesOnRequest() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("outlined.svg"));
        for (const ResultsPage page : {ResultsPage::topology, ResultsPage::memory, ResultsPage::time}) {
            const auto bytes = [&](bool outlines) {
                PictureOptions options;
                options.outlines = outlines;
                if (!m_view->card(page).exportTo(path, options)) return QByteArray();
                QFile file(path);
                return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            };
            QVERIFY(bytes(false).contains("<text"));
            const QByteArray outlined = bytes(true);
            QVERIFY(!outlined.isEmpty() && !outlined.contains("<text"));
            QVERIFY(outlined.size() > bytes(false).size() / 2);
        }
    }

    void picturesAreAsLargeAsAsked() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large.png"));
        PictureOptions options;
        options.scale = 3;
        QVERIFY(m_view->card(ResultsPage::topology).exportTo(path, options));
        const QImage large(path);
        options.scale = 1;
        QVERIFY(m_view->card(ResultsPage::topology).exportTo(path, options));
        QCOMPARE(large.size(), QImage(path).size() * 3);
    }

    void aCandidateIsChosenWithEnter() {
        QSignalSpy spy(m_view.get(), &ResultsView::candidateChosen);
        auto* table = m_view->card(ResultsPage::candidates).findChild<DataTable*>();
        table->setFocus();
        table->setCurrentIndex(table->model()->index(2, 1));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.front().front().value<Strategy>(), sample::outcome().candidates[2].strategy);
    }

    void aFindingActsOnEnterAndOnItsLink() {
        QSignalSpy actions(m_view.get(), &ResultsView::actionsTriggered);
        QSignalSpy whys(m_view.get(), &ResultsView::whyRequested);
        auto* list = m_view->card(ResultsPage::findings).findChild<QListView*>();
        list->setFocus();
        list->setCurrentIndex(list->model()->index(1, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(actions.size(), 1);
        QVERIFY(actions.front().front().value<std::vector<FindingAction>>() ==
                sample::outcome().findings[1].actions);
        list->setCurrentIndex(list->model()->index(3, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(whys.size(), 1);
    }

    void topologyWalksAndDrillsWithTheKeyboard() {
        auto* view = m_view->findChild<TopologyView*>();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Right);
        const int first = view->current();
        QVERIFY(first >= 0);
        QTest::keyClick(view, Qt::Key_Right);
        QVERIFY(view->current() != first);
        QVERIFY(view->accessibleDescription().contains(QLatin1Char('2')));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(view->depth(), TopologyDepth::unit);
        QCOMPARE(view->unit(), 1);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(view, Qt::Key_Down);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(view->depth(), TopologyDepth::server);
        QTest::keyClick(view, Qt::Key_Backspace);
        QTest::keyClick(view, Qt::Key_Backspace);
        QCOMPARE(view->depth(), TopologyDepth::overview);
    }

    void aNewResultKeepsTheLevel() {
        auto* view = m_view->findChild<TopologyView*>();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Right);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(view->depth(), TopologyDepth::unit);
        QTest::qWait(150);
        m_view->setOutcome(shared(sample::outcome()));
        QTest::qWait(150);
        QCOMPARE(view->depth(), TopologyDepth::unit);
    }

private:
    LanguageManager m_languages;
    std::unique_ptr<ResultsView> m_view;
};

QTEST_MAIN(TestResultsView)
#include "test_results_view.moc"
