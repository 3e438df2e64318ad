#include "ui/views/money_cards.h"

#include "core/cost/decision.h"
#include "ui/text/money_words.h"
#include "ui/text/sensitivity_words.h"
#include "ui/views/data_table.h"

#include <QCoreApplication>

namespace rackwright {

namespace {

struct MoneyTable {
    Q_DECLARE_TR_FUNCTIONS(MoneyTable)
};

/// Amounts as cells that copy as bare numbers.
class Cells {
public:
    Cells(const MoneyDecision& decision, const Formatter& format) : m_decision(decision), m_format(format) {}

    TableCell money(double amount, bool bold = false) const {
        return {m_format.money(MoneyWords::amount(amount, m_decision.currency)).text(), amount, bold, {}};
    }
    TableCell perHour(double amount) const { return {hour(amount).number, amount, false, {}}; }
    QString hourUnit() const { return hour(0).unit; }
    TableCell payback(const std::optional<double>& months) const {
        TableCell cell{MoneyWords::payback(months, m_format), {}, false, {}};
        if (months) cell.bare = *months;
        return cell;
    }

private:
    Figure hour(double amount) const {
        return m_format.moneyPerHour(MoneyWords::amount(amount, m_decision.currency));
    }

    const MoneyDecision& m_decision;
    const Formatter& m_format;
};

std::vector<TableCell> wayRow(const WayCost& way, const Cells& cells, const ViewContext& context) {
    const Formatter& format = context.format;
    const QString name =
        way.allowed ? MoneyWords::way(way) : MoneyTable::tr("%1 (ruled out)").arg(MoneyWords::way(way));
    return {{name, {}, way.cheapest, {}},
            {format.count(way.ownedAccelerators), way.ownedAccelerators, false, {}},
            cells.money(way.capital),
            cells.money(way.monthly),
            cells.money(way.presentValueNoResale, way.cheapest),
            cells.money(way.presentValue, way.cheapestResale),
            cells.perHour(way.perUsefulHour),
            {QString::fromStdString(way.finishDate), {}, false, {}}};
}

std::vector<TableCell> useRow(const UseVerdict& use, const Cells& cells, const ViewContext& context) {
    const bool buys = use.difference < 0;
    const Tokens& tokens = context.tokens;
    return {
        {context.format.share(use.utilisation).text(), use.utilisation, true, {}},
        {buys ? MoneyTable::tr("buy") : MoneyTable::tr("rent"), {}, true, buys ? tokens.buy : tokens.rent},
        cells.money(use.difference),
        cells.money(use.differenceResale),
        cells.payback(use.cashPaybackMonths),
        cells.payback(use.discountedPaybackMonths),
        cells.perHour(use.ownPerUsefulHour),
        cells.perHour(use.rentPerUsefulHour)};
}

/// What the saying advises for so many months, and whether it holds without and with resale.
std::vector<TableCell> sayingRow(const RuleTerm& term, const ViewContext& context) {
    const auto holds = [](bool yes) {
        return TableCell{yes ? MoneyTable::tr("holds") : MoneyTable::tr("does not hold"), {}, false, {}};
    };
    return {{MoneyTable::tr("Saying, %1").arg(context.format.months(term.months).text()), {}, false, {}},
            {term.saysBuy ? MoneyTable::tr("buy") : MoneyTable::tr("rent"), {}, false, {}},
            holds(term.holds),
            holds(term.holdsResale)};
}

QString breakEven(const CostOutcome& cost, const Formatter& format) {
    const QString rent = format.moneyPerHour(cost.breakEvenRent).text();
    if (!cost.breakEvenUtilisation) return MoneyTable::tr("renting wins at any use · r* %1").arg(rent);
    return MoneyTable::tr("buying wins above u* %1 · or above a rent r* of %2")
        .arg(format.share(*cost.breakEvenUtilisation).text(), rent);
}

/// Share of the draws over the price bands in which buying is cheaper.
std::vector<TableCell> chanceRow(const MoneyDecision& decision, const Formatter& format) {
    const auto share = [&](double value) {
        return TableCell{format.percent(value, 0).text(), value, false, {}};
    };
    return {{MoneyTable::tr("Chance over the price bands"), {}, true, {}},
            {MoneyTable::tr("buy"), {}, false, {}},
            share(*decision.buyWins),
            share(*decision.buyWinsResale)};
}

QString turningPoint(const MoneyDecision& decision, const ViewContext& context) {
    if (!decision.flip || context.catalog == nullptr) return {};
    const VerdictFlip& flip = *decision.flip;
    const auto value = [&](double at) {
        return text::sensitivityValue(flip.input, at, decision.currency, *context.catalog, context.format);
    };
    return MoneyTable::tr(" · turns first with %1, from %2 to %3")
        .arg(text::sensitivityName(flip.input), value(flip.from), value(flip.to));
}

QString unpriced() {
    return MoneyTable::tr("Renting and buying both need a price before they can be compared.");
}

} // namespace

WaysCard::WaysCard(QWidget* parent) : OutcomeCard(parent) {
    m_table = new DataTable(this);
    m_table->setModel(&m_model);
    setTable(m_table);
}

void WaysCard::retitle() {
    setTitle(tr("Ways to have the machines"), subtitle());
    m_table->setAccessibleName(title());
}

void WaysCard::refresh(const Outcome& outcome) {
    if (context().catalog == nullptr) return;
    const MoneyDecision decision = decideMoney(outcome, *context().catalog);
    const Formatter& format = context().format;
    setEmptyMessage(decision.ways.empty() ? unpriced() : QString());
    setTitle(tr("Ways to have the machines"),
             tr("over %1 · mixtures own a quarter · bold: cheapest")
                     .arg(format.months(outcome.scenario.money.horizonMonths).text()) +
                 turningPoint(decision, context()));
    const Cells cells(decision, format);
    TableContent content;
    content.columns = {{tr("Way"), false, {}},
                       {tr("Owned GPUs"), true, {}},
                       {tr("Investment"), true, {}},
                       {tr("a month"), true, {}},
                       {tr("No resale"), true, {}},
                       {tr("With resale"), true, {}},
                       {tr("useful, %1").arg(cells.hourUnit()), true, {}},
                       {tr("Done"), false, {}}};
    for (const WayCost& way : decision.ways)
        content.rows.push_back(wayRow(way, cells, context()));
    m_model.setContent(std::move(content));
    m_table->fitColumns();
}

UseCard::UseCard(QWidget* parent) : OutcomeCard(parent) {
    m_table = new DataTable(this);
    m_table->setModel(&m_model);
    setTable(m_table);
}

void UseCard::retitle() {
    setTitle(tr("Rent or buy at other utilisations"), subtitle());
    m_table->setAccessibleName(title());
}

void UseCard::refresh(const Outcome& outcome) {
    if (context().catalog == nullptr) return;
    const MoneyDecision decision = decideMoney(outcome, *context().catalog);
    const bool known = !decision.byUse.empty();
    setEmptyMessage(known ? QString() : unpriced());
    setTitle(tr("Rent or buy at other utilisations"),
             known ? breakEven(outcome.cost, context().format) : QString());
    const Cells cells(decision, context().format);
    TableContent content;
    content.columns = {{tr("Use"), false, {}},
                       {tr("Cheaper"), false, {}},
                       {tr("buy − rent"), true, {}},
                       {tr("with resale"), true, {}},
                       {tr("Payback"), true, {}},
                       {tr("discounted"), true, {}},
                       {tr("own, %1").arg(cells.hourUnit()), true, {}},
                       {tr("rent, %1").arg(cells.hourUnit()), true, {}}};
    for (const UseVerdict& use : decision.byUse)
        content.rows.push_back(useRow(use, cells, context()));
    if (decision.buyWins && decision.buyWinsResale)
        content.rows.push_back(chanceRow(decision, context().format));
    for (const RuleTerm& term : decision.folkRule)
        content.rows.push_back(sayingRow(term, context()));
    m_model.setContent(std::move(content));
    m_table->fitColumns();
}

} // namespace rackwright
