// Figures in tables that can be asked why: each leads to a formula, and Enter, F1 or a double click asks.
#include "core/advisor/advise.h"
#include "core/explain/explain.h"
#include "core/files/catalog_reader.h"
#include "ui/text/explain_words.h"
#include "ui/views/card.h"
#include "ui/views/data_table.h"
#include "ui/views/plain_table_model.h"
#include "ui/views/results_view.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace rackwright;

class TestWhyCells : public QObject {
    Q_OBJECT

    Catalog m_catalog;
    std::shared_ptr<const Outcome> m_outcome;
    std::unique_ptr<ResultsView> m_view;

    QSet<QString> figuresOfTables() const {
        QSet<QString> figures;
        for (const DataTable* table : m_view->findChildren<DataTable*>()) {
            const QAbstractItemModel* model = table->model();
            if (model == nullptr) continue;
            for (int row = 0; row < model->rowCount(); ++row)
                for (int column = 0; column < model->columnCount(); ++column) {
                    const QString figure = model->index(row, column).data(kFigureRole).toString();
                    if (!figure.isEmpty()) figures.insert(figure);
                }
        }
        return figures;
    }

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
        Scenario scenario;
        scenario.parallel.pp = 4;
        auto outcome = advise(scenario, m_catalog);
        QVERIFY(outcome.has_value());
        m_outcome = std::make_shared<const Outcome>(std::move(*outcome));
        ViewContext context;
        context.catalog = &m_catalog;
        m_view = std::make_unique<ResultsView>();
        m_view->resize(1600, 1000);
        m_view->setContext(context);
        m_view->show();
        m_view->setOutcome(m_outcome);
        for (int page = 0; page < kResultsPages; ++page) {
            m_view->showPage(static_cast<ResultsPage>(page));
            QTest::qWait(120);
        }
    }
    void cleanupTestCase() { m_view.reset(); }

    void everyFigureOfATableHasAFormulaAndAName() {
        const QSet<QString> figures = figuresOfTables();
        QVERIFY2(figures.size() > 25, qPrintable(QString::number(figures.size())));
        for (const QString& figure : figures) {
            const auto why = explain(*m_outcome, m_catalog, figure.toStdString());
            QVERIFY2(why.has_value(), qPrintable(figure));
            QVERIFY2(text::knowsExplained(why->id), qPrintable(figure));
            for (const ExplainedTerm& term : why->terms)
                QVERIFY2(text::knowsExplained(term.symbol), term.symbol.c_str());
        }
        for (const char* wanted : {"memory.stage.0.weights", "memory.stage.3", "traffic.dp", "topology.leaf",
                                   "topology.leaf_spine", "run.goodput", "time.step"})
            QVERIFY2(figures.contains(QLatin1String(wanted)), wanted);
    }

    void theKeyboardAsks() {
        m_view->showPage(ResultsPage::memory);
        QTest::qWait(120);
        QSignalSpy asked(m_view.get(), &ResultsView::whyRequested);
        DataTable* table = nullptr;
        for (DataTable* found : m_view->findChildren<DataTable*>())
            if (found->isVisible() && found->model()->columnCount() > 8) table = found;
        QVERIFY(table != nullptr);
        table->setCurrentIndex(table->model()->index(1, 3));
        QTest::keyClick(table, Qt::Key_F1);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.at(0).at(0).toString(), QStringLiteral("memory.stage.1.weights"));
        table->setCurrentIndex(table->model()->index(2, 0)); // no figure of its own: the row's
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked.at(1).at(0).toString(), QStringLiteral("memory.limit"));
    }
};

QTEST_MAIN(TestWhyCells)
#include "test_why_cells.moc"
