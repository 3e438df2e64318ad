#include "ui/charts/money_chart.h"

#include "ui/charts/outcome_charts.h"
#include "ui/text/money_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackwright {

namespace {

struct MoneyChart {
    Q_DECLARE_TR_FUNCTIONS(MoneyChart)
};

constexpr double kTotalRoom = 1.45; ///< the axis leaves room for the totals at the ends of the bars
constexpr int kTicks = 4;

/// Adds up parts and rows, bar by bar.
class PartBars {
public:
    PartBars(const MoneyDecision& decision, const ViewContext& context)
        : m_decision(decision), m_context(context) {
        for (const CostPart& part : decision.stacks.front().buy)
            m_spec.parts.push_back(
                {MoneyWords::part(part.id), costPartColor(part.id, context.tokens), false, {}, {}});
        m_spec.parts.push_back({MoneyChart::tr("Rent"), context.tokens.rent, false, {}, {}});
    }

    void add(const CostStack& stack) {
        const QString months = m_context.format.months(stack.months).text();
        double gross = 0;
        double net = 0;
        for (std::size_t i = 0; i < stack.buy.size(); ++i) {
            const double amount = stack.buy[i].amount;
            gross += std::max(0.0, amount);
            net += amount;
            push(m_spec.parts[i], std::max(0.0, amount));
        }
        push(m_spec.parts.back(), 0);
        close(MoneyChart::tr("Buy, %1").arg(months), gross,
              MoneyChart::tr("%1, after resale %2").arg(text(gross), text(net)));
        for (std::size_t i = 0; i < stack.buy.size(); ++i)
            push(m_spec.parts[i], 0);
        push(m_spec.parts.back(), stack.rent);
        close(MoneyChart::tr("Rent, %1").arg(months), stack.rent, text(stack.rent));
    }

    StackedBarsSpec take() {
        std::erase_if(m_spec.parts, [](const BarPart& part) {
            return std::ranges::all_of(part.values, [](double value) { return value <= 0; });
        });
        m_spec.axis = valueAxis(m_highest * kTotalRoom, kTicks, [this](double value) {
            return axisAmount(value, m_decision.currency, m_context.format);
        });
        return std::move(m_spec);
    }

private:
    QString text(double amount) const {
        return MoneyWords::amountText(amount, m_decision.currency, m_context.format);
    }

    void push(BarPart& part, double value) {
        part.values.push_back(value);
        part.labels.push_back(value > 0 ? text(value) : QString());
    }

    void close(const QString& row, double total, const QString& label) {
        m_spec.rows.push_back(row);
        m_spec.totals.push_back(label);
        m_highest = std::max(m_highest, total);
    }

    const MoneyDecision& m_decision;
    const ViewContext& m_context;
    StackedBarsSpec m_spec;
    double m_highest = 0;
};

} // namespace

QColor costPartColor(std::string_view id, const Tokens& tokens) {
    if (id == "other_capital") return tokens.costFabric;
    if (id == "financing") return tokens.costInstall;
    if (id == "housing") return tokens.costColocation;
    if (id == "energy") return tokens.costElectricity;
    if (id == "maintenance") return tokens.costMaintenance;
    if (id == "staff") return tokens.costStorage;
    return tokens.costServers;
}

StackedBarsSpec costPartsChart(const MoneyDecision& decision, const ViewContext& context) {
    if (decision.stacks.empty()) return {};
    PartBars bars(decision, context);
    for (const CostStack& stack : decision.stacks)
        bars.add(stack);
    return bars.take();
}

} // namespace rackwright
