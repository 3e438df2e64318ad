// Constants of the step-time model that belong to no accelerator, link or stack. Each with its origin: [P]
// published micro-benchmark, [F] fitted on published runs (tests/validation/fit_speed.cpp), [E] engineering
// estimate.
#pragma once

namespace rackwright {

struct SpeedConstants {
    // Matrix multiplication
    double tileRatio8 = 0.553; ///< τ8/τ16, tile loss of 8-bit kernels against 16-bit ones [F]
    double groupedTile = 1.81; ///< factor on τ for grouped (expert) matmuls [F]
    double grouped8 = 0.744;   ///< rate of 8- and 4-bit grouped matmuls against plain ones [F]
    double rowwise8 = 0.529;   ///< rate of row-wise scaled fp8 against per-tensor scaling [F]
    double fp4Gain = 0.732;    ///< share of the 4-bit peak's advantage that a recipe keeps [F]
    double castFp8 = 0.455;    ///< casting and scaling traffic, share of the operand bytes [F]
    double castMxfp8 = 0.586;  ///< [F]
    double castNvfp4 = 1.45;   ///< [F]
    double fp32Rate = 0.5;     ///< TF32 against the 16-bit peak: an architecture fact of tensor cores

    // Attention
    double flashHalfLength = 279; ///< tokens at which flash attention reaches half its rate [F]
    double flashBackward =
        2.5; ///< backward over forward FLOPs: five matmuls against two (FlashAttention-2, 2307.08691)
    double classicTraffic = 0.473; ///< factor on score-matrix traffic: part of it stays in cache [F]
    double misalignedHead =
        7.77; ///< slowdown of score matmuls when the head dimension is no multiple of 8 [F]

    // Bandwidth-bound work
    double hbmShare = 0.80;   ///< share of the memory rate kernels reach [P]
    double permute = 0.662;   ///< factor on token permutation traffic of experts [F]
    double kernelTail = 3e-6; ///< s lost per kernel boundary [E]

    // Links
    double halfSizeScaleUp = 1.33e7; ///< byte at which a collective reaches half its rate inside a domain [F]
    double halfSizeNic = 2.03e7;     ///< the same between domains [F]
    double nicLossPerDoubling = 0.0707; ///< loss of the between-domain rate per doubling of domains [F]
    double hierarchyOverlap =
        0.3; ///< share of the shorter phase of a two-level collective that stays exposed [E]
    double allToAllScaleUp =
        0.839; ///< share of the scale-up rate all-to-all reaches [F]; DeepEP: 153-160 of 200 GB/s
    double allToAllNic = 0.619;   ///< share of the NIC rate all-to-all reaches [F]; DeepEP: 43-58 of 50 GB/s
    double expertExposed = 0.305; ///< share of expert traffic inside a domain that is not hidden [F]
    double expertExposedFar = 0.516; ///< the same between domains [F]

    // Recipe and step
    double loraOverhead = 1.045;  ///< adapters' own small matmuls [F]
    double selectiveHalf = 0.435; ///< share of forward replayed when every other layer or operator is [F]
    double straggler = 0.00336;   ///< loss per doubling of accelerators above 8 [F]
    double stepOverhead = 10e-3;  ///< s per step outside the schedule [E]
    double hostStepBytes = 28;    ///< byte per parameter that a CPU Adam reads and writes [E]
};

inline constexpr SpeedConstants kSpeedConstants{};

} // namespace rackwright
