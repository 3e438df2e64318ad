#include "ui/views/find_scatter.h"

#include "ui/text/find_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kPale = 0.5; // of the colour, for what is not on the front

QString said(const char* source) {
    return QCoreApplication::translate("FindTable", source);
}

QColor wayColor(Acquisition way, const Tokens& tokens) {
    if (way == Acquisition::rent) return tokens.rent;
    return way == Acquisition::buy ? tokens.buy : tokens.hybrid;
}

QColor colorOf(const FoundCluster& cluster, const Tokens& tokens) {
    if (!cluster.way) return tokens.ink3;
    const QColor color = wayColor(*cluster.way, tokens);
    return cluster.onFront ? color : mixed(tokens.panel, color, kPale);
}

} // namespace

ScatterPlot findScatter(const std::vector<FoundCluster>& clusters, const Scenario& question,
                        const ViewContext& context) {
    const Formatter& format = context.format;
    ScatterPlot plot;
    double mostDays = 0, mostCost = 0;
    Currency currency = Currency::usd;
    for (const FoundCluster& cluster : clusters) {
        const double cost = cluster.outlay.value();
        currency = cluster.outlay.currency();
        mostDays = std::max(mostDays, cluster.calendarDays);
        mostCost = std::max(mostCost, cost);
        const QString name =
            QStringLiteral("%1\n%2 · %3 · %4")
                .arg(text::foundName(cluster, format), text::wayName(cluster.way),
                     format.days(cluster.calendarDays).text(), format.money(cluster.outlay).text());
        plot.points.push_back({{cluster.calendarDays, cost},
                               name,
                               colorOf(cluster, context.tokens),
                               cluster.onFront,
                               !cluster.way,
                               false});
    }
    plot.x = scatterAxis(said(QT_TRANSLATE_NOOP("FindTable", "days from the start to the last token")), 0,
                         std::max(mostDays, 1.0), [&](double value) { return format.plain(value); });
    plot.y = scatterAxis(said(QT_TRANSLATE_NOOP("FindTable", "cost")), 0, std::max(mostCost, 1.0),
                         [&](double value) { return format.money(Money::of(value, currency)).text(); });
    plot.x.limit = question.limits.deadlineDays;
    plot.x.limitLabel = said(QT_TRANSLATE_NOOP("FindTable", "past the deadline"));
    plot.y.limit = question.limits.budgetM * 1e6;
    plot.y.limitLabel = said(QT_TRANSLATE_NOOP("FindTable", "over the budget"));
    return plot;
}

QString findLegend(const ViewContext& context) {
    const auto entry = [](const QColor& color, const QString& sign, const QString& word) {
        return QStringLiteral("<span style=\"color:%1\">%2</span>&nbsp;%3")
            .arg(color.name(), sign, word.toHtmlEscaped());
    };
    const QString dot = QStringLiteral("●");
    QStringList entries;
    for (const Acquisition way : {Acquisition::rent, Acquisition::buy, Acquisition::hybrid})
        entries << entry(wayColor(way, context.tokens), dot, text::wayName(way));
    entries << entry(context.tokens.ink3, QStringLiteral("○"), text::wayName(std::nullopt))
            << entry(context.tokens.ink, QStringLiteral("◆"),
                     said(QT_TRANSLATE_NOOP("FindTable", "none is both cheaper and sooner")));
    return entries.join(QStringLiteral("&emsp;"));
}

} // namespace rackwright
