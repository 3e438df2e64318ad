// Candidates: marks, sorting, the offending cell, and what the clipboard gets.
#include "tests/support/sample_outcome.h"
#include "ui/views/candidate_model.h"
#include "ui/views/plain_table_model.h"
#include "ui/views/table_copy.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QTest>

using namespace rackwright;

namespace {

std::shared_ptr<const Outcome> shared(Outcome outcome) {
    return std::make_shared<const Outcome>(std::move(outcome));
}

QString text(const QAbstractItemModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

} // namespace

class TestCandidateModel : public QObject {
    Q_OBJECT

private slots:
    void keepsTheContractOfModels() {
        CandidateModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setContext(ViewContext());
        model.setOutcome(shared(sample::outcome()));
        model.sort(int(CandidateColumn::days), Qt::DescendingOrder);
        model.setOutcome(shared(sample::lateOutcome()));
        model.setFilter(CandidateFilter::front);
        model.setOutcome(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void marksChosenAndFront() {
        CandidateModel model;
        model.setContext(ViewContext());
        model.setOutcome(shared(sample::outcome()));
        QCOMPARE(text(model, 0, int(CandidateColumn::mark)), QStringLiteral("★◆"));
        QVERIFY(model.index(0, 0).data(kChosenRole).toBool());
        QCOMPARE(text(model, 3, int(CandidateColumn::mark)), QStringLiteral("◆"));
        QVERIFY(text(model, 1, int(CandidateColumn::mark)).isEmpty());
        QCOMPARE(model.rowOf(sample::outcome().strategy), 0);
    }

    void refusedRowsSayWhyAndShowWhere() {
        const ViewContext context;
        CandidateModel model;
        model.setContext(context);
        model.setOutcome(shared(sample::outcome()));
        const auto color = [&model](int row, int column) {
            return model.index(row, column).data(Qt::ForegroundRole).value<QColor>();
        };
        QCOMPARE(color(5, int(CandidateColumn::peak)), context.tokens.bad);
        QCOMPARE(color(5, int(CandidateColumn::strategy)), context.tokens.ink3);
        QCOMPARE(color(4, int(CandidateColumn::days)), context.tokens.bad);
        QCOMPARE(color(0, int(CandidateColumn::days)), context.tokens.ink);
        QVERIFY(!text(model, 5, int(CandidateColumn::status)).isEmpty());
    }

    void sortsByValueNotByText() {
        CandidateModel model;
        model.setContext(ViewContext());
        model.setOutcome(shared(sample::outcome()));
        model.sort(int(CandidateColumn::peak), Qt::AscendingOrder);
        double before = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(model.candidate(row)->peakBytes >= before);
            before = model.candidate(row)->peakBytes;
        }
        const QString header =
            model.headerData(int(CandidateColumn::peak), Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY(header.contains(QStringLiteral("▴")));
    }

    void unknownValuesSortLast() {
        Outcome outcome = sample::outcome();
        outcome.candidates[2].stepSeconds = 0;
        CandidateModel model;
        model.setContext(ViewContext());
        model.setOutcome(shared(outcome));
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            model.sort(int(CandidateColumn::step), order);
            QCOMPARE(text(model, model.rowCount() - 1, int(CandidateColumn::step)), QStringLiteral("—"));
        }
    }

    void sortingKeepsTheSelection() {
        CandidateModel model;
        model.setContext(ViewContext());
        model.setOutcome(shared(sample::outcome()));
        const QPersistentModelIndex chosen(model.index(0, 1));
        model.sort(int(CandidateColumn::peak), Qt::DescendingOrder);
        QCOMPARE(model.candidate(chosen.row())->strategy, sample::outcome().strategy);
    }

    void frontOnlyHidesTheRest() {
        CandidateModel model;
        model.setContext(ViewContext());
        model.setOutcome(shared(sample::outcome()));
        model.setFilter(CandidateFilter::front);
        QCOMPARE(model.rowCount(), 2);
    }

    void theClipboardGetsBareNumbersAndHeaders() {
        CandidateModel model;
        model.setContext(ViewContext());
        model.setOutcome(shared(sample::outcome()));
        const std::unique_ptr<QMimeData> data(tableMimeData(model));
        const QStringList lines = data->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), model.rowCount() + 1);
        QCOMPARE(lines[0].split(QLatin1Char('\t')).size(), kCandidateColumns);
        const QStringList cells = lines[1].split(QLatin1Char('\t'));
        QCOMPARE(cells[int(CandidateColumn::mfu)].toDouble(), 41.0);
        QCOMPARE(cells[int(CandidateColumn::step)].toDouble(), 8.55);
        QVERIFY(data->html().contains(QStringLiteral("<th>")));
    }

    void tablesEscapeWhatWouldBreakThem() {
        PlainTableModel model;
        TableContent content;
        content.columns = {{QStringLiteral("a<b"), false, {}}};
        content.rows = {{{QStringLiteral("x\ty\nz & <i>"), {}, false, {}}}};
        model.setContent(content);
        QCOMPARE(tableAsTsv(model), QStringLiteral("a<b\nx y z & <i>"));
        QVERIFY(tableAsHtml(model).contains(QStringLiteral("a&lt;b")));
        QVERIFY(tableAsHtml(model).contains(QStringLiteral("&lt;i&gt;")));
    }

    void thePlainTableKeepsItsRowsWhenOnlyTextsChange() {
        PlainTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TableContent content;
        content.columns = {{QStringLiteral("n"), true, {}}};
        content.rows = {{{QStringLiteral("1"), 1.0, true, {}}}, {{QStringLiteral("2"), 2.0, false, {}}}};
        model.setContent(content);
        const QPersistentModelIndex second(model.index(1, 0));
        content.rows[1][0].text = QStringLiteral("3");
        model.setContent(content);
        QVERIFY(second.isValid());
        QCOMPARE(second.data().toString(), QStringLiteral("3"));
        content.rows.pop_back();
        model.setContent(content);
        QVERIFY(!second.isValid());
    }
};

QTEST_MAIN(TestCandidateModel)
#include "test_candidate_model.moc"
