// Names of the ways and parts of cost in reports.
#pragma once

#include "core/cost/decision_outcome.h"
#include "ui/report/report_words.h"

namespace rackwright {

class MoneyWords {
public:
    static QString way(const WayCost& way);     ///< "Own base, rent the burst"
    static QString part(const std::string& id); ///< "capital" → "Purchase"
    /// Held inside what Money can carry.
    static Money amount(double value, Currency currency);
};

} // namespace rackwright
