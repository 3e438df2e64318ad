#include "core/files/stack_reader.h"

#include "core/files/catalog_merge.h"

#include <array>

namespace rackwright {

namespace {

constexpr std::array<std::pair<std::string_view, RecomputeDefault>, 3> kRecompute{
    {{"none", RecomputeDefault::none},
     {"selective", RecomputeDefault::selective},
     {"full", RecomputeDefault::full}}};

struct SpeedNumber {
    const char* key;
    double SpeedProfile::*number;
    double high;
    double scale; ///< unit of the file in the unit of the profile
};

constexpr std::array<SpeedNumber, 11> kNumbers{{{"kernel_share", &SpeedProfile::kernelShare, 1.5, 1},
                                                {"fusion", &SpeedProfile::fusion, 10, 1},
                                                {"host_launch_ms", &SpeedProfile::hostLaunch, 100, 1e-3},
                                                {"router_sync_ms", &SpeedProfile::routerSync, 100, 1e-3},
                                                {"data_overlap", &SpeedProfile::dataOverlap, 100, 1},
                                                {"tensor_overlap", &SpeedProfile::tensorOverlap, 100, 1},
                                                {"network", &SpeedProfile::network, 2, 1},
                                                {"pipeline_rate", &SpeedProfile::pipelineRate, 2, 1},
                                                {"gradient_bytes", &SpeedProfile::gradientBytes, 8, 1},
                                                {"band_low", &SpeedProfile::bandLow, 1, 1},
                                                {"band_high", &SpeedProfile::bandHigh, 10, 1}}};

struct SpeedFlag {
    const char* key;
    bool SpeedProfile::*flag;
};

constexpr std::array<SpeedFlag, 5> kFlags{{{"overlaps_data", &SpeedProfile::overlapsData},
                                           {"sequence_parallel", &SpeedProfile::sequenceParallel},
                                           {"classic_attention", &SpeedProfile::classicAttention},
                                           {"older_flash", &SpeedProfile::olderFlash},
                                           {"selective_replays_half", &SpeedProfile::selectiveReplaysHalf}}};

void readProfile(const JsonFields& fields, SpeedProfile& profile) {
    for (const SpeedNumber& row : kNumbers) {
        double value = profile.*row.number / row.scale;
        fields.number(row.key, value, {0, row.high});
        profile.*row.number = value * row.scale;
    }
    for (const SpeedFlag& row : kFlags)
        fields.flag(row.key, profile.*row.flag);
    fields.choice<RecomputeDefault>("recompute", kRecompute, profile.recompute);
}

void readOrigin(const JsonFields& fields, Provenance& from) {
    fields.text("source", from.source);
    fields.text("date", from.date);
    fields.text("fitted_on", from.note);
    fields.choice<Confidence>("confidence", confidenceNames(), from.confidence);
}

} // namespace

void readSpeedProfiles(const JsonFields& file, std::vector<SoftwareStack>& stacks) {
    mergeById(file, "stacks", false, stacks, [](const JsonFields& fields, SoftwareStack& stack, bool) {
        fields.require("name");
        fields.text("name", stack.name);
        readProfile(fields, stack.speed);
        readOrigin(fields, stack.from);
    });
}

} // namespace rackwright
