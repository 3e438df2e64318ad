#include "core/launch/launch_shape.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr std::int64_t kGpt2Vocabulary = 50257; // GPT2BPETokenizer, the scripts' usual one
constexpr std::int64_t kMostLayers = 10000;
constexpr std::int64_t kMostWidth = 1 << 22;

std::int64_t within(const Whole& value, std::int64_t fallback, std::int64_t most) {
    return std::clamp<std::int64_t>(value.value_or(fallback), 0, most);
}

/// Layers without experts that come first, and layers with experts, from "N" or "([0]*3+[1]*58)".
void setMoeLayers(const std::string& frequency, std::int64_t layers, Experts& moe) {
    moe.moeLayers = layers;
    if (const Whole every = launchNumber(frequency)) {
        moe.moeLayers = layers / *every;
        return;
    }
    std::int64_t dense = 0;
    std::int64_t experts = 0;
    bool leading = true;
    for (std::size_t at = frequency.find('['); at != std::string::npos; at = frequency.find('[', at + 1)) {
        if (at + 2 >= frequency.size() || frequency[at + 2] != ']') return;
        std::size_t end = at + 3;
        std::int64_t count = 1;
        if (end < frequency.size() && frequency[end] == '*') {
            const std::size_t start = ++end;
            while (end < frequency.size() && frequency[end] >= '0' && frequency[end] <= '9')
                ++end;
            count = launchNumber(std::string_view(frequency).substr(start, end - start)).value_or(0);
        }
        const bool isMoe = frequency[at + 1] == '1';
        if (!isMoe && frequency[at + 1] != '0') return;
        leading = leading && !isMoe;
        if (leading) dense += std::min(count, layers);
        if (isMoe) experts += std::min(count, layers);
    }
    if (experts == 0) return;
    moe.firstDenseLayers = std::min(dense, layers);
    moe.moeLayers = std::min(experts, layers);
}

void setExperts(const LaunchFacts& f, ModelShape& m) {
    if (!f.experts) return;
    m.moe.experts = within(f.experts, 0, 1 << 16);
    m.moe.topK = std::min(within(f.topK, 2, 1 << 16), m.moe.experts);
    m.moe.expertFfn = within(f.expertFfn, m.ffn, kMostWidth);
    m.moe.sharedFfn = within(f.sharedFfn, 0, kMostWidth);
    m.moe.sharedGate = f.sharedGate;
    m.moe.routerCorrection = f.expertBias;
    setMoeLayers(f.moeFrequency, m.layers, m.moe);
}

void setAttention(const LaunchFacts& f, ModelShape& m) {
    m.heads = within(f.heads, 1, kMostWidth);
    m.kvHeads = f.groupedQueries || f.groups ? within(f.groups, 1, m.heads) : m.heads;
    m.headDim = within(f.headDim, m.hidden / std::max<std::int64_t>(1, m.heads), kMostWidth);
    if (f.qkNorm) m.qkNorm = QkNorm::perHead;
    if (!f.latent) return;
    m.attention = Attention::latent;
    m.latent.queryRank = within(f.queryRank, 0, kMostWidth);
    m.latent.kvRank = within(f.kvRank, 32, kMostWidth);
    m.latent.nopeHeadDim = within(f.nopeHeadDim, 128, kMostWidth);
    m.latent.ropeHeadDim = within(f.ropeHeadDim, 64, kMostWidth);
    m.latent.valueHeadDim = within(f.valueHeadDim, 128, kMostWidth);
}

} // namespace

ModelShape launchShape(const LaunchFacts& f, std::vector<std::string>& assumed) {
    ModelShape m;
    m.layers = within(f.layers, 1, kMostLayers);
    m.hidden = within(f.hidden, 1, kMostWidth);
    m.gatedMlp = f.gated;
    // arguments.py: 4·h, or two thirds of it in multiples of 64 when the MLP is gated.
    const std::int64_t width =
        f.gated ? static_cast<std::int64_t>(static_cast<double>(4 * m.hidden) * 2 / 3 / 64) * 64
                : 4 * m.hidden;
    m.ffn = within(f.ffn, width, 16 * kMostWidth);
    setAttention(f, m);
    setExperts(f, m);
    m.vocabulary = within(f.vocabulary, kGpt2Vocabulary, 1 << 24);
    if (!f.vocabulary) assumed.emplace_back("vocab_size");
    if (!f.ffn) assumed.emplace_back("ffn_hidden_size");
    m.tiedEmbeddings = !f.untied;
    m.norm = f.rms ? Norm::rms : Norm::layer;
    m.qkvBias = !f.noBias || f.qkvBias;
    m.outputBias = m.mlpBias = !f.noBias;
    m.positions = f.positionKind == "learned_absolute" ? Positions::learned
                  : f.positionKind == "none"           ? Positions::none
                                                       : Positions::rotary;
    if (m.positions == Positions::learned) m.learnedPositions = within(f.positions, 0, 1 << 24);
    m.mtpModules = within(f.mtp, 0, 16);
    return m;
}

} // namespace rackwright
