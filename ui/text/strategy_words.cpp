// Sentences for the reasons why a strategy is refused.
#include "ui/text/error_words.h"

#include <QtGlobal>

namespace rackwright::text {

namespace {

constexpr ErrorWords kStrategyErrors[] = {
    {"strategy.accelerators",
     QT_TRANSLATE_NOOP("errors",
                       "TP × PP × CP × DP is {product}, but there are {accelerators} accelerators.")},
};

} // namespace

std::span<const ErrorWords> strategyErrorWords() {
    return kStrategyErrors;
}

} // namespace rackwright::text
