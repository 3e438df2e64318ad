// Cover, summary and requirement.
#include "ui/report/report_builder.h"
#include "ui/report/report_pictures.h"
#include "ui/report/report_style.h"
#include "ui/text/sensitivity_words.h"
#include "ui/text/wording.h"
#include "ui/theme/icons.h"

#include <QPainter>

namespace rackwright {

namespace {

constexpr std::size_t kNotes = 3; // findings on the first page

void paintBrand(QPainter& painter, const QRectF& area) {
    const Tokens tokens = lightTokens();
    paintMark(painter, QRectF(area.left(), area.top(), 24 * kPoint, 24 * kPoint), tokens.accent,
              tokens.brand);
    painter.setPen(tokens.ink);
    painter.setFont(printFont(PrintText::heading, true));
    painter.drawText(QPointF(area.left() + 34 * kPoint, area.top() + 17 * kPoint),
                     QStringLiteral("Rackwright 算筹"));
}

void paintTitle(QPainter& painter, const QRectF& area, const QString& title, const QString& subtitle) {
    const Tokens tokens = lightTokens();
    painter.setPen(tokens.ink);
    painter.setFont(printFont(PrintText::title, true));
    painter.drawText(QPointF(area.left(), area.top() + 30 * kPoint), title);
    painter.setPen(tokens.ink2);
    QFont font = printFont(PrintText::subtitle);
    font.setBold(false);
    painter.setFont(font);
    painter.drawText(QPointF(area.left(), area.top() + 52 * kPoint), subtitle);
}

void addPair(std::vector<Pair>& pairs, const QString& name, const QString& value) {
    if (!value.isEmpty()) pairs.push_back({name, value});
}

QString recommendation(const ReportSource& source) {
    const Outcome& outcome = source.outcome;
    const Formatter& format = source.format;
    const QString cluster = ReportWords::tr("**%1 in %2**, %3")
                                .arg(text::clusterName(outcome, format),
                                     text::serverCount(outcome.scenario.hardware.servers, format),
                                     text::strategyName(outcome.strategy));
    const bool possible = outcome.verdict != Verdict::doesNotFit && outcome.verdict != Verdict::noStrategy;
    if (!possible)
        return ReportWords::tr(
                   "This plan is **not possible yet: %1**. The closest one is %2; the findings name "
                   "the nearest ways out.")
            .arg(text::verdictName(outcome.verdict), cluster);
    const QString days = format.days(outcome.trainingDays).text();
    const QString band = text::daysBand(outcome, format);
    const QString limit = format.days(outcome.scenario.limits.deadlineDays).text();
    const QString verdict = outcome.verdict == Verdict::feasible
                                ? ReportWords::tr("inside the limit of %1").arg(limit)
                                : text::verdictName(outcome.verdict);
    const QString opening = outcome.verdict == Verdict::feasible ? ReportWords::tr("We recommend %1.")
                                                                 : ReportWords::tr("The plan is %1.");
    return opening.arg(cluster) + ReportWords::tr(" The run takes **%1** (%2), %3.").arg(days, band, verdict);
}

QString rentOrBuy(const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    const Formatter& format = source.format;
    if (!cost.hasRent && !cost.hasBuy) return ReportWords::tr(" No price is on file for this hardware.");
    if (!cost.hasRent) return ReportWords::tr(" No rental offer is on file for this accelerator.");
    if (!cost.hasBuy) return ReportWords::tr(" No purchase price is on file for this server.");
    if (!cost.crossoverMonth)
        return ReportWords::tr(" Over the %1 considered, **renting** stays the cheaper way.")
            .arg(source.horizon());
    return ReportWords::tr(
               " For this run alone, **renting** needs less money; if the cluster stays %1 busy for more "
               "than %2, **buying** is cheaper.")
        .arg(format.share(source.outcome.scenario.money.utilisation).text(),
             format.months(*cost.crossoverMonth).text());
}

KeyFigure keyFigure(const QString& caption, const Figure& figure, const QString& note) {
    return {caption, figure.number, figure.unit, note};
}

KeyFigures mainFigures(const ReportSource& source) {
    const Outcome& outcome = source.outcome;
    const Formatter& format = source.format;
    const QString none = QStringLiteral("—");
    const CostOutcome& cost = outcome.cost;
    const PowerOutcome& power = outcome.cluster.power;
    KeyFigures figures;
    figures.accent = true;
    figures.figures.push_back(
        keyFigure(ReportWords::tr("Training time"), format.days(outcome.trainingDays),
                  ReportWords::tr("MFU %1 · goodput %2")
                      .arg(format.percent(outcome.time.mfu).text(),
                           format.percent(outcome.cluster.reliability.goodput).text())));
    figures.figures.push_back(keyFigure(
        ReportWords::tr("Rent, this run"), cost.hasRent ? format.money(cost.rentThisRun) : Figure{none, {}},
        cost.hasRent
            ? ReportWords::tr("%1 by provider")
                  .arg(format.range(format.money(cost.rentThisRunLow), format.money(cost.rentThisRunHigh)))
            : QString()));
    figures.figures.push_back(keyFigure(ReportWords::tr("Buy, whole cluster"),
                                        cost.hasBuy ? format.money(cost.linesTotal) : Figure{none, {}},
                                        cost.hasBuy ? ReportWords::tr("before tax") : QString()));
    figures.figures.push_back(keyFigure(ReportWords::tr("Power at the meter"), format.power(power.meterMw),
                                        ReportWords::tr("peak %1").arg(format.power(power.peakMw).text())));
    return figures;
}

KeyFigures decisionFigures(const ReportSource& source) {
    const CostOutcome& cost = source.outcome.cost;
    const Formatter& format = source.format;
    const QString horizon = ReportWords::tr("over %1").arg(source.horizon());
    const Figure never{ReportWords::tr("never"), {}};
    KeyFigures figures;
    figures.figures.push_back(keyFigure(
        ReportWords::tr("Break-even, with resale"),
        cost.crossoverMonth ? format.months(*cost.crossoverMonth) : never,
        cost.crossoverNoResaleMonth
            ? ReportWords::tr("without resale %1").arg(format.months(*cost.crossoverNoResaleMonth).text())
            : ReportWords::tr("without resale never")));
    figures.figures.push_back(keyFigure(
        ReportWords::tr("Break-even utilisation"),
        cost.breakEvenUtilisation ? format.percent(*cost.breakEvenUtilisation, 0) : never, horizon));
    figures.figures.push_back(
        keyFigure(ReportWords::tr("Break-even rent"), format.moneyPerHour(cost.breakEvenRent),
                  ReportWords::tr("today %1").arg(format.moneyPerHour(cost.rentPerAcceleratorHour).text())));
    if (!cost.sensitivity.empty())
        figures.figures.push_back(
            {ReportWords::tr("Decided by"),
             text::sensitivityName(cost.sensitivity.front().input),
             {},
             cost.sensitivity.size() > 1
                 ? ReportWords::tr("then %1").arg(text::sensitivityName(cost.sensitivity[1].input))
                 : QString()});
    return figures;
}

PairColumn workload(const ReportSource& source) {
    const Outcome& outcome = source.outcome;
    const Formatter& format = source.format;
    PairColumn column{ReportWords::tr("Workload"), {}};
    QString model = QString::fromStdString(outcome.model.name);
    if (!outcome.resembles.empty())
        model += ReportWords::tr(" (resembles %1)").arg(QString::fromStdString(outcome.resembles));
    addPair(column.pairs, ReportWords::tr("Model"), model);
    const auto total = double(outcome.parameters.total);
    const auto active = double(outcome.parameters.active);
    addPair(column.pairs, ReportWords::tr("Parameters"),
            active < total ? ReportWords::tr("%1, of which %2 active")
                                 .arg(format.parameters(total).text(), format.parameters(active).text())
                           : format.parameters(total).text());
    addPair(column.pairs, ReportWords::tr("Task"), source.input("data.task"));
    addPair(column.pairs, ReportWords::tr("Training data"),
            ReportWords::tr("%1 tokens").arg(format.tokens(outcome.scenario.data.tokensT * 1e12).text()));
    addPair(column.pairs, ReportWords::tr("Sequence length"),
            ReportWords::tr("%1 tokens").arg(format.count(outcome.scenario.model.sequence)));
    const double batch = outcome.scenario.data.globalBatch;
    addPair(column.pairs, ReportWords::tr("Global batch"),
            ReportWords::tr("%1 sequences, %2 tokens")
                .arg(format.count(batch), format.tokens(batch * outcome.scenario.model.sequence).text()));
    addPair(column.pairs, ReportWords::tr("Steps"), format.count(outcome.steps));
    addPair(column.pairs, ReportWords::tr("Precision"), source.input("data.precision"));
    return column;
}

PairColumn limits(const ReportSource& source) {
    const Scenario& scenario = source.outcome.scenario;
    const Formatter& format = source.format;
    PairColumn column{ReportWords::tr("Limits"), {}};
    addPair(column.pairs, ReportWords::tr("Deadline"), format.days(scenario.limits.deadlineDays).text());
    addPair(column.pairs, ReportWords::tr("Memory use"), format.share(scenario.limits.memoryUse).text());
    addPair(column.pairs, ReportWords::tr("Power"), source.input("limits.power"));
    addPair(column.pairs, ReportWords::tr("Budget"),
            format.money(Money::of(scenario.limits.budgetM * 1e6, source.outcome.cost.currency)).text());
    addPair(column.pairs, ReportWords::tr("Destination"), source.input("money.destination"));
    addPair(column.pairs, ReportWords::tr("Accelerator-hours"),
            format.acceleratorHours(source.outcome.cost.gpuHours).text());
    addPair(column.pairs, ReportWords::tr("Finish, rented"),
            QString::fromStdString(source.outcome.finishDateRent));
    addPair(column.pairs, ReportWords::tr("Finish, bought"),
            QString::fromStdString(source.outcome.finishDateBuy));
    return column;
}

} // namespace

void addCover(ReportBuilder& report, const ReportSource& source) {
    const Scenario& scenario = source.outcome.scenario;
    const QString title = ReportWords::tr("Training cluster proposal");
    const QString subtitle =
        ReportWords::tr("%1 · %2 on %3 tokens")
            .arg(QString::fromStdString(source.outcome.model.name), source.input("data.task"),
                 source.format.tokens(scenario.data.tokensT * 1e12).text());
    report.add(Picture{34 * kPoint, false, paintBrand});
    report.add(Gap{24 * kPoint});
    report.add(Picture{66 * kPoint, false, [title, subtitle](QPainter& painter, const QRectF& area) {
                           paintTitle(painter, area, title, subtitle);
                       }});
    PairColumn facts;
    addPair(facts.pairs, ReportWords::tr("Customer"), QString::fromStdString(scenario.customer));
    addPair(facts.pairs, ReportWords::tr("Project"), QString::fromStdString(scenario.title));
    addPair(facts.pairs, ReportWords::tr("Document"), source.options.documentNumber);
    addPair(facts.pairs, ReportWords::tr("Revision"), source.options.revision);
    addPair(facts.pairs, ReportWords::tr("Date"), source.options.date);
    addPair(facts.pairs, ReportWords::tr("Valid until"),
            source.issued.addDays(source.options.validDays).toString(Qt::ISODate));
    addPair(facts.pairs, ReportWords::tr("Prepared by"), source.options.preparedBy);
    addPair(facts.pairs, ReportWords::tr("Confidentiality"), ReportWords::tr("For the customer only"));
    report.add(Pairs{{facts}, 0.69});
}

void addSummary(ReportBuilder& report, const ReportSource& source) {
    report.section(ReportWords::tr("Summary"));
    report.text(recommendation(source) + rentOrBuy(source));
    report.add(mainFigures(source));
    const bool decided = source.outcome.cost.hasRent && source.outcome.cost.hasBuy;
    if (decided) report.add(decisionFigures(source));
    PairColumn notes;
    const std::vector<Finding>& findings = source.outcome.findings;
    for (std::size_t i = 0; i < findings.size() && notes.pairs.size() < kNotes; ++i) {
        if (findings[i].severity == Severity::confirms) continue;
        const text::FindingText finding = text::findingText(findings[i], source.format);
        notes.pairs.push_back({finding.headline, finding.sentence});
    }
    if (!notes.pairs.empty()) {
        report.plainHeading(ReportWords::tr("Please note"));
        report.add(Pairs{{notes}});
    }
    if (!decided) return;
    report.plainHeading(ReportWords::tr("Rent and buy over %1, present value").arg(source.horizon()));
    addCostCurve(report, source, 118 * kPoint);
}

void addRequirement(ReportBuilder& report, const ReportSource& source) {
    report.newPage();
    report.section(ReportWords::tr("Requirement and workload"));
    report.add(Pairs{{workload(source), limits(source)}});
    report.text(ReportWords::tr(
                    "A training run reads %1 tokens in %2 steps. Without interruptions it computes for %3; "
                    "failures and checkpoints leave %4 of the time for training, which makes %5.")
                    .arg(source.format.tokens(source.outcome.scenario.data.tokensT * 1e12).text(),
                         source.format.count(source.outcome.steps),
                         source.format.days(source.outcome.computeDays).text(),
                         source.format.percent(source.outcome.cluster.reliability.goodput).text(),
                         source.format.days(source.outcome.trainingDays).text()));
}

} // namespace rackwright
