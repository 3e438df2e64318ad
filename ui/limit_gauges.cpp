#include "ui/limit_gauges.h"

#include "ui/text/way_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QPainter>

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kRadius = 5;     // px
constexpr double kSide = 12;      // px
constexpr double kNameWidth = 66; // px at text scale 1
constexpr double kMost = 1.75;    // shares beyond this fill the bar

} // namespace

LimitGauges::LimitGauges(QWidget* parent) : QWidget(parent) {}

void LimitGauges::setOutcome(const Outcome& outcome) {
    m_outcome = outcome;
    m_outcome.candidates.clear(); // only limits are shown
    m_known = true;
    refresh();
}

void LimitGauges::setContext(const ViewContext& context) {
    m_context = context;
    setMinimumHeight(scaledPixels(150, context.textScale));
    refresh();
}

void LimitGauges::refresh() {
    if (!m_known || m_context.catalog == nullptr) return;
    const Formatter& format = m_context.format;
    const LimitInputs& limits = m_outcome.scenario.limits;
    const auto of = [](const QString& value, const QString& limit) {
        return tr("%1 of %2").arg(value, limit);
    };
    m_title = text::obstacleText(m_outcome);
    m_gauges.clear();
    const MemoryOutcome& memory = m_outcome.memory;
    if (m_outcome.trainingDays > 0)
        m_gauges.push_back(
            {tr("Time"), m_outcome.trainingDays / limits.deadlineDays,
             of(format.days(m_outcome.trainingDays).number, format.days(limits.deadlineDays).text())});
    if (!memory.stages.empty() && memory.limit > 0) {
        const double need = memory.stages[static_cast<std::size_t>(memory.fullest)].device;
        m_gauges.push_back({tr("Memory"), need / memory.limit,
                            of(format.memory(need).number, format.memory(memory.limit).text())});
    }
    const double power = m_outcome.cluster.power.meterMw;
    if (power > 0)
        m_gauges.push_back({tr("Power"), power / limits.powerMw,
                            of(format.power(power).text(), format.power(limits.powerMw).text())});
    const CostOutcome& cost = m_outcome.cost;
    if (cost.hasRent || cost.hasBuy) {
        const Money cheapest =
            !cost.hasBuy || (cost.hasRent && cost.rentThisRun.value() < cost.capital.value())
                ? cost.rentThisRun
                : cost.capital;
        const Money budget = Money::of(limits.budgetM * 1e6, cost.currency);
        m_gauges.push_back({tr("Budget"), cheapest.value() / budget.value(),
                            of(format.money(cheapest).text(), format.money(budget).text())});
    }
    QStringList broken;
    for (const LimitGauge& gauge : m_gauges) {
        if (gauge.share > 1) broken << gauge.name;
    }
    if (broken.size() > 1)
        m_title = tr("Not possible yet: %1").arg(broken.join(tr(" and ", "joins two limits")));
    QStringList words{m_title};
    for (const LimitGauge& gauge : m_gauges)
        words << QStringLiteral("%1: %2").arg(gauge.name, gauge.text);
    setAccessibleName(words.join(QStringLiteral(". ")));
    update();
}

void LimitGauges::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = m_context.tokens;
    painter.setPen(QPen(t.line, 1));
    painter.setBrush(t.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);

    const QFont title = m_context.font(TextUse::title);
    const QFontMetricsF metrics(title);
    double y = 10;
    paintIcon(painter, IconName::clock, QRectF(kSide, y + metrics.height() / 2 - 8, 16, 16), t.warn);
    painter.setFont(title);
    painter.setPen(t.warn);
    const double room = width() - 2 * kSide - 22;
    painter.drawText(QRectF(kSide + 22, y, room, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_title, Qt::ElideRight, room));
    y += metrics.height() + 8;
    const double line = std::min(30.0 * m_context.textScale,
                                 (height() - y - 8) / std::max<double>(1, double(m_gauges.size())));
    for (const LimitGauge& gauge : m_gauges) {
        paintGauge(painter, gauge, QRectF(kSide, y, width() - 2 * kSide, line));
        y += line;
    }
}

void LimitGauges::paintGauge(QPainter& painter, const LimitGauge& gauge, const QRectF& row) const {
    const Tokens& t = m_context.tokens;
    const bool broken = gauge.share > 1;
    painter.setFont(m_context.font(TextUse::caption));
    const QFontMetricsF metrics(painter.font());
    const double name = kNameWidth * m_context.textScale;
    const double text = 128 * m_context.textScale;
    painter.setPen(t.ink2);
    painter.drawText(QRectF(row.left(), row.top(), name, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     gauge.name);
    const QRectF bar(row.left() + name, row.center().y() - 3.5, row.width() - name - text - 8, 7);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.line2);
    painter.drawRoundedRect(bar, 2, 2);
    painter.setBrush(broken ? t.bad : t.ok);
    painter.drawRoundedRect(
        QRectF(bar.topLeft(), QSizeF(bar.width() * std::min(gauge.share, kMost) / kMost, bar.height())), 2,
        2);
    painter.setPen(QPen(t.ink, 2));
    const double mark = bar.left() + bar.width() / kMost;
    painter.drawLine(QPointF(mark, bar.top() - 3), QPointF(mark, bar.bottom() + 3));
    // Not the colour alone: the sign stands behind the figure.
    paintIcon(painter, broken ? IconName::bad : IconName::ok,
              QRectF(row.right() - 14, row.center().y() - 7, 14, 14), broken ? t.bad : t.ok);
    painter.setPen(broken ? t.bad : t.ink2);
    const QRectF words(bar.right() + 10, row.top(), text - 20, row.height());
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(gauge.text, Qt::ElideRight, words.width()));
}

} // namespace rackwright
