// The money beyond one rent and one purchase: four ways, several utilisations, the saying, what it consists
// of.
#include "core/cost/decision.h"
#include "ui/report/report_builder.h"
#include "ui/report/report_words.h"
#include "ui/text/money_words.h"

namespace rackwright {

namespace {

class MoneyTables {
public:
    MoneyTables(const MoneyDecision& decision, const Formatter& format)
        : m_decision(decision), m_format(format) {}

    Table ways() const {
        Table table;
        table.columns = {{ReportWords::tr("Way"), 2.5, false},
                         {ReportWords::tr("Owned GPUs"), 0.9, true},
                         {ReportWords::tr("Investment"), 1.2, true},
                         {ReportWords::tr("a month"), 1.2, true},
                         {ReportWords::tr("No resale"), 1.3, true},
                         {ReportWords::tr("With resale"), 1.3, true},
                         {ReportWords::tr("per useful hour"), 1.7, true},
                         {ReportWords::tr("Finish"), 1.4, true}};
        for (const WayCost& way : m_decision.ways)
            table.rows.push_back(
                {{MoneyWords::way(way), m_format.count(way.ownedAccelerators), money(way.capital),
                  money(way.monthly), money(way.presentValueNoResale), money(way.presentValue),
                  perHour(way.perUsefulHour), QString::fromStdString(way.finishDate)},
                 way.cheapest ? RowStyle::bold : RowStyle::plain,
                 -1});
        return table;
    }

    Table byUse() const {
        Table table;
        table.columns = {{ReportWords::tr("Utilisation"), 1.2, false},
                         {ReportWords::tr("Cash payback"), 1.4, true},
                         {ReportWords::tr("Discounted"), 1.4, true},
                         {ReportWords::tr("buy − rent"), 1.4, true},
                         {ReportWords::tr("with resale"), 1.4, true},
                         {ReportWords::tr("Own, useful hour"), 1.5, true},
                         {ReportWords::tr("Rent, useful hour"), 1.5, true}};
        for (const UseVerdict& use : m_decision.byUse)
            table.rows.push_back(
                {{m_format.share(use.utilisation).text(),
                  MoneyWords::payback(use.cashPaybackMonths, m_format),
                  MoneyWords::payback(use.discountedPaybackMonths, m_format), money(use.difference),
                  money(use.differenceResale), perHour(use.ownPerUsefulHour), perHour(use.rentPerUsefulHour)},
                 RowStyle::plain,
                 -1});
        return table;
    }

    Table saying() const {
        Table table;
        table.columns = {{ReportWords::tr("Use for"), 1.2, false},
                         {ReportWords::tr("The saying"), 1.2, false},
                         {ReportWords::tr("Holds, no resale"), 1.6, false},
                         {ReportWords::tr("buying wins above"), 1.6, true},
                         {ReportWords::tr("Holds, with resale"), 1.6, false},
                         {ReportWords::tr("buying wins above"), 1.6, true}};
        const auto answer = [](bool holds) { return holds ? ReportWords::tr("yes") : ReportWords::tr("no"); };
        for (const RuleTerm& term : m_decision.folkRule)
            table.rows.push_back(
                {{m_format.months(term.months).text(),
                  term.saysBuy ? ReportWords::tr("Buy") : ReportWords::tr("Rent"), answer(term.holds),
                  perHour(term.rentNeeded), answer(term.holdsResale), perHour(term.rentNeededResale)},
                 RowStyle::plain,
                 -1});
        return table;
    }

    Table stacks() const {
        Table table;
        table.columns = {{ReportWords::tr("Present value"), 2.4, false}};
        if (m_decision.stacks.empty()) return table;
        const std::vector<CostPart>& parts = m_decision.stacks.front().buy;
        for (const CostPart& part : parts)
            table.rows.push_back({{MoneyWords::part(part.id)}, RowStyle::plain, -1});
        table.rows.push_back({{ReportWords::tr("Buy")}, RowStyle::bold, -1});
        table.rows.push_back({{ReportWords::tr("Rent")}, RowStyle::bold, -1});
        for (const CostStack& stack : m_decision.stacks) {
            table.columns.push_back({m_format.months(stack.months).text(), 1.3, true});
            double sum = 0;
            for (std::size_t i = 0; i < stack.buy.size(); ++i) {
                table.rows[i].cells << money(stack.buy[i].amount);
                sum += stack.buy[i].amount;
            }
            table.rows[parts.size()].cells << money(sum);
            table.rows[parts.size() + 1].cells << money(stack.rent);
        }
        return table;
    }

private:
    QString money(double amount) const {
        return MoneyWords::amountText(amount, m_decision.currency, m_format);
    }
    QString perHour(double amount) const {
        return MoneyWords::perHourText(amount, m_decision.currency, m_format);
    }

    const MoneyDecision& m_decision;
    const Formatter& m_format;
};

QString percentOf(const std::optional<double>& share, const Formatter& format) {
    return share && *share <= 1 ? format.share(*share).text()
                                : ReportWords::tr("none: renting wins at any use");
}

/// Where renting and buying cost the same: without resale first.
Pairs breakEvenFacts(const MoneyDecision& decision, const Formatter& format) {
    const auto column = [&](const QString& title, const BreakEven& point) {
        return PairColumn{title,
                          {{ReportWords::tr("Break-even use"), percentOf(point.utilisation, format)},
                           {ReportWords::tr("Break-even rent"),
                            MoneyWords::perHourText(point.rent, decision.currency, format)}}};
    };
    return Pairs{{column(ReportWords::tr("No resale"), decision.breakEven),
                  column(ReportWords::tr("With resale"), decision.breakEvenResale)}};
}

} // namespace

void addMoneyDecision(ReportBuilder& report, const ReportSource& source) {
    const MoneyDecision decision = decideMoney(source.outcome, source.catalog);
    if (decision.byUse.empty()) return;
    const MoneyTables tables(decision, source.format);
    report.plainHeading(ReportWords::tr("Ways to have the machines, over %1").arg(source.horizon()));
    report.add(tables.ways());
    report.caption(
        ReportWords::tr("Mixed ways own a quarter of the accelerators; all work takes 1.5 times the "
                        "hours of the final runs (estimate). Bold: cheapest without resale."));
    report.caption(MoneyWords::tax(decision, source.format));
    report.plainHeading(ReportWords::tr("The verdict at other utilisations"));
    report.add(tables.byUse());
    report.add(breakEvenFacts(decision, source.format));
    report.text(MoneyWords::sureness(decision, source.catalog, source.format));
    report.plainHeading(MoneyWords::saying());
    report.text(
        MoneyWords::sayingVerdict(decision, source.outcome.cost.rentPerAcceleratorHour, source.format));
    report.add(tables.saying());
    report.plainHeading(ReportWords::tr("What the cost consists of"));
    report.add(tables.stacks());
}

} // namespace rackwright
