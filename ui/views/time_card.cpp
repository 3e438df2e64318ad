#include "ui/views/time_card.h"

#include "ui/pictures/waterfall.h"
#include "ui/text/wording.h"
#include "ui/views/data_table.h"
#include "ui/views/picture_widget.h"

#include <limits>

namespace rackwright {

TimeCard::TimeCard(QWidget* parent) : OutcomeCard(parent) {
    m_picture = new PictureWidget(this);
    setPicture(m_picture);
    auto* view = new DataTable(this);
    view->setModel(&m_model);
    setTable(view);
    setFigure(QStringLiteral("time.step"));
    const PicturePainter painter = [this](QPainter& to, const QRectF& area) {
        if (outcome() != nullptr) paintWaterfall(to, area, outcome()->time.step, context());
    };
    setPainter(painter);
    m_picture->setPainter(painter);
}

void TimeCard::retitle() {
    if (outcome() == nullptr) setTitle(tr("Where the step time goes"), {});
}

void TimeCard::refresh(const Outcome& outcome) {
    const TimeOutcome& time = outcome.time;
    const Formatter& format = context().format;
    const QString title = isClosestPlan(outcome) ? tr("Closest plan: where the step time goes")
                                                 : tr("Where the step time goes");
    if (time.step.total > 0) {
        setTitle(title, tr("%1 (%2 from measured error)")
                            .arg(format.duration(time.step.total).text(), text::stepBand(outcome, format)));
        setEmptyMessage({});
    } else {
        setTitle(title, {});
        setEmptyMessage(tr("No step time: no way to split this model over the cluster was found."));
    }
    m_picture->setAccessibleDescription(text::timeSentence(outcome, format));
    m_picture->update();
    m_model.setContent(table(time.step));
}

TableContent TimeCard::table(const StepTime& step) const {
    TableContent content;
    content.columns = {{tr("Part of the step"), false, {}}, {tr("Time"), true, {}}, {tr("Share"), true, {}}};
    const Formatter& format = context().format;
    // A part of communication has a formula of its own; the others are terms of the step.
    const std::pair<TimePart, const char*> own[] = {{TimePart::tensorParallel, "traffic.tp"},
                                                    {TimePart::contextParallel, "traffic.cp"},
                                                    {TimePart::expertParallel, "traffic.ep"},
                                                    {TimePart::pipelineSend, "traffic.pp"},
                                                    {TimePart::dataParallel, "traffic.dp"}};
    const auto figureOf = [&](const QString& name) {
        for (const auto& [part, figure] : own)
            if (name == text::timePart(part)) return QString::fromLatin1(figure);
        return QStringLiteral("time.step");
    };
    for (const WaterfallRow& row : waterfallRows(step, context(), std::numeric_limits<int>::max())) {
        const double share = step.total > 0 ? row.seconds / step.total : 0;
        content.rows.push_back(
            {{row.name, {}, row.total, row.total ? QColor() : row.color},
             {format.partOf(row.seconds, step.total).text(), row.seconds, row.total, {}, figureOf(row.name)},
             {format.percent(share).text(), share, row.total, {}}});
    }
    return content;
}

} // namespace rackwright
