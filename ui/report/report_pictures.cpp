#include "ui/report/report_pictures.h"

#include "ui/charts/chart_canvas.h"
#include "ui/charts/outcome_charts.h"
#include "ui/pictures/topology.h"
#include "ui/pictures/tornado.h"
#include "ui/pictures/waterfall.h"
#include "ui/report/report_style.h"
#include "ui/text/wording.h"

#include <QPainter>

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kRowPixels = 34;      ///< of a memory bar
constexpr double kBarsFrame = 80;      ///< px for axis, limit texts and legend
constexpr double kTallestBars = 480;   ///< px
constexpr double kTornadoRow = 22;     ///< px
constexpr double kTornadoFrame = 28;   ///< px for the words above
constexpr double kFrame = 16 * kPoint; ///< padding of a framed picture, both sides
constexpr double kTallestTopology = 200 * kPoint;
constexpr double kTallestPicture = 320 * kPoint;

/// As high as the diagram is when it fills the width.
double topologyHeight(const DiagramLevel& level) {
    const double shape = level.width > 0 ? double(level.height) / double(level.width) : 0.4;
    return std::min((kContentWidth - kFrame) * shape + kFrame, kTallestTopology);
}

/// Lays the picture out in screen pixels and puts it on paper at their size.
void inPixels(QPainter& painter, const QRectF& area, const std::function<void(const QRectF&)>& paint) {
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(kPixel, kPixel);
    paint(QRectF(0, 0, area.width() / kPixel, area.height() / kPixel));
    painter.restore();
}

void paintChart(QPainter& painter, const QRectF& area, const ChartSpec& spec, const ViewContext& context) {
    inPixels(painter, area, [&](const QRectF& box) {
        const std::unique_ptr<ChartCanvas> canvas = ChartCanvas::make(spec);
        canvas->setContext(context);
        canvas->resize(box.size());
        canvas->setSpec(spec);
        // Qt Charts places its axes when the layout request arrives; on paper there is no event loop to wait
        // for.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        canvas->scene().render(&painter, box, box);
    });
}

} // namespace

void addCostCurve(ReportBuilder& report, const ReportSource& source, double height) {
    const CurvesSpec spec = costChart(source.outcome, source.pictures, true);
    const ViewContext context = source.pictures;
    report.add(Picture{height, false, [spec, context](QPainter& painter, const QRectF& area) {
                           paintChart(painter, area, spec, context);
                       }});
    const CostOutcome& cost = source.outcome.cost;
    report.caption(ReportWords::tr("Band: rent %1. Dashed: no resale.")
                       .arg(source.format.range(source.format.moneyPerHour(cost.rentLow).number,
                                                source.format.moneyPerHour(cost.rentHigh).text())),
                   true);
}

void addBars(ReportBuilder& report, const StackedBarsSpec& spec, const ViewContext& context) {
    const double height =
        (kBarsFrame + kRowPixels * double(std::max<std::size_t>(spec.rows.size(), 1))) * kPixel;
    report.add(Picture{std::min(height, kTallestBars * kPixel), false,
                       [spec, context](QPainter& painter, const QRectF& area) {
                           paintChart(painter, area, spec, context);
                       }});
}

void addMemoryBars(ReportBuilder& report, const ReportSource& source) {
    addBars(report, memoryChart(source.outcome.memory, source.pictures), source.pictures);
    report.caption(text::memorySentence(source.outcome, source.format), true);
}

void addWaterfall(ReportBuilder& report, const ReportSource& source) {
    const StepTime step = source.outcome.time.step;
    const ViewContext context = source.pictures;
    report.add(Picture{300 * kPixel, false, [step, context](QPainter& painter, const QRectF& area) {
                           inPixels(painter, area,
                                    [&](const QRectF& box) { paintWaterfall(painter, box, step, context); });
                       }});
    report.caption(text::timeSentence(source.outcome, source.format), true);
}

void addTornado(ReportBuilder& report, const ReportSource& source) {
    const Outcome& outcome = source.outcome;
    const ViewContext context = source.pictures;
    const double rows = double(outcome.cost.sensitivity.size());
    report.add(Picture{(kTornadoRow * rows + kTornadoFrame) * kPixel, false,
                       [&outcome, context](QPainter& painter, const QRectF& area) {
                           inPixels(painter, area,
                                    [&](const QRectF& box) { paintTornado(painter, box, outcome, context); });
                       }});
    report.caption(ReportWords::tr("Solid: the high end of the range, pale: the low end; black line: today's "
                                   "answer; red field: renting is cheaper."),
                   true);
}

void addPictures(ReportBuilder& report, const ReportSource& source) {
    if (source.options.pictures.empty()) return;
    report.section(ReportWords::tr("Pictures chosen"));
    for (const ReportPicture& chosen : source.options.pictures) {
        const double scale = kContentWidth / std::max(1.0, chosen.size.width());
        const double height = std::min(chosen.size.height() * scale, kTallestPicture);
        report.add(Picture{height, false, [chosen](QPainter& painter, const QRectF& area) {
                               const double fit = std::min(area.width() / chosen.size.width(),
                                                           area.height() / chosen.size.height());
                               painter.save();
                               painter.translate(area.topLeft());
                               painter.scale(fit, fit);
                               painter.drawPicture(QPointF(0, 0), chosen.picture);
                               painter.restore();
                           }});
        report.caption(chosen.title, true);
    }
}

void addTopology(ReportBuilder& report, const ReportSource& source) {
    const Diagram& diagram = source.outcome.cluster.diagram;
    const bool single = source.outcome.scenario.hardware.servers <= 1; // nothing to see from outside
    const DiagramLevel level = single ? diagram.server : diagram.overview;
    if (level.boxes.empty()) return;
    const TopologyLook look = topologyLook(source.outcome, source.pictures);
    report.add(Picture{topologyHeight(level), true, [level, look](QPainter& painter, const QRectF& area) {
                           inPixels(painter, area,
                                    [&](const QRectF& box) { paintTopology(painter, box, level, look); });
                       }});
    const QString colours =
        single ? QString() : ReportWords::tr("Colour and number show the pipeline stage. ");
    report.caption(colours + text::topologySentence(source.outcome, source.format), true);
}

} // namespace rackwright
