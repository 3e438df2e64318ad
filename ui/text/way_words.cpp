#include "ui/text/way_words.h"

#include <QCoreApplication>

#include <cmath>

namespace rackwright::text {

namespace {

/// Texts of this file, in one context.
class Ways {
    Q_DECLARE_TR_FUNCTIONS(Ways)

public:
    static QString accelerators(const Outcome& outcome, const Formatter& format) {
        return tr("Use %1 × %2")
            .arg(format.count(outcome.accelerators), QString::fromStdString(outcome.acceleratorName));
    }

    static QString headline(const WayOut& way, const Formatter& format) {
        const Outcome& after = *way.outcome;
        const Scenario& scenario = after.scenario;
        switch (way.kind) {
        case WayKind::servers:
        case WayKind::accelerator:
            return accelerators(after, format);
        case WayKind::deadline:
            return tr("Deadline %1").arg(format.days(scenario.limits.deadlineDays).text());
        case WayKind::tokens:
            return tr("Train on %1 tokens").arg(format.tokens(scenario.data.tokensT * 1e12).text());
        case WayKind::precision:
            return tr("Train in FP8");
        case WayKind::memoryUse:
            return tr("Use %1 of the memory").arg(format.percent(scenario.limits.memoryUse, 0).text());
        case WayKind::power:
            return tr("Allow %1").arg(format.power(scenario.limits.powerMw).text());
        case WayKind::unpin:
            return tr("Let the search choose the split");
        case WayKind::limits:
            return tr("Deadline %1 and %2")
                .arg(format.days(scenario.limits.deadlineDays).text(),
                     format.power(scenario.limits.powerMw).text());
        case WayKind::sequence:
            return tr("Sequence of %1 tokens").arg(format.count(scenario.model.sequence));
        }
        return {};
    }

    static QString sentence(const WayOut& way, const Outcome& before, const Formatter& format) {
        const Outcome& after = *way.outcome;
        switch (way.kind) {
        case WayKind::servers:
            return tr("%1 servers instead of %2. Every limit is kept.")
                .arg(format.count(after.scenario.hardware.servers),
                     format.count(before.scenario.hardware.servers));
        case WayKind::deadline:
            return tr("The same cluster, later. Every other limit is kept.");
        case WayKind::tokens: {
            const double less = 1 - after.scenario.data.tokensT / before.scenario.data.tokensT;
            const double each = after.scenario.data.tokensT * 1e12 / double(after.parameters.active);
            return tr("%1 less data; still %2 tokens per parameter.")
                .arg(format.percent(less, 0).text(), format.significant(each, 2));
        }
        case WayKind::precision:
            return tr("Matrix products in 8 bits. Check the loss before you rely on it.");
        case WayKind::accelerator:
            return tr("As many servers as now. Price and delivery follow the part.");
        case WayKind::memoryUse:
            return tr("Your margin shrinks: test the memory before you commit.");
        case WayKind::power:
            return tr("The room must feed and cool it.");
        case WayKind::unpin:
            return tr("Your fixed dimensions rule out every split.");
        case WayKind::limits:
            return tr("Two limits are in the way, and each alone is not enough.");
        case WayKind::sequence:
            return tr("Longer documents are cut or packed anew.");
        }
        return {};
    }

    static QString caption(const WayOut& way) {
        if (way.kind == WayKind::accelerator) return tr("Another accelerator");
        return tr("Change %n input(s)", nullptr, static_cast<int>(way.changes.size()));
    }

    static QString obstacle(Verdict verdict) {
        switch (verdict) {
        case Verdict::feasible:
            break;
        case Verdict::missesDeadline:
            return tr("Not possible yet: the deadline is in the way");
        case Verdict::overPower:
            return tr("Not possible yet: the power limit is in the way");
        case Verdict::doesNotFit:
            return tr("Not possible yet: the memory is in the way");
        case Verdict::noStrategy:
            return tr("Not possible yet: no split matches your settings");
        }
        return {};
    }
};

} // namespace

WayText wayText(const WayOut& way, const Outcome& before, const Formatter& format) {
    return {Ways::caption(way), Ways::headline(way, format), Ways::sentence(way, before, format)};
}

QString obstacleText(const Outcome& outcome) {
    return Ways::obstacle(outcome.verdict);
}

} // namespace rackwright::text
