// Identifiers of the fixed choices, each list in the order of its enumeration.
#pragma once

#include <array>
#include <string_view>

namespace rackwright::inputs {

using std::string_view;

inline constexpr std::array<string_view, 7> kPrecision{"bf16",  "fp16",  "fp8", "fp8-rowwise",
                                                       "mxfp8", "nvfp4", "fp32"};
inline constexpr std::array<string_view, 3> kGradients{"auto", "fp32", "bf16"};
inline constexpr std::array<string_view, 8> kOptimizer{"adam",      "adam-8bit", "adam-4bit", "muon",
                                                       "adafactor", "sgd",       "galore",    "badam"};
inline constexpr std::array<string_view, 3> kMoments{"auto", "fp32", "bf16"};
inline constexpr std::array<string_view, 3> kAttention{"auto", "flash", "classic"};
inline constexpr std::array<string_view, 4> kLoss{"auto", "plain", "chunked", "fused"};
inline constexpr std::array<string_view, 6> kTask{"pretrain",       "continued", "long-context",
                                                  "full-fine-tune", "lora",      "qlora"};
inline constexpr std::array<string_view, 5> kQuantisation{"none", "nf4", "nf4-double", "gptq", "int8"};
inline constexpr std::array<string_view, 5> kWeights{"auto", "mixed", "fp32-weights", "pure-16bit",
                                                     "precision-aware"};
inline constexpr std::array<string_view, 3> kFabric{"rail-optimised", "fat-tree", "rail-only"};
inline constexpr std::array<string_view, 6> kSharding{"none", "zero1", "zero2", "zero3", "fsdp", "hsdp"};
inline constexpr std::array<string_view, 3> kRecompute{"none", "selective", "full"};
inline constexpr std::array<string_view, 3> kMaturity{"mature", "new", "burn-in"};
inline constexpr std::array<string_view, 3> kSpares{"auto", "cabled", "cold"};
inline constexpr std::array<string_view, 4> kDestination{"cn", "eu", "us", "other"};
inline constexpr std::array<string_view, 3> kCurrency{"usd", "cny", "eur"};
inline constexpr std::array<string_view, 2> kHousing{"colocation", "own-room"};

} // namespace rackwright::inputs
