#include "ui/views/verdict_figures.h"

#include "ui/text/wording.h"

namespace rackwright {

namespace {

const QString& unknown() {
    static const QString dash = QStringLiteral("—");
    return dash;
}

QString joined(const QStringList& parts) {
    return parts.join(QStringLiteral(" · "));
}

bool timed(const Outcome& outcome) {
    return outcome.time.step.total > 0;
}

} // namespace

VerdictTone verdictTone(const Outcome& outcome) {
    if (outcome.verdict == Verdict::feasible) return VerdictTone::good;
    return outcome.verdict == Verdict::noStrategy ? VerdictTone::blocked : VerdictTone::care;
}

QColor toneColor(VerdictTone tone, const Tokens& tokens) {
    if (tone == VerdictTone::good) return tokens.ok;
    return tone == VerdictTone::care ? tokens.warn : tokens.bad;
}

IconName verdictIcon(const Outcome& outcome) {
    switch (outcome.verdict) {
    case Verdict::feasible:
        return IconName::ok;
    case Verdict::missesDeadline:
        return IconName::clock;
    case Verdict::overPower:
    case Verdict::doesNotFit:
        return IconName::warn;
    case Verdict::noStrategy:
        return IconName::bad;
    }
    return IconName::info;
}

std::vector<VerdictFigure> VerdictFigures::of(const Outcome& outcome, const ViewContext& context) {
    const Formatter& format = context.format;
    return {status(outcome, format), mfu(outcome, format),  time(outcome, format), compute(outcome, format),
            power(outcome, format),  rent(outcome, format), own(outcome, format)};
}

VerdictFigure VerdictFigures::status(const Outcome& outcome, const Formatter& format) {
    // What stands in brackets tells bins apart in a picklist; a headline has no room for it.
    const QString name = QString::fromStdString(outcome.acceleratorName).section(QLatin1String(" ("), 0, 0);
    const QString cluster = QStringLiteral("%1 × %2").arg(format.count(outcome.accelerators), name);
    QString split = tr("%1, %2").arg(text::strategyName(outcome.strategy),
                                     text::recomputeName(outcome.strategy));
    if (outcome.verdict != Verdict::feasible) split = tr("closest plan: %1").arg(split);
    return {QStringLiteral("verdict"), text::verdictName(outcome.verdict), {cluster, {}}, split, 10};
}

VerdictFigure VerdictFigures::mfu(const Outcome& outcome, const Formatter& format) {
    VerdictFigure out{QStringLiteral("time.mfu"), tr("MFU"), {unknown(), {}}, {}, 3};
    if (!timed(outcome)) return out;
    const TimeOutcome& time = outcome.time;
    out.figure = format.percent(time.mfu);
    const QString band = format.range(format.percent(time.mfu / time.highFactor, 0).number,
                                      format.percent(time.mfu / time.lowFactor, 0).number);
    out.detail = joined({band, format.tflops(time.tflopsPerAccelerator).text()});
    return out;
}

VerdictFigure VerdictFigures::time(const Outcome& outcome, const Formatter& format) {
    VerdictFigure out{QStringLiteral("time.days"), tr("Time"), {unknown(), {}}, {}, 9};
    if (!timed(outcome)) return out;
    out.figure = format.days(outcome.trainingDays);
    out.detail = joined({text::daysBand(outcome, format),
                         tr("goodput %1").arg(format.percent(outcome.cluster.reliability.goodput).text())});
    return out;
}

VerdictFigure VerdictFigures::compute(const Outcome& outcome, const Formatter& format) {
    VerdictFigure out{QStringLiteral("cost.gpu_hours"), tr("Compute"), {unknown(), {}}, {}, 1};
    if (!timed(outcome)) return out;
    out.figure = format.acceleratorHours(outcome.cost.gpuHours);
    out.detail =
        tr("%1 × %2 steps")
            .arg(format.duration(outcome.time.step.total).text(), format.tokens(outcome.steps).text());
    return out;
}

VerdictFigure VerdictFigures::power(const Outcome& outcome, const Formatter& format) {
    const PowerOutcome& power = outcome.cluster.power;
    VerdictFigure out{QStringLiteral("power.meter"), tr("Power"), {unknown(), {}}, {}, 2};
    if (!(power.meterMw > 0)) return out;
    out.figure = format.power(power.meterMw);
    const Figure peak = format.power(power.peakMw);
    out.detail = tr("metered · peak %1").arg(peak.unit == out.figure.unit ? peak.number : peak.text());
    return out;
}

VerdictFigure VerdictFigures::rent(const Outcome& outcome, const Formatter& format) {
    const CostOutcome& cost = outcome.cost;
    VerdictFigure out{QStringLiteral("cost.rent_run"), tr("Rent this run"), {unknown(), {}}, {}, 8};
    if (!cost.hasRent) {
        out.detail = tr("no offer known");
        return out;
    }
    out.figure = {format.money(cost.rentThisRun).text(), {}};
    const QString band = format.range(format.money(cost.rentThisRunLow), format.money(cost.rentThisRunHigh));
    out.detail = tr("%1 by provider").arg(band);
    return out;
}

// Renting one run is set against the same run's share of an own cluster, not against the whole purchase.
VerdictFigure VerdictFigures::own(const Outcome& outcome, const Formatter& format) {
    const CostOutcome& cost = outcome.cost;
    VerdictFigure out{QStringLiteral("cost.own_run"), tr("Own, this run"), {unknown(), {}}, {}, 7};
    if (!cost.hasBuy) {
        out.detail = tr("no price known");
        return out;
    }
    out.figure = {format.money(cost.ownedShareThisRun).text(), {}};
    out.caption = tr("Own share · buy %1").arg(format.money(cost.capital).text());
    if (!cost.hasRent)
        out.detail = tr("no rental offer to compare with");
    else if (cost.crossoverMonth)
        out.detail = tr("wins from month %1").arg(format.number(*cost.crossoverMonth, 0));
    else
        out.detail = tr("never pays back");
    return out;
}

} // namespace rackwright
