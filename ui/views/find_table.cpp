#include "ui/views/find_table.h"

#include "ui/text/find_words.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

namespace rackwright {

namespace {

QString said(const char* source) {
    return QCoreApplication::translate("FindTable", source);
}

/// Of the way that is taken; of a miss, the quicker of both.
std::string finishOf(const FoundCluster& cluster) {
    const bool buys = cluster.way ? *cluster.way == Acquisition::buy : !cluster.rentable;
    return buys ? cluster.finishBuy : cluster.finishRent;
}

std::vector<TableCell> rowOf(const FoundCluster& cluster, const Formatter& format) {
    const QString size = QStringLiteral("%1 × %2").arg(format.count(cluster.accelerators),
                                                       QString::fromStdString(cluster.acceleratorName));
    const QString days = format.range(format.days(cluster.trainingDays),
                                      format.days(cluster.trainingDaysHigh, cluster.trainingDays));
    return {{cluster.onFront ? QStringLiteral("◆") : QString(), {}, false, {}},
            {size, {}, true, {}},
            {text::strategyName(cluster.strategy), {}, false, {}},
            {days, cluster.trainingDays, false, {}},
            {QString::fromStdString(finishOf(cluster)), {}, false, {}},
            {text::wayName(cluster.way), {}, false, {}},
            {format.money(cluster.outlay).text(), cluster.outlay.value(), true, {}},
            {format.power(cluster.meterMw).text(), cluster.meterMw, false, {}}};
}

} // namespace

TableContent findTable(const std::vector<FoundCluster>& clusters, const Formatter& format) {
    TableContent content;
    content.columns = {{QStringLiteral("◆"), false, {}},
                       {said(QT_TRANSLATE_NOOP("FindTable", "Cluster")), false, {}},
                       {said(QT_TRANSLATE_NOOP("FindTable", "Split")), false, {}},
                       {said(QT_TRANSLATE_NOOP("FindTable", "Training, P50 – P90")), true, {}},
                       {said(QT_TRANSLATE_NOOP("FindTable", "Done")), false, {}},
                       {said(QT_TRANSLATE_NOOP("FindTable", "Way")), false, {}},
                       {said(QT_TRANSLATE_NOOP("FindTable", "Cost")), true, {}},
                       {said(QT_TRANSLATE_NOOP("FindTable", "Power")), true, {}}};
    for (const FoundCluster& cluster : clusters)
        content.rows.push_back(rowOf(cluster, format));
    return content;
}

} // namespace rackwright
