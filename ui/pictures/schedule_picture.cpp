#include "ui/pictures/schedule_picture.h"

#include "ui/text/wording.h"
#include "ui/theme/hatch.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

struct SchedulePicture {
    Q_DECLARE_TR_FUNCTIONS(SchedulePicture)
};

constexpr double kGap = 8;         // px between names and blocks
constexpr double kRowShare = 0.86; // of a line's height
constexpr double kTallestRow = 44; // px
constexpr double kFine = 3;        // px, narrower blocks have neither gap nor number
constexpr int kShownChunks = 5;    // swatches in the legend
constexpr double kLightest = 0.22; // share of the colour in the first chunk

double nameWidth(const PipelineSchedule& schedule, const ViewContext& context) {
    const QFontMetricsF metrics(context.font(TextUse::caption));
    const auto stages = static_cast<std::size_t>(schedule.stages);
    return metrics.horizontalAdvance(text::stageName(schedule.stages - 1, std::max<std::size_t>(2, stages)));
}

/// 1, 2 or 5 times a power of ten, so that four to ten marks stand in the picture.
double tickStep(double span) {
    const double power = std::pow(10.0, std::floor(std::log10(span / 4)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (span / (power * times) <= 8) return power * times;
    }
    return 10 * power;
}

void paintBlock(QPainter& painter, const QRectF& box, const ScheduleBlock& block, int chunks,
                const ViewContext& context) {
    const QColor fill = scheduleColor(context.tokens, block.backward, block.chunk, chunks);
    if (box.width() < kFine) {
        painter.fillRect(box, fill);
        return;
    }
    painter.fillRect(box.adjusted(0, 0, -1, 0), fill);
    const QString number = QString::number(block.microBatch + 1);
    const QFontMetricsF metrics(painter.font());
    if (metrics.horizontalAdvance(number) + 2 > box.width() || metrics.ascent() > box.height()) return;
    painter.setPen(textOn(fill));
    painter.drawText(box, Qt::AlignCenter, number);
}

void paintNames(QPainter& painter, const QRectF& area, const PipelineSchedule& schedule,
                const ScheduleLayout& at, const ViewContext& context, int emphasised) {
    const QFontMetricsF metrics(context.font(TextUse::caption));
    const int every = std::max(1, static_cast<int>(std::ceil(metrics.height() / at.rowHeight)));
    for (int stage = 0; stage < schedule.stages; ++stage) {
        if (stage % every != 0 && stage != emphasised) continue;
        QFont font = context.font(TextUse::caption);
        font.setBold(stage == emphasised);
        painter.setFont(font);
        painter.setPen(context.tokens.ink2);
        const double middle = at.plot.top() + at.rowHeight * (stage + 0.5);
        const QRectF box(area.left(), middle - metrics.height() / 2, at.plot.left() - kGap - area.left(),
                         metrics.height());
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter,
                         text::stageName(stage, static_cast<std::size_t>(schedule.stages)));
    }
}

void paintTicks(QPainter& painter, const ScheduleLayout& at, const ScheduleWindow& window,
                const ViewContext& context) {
    const double span = window.to - window.from;
    const double step = tickStep(span);
    painter.setFont(context.font(TextUse::caption));
    const double height = QFontMetricsF(painter.font()).height();
    for (double tick = std::ceil(window.from / step) * step; tick <= window.to + 1e-9 * span; tick += step) {
        const double x = at.plot.left() + at.plot.width() * (tick - window.from) / span;
        painter.setPen(QPen(context.tokens.ink3, 1));
        painter.drawLine(QPointF(x, at.plot.bottom()), QPointF(x, at.plot.bottom() + 3));
        const bool fine = span < 0.5;
        const Figure mark{context.format.plain(fine ? tick * 1e3 : tick),
                          context.format.duration(fine ? 1e-3 : 1).unit};
        const QString label = tick == 0 ? QStringLiteral("0") : mark.text();
        const bool first = tick == 0;
        const QRectF box(first ? x : x - 50, at.plot.bottom() + 4, first ? 50 : 100, height);
        painter.drawText(box, (first ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignTop, label);
    }
}

} // namespace

QColor scheduleColor(const Tokens& tokens, bool backward, int chunk, int chunks) {
    const QColor full = backward ? tokens.dp : tokens.rent;
    if (chunks <= 1) return mixed(tokens.panel, full, 0.6);
    const double share = kLightest + (1 - kLightest) * chunk / (chunks - 1.0);
    return mixed(tokens.panel, full, share);
}

ScheduleLayout layoutSchedule(const PipelineSchedule& schedule, const QRectF& area,
                              const ViewContext& context) {
    const double axis = QFontMetricsF(context.font(TextUse::caption)).height() + 6;
    ScheduleLayout at;
    const double left = area.left() + nameWidth(schedule, context) + kGap;
    const double rows = std::max(1, schedule.stages);
    at.rowHeight = std::min((area.height() - axis) / rows, kTallestRow * context.textScale);
    at.plot = QRectF(left, area.top(), std::max(1.0, area.right() - left), at.rowHeight * rows);
    return at;
}

void paintSchedule(QPainter& painter, const QRectF& area, const PipelineSchedule& schedule,
                   const ScheduleWindow& window, const ViewContext& context, int emphasised) {
    const double span = window.to - window.from;
    if (schedule.blocks.empty() || !(span > 0)) return;
    const ScheduleLayout at = layoutSchedule(schedule, area, context);
    if (at.rowHeight < 1) return;
    painter.save();
    painter.setClipRect(at.plot.adjusted(0, 0, 0, 1));
    const double gap = at.rowHeight * (1 - kRowShare) / 2;
    const double end = at.plot.left() + at.plot.width() * (schedule.total - window.from) / span;
    for (int stage = 0; stage < schedule.stages; ++stage) {
        QRectF line(at.plot.left(), at.plot.top() + stage * at.rowHeight + gap,
                    std::min(at.plot.right(), end) - at.plot.left(), at.rowHeight - 2 * gap);
        painter.fillRect(line, context.tokens.tBubble);
        paintHatch(painter, line, context.tokens.panel);
    }
    painter.setFont(context.font(TextUse::smallest));
    for (const ScheduleBlock& block : schedule.blocks) {
        if (block.end <= window.from || block.start >= window.to) continue;
        const double x = at.plot.left() + at.plot.width() * (block.start - window.from) / span;
        const double width = at.plot.width() * (block.end - block.start) / span;
        paintBlock(painter,
                   {x, at.plot.top() + block.stage * at.rowHeight + gap, width, at.rowHeight - 2 * gap},
                   block, schedule.chunks, context);
    }
    painter.restore();
    paintNames(painter, area, schedule, at, context, emphasised);
    paintTicks(painter, at, window, context);
}

void paintScheduleLegend(QPainter& painter, const QRectF& area, const PipelineSchedule& schedule,
                         const ViewContext& context) {
    painter.setFont(context.font(TextUse::caption));
    const QFontMetricsF metrics(painter.font());
    const double side = 11 * context.textScale;
    const double top = area.center().y() - side / 2;
    double right = area.right();
    const auto word = [&](const QString& text) {
        right -= metrics.horizontalAdvance(text) + 6;
        painter.setPen(context.tokens.ink2);
        painter.drawText(QRectF(right, area.top(), metrics.horizontalAdvance(text) + 4, area.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        right -= 6;
    };
    word(SchedulePicture::tr("bubble"));
    right -= side;
    painter.fillRect(QRectF(right, top, side, side), context.tokens.tBubble);
    paintHatch(painter, QRectF(right, top, side, side), context.tokens.panel);
    const int shown = std::min(schedule.chunks, kShownChunks);
    for (const bool backward : {true, false}) {
        right -= 16;
        for (int i = shown - 1; i >= 0; --i) {
            const int chunk = shown > 1 ? i * (schedule.chunks - 1) / (shown - 1) : 0;
            right -= side + 3;
            painter.fillRect(QRectF(right, top, side, side),
                             scheduleColor(context.tokens, backward, chunk, schedule.chunks));
        }
        const QString name = schedule.chunks > 1 && !backward
                                 ? SchedulePicture::tr("forward, chunk 1 – %1").arg(schedule.chunks)
                             : backward ? SchedulePicture::tr("backward")
                                        : SchedulePicture::tr("forward");
        word(name);
    }
}

} // namespace rackwright
