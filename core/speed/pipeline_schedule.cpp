#include "core/speed/pipeline_schedule.h"

#include "core/plan/stage_layout.h"

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

struct Task {
    int chunk = 0;
    int microBatch = 0;
    bool backward = false;
};

/// Forward passes of one stage: groups of one micro-batch per stage go through all chunks before the next
/// group.
std::vector<Task> forwardOrder(int stages, int chunks, int microBatches) {
    std::vector<Task> order;
    order.reserve(static_cast<std::size_t>(chunks) * static_cast<std::size_t>(microBatches));
    const int group = chunks > 1 ? stages : microBatches;
    for (int first = 0; first < microBatches; first += group)
        for (int chunk = 0; chunk < chunks; ++chunk)
            for (int i = first; i < std::min(first + group, microBatches); ++i)
                order.push_back({chunk, i, false});
    return order;
}

/// Forward passes before the first backward one.
int warmUp(const Strategy& strategy, int stage, int microBatches) {
    const int all = strategy.vpp * microBatches;
    if (strategy.schedule == Schedule::gpipe && strategy.vpp <= 1) return all;
    const int behind = strategy.pp - stage - 1;
    return std::min(all, strategy.vpp > 1 ? 2 * behind + (strategy.vpp - 1) * strategy.pp : behind);
}

std::vector<Task> orderOf(const Strategy& strategy, int stage, int microBatches) {
    const std::vector<Task> forward = forwardOrder(strategy.pp, strategy.vpp, microBatches);
    std::vector<Task> backward = forward;
    for (Task& task : backward) {
        task.chunk = strategy.vpp - 1 - task.chunk;
        task.backward = true;
    }
    const auto ahead = static_cast<std::size_t>(warmUp(strategy, stage, microBatches));
    std::vector<Task> order(forward.begin(), forward.begin() + static_cast<std::ptrdiff_t>(ahead));
    order.reserve(2 * forward.size());
    for (std::size_t i = ahead; i < forward.size(); ++i) {
        order.push_back(forward[i]);
        order.push_back(backward[i - ahead]);
    }
    order.insert(order.end(), backward.end() - static_cast<std::ptrdiff_t>(ahead), backward.end());
    return order;
}

class Simulation {
public:
    Simulation(const Strategy& strategy, int microBatches, const StageSeconds& seconds)
        : m_strategy(strategy), m_microBatches(microBatches), m_seconds(seconds) {
        const std::size_t tasks = static_cast<std::size_t>(strategy.pp) *
                                  static_cast<std::size_t>(strategy.vpp) *
                                  static_cast<std::size_t>(microBatches);
        m_ends[0].assign(tasks, -1);
        m_ends[1].assign(tasks, -1);
    }

    /// Lets every stage run as far as it can, again and again until nothing moves.
    std::vector<std::vector<ScheduleBlock>> run() {
        const auto stages = static_cast<std::size_t>(m_strategy.pp);
        std::vector<std::vector<Task>> orders;
        for (int stage = 0; stage < m_strategy.pp; ++stage)
            orders.push_back(orderOf(m_strategy, stage, m_microBatches));
        std::vector<std::vector<ScheduleBlock>> blocks(stages);
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t stage = 0; stage < stages; ++stage) {
                while (blocks[stage].size() < orders[stage].size() &&
                       place(static_cast<int>(stage), orders[stage][blocks[stage].size()], blocks[stage]))
                    moved = true;
            }
        }
        return blocks;
    }

private:
    double& end(bool backward, int depth, int microBatch) {
        return m_ends[backward ? 1 : 0]
                     [static_cast<std::size_t>(depth) * static_cast<std::size_t>(m_microBatches) +
                      static_cast<std::size_t>(microBatch)];
    }

    /// False while something that the task needs has not ended.
    bool place(int stage, const Task& task, std::vector<ScheduleBlock>& blocks) {
        const int depth = task.chunk * m_strategy.pp + stage; // place in the chain of all layers
        const int deepest = m_strategy.pp * m_strategy.vpp - 1;
        double ready = 0;
        if (!task.backward && depth > 0) ready = end(false, depth - 1, task.microBatch);
        if (task.backward)
            ready =
                depth < deepest ? end(true, depth + 1, task.microBatch) : end(false, depth, task.microBatch);
        if (ready < 0) return false;
        const double free = blocks.empty() ? 0 : blocks.back().end;
        const auto which = static_cast<std::size_t>(stage);
        const double whole = task.backward ? m_seconds.backward[which] : m_seconds.forward[which];
        const double start = std::max(ready, free);
        const double finish = start + whole / m_strategy.vpp;
        blocks.push_back({stage, task.chunk, task.microBatch, task.backward, start, finish});
        end(task.backward, depth, task.microBatch) = finish;
        return true;
    }

    Strategy m_strategy;
    int m_microBatches;
    const StageSeconds& m_seconds;
    std::array<std::vector<double>, 2> m_ends; ///< forward, backward; by depth and micro-batch, −1: not yet
};

int simulated(const Strategy& strategy, int microBatches, std::size_t mostBlocks) {
    const std::size_t perMicroBatch =
        2 * static_cast<std::size_t>(strategy.pp) * static_cast<std::size_t>(strategy.vpp);
    const int most = std::max(strategy.pp, static_cast<int>(mostBlocks / perMicroBatch));
    return std::min(microBatches, most);
}

} // namespace

PipelineSchedule simulateSchedule(const Strategy& strategy, int microBatches, const StageSeconds& seconds,
                                  std::size_t mostBlocks) {
    PipelineSchedule schedule;
    const auto stages = static_cast<std::size_t>(std::max(0, strategy.pp));
    const bool complete = seconds.forward.size() == stages && seconds.backward.size() == stages;
    if (microBatches < 1 || strategy.pp < 1 || strategy.vpp < 1 || !complete) return schedule;
    schedule.stages = strategy.pp;
    schedule.chunks = strategy.vpp;
    schedule.allMicroBatches = microBatches;
    schedule.microBatches = simulated(strategy, microBatches, mostBlocks);
    schedule.idealIdle = (strategy.pp - 1.0) / (static_cast<double>(strategy.vpp) * microBatches);
    double busiest = 0;
    for (const auto& row : Simulation(strategy, schedule.microBatches, seconds).run()) {
        double busy = 0;
        for (const ScheduleBlock& block : row) {
            busy += block.end - block.start;
            schedule.total = std::max(schedule.total, block.end);
        }
        busiest = std::max(busiest, busy);
        schedule.blocks.insert(schedule.blocks.end(), row.begin(), row.end());
    }
    if (schedule.total > 0) schedule.idleShare = 1 - busiest / schedule.total;
    return schedule;
}

StageSeconds stageSeconds(const StepTime& step, const Strategy& strategy, int microBatches,
                          std::int64_t layers, bool frozenBase) {
    StageSeconds seconds;
    if (microBatches < 1 || strategy.pp < 1 || layers < 1) return seconds;
    constexpr std::array kOfLayers = {
        TimePart::matmul,          TimePart::attention,      TimePart::elementwise,
        TimePart::recompute,       TimePart::host,           TimePart::tensorParallel,
        TimePart::contextParallel, TimePart::expertParallel, TimePart::shardGather};
    double average = 0; // s of an average stage in one step
    for (const TimePart part : kOfLayers)
        average += step.part(part);
    const double perLayer = average * strategy.pp / (double(microBatches) * double(layers));
    const double head = step.part(TimePart::logits) * strategy.pp / microBatches;
    const double replay = average > 0 ? step.part(TimePart::recompute) / average : 0;
    const double forwardShare = (1 - replay) / (frozenBase ? 2.0 : 3.0);
    const StageLayout layout = stageLayout(layers, strategy.pp, strategy.vpp);
    for (int stage = 0; stage < strategy.pp; ++stage) {
        const double inLayers = perLayer * static_cast<double>(layout.layersOf(stage));
        const double onHead = stage == strategy.pp - 1 ? head : 0;
        const double forward = inLayers * forwardShare + onHead / (frozenBase ? 2.0 : 3.0);
        seconds.forward.push_back(forward);
        seconds.backward.push_back(inLayers + onHead - forward);
    }
    return seconds;
}

} // namespace rackwright
