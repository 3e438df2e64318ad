#include "ui/text/find_words.h"

#include "ui/text/wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace rackwright::text {

namespace {

QString said(const char* source) {
    return QCoreApplication::translate("find", source);
}

QString separator(const Formatter& format) {
    return format.language() == Language::chinese ? QStringLiteral("；") : QStringLiteral("; ");
}

/// The estimate mark of a price is the caller's table; here only date and amount.
QString wayText(const char* source, Money outlay, const std::string& finish, const Formatter& format) {
    return said(source).arg(format.money(outlay).text(), QString::fromStdString(finish));
}

} // namespace

QString foundMachines(const FoundCluster& cluster) {
    return QStringLiteral("%1 · %2").arg(productName(cluster.serverName),
                                         QString::fromStdString(cluster.linkName));
}

QString wayName(const std::optional<Acquisition>& way) {
    if (!way) return said(QT_TRANSLATE_NOOP("find", "breaks a limit"));
    switch (*way) {
    case Acquisition::rent:
        return said(QT_TRANSLATE_NOOP("find", "rent"));
    case Acquisition::buy:
        return said(QT_TRANSLATE_NOOP("find", "buy"));
    case Acquisition::hybrid:
        break;
    }
    return said(QT_TRANSLATE_NOOP("find", "rent, then own"));
}

QString foundName(const FoundCluster& cluster, const Formatter& format) {
    return QStringLiteral("%1 × %2 · %3")
        .arg(format.count(cluster.accelerators), QString::fromStdString(cluster.acceleratorName),
             strategyName(cluster.strategy));
}

QString foundSentence(const FoundCluster& cluster, const Formatter& format) {
    QStringList parts{foundMachines(cluster), said(QT_TRANSLATE_NOOP("find", "trains %1, at most %2 (P90)"))
                                                  .arg(format.days(cluster.trainingDays).text(),
                                                       format.days(cluster.trainingDaysHigh).text())};
    if (cluster.rentable)
        parts << wayText(QT_TRANSLATE_NOOP("find", "rent %1, done on %2"), cluster.rentOutlay,
                         cluster.finishRent, format);
    if (cluster.buyable)
        parts << wayText(QT_TRANSLATE_NOOP("find", "buy %1, done on %2"), cluster.buyOutlay,
                         cluster.finishBuy, format);
    if (cluster.bridgeDays > 0)
        parts << said(QT_TRANSLATE_NOOP("find", "buy and rent for %1 until it arrives: %2, done on %3"))
                     .arg(format.days(cluster.bridgeDays).text(), format.money(cluster.hybridOutlay).text(),
                          QString::fromStdString(cluster.finishRent));
    return parts.join(separator(format));
}

QString foundBroken(const FoundCluster& cluster, const Formatter& format) {
    QStringList parts;
    for (const Error& limit : cluster.broken)
        parts << errorText(limit, format);
    return parts.join(QLatin1Char(' '));
}

QString foundSummary(const FindResult& result, const Formatter& format) {
    const char* source = result.cheapest
                             ? QT_TRANSLATE_NOOP("find", "%1 clusters considered, %2 planned in full, the "
                                                         "others proven worse.")
                             : QT_TRANSLATE_NOOP("find", "No cluster keeps every limit: %1 considered, %2 "
                                                         "planned in full. The nearest ones follow.");
    return said(source).arg(format.count(double(result.considered)), format.count(double(result.planned)));
}

} // namespace rackwright::text
