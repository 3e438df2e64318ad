// An amount in the characters that Chinese contracts use, so that a digit cannot be altered.
#pragma once

#include "core/units/money.h"

#include <QString>

namespace rackwright {

/// "人民币肆亿零陆佰陆拾柒万柒仟玖佰陆拾元整". The amount is rounded to the cent first.
QString amountInWords(Money amount);

} // namespace rackwright
