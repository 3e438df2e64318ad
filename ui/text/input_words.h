// Labels and tooltips of the inputs, keyed by the identifiers of core/inputs.
#pragma once

#include <span>
#include <string_view>

namespace rackwright::text {

struct InputWords {
    std::string_view id;
    const char* label;   ///< source text, context "inputs"
    const char* tooltip; ///< source text, context "inputs"
};

std::span<const InputWords> inputWords();

} // namespace rackwright::text
