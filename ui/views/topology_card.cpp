#include "ui/views/topology_card.h"

#include "core/cluster/placement.h"
#include "ui/pictures/topology_colors.h"
#include "ui/text/wording.h"
#include "ui/views/data_table.h"
#include "ui/views/elided_label.h"
#include "ui/views/picture_widget.h"
#include "ui/views/topology_view.h"

#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <array>

namespace rackwright {

namespace {
constexpr std::array kColorings = {
    TopologyColoring::pipeline, TopologyColoring::tensor,   TopologyColoring::data, TopologyColoring::rail,
    TopologyColoring::rack,     TopologyColoring::partners, TopologyColoring::load, TopologyColoring::domain};
constexpr int kSearchWidth = 110;
constexpr int kLegendHeight = 18;
} // namespace

TopologyCard::TopologyCard(QWidget* parent) : OutcomeCard(parent) {
    auto* page = new QWidget(this);
    m_view = new TopologyView(page);
    m_outlined = new ElidedLabel(page);
    m_counts = new QLabel(page);
    m_counts->setForegroundRole(QPalette::PlaceholderText);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_outlined, 1);
    line->addWidget(m_counts);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_view, 1);
    m_legend = new PictureWidget(page);
    m_legend->setPainter([this](QPainter& painter, const QRectF& area) {
        paintTopologyLegend(painter, area, m_view->look());
    });
    layout->addWidget(m_legend);
    layout->addLayout(line);
    setPicture(page);
    auto* table = new DataTable(this);
    table->setModel(&m_model);
    setTable(table);
    m_search = new QLineEdit(this);
    m_search->setClearButtonEnabled(true);
    addControl(m_search);
    m_coloring = new QComboBox(this);
    for (std::size_t i = 0; i < kColorings.size(); ++i)
        m_coloring->addItem(QString());
    addControl(m_coloring);
    setExpandable();
    setPainter([this](QPainter& painter, const QRectF& area) {
        const double legend = kLegendHeight * m_view->look().context.textScale;
        paintTopology(painter, area.adjusted(0, 0, 0, -legend), m_view->level(), m_view->look());
        paintTopologyLegend(painter, QRectF(area.left(), area.bottom() - legend, area.width(), legend),
                            m_view->look());
    });
    connect(m_coloring, &QComboBox::activated, this,
            [this](int which) { m_view->setColoring(kColorings[static_cast<std::size_t>(which)]); });
    connect(m_search, &QLineEdit::returnPressed, this, &TopologyCard::search);
    connect(m_view, &TopologyView::pickChanged, this, &TopologyCard::caption);
    connect(m_view, &TopologyView::placeChanged, this, &TopologyCard::caption);
    connect(m_view, &TopologyView::replicaChanged, this, &TopologyCard::caption);
}

void TopologyCard::setStage(int stage) {
    m_view->setStage(stage);
}

void TopologyCard::retitle() {
    const QStringList names{tr("Pipeline stage"), tr("Tensor group"), tr("Replica"),   tr("Rail"),
                            tr("Rack"),           tr("Partners"),     tr("Link load"), tr("Failure domain")};
    for (int i = 0; i < m_coloring->count(); ++i)
        m_coloring->setItemText(i, names[i]);
    m_coloring->setAccessibleName(tr("Colour by"));
    m_coloring->setToolTip(
        tr("What the colours of the drawing say. With Partners, a click on a GPU or a server, "
           "or the space bar, lights up what it exchanges data with."));
    m_search->setPlaceholderText(tr("Server number"));
    m_search->setAccessibleName(tr("Find a server"));
    m_search->setToolTip(tr("Type the number of a server and press Enter: the drawing goes to its unit."));
    m_search->setFixedWidth(scaledPixels(kSearchWidth, context().textScale));
    m_legend->setFixedHeight(scaledPixels(kLegendHeight, context().textScale));
    m_legend->setAccessibleName(tr("Legend"));
    m_outlined->setFont(context().font(TextUse::caption));
    m_counts->setFont(context().font(TextUse::caption));
    if (outcome() == nullptr) setTitle(tr("Topology"), {});
}

void TopologyCard::refresh(const Outcome& outcome) {
    m_view->setOutcome(sharedOutcome(), context());
    m_view->setAccessibleName(tr("Topology"));
    if (m_view->current() < 0)
        m_view->setAccessibleDescription(text::topologySentence(outcome, context().format));
    m_model.setContent(table(outcome));
    setEmptyMessage(outcome.cluster.diagram.overview.boxes.empty() ? tr("This cluster has no drawing.")
                                                                   : QString());
    caption();
}

// "37", "node 37" and "服务器 37" are the same question.
void TopologyCard::search() {
    static const QRegularExpression number(QStringLiteral("(\\d{1,7})"));
    const QRegularExpressionMatch match = number.match(m_search->text());
    const bool found = match.hasMatch() && m_view->findServer(match.captured(1).toLongLong() - 1);
    if (!found) m_search->selectAll();
}

void TopologyCard::caption() {
    if (outcome() == nullptr) return;
    m_legend->update();
    QStringList legend;
    for (const LegendEntry& entry : topologyLegend(m_view->look()))
        legend << entry.text;
    m_legend->setAccessibleDescription(legend.join(QStringLiteral("; ")));
    const Formatter& format = context().format;
    const FabricOutcome& fabric = outcome()->cluster.compute;
    setTitle(tr("Topology"), placeText(*outcome()));
    const auto servers =
        static_cast<int>(serversPerReplica(outcome()->strategy, std::max(1, outcome()->machine.perServer)));
    setFigure(fabric.tiers > 0 ? QStringLiteral("topology.switches") : QString());
    QString outlined;
    if (m_view->replica() >= 0 && m_view->depth() != TopologyDepth::server)
        outlined = tr("Outlined: DP rank %1, on %n server(s)", nullptr, servers).arg(m_view->replica());
    m_outlined->setText(outlined);
    if (fabric.tiers == 0) {
        m_counts->setText(tr("no network between servers"));
        return;
    }
    const QString ratio = format.plain(fabric.oversubscription, 2);
    m_counts->setText(tr("%1 switches · %2 cables · %3 : 1")
                          .arg(format.count(static_cast<double>(fabric.switches())),
                               format.count(static_cast<double>(fabric.cables())),
                               fabric.oversubscription < 1.001 ? QStringLiteral("1") : ratio));
}

QString TopologyCard::placeText(const Outcome& outcome) const {
    const Formatter& format = context().format;
    const QString unit = QString::number(m_view->unit() + 1);
    const QString servers = format.count(outcome.scenario.hardware.servers);
    switch (m_view->depth()) {
    case TopologyDepth::overview:
        if (outcome.scenario.hardware.servers < 2) return tr("one server");
        if (outcome.cluster.compute.units < 2) return tr("%1 servers in one unit").arg(servers);
        return tr("%1 servers in %2 scalable units")
            .arg(servers, format.count(static_cast<double>(outcome.cluster.compute.units)));
    case TopologyDepth::unit:
        return tr("scalable unit %1 · Backspace goes back").arg(unit);
    case TopologyDepth::server:
        return tr("unit %1, server %2 · Backspace goes back").arg(unit).arg(m_view->server() + 1);
    }
    return {};
}

TableContent TopologyCard::table(const Outcome& outcome) const {
    const Formatter& format = context().format;
    const FabricOutcome& fabric = outcome.cluster.compute;
    TableContent content;
    content.columns = {{tr("Tier"), false, {}},
                       {tr("Devices"), true, {}},
                       {tr("Links down"), true, {}},
                       {tr("Gb/s per link"), true, {}}};
    const auto add = [&](const QString& name, double devices, std::int64_t links, const QString& figure = {},
                         const QString& cables = {}) {
        if (devices <= 0) return;
        const auto down = static_cast<double>(links);
        content.rows.push_back(
            {{name, {}, false, {}},
             {format.count(devices), devices, false, {}, figure},
             {links > 0 ? format.count(down) : QStringLiteral("—"), down, false, {}, cables},
             {links > 0 ? format.count(fabric.linkGbps) : QStringLiteral("—"), fabric.linkGbps, false, {}}});
    };
    add(tr("Core switches"), static_cast<double>(fabric.core), fabric.cablesSpineCore,
        QStringLiteral("topology.core"), QStringLiteral("topology.spine_core"));
    add(tr("Spine switches"), static_cast<double>(fabric.spine), fabric.cablesLeafSpine,
        QStringLiteral("topology.spine"), QStringLiteral("topology.leaf_spine"));
    add(tr("Leaf switches"), static_cast<double>(fabric.leaf), fabric.cablesServerLeaf,
        QStringLiteral("topology.leaf"), QStringLiteral("topology.server_leaf"));
    add(tr("Scalable units"), static_cast<double>(fabric.units), 0);
    add(tr("Servers"), outcome.scenario.hardware.servers, 0);
    add(tr("GPUs"), outcome.accelerators, 0);
    return content;
}

} // namespace rackwright
