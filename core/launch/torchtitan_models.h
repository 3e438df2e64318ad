// Models that torchtitan ships under a name and a flavour.
#pragma once

#include <array>
#include <string_view>

namespace rackwright {

struct TorchtitanModel {
    std::string_view preset; ///< catalogue id
    std::string_view name;
    std::string_view flavor;
};

/// From the flavour tables of pytorch/torchtitan/torchtitan/models (llama3, llama4, deepseek_v3, qwen3).
inline constexpr std::array<TorchtitanModel, 9> kTorchtitanModels = {{{"llama-3.1-8b", "llama3", "8B"},
                                                                      {"llama-3.1-70b", "llama3", "70B"},
                                                                      {"llama-3.1-405b", "llama3", "405B"},
                                                                      {"llama-3-8b", "llama3", "8B"},
                                                                      {"llama-3-70b", "llama3", "70B"},
                                                                      {"deepseek-v3", "deepseek_v3", "671B"},
                                                                      {"qwen3-8b", "qwen3", "8B"},
                                                                      {"qwen3-14b", "qwen3", "14B"},
                                                                      {"qwen3-32b", "qwen3", "32B"}}};

} // namespace rackwright
