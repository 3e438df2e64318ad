// Names and sentences about the ways to have the machines, for window and report.
#pragma once

#include "core/cost/decision_outcome.h"
#include "core/plan/catalog.h"
#include "core/plan/outcome.h"
#include "ui/text/format.h"

#include <QString>

#include <optional>
#include <string>

namespace rackwright {

class MoneyWords {
public:
    static QString way(const WayCost& way);     ///< "Rent, spot", "Buy, rent until delivery"
    static QString part(const std::string& id); ///< "servers" → "Servers"
    /// "14 months"; an empty payback never comes.
    static QString payback(const std::optional<double>& months, const Formatter& format);
    /// "Rent for one to three months, buy from six."
    static QString saying();
    /// Held inside what Money can carry.
    static Money amount(double value, Currency currency);
    static QString amountText(double value, Currency currency, const Formatter& format);
    static QString perHourText(double value, Currency currency, const Formatter& format);

    // Sentences; empty where there is nothing to say.
    /// How sure the verdict is, and the input that turns it.
    static QString sureness(const MoneyDecision& decision, const Catalog& catalog, const Formatter& format);
    /// Whether the saying holds, and why.
    static QString sayingVerdict(const MoneyDecision& decision, Money rent, const Formatter& format);
    /// The tax rate, and the share of it that comes back.
    static QString tax(const MoneyDecision& decision, const Formatter& format);
};

} // namespace rackwright
