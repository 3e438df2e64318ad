#include "ui/charts/compare_charts.h"

#include "ui/charts/outcome_charts.h"
#include "ui/text/compare_words.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace rackwright {

namespace {

struct CompareCharts {
    Q_DECLARE_TR_FUNCTIONS(CompareCharts)
};

constexpr std::size_t kMostStages = 10; ///< in all plans together; above it the fullest stages stand alone
constexpr double kTotalRoom = 1.18;     ///< the axis leaves room for the totals at the ends of the bars
constexpr int kTicks = 5;

MemoryOutcome fullestOnly(MemoryOutcome memory) {
    if (memory.stages.empty()) return memory;
    memory.stages = {memory.stages[static_cast<std::size_t>(std::max(0, memory.fullest))]};
    memory.fullest = 0;
    return memory;
}

void add(BarPart& part, double value, const QString& label) {
    part.values.push_back(value);
    part.labels.push_back(label);
}

bool isEmpty(const BarPart& part) {
    return std::ranges::all_of(part.values, [](double value) { return value <= 0; });
}

QColor partColor(std::string_view id, const Tokens& tokens) {
    if (id == "energy") return tokens.costElectricity;
    if (id == "housing") return tokens.costColocation;
    if (id == "maintenance") return tokens.costMaintenance;
    return id == "staff" ? tokens.costInstall : tokens.costServers;
}

QString planRow(std::size_t plan, const QString& what) {
    return CompareCharts::tr("%1 · %2").arg(text::planLetter(plan), what);
}

/// Rows, totals and parts of the cost chart, bar by bar.
class CostBars {
public:
    CostBars(const Comparison& comparison, const ViewContext& context)
        : m_currency(comparison.currency), m_context(context) {
        BarPart rent{CompareCharts::tr("Rent"), context.tokens.rent, false, {}, {}};
        m_spec.parts.push_back(std::move(rent));
        for (const char* id : kParts)
            m_spec.parts.push_back(
                {text::contributionName(id), partColor(id, context.tokens), false, {}, {}});
        for (std::size_t i = 0; i < comparison.costs.size(); ++i)
            addPlan(i, comparison.costs[i]);
    }

    StackedBarsSpec take() {
        std::erase_if(m_spec.parts, isEmpty);
        m_spec.axis = valueAxis(m_highest * kTotalRoom, kTicks, [this](double value) {
            return axisAmount(value, m_currency, m_context.format);
        });
        return std::move(m_spec);
    }

private:
    static constexpr std::array<const char*, 5> kParts{"capital", "energy", "housing", "maintenance",
                                                       "staff"};

    void addPlan(std::size_t plan, const PlanCost& cost) {
        if (cost.rent) addBar(planRow(plan, CompareCharts::tr("rent")), *cost.rent, {});
        if (!cost.own.empty()) addBar(planRow(plan, CompareCharts::tr("own")), 0, cost.own);
    }

    void addBar(const QString& name, double rent, const std::vector<Contribution>& own) {
        m_spec.rows.push_back(name);
        double total = rent;
        add(m_spec.parts.front(), rent, {});
        for (std::size_t i = 0; i < kParts.size(); ++i) {
            const auto part = std::ranges::find(own, std::string_view(kParts[i]), &Contribution::id);
            // A resale above the price would be a negative bar.
            const double value = part == own.end() ? 0 : std::max(0.0, part->amount);
            total += value;
            add(m_spec.parts[i + 1], value, amount(value));
        }
        m_spec.totals.push_back(amount(total));
        m_highest = std::max(m_highest, total);
    }

    QString amount(double value) const { return m_context.format.money(Money::of(value, m_currency)).text(); }

    Currency m_currency;
    const ViewContext& m_context;
    StackedBarsSpec m_spec;
    double m_highest = 0;
};

} // namespace

std::vector<StackedBarsSpec> compareMemoryCharts(std::span<const Outcome* const> plans,
                                                 const ViewContext& context) {
    std::size_t stages = 0;
    for (const Outcome* plan : plans)
        stages += plan->memory.stages.size();
    std::vector<StackedBarsSpec> charts;
    ValueAxis widest;
    for (const Outcome* plan : plans) {
        charts.push_back(
            memoryChart(stages > kMostStages ? fullestOnly(plan->memory) : plan->memory, context));
        if (charts.back().axis.maximum > widest.maximum) widest = charts.back().axis;
    }
    for (std::size_t i = 0; i < charts.size(); ++i) {
        charts[i].axis = widest;
        const MemoryOutcome& memory = plans[i]->memory;
        if (stages > kMostStages && !charts[i].rows.empty()) // named as the stage it is
            charts[i].rows.front() = text::stageName(memory.fullest, memory.stages.size());
        for (QString& row : charts[i].rows)
            row = planRow(i, row);
    }
    return charts;
}

StackedBarsSpec compareTimeChart(std::span<const Outcome* const> plans, const ViewContext& context) {
    StackedBarsSpec spec;
    double longest = 0;
    for (const Outcome* plan : plans)
        longest = std::max(longest, plan->time.step.total);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        spec.rows.push_back(text::planLetter(i));
        spec.totals.push_back(context.format.duration(plans[i]->time.step.total, longest).text());
    }
    for (std::size_t i = 0; i < kTimeParts; ++i) {
        const auto which = static_cast<TimePart>(i);
        BarPart part{
            text::timePart(which), timeColor(context.tokens, which), which == TimePart::bubble, {}, {}};
        for (const Outcome* plan : plans)
            add(part, plan->time.step.part(which),
                context.format.duration(plan->time.step.part(which), longest).number);
        if (!isEmpty(part)) spec.parts.push_back(std::move(part));
    }
    spec.axis = valueAxis(longest * kTotalRoom, kTicks, [&](double value) {
        const Figure figure = context.format.duration(value, longest);
        return value == 0 ? Figure{QStringLiteral("0"), figure.unit}.text() : figure.number;
    });
    return spec;
}

StackedBarsSpec compareCostChart(const Comparison& comparison, const ViewContext& context) {
    return CostBars(comparison, context).take();
}

} // namespace rackwright
