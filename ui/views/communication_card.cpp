#include "ui/views/communication_card.h"

#include "ui/text/traffic.h"
#include "ui/text/wording.h"
#include "ui/views/data_table.h"
#include "ui/views/picture_widget.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace rackwright {

namespace {

constexpr double kRow = 25;       // px
constexpr double kBarShare = 0.7; // of a row's height
constexpr double kGap = 8;        // px
constexpr double kPale = 0.35;    // of the colour, for what is hidden

QColor colorOf(text::Dimension dimension, const Tokens& tokens) {
    switch (dimension) {
    case text::Dimension::tp:
        return tokens.tp;
    case text::Dimension::cp:
        return tokens.cp;
    case text::Dimension::ep:
        return tokens.ep;
    case text::Dimension::pp:
        return tokens.pp;
    case text::Dimension::dp:
        return tokens.dp;
    }
    return tokens.ink2;
}

} // namespace

CommunicationCard::CommunicationCard(QWidget* parent) : OutcomeCard(parent) {
    auto* page = new QWidget(this);
    m_table = new DataTable(page);
    m_table->setModel(&m_model);
    m_picture = new PictureWidget(page);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    layout->addWidget(m_picture);
    layout->addStretch(1);
    setPicture(page, 0);
    setCopied(m_table);
    connect(m_table, &DataTable::whyRequested, this, &Card::whyRequested);
    const PicturePainter painter = [this](QPainter& to, const QRectF& area) { paint(to, area); };
    m_picture->setPainter(painter);
    setPainter(painter);
}

void CommunicationCard::retitle() {
    setTitle(tr("Communication: hidden and exposed"), subtitle());
    m_table->setAccessibleName(title());
}

void CommunicationCard::refresh(const Outcome& outcome) {
    const Formatter& format = context().format;
    setTitle(tr("Communication: hidden and exposed"), tr("per GPU and step"));
    TableContent content;
    content.columns = {{tr("Dimension"), false, {}}, {tr("Bytes per GPU"), true, {}},
                       {tr("Bandwidth"), true, {}},  {tr("Wire"), false, {}},
                       {tr("Total"), true, {}},      {tr("Exposed"), true, {}}};
    const double step = outcome.time.step.total;
    const std::vector<text::TrafficLine> all = text::trafficLines(outcome.time);
    for (const text::TrafficLine& line : all) {
        const DimensionTraffic& traffic = line.traffic;
        const QString figure = QStringLiteral("traffic.") + line.name.toLower();
        const QString onWire = figure + QStringLiteral("_busy");
        content.rows.push_back(
            {{line.name, {}, true, colorOf(line.dimension, context().tokens)},
             {format.bytes(traffic.bytes).text(), traffic.bytes, false, {}, onWire},
             {format.bandwidth(traffic.rate).text(), traffic.rate, false, {}, onWire},
             {traffic.betweenServers ? tr("between servers") : tr("inside the server"), {}, false, {}},
             {format.partOf(traffic.busySeconds, step).text(), traffic.busySeconds, false, {}, onWire},
             {format.partOf(traffic.exposedSeconds, step).text(), traffic.exposedSeconds, true, {}, figure}});
    }
    setEmptyMessage(all.empty() ? tr("Nothing is sent: one GPU holds the whole model.") : QString());
    m_model.setContent(std::move(content));
    m_table->setContext(context());
    m_table->fitColumns();
    m_table->setFixedHeight(m_table->fullHeight());
    const double rows = static_cast<double>(all.size()) + 1.4;
    m_picture->setFixedHeight(scaledPixels(static_cast<int>(kRow * rows), context().textScale));
    m_picture->setAccessibleName(title());
    m_picture->setAccessibleDescription(text::timeSentence(outcome, format));
    m_picture->update();
}

void CommunicationCard::paint(QPainter& painter, const QRectF& area) const {
    if (outcome() == nullptr) return;
    const Tokens& tokens = context().tokens;
    const Formatter& format = context().format;
    const double row = kRow * context().textScale;
    QFont strong = context().font(TextUse::caption);
    strong.setBold(true);
    painter.setFont(context().font(TextUse::caption));
    const QFontMetricsF metrics(painter.font());
    painter.setPen(tokens.ink3);
    const double side = 11 * context().textScale;
    painter.drawText(QRectF(area.left() + side, area.top(), area.width() - 2 * side, row),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Share of each communication that computation hides"));
    double top = area.top() + row;
    const double left = area.left() + side + metrics.horizontalAdvance(QStringLiteral("MM")) + kGap;
    const double texts = metrics.horizontalAdvance(tr("%1 exposed").arg(QStringLiteral("00.00 ms")));
    const double width = std::max(1.0, area.right() - side - texts - kGap - left);
    for (const text::TrafficLine& line : text::trafficLines(outcome()->time)) {
        const DimensionTraffic& traffic = line.traffic;
        const QColor full = colorOf(line.dimension, tokens);
        const double hidden = text::hiddenShare(traffic);
        const QRectF bar(left, top + row * (1 - kBarShare) / 2, width, row * kBarShare);
        const QColor pale = mixed(tokens.panel, full, kPale);
        painter.fillRect(bar, full);
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * hidden, bar.height()), pale);
        painter.setFont(strong);
        painter.setPen(full);
        painter.drawText(QRectF(area.left() + side, top, left - kGap - area.left() - side, row),
                         Qt::AlignLeft | Qt::AlignVCenter, line.name);
        painter.setFont(context().font(TextUse::caption));
        const QString words = tr("hidden %1").arg(format.percent(hidden, 0).text());
        const bool inPale = metrics.horizontalAdvance(words) + 14 < bar.width() * hidden;
        painter.setPen(textOn(inPale ? pale : full));
        painter.drawText(bar.adjusted(inPale ? 7 : bar.width() * hidden + 7, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, words);
        painter.setPen(tokens.ink);
        painter.drawText(
            QRectF(bar.right() + kGap, top, texts + side, row), Qt::AlignLeft | Qt::AlignVCenter,
            tr("%1 exposed").arg(format.partOf(traffic.exposedSeconds, outcome()->time.step.total).text()));
        top += row;
    }
}

} // namespace rackwright
