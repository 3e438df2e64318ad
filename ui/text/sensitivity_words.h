// Names and values of what the rent-or-buy decision is varied by: inputs, and prices that are no input.
#pragma once

#include "core/advisor/levers.h"
#include "core/plan/catalog.h"
#include "core/plan/cost_outcome.h"
#include "ui/text/format.h"

#include <QString>

#include <string>

namespace rackwright::text {

QString sensitivityName(const std::string& id);
/// One end of the range with its unit.
QString sensitivityValue(const std::string& id, double value, Currency currency, const Catalog& catalog,
                         const Formatter& format);

/// "64 servers: 342 days, $17.0 M"; says so when nothing fits there.
QString leverEnd(const Lever& lever, const LeverEnd& end, const Catalog& catalog, const Formatter& format);
/// What a looser limit brings, in a sentence.
QString shadowPriceSentence(const ShadowPrice& price, const Catalog& catalog, const Formatter& format);

} // namespace rackwright::text
