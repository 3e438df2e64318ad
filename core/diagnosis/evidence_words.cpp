// Words of error messages and of people's descriptions, English and Chinese, and what they point to.
#include "core/diagnosis/evidence.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace rackwright {

namespace {

struct Clue {
    std::string_view words; ///< lower case; all parts between '&' must occur
    Cause cause;
    double weight;
};

using enum Cause;

constexpr Clue kClues[] = {
    {"not divisible", invalidParallelism, 5},
    {"not integral", invalidParallelism, 5},
    {"divisible by", invalidParallelism, 4},
    {"must divide", invalidParallelism, 4},
    {"不能整除", invalidParallelism, 5},
    {"world size", invalidParallelism, 2},
    {"number of heads", invalidParallelism, 3},
    {"head&%", invalidParallelism, 4},
    {"expert&%", invalidParallelism, 3},
    {"gbs&%", invalidParallelism, 4},
    {"microbatch group", invalidParallelism, 5},
    {"micro-batch group", invalidParallelism, 5},
    {"size mismatch", invalidParallelism, 3.5},
    {"shape mismatch", invalidParallelism, 3},
    {"conversion error", invalidParallelism, 2},
    {"expected (&got (", invalidParallelism, 4},
    {"truncate", invalidParallelism, 2},
    {"rejected", invalidParallelism, 1.5},
    {"out of memory", outOfMemory, 5},
    {"outofmemory", outOfMemory, 5},
    {"oom", outOfMemory, 4.5},
    {"显存不足", outOfMemory, 5},
    {"爆显存", outOfMemory, 5},
    {"cublas_status_alloc_failed", outOfMemory, 4},
    {"does it fit", outOfMemory, 3},
    {"how many gpus", outOfMemory, 3},
    {"gb/rank", outOfMemory, 2.5},
    {"memory&stage", outOfMemory, 3},
    {"% memory", outOfMemory, 3},
    {"throttl", thermalOrPower, 4.5},
    {"overheat", thermalOrPower, 4},
    {"temperature", thermalOrPower, 3},
    {"power cap", thermalOrPower, 4},
    {"clock", thermalOrPower, 1.5},
    {"降频", thermalOrPower, 4.5},
    {"过热", thermalOrPower, 4},
    {"afternoon", thermalOrPower, 1.5},
    {"hang", hang, 4},
    {"hung", hang, 4},
    {"stuck", hang, 3.5},
    {"deadlock", hang, 4},
    {"watchdog", hang, 3.5},
    {"timeout", hang, 3},
    {"timed out", hang, 3},
    {"no progress", hang, 3.5},
    {"卡住", hang, 4},
    {"卡死", hang, 4},
    {"超时", hang, 3},
    {"dataloader", dataloader, 4},
    {"data loader", dataloader, 4},
    {"data loading", dataloader, 4},
    {"num_workers", dataloader, 3.5},
    {"prefetch", dataloader, 2},
    {"tokeniz", dataloader, 2},
    {"synthetic data", dataloader, 3},
    {"cpu&100", dataloader, 2},
    {"数据加载", dataloader, 4},
    {"读取数据", dataloader, 3.5},
    {"nfs", dataloader, 1.5},
    {"checkpoint&every", checkpointIo, 3},
    {"saving", checkpointIo, 3},
    {"saw-tooth", checkpointIo, 3},
    {"save checkpoint", checkpointIo, 3.5},
    {"periodic", checkpointIo, 1.5},
    {"保存检查点", checkpointIo, 4},
    {"one rank", straggler, 3.5},
    {"one node", straggler, 1},
    {"slow node", straggler, 4},
    {"single node slower", straggler, 3.5},
    {"slowest", straggler, 3},
    {"straggler", straggler, 5},
    {"慢节点", straggler, 5},
    {"heterogeneous", straggler, 1.5},
    {"pfc", congestion, 4.5},
    {"ecn", congestion, 3},
    {"cnp", congestion, 3.5},
    {"congest", congestion, 4.5},
    {"pause frame", congestion, 4},
    {"out-of-order", congestion, 3},
    {"retransmi", congestion, 3},
    {"拥塞", congestion, 4.5},
    {"all-to-all", expertAllToAll, 4},
    {"alltoall", expertAllToAll, 4},
    {"expert&imbalance", expertAllToAll, 3.5},
    {"expert re-placement", expertAllToAll, 4},
    {"hot expert", expertAllToAll, 4},
    {"routing", expertAllToAll, 2.5},
    {"bubble", pipelineBubble, 4.5},
    {"气泡", pipelineBubble, 4.5},
    {"few micro", pipelineBubble, 3},
    {"kernel launch", launchOverhead, 4},
    {"launch", launchOverhead, 1.5},
    {"cuda graph", launchOverhead, 2.5},
    {"small shapes", launchOverhead, 4},
    {"small matri", launchOverhead, 4},
    {"gil", launchOverhead, 1.5},
    {"undefined symbol", softwareVersion, 5},
    {"version", softwareVersion, 3},
    {"not supported", softwareVersion, 2.5},
    {"unsupported", softwareVersion, 2.5},
    {"no kernel image", softwareVersion, 5},
    {"upgrade", softwareVersion, 2},
    {"upgrading", softwareVersion, 2.5},
    {"importerror", softwareVersion, 4},
    {"no effect", softwareVersion, 2},
    {"changed nothing", softwareVersion, 1},
    {"版本", softwareVersion, 3},
    {"mfu&above", wrongMeasurement, 3},
    {"too good", wrongMeasurement, 3.5},
    {"faster than peak", wrongMeasurement, 5},
    {"peak&exceed", wrongMeasurement, 3},
    {"inconsistent&number", wrongMeasurement, 3},
    {"6nd", wrongMeasurement, 1.5},
    {"s/it", dataParallelNetwork, 0.5},
    {"ethernet", dataParallelNetwork, 2},
    {"socket", dataParallelNetwork, 4},
    {"tcp", dataParallelNetwork, 2.5},
    {"rdma", dataParallelNetwork, 2},
    {"nics", dataParallelNetwork, 3},
    {"two nodes", dataParallelNetwork, 2},
    {"2 nodes", dataParallelNetwork, 2},
    {"multi-node", dataParallelNetwork, 2},
    {"on one node", dataParallelNetwork, 3},
    {"all-gather", dataParallelNetwork, 2},
    {"allgather", dataParallelNetwork, 2},
    {"reduce-scatter", dataParallelNetwork, 2},
    {"slower net", dataParallelNetwork, 2.5},
    {"多机", dataParallelNetwork, 2},
    {"tp&across", tensorParallelNetwork, 4},
    {"tensor parallel&node", tensorParallelNetwork, 3},
    {"dram active", memoryBandwidth, 3.5},
    {"memory-bound", memoryBandwidth, 4},
    {"memory bound", memoryBandwidth, 4},
};

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

bool occurs(std::string_view text, std::string_view words) {
    while (!words.empty()) {
        const std::size_t cut = words.find('&');
        if (text.find(words.substr(0, cut)) == std::string_view::npos) return false;
        words = cut == std::string_view::npos ? std::string_view() : words.substr(cut + 1);
    }
    return true;
}

void weighText(const std::string& text, double factor, Evidence& evidence) {
    const std::string lower = lowered(text);
    std::array<double, kCauses> strongest{};
    std::array<std::string_view, kCauses> quoted{};
    for (const Clue& clue : kClues) {
        if (!occurs(lower, clue.words)) continue;
        const auto cause = static_cast<std::size_t>(clue.cause);
        // A second clue for the same cause says less than the first.
        const double extra =
            std::max(0.0, clue.weight - strongest[cause]) + 0.3 * std::min(clue.weight, strongest[cause]);
        evidence.add(clue.cause, factor * extra);
        if (clue.weight > strongest[cause]) {
            strongest[cause] = clue.weight;
            quoted[cause] = clue.words;
        }
    }
    for (std::size_t cause = 0; cause < kCauses; ++cause) {
        if (quoted[cause].empty()) continue;
        std::string words(quoted[cause]);
        std::ranges::replace(words, '&', ' ');
        evidence.add(static_cast<Cause>(cause), 1e-9,
                     Error{"evidence.words", {}, {argument("words", words)}});
    }
}

} // namespace

void weighWords(const ObservedRun& run, Evidence& evidence) {
    if (!run.errorText.empty()) weighText(run.errorText, 1.0, evidence);
    if (!run.symptom.empty()) weighText(run.symptom, 0.8, evidence);
}

} // namespace rackwright
