// Folk rules about accelerators and servers.
#include "core/advice/folk_context.h"
#include "core/units/quantity.h"

#include <array>

namespace rackwright::advice {

namespace {

constexpr double kBillion = 1e9;
constexpr double kAirRackKw = 30;

/// Figures by model size: below 1B, to 10B, to 100B, above.
double bySize(double parameters, std::array<double, 4> figures) {
    if (parameters < kBillion) return figures[0];
    if (parameters < 10 * kBillion) return figures[1];
    return parameters < 100 * kBillion ? figures[2] : figures[3];
}

double bf16Of(const FolkContext& context, const char* id) {
    const Accelerator* accelerator = context.catalog.hardware.accelerator(id);
    return accelerator != nullptr ? accelerator->bf16Tflops.valueOr(0) * 1e12 : 0;
}

Argument need(const FolkContext& context) {
    return argument("need_gb", ArgumentKind::count, context.leastBytes() / kGB);
}

/// c02: a single card needs 80 GB below 100B.
FolkResult eightyGb(const FolkContext& context) {
    return {context.leastBytes() < 80 * kGB ? FolkVerdict::wrong : FolkVerdict::holds,
            {need(context), argument("parameters", ArgumentKind::parameters, context.parameters())},
            context.parameters() < 100 * kBillion};
}

/// c05: FP8 and sparsity raise efficiency a lot.
FolkResult fp8AndSparsity(const FolkContext& context) {
    const Machine& machine = context.outcome.machine;
    const double ratio = machine.peak16 > 0 ? machine.peak8 / machine.peak16 : 0;
    const double matmul = context.timeShare(TimePart::matmul);
    // Only matrix multiplications run faster, so the saved time is bounded (Amdahl).
    const double gain = ratio > 1 ? matmul - matmul / ratio : 0;
    return {ratio > 1 ? FolkVerdict::holdsIf : FolkVerdict::wrong,
            {argument("ratio", ArgumentKind::number, ratio), argument("matmul", ArgumentKind::ratio, matmul),
             argument("gain", ArgumentKind::ratio, gain)}};
}

/// c19: Chinese accelerators are near parity alone and behind across nodes.
FolkResult chineseAccelerators(const FolkContext& context) {
    const bool other = context.accelerator != nullptr && context.accelerator->software != "cuda" &&
                       context.accelerator->software != "rocm";
    return {FolkVerdict::holdsIf,
            {argument("peak", ArgumentKind::flopsRate, context.outcome.machine.peak16),
             argument("mfu", ArgumentKind::ratio, context.outcome.time.mfu),
             argument("network", ArgumentKind::ratio, context.networkShare()),
             argument("stack", context.outcome.stackName)},
            other};
}

/// c27: 16, 32–40, 80, 160 GB a card by size.
FolkResult memoryBySize(const FolkContext& context) {
    const double claim = bySize(context.parameters(), {16, 40, 80, 160}) * kGB;
    const double required = context.leastBytes();
    const bool near = required <= claim && required > claim / 2;
    return {near ? FolkVerdict::holds : FolkVerdict::wrong,
            {argument("claim_gb", ArgumentKind::count, claim / kGB), need(context)}};
}

/// c28: keep 20 to 30 % of the memory free.
FolkResult keepFree(const FolkContext& context) {
    const MemoryOutcome& memory = context.outcome.memory;
    const double free = memory.capacity > 0 ? 1 - context.requiredBytes() / memory.capacity : 0;
    return {memory.bandShare >= 0.2 ? FolkVerdict::holds : FolkVerdict::holdsIf,
            {argument("band", ArgumentKind::ratio, memory.bandShare),
             argument("free", ArgumentKind::ratio, free)}};
}

/// c29: the MI250X has 128 GB.
FolkResult mi250x(const FolkContext& context) {
    const Accelerator* accelerator = context.catalog.hardware.accelerator("mi250x");
    const double memory = accelerator != nullptr ? accelerator->memoryGB.valueOr(64) : 64;
    return {memory >= 128 ? FolkVerdict::holds : FolkVerdict::wrong,
            {argument("memory_gb", ArgumentKind::count, memory)}};
}

/// c30: 100, 300, 1,000 TFLOPS by size.
FolkResult rateBySize(const FolkContext& context) {
    const double claim = bySize(context.parameters(), {100, 100, 300, 1000}) * 1e12;
    const double have = context.outcome.machine.peak16;
    const bool runs = context.outcome.verdict == Verdict::feasible;
    const FolkVerdict verdict = have >= claim ? FolkVerdict::holds
                                : runs        ? FolkVerdict::wrong
                                              : FolkVerdict::holdsIf;
    return {
        verdict,
        {argument("claim", ArgumentKind::flopsRate, claim), argument("have", ArgumentKind::flopsRate, have)}};
}

/// c31: H100 3351, A100 624, MI250X 4800 TFLOPS.
FolkResult wrongPeaks(const FolkContext& context) {
    return {FolkVerdict::wrong,
            {argument("h100", ArgumentKind::flopsRate, bf16Of(context, "h100-sxm")),
             argument("a100", ArgumentKind::flopsRate, bf16Of(context, "a100-sxm4-80")),
             argument("mi250x", ArgumentKind::flopsRate, 2 * bf16Of(context, "mi250x"))}};
}

/// c32: FP32 for small precise work, FP16 or BF16 for training, INT8 for inference.
FolkResult precisions(const FolkContext& context) {
    return {context.outcome.machine.peak8 > 0 ? FolkVerdict::holdsIf : FolkVerdict::holds,
            {argument("peak16", ArgumentKind::flopsRate, context.outcome.machine.peak16),
             argument("peak8", ArgumentKind::flopsRate, context.outcome.machine.peak8)}};
}

/// c33: cooling and 400 W a card.
FolkResult coolingAndPower(const FolkContext& context) {
    const PowerOutcome& power = context.outcome.cluster.power;
    const double board = context.accelerator != nullptr ? context.accelerator->boardWatts.valueOr(0) : 0;
    return {power.rackKw > kAirRackKw ? FolkVerdict::holds : FolkVerdict::holdsIf,
            {argument("board", ArgumentKind::watts, board),
             argument("rack", ArgumentKind::watts, power.rackKw * 1000),
             argument("cooling", power.coolingClass, ArgumentKind::choice)}};
}

/// c34: the server must fit: slots, power supplies, fast storage.
FolkResult serverFit(const FolkContext& context) {
    const double nameplate = context.server != nullptr ? context.server->nameplateKw.valueOr(0) : 0;
    return {FolkVerdict::holds,
            {argument("nameplate", ArgumentKind::watts, nameplate * 1000),
             argument("server", context.outcome.serverName)}};
}

/// c35: frameworks run better on NVIDIA; Apex.
FolkResult frameworks(const FolkContext& context) {
    return {FolkVerdict::holdsIf,
            {argument("stack", context.outcome.stackName),
             argument("accelerator", context.outcome.acceleratorName)}};
}

/// c36: operating system, driver and card versions must match.
FolkResult versions(const FolkContext& context) {
    return {FolkVerdict::holds, {argument("stack", context.outcome.stackName)}};
}

} // namespace

std::span<const FolkRule> folkHardwareRules() {
    constexpr FolkOrigin a = FolkOrigin::multiNodeGuide;
    constexpr FolkOrigin b = FolkOrigin::cardSelectionGuide;
    static constexpr auto rules = std::to_array<FolkRule>({{"c02", a, eightyGb},
                                                           {"c05", a, fp8AndSparsity},
                                                           {"c19", a, chineseAccelerators},
                                                           {"c27", b, memoryBySize},
                                                           {"c28", b, keepFree},
                                                           {"c29", b, mi250x},
                                                           {"c30", b, rateBySize},
                                                           {"c31", b, wrongPeaks},
                                                           {"c32", b, precisions},
                                                           {"c33", b, coolingAndPower},
                                                           {"c34", b, serverFit},
                                                           {"c35", b, frameworks},
                                                           {"c36", b, versions}});
    return rules;
}

} // namespace rackwright::advice
