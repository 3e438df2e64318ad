#include "ui/pictures/tornado.h"

#include "ui/text/sensitivity_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

struct Tornado {
    Q_DECLARE_TR_FUNCTIONS(Tornado)
};

constexpr double kTallestRow = 34;  // px
constexpr double kBarShare = 0.7;   // of a row's height
constexpr double kGap = 8;          // px
constexpr double kPale = 0.45;      // of the colour, for the low end
constexpr double kAir = 0.04;       // of the span beyond the widest bar
constexpr double kMostNames = 0.42; // of the width

struct Row {
    QString name;
    double low = 0;
    double high = 0;
};

std::vector<Row> rowsOf(const Outcome& outcome, const ViewContext& context) {
    std::vector<Row> rows;
    const CostOutcome& cost = outcome.cost;
    for (const SensitivityBar& bar : cost.sensitivity) {
        QString name = text::sensitivityName(bar.input);
        if (context.catalog != nullptr) {
            const auto value = [&](double at) {
                return text::sensitivityValue(bar.input, at, cost.currency, *context.catalog, context.format);
            };
            name += QLatin1Char(' ') + context.format.range(value(bar.lowValue), value(bar.highValue));
        }
        rows.push_back({name, bar.atLow, bar.atHigh});
    }
    return rows;
}

/// Where the values stand: a scale that holds every bar, the base and zero.
struct Scale {
    double low = 0;
    double high = 0;
    QRectF plot;

    double x(double value) const {
        return plot.left() + plot.width() * (value - low) / std::max(1e-9, high - low);
    }
};

Scale scaleOf(const std::vector<Row>& rows, double base, const QRectF& area, const ViewContext& context) {
    Scale scale;
    scale.low = std::min(0.0, base);
    scale.high = std::max(0.0, base);
    const QFontMetricsF metrics(context.font(TextUse::caption));
    double names = 0;
    for (const Row& row : rows) {
        scale.low = std::min({scale.low, row.low, row.high});
        scale.high = std::max({scale.high, row.low, row.high});
        names = std::max(names, metrics.horizontalAdvance(row.name));
    }
    const double span = scale.high - scale.low;
    scale.low -= span * kAir;
    scale.high += span * kAir;
    const double left = area.left() + std::min(names, area.width() * kMostNames) + kGap;
    const double texts = metrics.horizontalAdvance(QStringLiteral("−$000.0 M")) + kGap;
    const double top = metrics.height() + 4;
    const double height =
        std::min(area.height() - top, kTallestRow * context.textScale *
                                          static_cast<double>(std::max<std::size_t>(1, rows.size())));
    scale.plot =
        QRectF(left + texts, area.top() + top, std::max(1.0, area.right() - left - 2 * texts), height);
    return scale;
}

void paintField(QPainter& painter, const Scale& scale, double right, const ViewContext& context) {
    const Tokens& tokens = context.tokens;
    painter.setFont(context.font(TextUse::caption));
    const double height = QFontMetricsF(painter.font()).height();
    const double zero = scale.x(0);
    painter.fillRect(QRectF(QPointF(zero, scale.plot.top()), QPointF(right, scale.plot.bottom())),
                     withAlpha(tokens.badSoft, 0.6));
    painter.setPen(QPen(tokens.ink3, 1));
    painter.drawLine(QPointF(zero, scale.plot.top()), QPointF(zero, scale.plot.bottom()));
    painter.setPen(tokens.ink2);
    painter.drawText(QRectF(zero - 206, scale.plot.top() - height - 2, 200, height), Qt::AlignRight,
                     Tornado::tr("buying wins"));
    painter.drawText(QRectF(zero + 6, scale.plot.top() - height - 2, 200, height), Qt::AlignLeft,
                     Tornado::tr("renting wins"));
}

void paintRow(QPainter& painter, const QRectF& line, const Row& row, double base, const Scale& scale,
              const CostOutcome& cost, const ViewContext& context) {
    const Tokens& tokens = context.tokens;
    const double half = line.height() * kBarShare / 2;
    const auto bar = [&](double value, const QColor& fill) {
        const double from = scale.x(std::min(base, value));
        painter.fillRect(
            QRectF(from, line.center().y() - half, scale.x(std::max(base, value)) - from, 2 * half), fill);
    };
    bar(row.low, mixed(tokens.panel, tokens.accent, kPale));
    bar(row.high, tokens.accent);
    painter.setPen(tokens.ink2);
    const QRectF names(line.left(), line.top(), scale.plot.left() - line.left(), line.height());
    const QFontMetricsF metrics(painter.font());
    const double texts = metrics.horizontalAdvance(QStringLiteral("−$000.0 M")) + 2 * kGap;
    painter.drawText(names.adjusted(0, 0, -texts, 0), Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(row.name, Qt::ElideRight, names.width() - texts));
    painter.setPen(tokens.ink);
    const auto amount = [&](double value) {
        return context.format.money(Money::of(value, cost.currency)).text();
    };
    const double left = std::min(row.low, row.high);
    const double right = std::max(row.low, row.high);
    painter.drawText(QRectF(scale.x(std::min(left, base)) - 126, line.top(), 120, line.height()),
                     Qt::AlignRight | Qt::AlignVCenter, amount(left));
    painter.drawText(QRectF(scale.x(std::max(right, base)) + 6, line.top(), 120, line.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, amount(right));
}

} // namespace

double buyLessRent(const CostOutcome& cost) {
    return cost.curve.empty() ? 0 : cost.curve.back().buy - cost.curve.back().rent;
}

void paintTornado(QPainter& painter, const QRectF& area, const Outcome& outcome, const ViewContext& context) {
    const CostOutcome& cost = outcome.cost;
    const std::vector<Row> rows = rowsOf(outcome, context);
    if (rows.empty()) return;
    const double base = buyLessRent(cost);
    const Scale scale = scaleOf(rows, base, area, context);
    if (scale.plot.height() < 1) return;
    painter.save();
    paintField(painter, scale, area.right(), context);
    const double row = scale.plot.height() / static_cast<double>(rows.size());
    painter.setFont(context.font(TextUse::caption));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QRectF line(area.left(), scale.plot.top() + row * static_cast<double>(i), area.width(), row);
        paintRow(painter, line, rows[i], base, scale, cost, context);
    }
    painter.setPen(QPen(context.tokens.ink, 2));
    painter.drawLine(QPointF(scale.x(base), scale.plot.top() - 3),
                     QPointF(scale.x(base), scale.plot.bottom() + 3));
    painter.restore();
}

} // namespace rackwright
