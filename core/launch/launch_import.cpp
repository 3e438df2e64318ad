#include "core/launch/launch_import.h"

#include "core/launch/launch_facts.h"
#include "core/launch/launch_shape.h"
#include "core/launch/torchtitan_models.h"

#include <algorithm>
#include <charconv>

namespace rackwright {

namespace {

constexpr std::int64_t kMostNumber = std::int64_t{1} << 40;
constexpr std::size_t kMostUnread = 200;
constexpr std::int64_t kMostDegree = 1 << 20;

bool endsWith(const std::string& name, std::string_view ending) {
    return name.size() >= ending.size() && name.ends_with(ending);
}

Result<void> readFile(const LaunchFile& file, LaunchFacts& facts) {
    if (file.bytes.size() > kLaunchFileLimit)
        return fail("launch.too_large", file.name,
                    {argument("limit", ArgumentKind::bytes, static_cast<double>(kLaunchFileLimit))});
    const std::size_t first = file.bytes.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (endsWith(file.name, ".toml")) return readTorchtitanToml(file, facts);
    if (endsWith(file.name, ".json") || (first != std::string::npos && file.bytes[first] == '{'))
        return readDeepspeedJson(file, facts);
    readMegatronWords(launchWords(file.bytes, facts), facts);
    return {};
}

int degree(const Whole& value) {
    return static_cast<int>(std::min(value.value_or(1), kMostDegree));
}

void setSplit(const LaunchFacts& f, const ModelShape& model, Strategy& s) {
    s.tp = degree(f.tp);
    s.pp = degree(f.pp);
    s.cp = degree(f.cp);
    s.ep = degree(f.ep);
    // Without a word of its own, tensor parallel inside an expert follows the rest.
    s.etp = f.etp ? degree(f.etp) : s.tp;
    s.vpp = degree(f.vpp);
    if (!f.vpp && f.layersPerChunk && s.pp > 1 && model.layers > 0) {
        const std::int64_t perStage = (model.layers + s.pp - 1) / s.pp;
        s.vpp = static_cast<int>(std::clamp<std::int64_t>(perStage / *f.layersPerChunk, 1, kMostDegree));
    }
    s.schedule = f.gpipe                 ? Schedule::gpipe
                 : s.vpp > 1 && s.pp > 1 ? Schedule::interleaved
                                         : Schedule::oneForwardOneBackward;
    s.sequenceParallel = f.sequenceParallel || !f.titanName.empty();
    s.contextKind = f.contextKind.value_or(ContextKind::ring);
    s.sharding = f.sharding.value_or(Sharding::none);
    s.offload = f.offload;
    s.recompute = f.recompute.value_or(Recompute::none);
    if (s.recompute == Recompute::selective) s.selectiveModules = f.modules;
    if (s.recompute == Recompute::full && f.blockMethod)
        s.recomputedLayers = static_cast<int>(std::min(f.recomputedLayers.value_or(0), kMostDegree));
}

/// Replicas from the launcher's world, from stated degrees, or from the batch arithmetic of DeepSpeed.
bool setReplicas(const LaunchFacts& f, Strategy& s) {
    const std::int64_t each = std::int64_t{s.tp} * s.pp * s.cp;
    std::int64_t replicas = 0;
    if (f.perServer && f.servers && each > 0) replicas = *f.perServer * *f.servers / each;
    if (f.shardDegree) replicas = *f.shardDegree * f.replicas.value_or(1);
    if (replicas == 0 && f.globalBatch && f.accumulation && f.microBatch)
        replicas = *f.globalBatch / std::max<std::int64_t>(1, *f.accumulation * *f.microBatch);
    if (replicas <= 0 || replicas > kMostDegree) return false;
    s.dp = static_cast<int>(replicas);
    if (s.sharding == Sharding::hsdp && f.shardDegree) s.shardGroup = degree(f.shardDegree);
    if (f.shardGroup) {
        s.sharding = Sharding::hsdp;
        s.shardGroup = degree(f.shardGroup);
    }
    return true;
}

Precision precisionOf(const LaunchFacts& f) {
    if (!f.fp8) return f.precision.value_or(Precision::bf16);
    if (f.fp8Recipe == "mxfp8") return Precision::mxfp8;
    return f.fp8Recipe == "blockwise" ? Precision::fp8Rowwise : Precision::fp8;
}

void setRecipe(const LaunchFacts& f, LaunchJob& job) {
    job.recipe.precision = precisionOf(f);
    job.recipe.optimizer = f.optimizer.value_or(OptimizerKind::adam);
    if (f.precisionAware) job.recipe.weights = WeightsRecipe::precisionAware;
    if (f.fusedLoss) job.recipe.loss = LossKernel::fused;
}

void setModel(const LaunchFacts& f, const Catalog& catalog, LaunchImport& out) {
    for (const TorchtitanModel& known : kTorchtitanModels) {
        if (known.name != f.titanName || known.flavor != f.titanFlavor) continue;
        if (const ModelPreset* preset = catalog.model(std::string(known.preset))) {
            out.job.preset = preset->id;
            out.job.model = preset->shape;
            out.hasModel = true;
            return;
        }
    }
    if (!f.layers || !f.hidden || !f.heads) return;
    out.job.model = launchShape(f, out.assumed);
    out.hasModel = true;
}

} // namespace

void LaunchFacts::addUnread(const std::string& name) {
    if (unread.size() >= kMostUnread) return;
    if (std::find(unread.begin(), unread.end(), name) == unread.end()) unread.push_back(name);
}

Whole launchNumber(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value >= 1 && value <= kMostNumber ? Whole(value) : std::nullopt;
}

Result<LaunchImport> importLaunch(std::span<const LaunchFile> files, const Catalog& catalog) {
    if (files.size() > kLaunchFiles)
        return fail("launch.too_many_files", {},
                    {argument("limit", ArgumentKind::count, static_cast<double>(kLaunchFiles))});
    LaunchFacts facts;
    for (const LaunchFile& file : files)
        if (Result<void> read = readFile(file, facts); !read) return tl::unexpected<Error>(read.error());
    if (facts.understood == 0)
        return fail("launch.nothing_known", files.empty() ? std::string() : files.front().name);
    LaunchImport out;
    out.unread = facts.unread;
    setModel(facts, catalog, out);
    LaunchJob& job = out.job;
    setSplit(facts, job.model, job.strategy);
    out.hasWorld = setReplicas(facts, job.strategy);
    const Whole microBatch =
        job.strategy.pp > 1 && facts.pipelineMicroBatch ? facts.pipelineMicroBatch : facts.microBatch;
    job.strategy.microBatch = degree(microBatch);
    job.sequence = static_cast<double>(facts.sequence.value_or(facts.positions.value_or(4096)));
    job.globalBatch = facts.globalBatch.value_or(std::int64_t{job.strategy.dp} * job.strategy.microBatch *
                                                 facts.accumulation.value_or(1));
    if (facts.steps)
        job.tokens = static_cast<double>(*facts.steps) * static_cast<double>(job.globalBatch) * job.sequence;
    job.perServer = facts.perServer ? degree(facts.perServer) : 8;
    setRecipe(facts, job);
    return out;
}

} // namespace rackwright
