#include "ui/views/front_card.h"

#include "ui/text/wording.h"
#include "ui/views/candidate_columns.h"
#include "ui/views/data_table.h"
#include "ui/views/scatter_view.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kPale = 0.5; // of the colour, for what is not on the front

QColor colorOf(const Candidate& candidate, const Tokens& tokens) {
    if (isRefused(candidate)) return tokens.ink3;
    return candidate.onFront ? tokens.accent : mixed(tokens.panel, tokens.accent, kPale);
}

struct Range {
    double low = 0;
    double high = 0;
    bool empty = true;

    void add(double value) {
        low = empty ? value : std::min(low, value);
        high = empty ? value : std::max(high, value);
        empty = false;
    }
};

} // namespace

FrontCard::FrontCard(QWidget* parent) : OutcomeCard(parent) {
    m_view = new ScatterView(this);
    setPicture(m_view);
    auto* table = new DataTable(this);
    table->setModel(&m_model);
    setTable(table);
    setPainter([this](QPainter& painter, const QRectF& area) {
        paintScatter(painter, area, m_view->plot(), context());
    });
    connect(m_view, &ScatterView::pointChosen, this,
            [this](int point) { emit candidateSelected(m_strategies[static_cast<std::size_t>(point)]); });
}

void FrontCard::select(const Strategy& strategy) {
    const auto found = std::find(m_strategies.begin(), m_strategies.end(), strategy);
    m_view->setSelected(found == m_strategies.end() ? -1 : static_cast<int>(found - m_strategies.begin()));
}

void FrontCard::retitle() {
    setTitle(tr("Time and memory"), subtitle());
}

void FrontCard::refresh(const Outcome& outcome) {
    const Formatter& format = context().format;
    const CandidateColumns columns(outcome, context());
    ScatterPlot plot;
    TableContent content;
    content.columns = {{tr("Strategy"), false, {}},
                       {columns.title(CandidateColumn::days), true, {}},
                       {columns.title(CandidateColumn::peak), true, {}},
                       {tr("On the front"), false, {}}};
    m_strategies.clear();
    for (const Candidate& candidate : outcome.candidates) {
        if (!(candidate.trainingDays > 0) || !(candidate.peakBytes > 0)) continue;
        const double time = columns.bare(candidate, CandidateColumn::days).toDouble();
        const double peak = columns.bare(candidate, CandidateColumn::peak).toDouble();
        const bool chosen = columns.chosen(candidate);
        const QString name = text::strategyName(candidate.strategy);
        plot.points.push_back({{time, peak},
                               name,
                               colorOf(candidate, context().tokens),
                               candidate.onFront,
                               isRefused(candidate),
                               chosen});
        m_strategies.push_back(candidate.strategy);
        content.rows.push_back({{name, {}, chosen, {}},
                                {columns.text(candidate, CandidateColumn::days), time, false, {}},
                                {columns.text(candidate, CandidateColumn::peak), peak, false, {}},
                                {candidate.onFront ? QStringLiteral("◆") : QString(), {}, false, {}}});
    }
    setAxes(plot, outcome, columns.inHours());
    const std::size_t shown = plot.points.size();
    setTitle(tr("Time and memory"),
             tr("the best %1 splits; ◆ and dotted: no other is both faster and smaller")
                 .arg(format.count(static_cast<double>(shown))));
    m_view->setContext(context());
    m_view->setPlot(std::move(plot));
    m_view->setAccessibleDescription(subtitle());
    m_model.setContent(std::move(content));
    setEmptyMessage(shown == 0 ? tr("No split has a training time yet.") : QString());
}

void FrontCard::setAxes(ScatterPlot& plot, const Outcome& outcome, bool hours) const {
    const Formatter& format = context().format;
    Range time;
    Range memory;
    for (const ScatterPoint& point : plot.points) {
        time.add(point.at.x());
        memory.add(point.at.y());
    }
    const auto label = [&](double value) { return format.plain(value); };
    plot.x = scatterAxis(hours ? tr("training time, hours") : tr("training time, days"), time.low, time.high,
                         label);
    plot.y =
        scatterAxis(tr("peak memory per GPU, %1").arg(format.memory(0).unit), memory.low, memory.high, label);
    plot.x.limit = outcome.scenario.limits.deadlineDays * (hours ? 24 : 1);
    plot.x.limitLabel = tr("past the deadline");
    plot.y.limit = std::min(outcome.memory.limit, outcome.memory.capacity) / format.memoryUnitBytes();
    plot.y.limitLabel = tr("over your memory limit");
}

} // namespace rackwright
