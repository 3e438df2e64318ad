// Names and values of what the rent-or-buy decision is varied by: inputs, and prices that are no input.
#pragma once

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

} // namespace rackwright::text
