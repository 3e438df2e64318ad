// One frame of the drawing at 128, 2,048 and 16,384 servers of eight accelerators: 16 ms is the limit.
#include "core/cluster/cluster.h"
#include "core/files/catalog_reader.h"
#include "core/plan/resolve.h"
#include "ui/pictures/topology.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <benchmark/benchmark.h>

namespace {

using namespace rackwright;

Outcome outcomeOf(double servers) {
    static const Catalog catalog = *shippedCatalog();
    Outcome outcome;
    outcome.scenario.hardware.accelerator = "b300-sxm";
    outcome.scenario.hardware.server = "dgx-b300";
    outcome.scenario.hardware.servers = servers;
    outcome.scenario.network.link = "xdr-800";
    outcome.machine = *resolveMachine(outcome.scenario, catalog);
    outcome.strategy.tp = 8;
    outcome.strategy.pp = 8;
    outcome.strategy.dp = static_cast<int>(servers / 8);
    outcome.computeDays = 30;
    outcome.time.step.total = 10;
    outcome.cluster = *designCluster(outcome, catalog);
    return outcome;
}

void paintLevel(benchmark::State& state, TopologyDepth depth) {
    const Outcome outcome = outcomeOf(static_cast<double>(state.range(0)));
    TopologyLook look = topologyLook(outcome, ViewContext());
    look.depth = depth;
    const DiagramLevel& level = diagramLevel(outcome.cluster.diagram, depth);
    QImage image(1600, 900, QImage::Format_RGB32);
    for (auto _ : state) {
        image.fill(Qt::white);
        QPainter painter(&image);
        paintTopology(painter, image.rect(), level, look);
    }
    state.counters["boxes"] = static_cast<double>(level.boxes.size());
}

void overview(benchmark::State& state) {
    paintLevel(state, TopologyDepth::overview);
}

void unit(benchmark::State& state) {
    paintLevel(state, TopologyDepth::unit);
}

void layout(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(outcomeOf(static_cast<double>(state.range(0))));
}

BENCHMARK(overview)->Arg(128)->Arg(2048)->Arg(16384)->Unit(benchmark::kMillisecond);
BENCHMARK(unit)->Arg(128)->Arg(2048)->Arg(16384)->Unit(benchmark::kMillisecond);
BENCHMARK(layout)->Arg(128)->Arg(2048)->Arg(16384)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
