#include "core/validation/groups.h"

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

std::string precisionClass(Precision precision) {
    switch (precision) {
    case Precision::bf16:
    case Precision::fp16:
        return "16-bit";
    case Precision::fp8:
    case Precision::fp8Rowwise:
    case Precision::mxfp8:
        return "8-bit";
    case Precision::nvfp4:
        return "4-bit";
    case Precision::fp32:
        return "32-bit";
    }
    return "16-bit";
}

std::string viewName(MemoryView view) {
    static constexpr std::array<const char*, 4> kNames = {"allocated", "reserved", "device",
                                                          "claimed-requirement"};
    return kNames[static_cast<std::size_t>(view)];
}

bool startsWithAny(const std::string& id, std::initializer_list<std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view text) { return id.starts_with(text); });
}

/// Nothing that moves the step time was left to a default.
bool isComplete(const RunCase& run) {
    static constexpr std::array<std::string_view, 7> kDecisive = {
        "tp", "pp", "dp", "micro_batch", "global_batch", "recompute", "precision"};
    return std::none_of(kDecisive.begin(), kDecisive.end(),
                        [&](std::string_view field) { return run.assumed(field); });
}

/// Everything that the bytes follow from is in the sheet: lengths, batch, recomputation, number formats.
bool hasStatedRecipe(const RunCase& run) {
    static constexpr std::array<std::string_view, 4> kDecisive = {"seq_len", "micro_batch", "recompute",
                                                                  "precision"};
    const bool open = std::any_of(kDecisive.begin(), kDecisive.end(),
                                  [&](std::string_view field) { return run.assumed(field); });
    const Recipe& recipe = run.job.recipe;
    const bool formats = recipe.frozenBase() || recipe.weights != WeightsRecipe::automatic ||
                         recipe.moments != MomentType::automatic;
    return !open && formats && !run.job.unpackedSamples;
}

void addTargets(const RunCase& run, std::vector<GroupKey>& groups) {
    const std::string& part = run.machine.acceleratorId;
    const bool moe = run.job.model.isMoe();
    if (moe) groups.push_back({GroupKind::target, "moe"});
    if (!moe && startsWithAny(part, {"a100", "a800", "h100", "h200", "h800"}) && isComplete(run))
        groups.push_back({GroupKind::target, "dense-ampere-hopper-complete"});
    if (startsWithAny(part, {"b200", "b300", "gb200", "gb300"}))
        groups.push_back({GroupKind::target, "blackwell"});
    if (startsWithAny(part, {"ascend", "mi", "gaudi", "tpu"}))
        groups.push_back({GroupKind::target, "ascend-amd-gaudi-tpu"});
    if (run.measured.source.starts_with("Korthikanti"))
        groups.push_back({GroupKind::target, "korthikanti-table-5"});
    if (run.measured.source == "vTrain multi-node")
        groups.push_back({GroupKind::target, "vtrain-multi-node"});
}

} // namespace

std::string_view kindName(GroupKind kind) {
    static constexpr std::array<std::string_view, 8> kNames = {"all",       "model", "accelerator", "stack",
                                                               "precision", "view",  "source",      "target"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<GroupKey> timeGroups(const RunCase& run) {
    std::vector<GroupKey> groups = {{GroupKind::all, "all"},
                                    {GroupKind::modelKind, run.job.model.isMoe() ? "moe" : "dense"},
                                    {GroupKind::accelerator, run.machine.acceleratorId},
                                    {GroupKind::stack, run.job.stack.id},
                                    {GroupKind::precision, precisionClass(run.job.recipe.precision)},
                                    {GroupKind::source, run.measured.source}};
    addTargets(run, groups);
    return groups;
}

std::vector<GroupKey> memoryGroups(const RunCase& run) {
    std::vector<GroupKey> groups = {{GroupKind::all, "all"},
                                    {GroupKind::modelKind, run.job.model.isMoe() ? "moe" : "dense"},
                                    {GroupKind::stack, run.job.stack.id},
                                    {GroupKind::view, viewName(run.view)},
                                    {GroupKind::source, run.measured.source}};
    if (hasStatedRecipe(run)) groups.push_back({GroupKind::target, "stated-recipe"});
    return groups;
}

std::string sweepName(const RunCase& run) {
    return run.measured.source + " / " + run.job.model.name + " / " +
           std::to_string(run.strategy.accelerators()) + " x " + run.machine.acceleratorId + " / " +
           precisionClass(run.job.recipe.precision) + " / s" +
           std::to_string(static_cast<std::int64_t>(run.job.sequence)) + " / " + run.job.stack.id;
}

} // namespace rackwright
