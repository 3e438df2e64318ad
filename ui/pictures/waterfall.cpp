#include "ui/pictures/waterfall.h"

#include "ui/text/wording.h"
#include "ui/theme/hatch.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace rackwright {

namespace {

struct Waterfall {
    Q_DECLARE_TR_FUNCTIONS(Waterfall)
};

constexpr double kSmallestRow = 15.5; // px
constexpr double kTallestRow = 30;    // px
constexpr double kBarShare = 0.64;    // of a row's height
constexpr double kGap = 8;            // px
constexpr int kFewestRows = 3;
constexpr double kSmallestShare = 5e-4; // of the step: less would read 0.0 %

bool hatched(TimePart part) {
    return part == TimePart::bubble;
}

std::vector<WaterfallRow> parts(const StepTime& step, const ViewContext& context) {
    std::vector<WaterfallRow> rows;
    for (std::size_t i = 0; i < kTimeParts; ++i) {
        const double seconds = step.parts[i];
        if (!(std::isfinite(seconds) && seconds > step.total * kSmallestShare)) continue;
        const auto part = static_cast<TimePart>(i);
        rows.push_back(
            {text::timePart(part), 0, seconds, timeColor(context.tokens, part), hatched(part), false});
    }
    return rows;
}

/// Takes the smallest rows out and puts their sum at the end.
void joinSmallest(std::vector<WaterfallRow>& rows, std::size_t most, const ViewContext& context) {
    if (rows.size() <= most) return;
    WaterfallRow rest{Waterfall::tr("Smaller parts"), 0, 0, context.tokens.tJitter, false, false};
    while (rows.size() > most - 1) {
        const auto smallest =
            std::min_element(rows.begin(), rows.end(), [](const WaterfallRow& a, const WaterfallRow& b) {
                return a.seconds < b.seconds;
            });
        rest.seconds += smallest->seconds;
        rows.erase(smallest);
    }
    rows.push_back(rest);
}

double widest(const std::vector<QString>& texts, const QFont& font) {
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

QString shareText(const WaterfallRow& row, double total, const Formatter& format) {
    const int decimals = row.total ? 0 : 1;
    return total > 0 ? format.percent(row.seconds / total, decimals).text() : QString();
}

double totalOf(const std::vector<WaterfallRow>& rows) {
    return rows.empty() ? 0 : rows.back().seconds;
}

/// 1, 2 or 5 times a power of ten, so that three to seven lines stand in the picture.
double gridStep(double total) {
    const double power = std::pow(10.0, std::floor(std::log10(total)));
    if (total / power > 5) return 2 * power;
    return total / power > 2 ? power : 0.5 * power;
}

void paintGrid(QPainter& painter, const WaterfallLayout& at, double total, const Tokens& tokens) {
    painter.setPen(QPen(tokens.line2, 1));
    const double step = gridStep(total);
    for (double second = 0; second <= total; second += step) {
        const double x = at.bars.left() + at.bars.width() * second / total;
        painter.drawLine(QPointF(x, at.bars.top()), QPointF(x, at.bars.bottom()));
    }
}

void paintBar(QPainter& painter, const QRectF& bar, const WaterfallRow& row, const Tokens& tokens) {
    painter.setPen(Qt::NoPen);
    painter.fillRect(bar, row.color);
    if (row.hatched) paintHatch(painter, bar, tokens.panel);
}

void paintTexts(QPainter& painter, const QRectF& line, const WaterfallLayout& at, const WaterfallRow& row,
                double total, const ViewContext& context) {
    const Tokens& tokens = context.tokens;
    QFont font = context.font(TextUse::caption);
    font.setWeight(row.total ? QFont::Bold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(row.total ? tokens.ink : tokens.ink2);
    painter.drawText(QRectF(line.left(), line.top(), at.bars.left() - kGap - line.left(), line.height()),
                     Qt::AlignRight | Qt::AlignVCenter, row.name);
    painter.setPen(tokens.ink);
    painter.drawText(QRectF(at.bars.right(), line.top(), at.secondsRight - at.bars.right(), line.height()),
                     Qt::AlignRight | Qt::AlignVCenter, context.format.partOf(row.seconds, total).text());
    painter.setFont(context.font(TextUse::caption));
    painter.setPen(tokens.ink3);
    painter.drawText(QRectF(at.secondsRight, line.top(), at.shareRight - at.secondsRight, line.height()),
                     Qt::AlignRight | Qt::AlignVCenter, shareText(row, total, context.format));
}

} // namespace

std::vector<WaterfallRow> waterfallRows(const StepTime& step, const ViewContext& context, int mostRows) {
    std::vector<WaterfallRow> rows = parts(step, context);
    joinSmallest(rows, static_cast<std::size_t>(std::max(kFewestRows, mostRows) - 1), context);
    double start = 0;
    for (WaterfallRow& row : rows) {
        row.start = start;
        start += row.seconds;
    }
    rows.push_back({Waterfall::tr("Step"), 0, step.total, context.tokens.ink2, false, true});
    return rows;
}

int waterfallRowsFitting(double height, const ViewContext& context) {
    return static_cast<int>(height / (kSmallestRow * context.textScale));
}

WaterfallLayout layoutWaterfall(const std::vector<WaterfallRow>& rows, const QRectF& area,
                                const ViewContext& context) {
    std::vector<QString> names;
    std::vector<QString> seconds;
    std::vector<QString> shares;
    for (const WaterfallRow& row : rows) {
        names.push_back(row.name);
        seconds.push_back(context.format.partOf(row.seconds, totalOf(rows)).text());
        shares.push_back(shareText(row, totalOf(rows), context.format));
    }
    QFont strong = context.font(TextUse::caption);
    strong.setWeight(QFont::Bold);
    WaterfallLayout at;
    at.shareRight = area.right();
    at.secondsRight = at.shareRight - widest(shares, context.font(TextUse::caption)) - kGap;
    const double left = area.left() + std::min(widest(names, strong), area.width() * 0.4) + kGap;
    const double right = at.secondsRight - widest(seconds, strong) - kGap;
    const double count = std::max(1.0, static_cast<double>(rows.size()));
    at.rowHeight = std::min(area.height() / count, kTallestRow * context.textScale);
    at.bars = QRectF(left, area.top(), std::max(1.0, right - left), at.rowHeight * count);
    return at;
}

void paintWaterfall(QPainter& painter, const QRectF& area, const StepTime& step, const ViewContext& context) {
    const std::vector<WaterfallRow> rows =
        waterfallRows(step, context, waterfallRowsFitting(area.height(), context));
    const double total = totalOf(rows);
    if (total <= 0) return;
    const WaterfallLayout at = layoutWaterfall(rows, area, context);
    paintGrid(painter, at, total, context.tokens);
    const double perSecond = at.bars.width() / total;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const WaterfallRow& row = rows[i];
        const double top = area.top() + at.rowHeight * static_cast<double>(i);
        const double x = at.bars.left() + row.start * perSecond;
        const QRectF bar(x, top + at.rowHeight * (1 - kBarShare) / 2, std::max(1.0, row.seconds * perSecond),
                         at.rowHeight * kBarShare);
        paintBar(painter, bar, row, context.tokens);
        if (!row.total) {
            painter.setPen(QPen(context.tokens.ink3, 1, Qt::DotLine));
            const double end = row.start + row.seconds;
            const double joint = at.bars.left() + end * perSecond;
            painter.drawLine(QPointF(joint, bar.bottom()),
                             QPointF(joint, bar.bottom() + at.rowHeight * (1 - kBarShare)));
        }
        paintTexts(painter, QRectF(area.left(), top, area.width(), at.rowHeight), at, row, total, context);
    }
}

} // namespace rackwright
