// Names of the ways and parts of cost, for the window and for reports.
#pragma once

#include "core/cost/decision_outcome.h"
#include "ui/text/format.h"

#include <QString>

#include <optional>

namespace rackwright {

class MoneyWords {
public:
    static QString way(const WayCost& way);     ///< "Own a base, rent the burst"
    static QString part(const std::string& id); ///< "capital" → "Purchase"
    /// "14 months"; an empty payback never comes.
    static QString payback(const std::optional<double>& months, const Formatter& format);
    /// "Rent for one to three months, buy from six."
    static QString saying();
    /// Held inside what Money can carry.
    static Money amount(double value, Currency currency);
};

} // namespace rackwright
