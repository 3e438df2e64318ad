// Sentences about clusters that were found for a deadline and a budget.
#pragma once

#include "core/finder/finder.h"
#include "ui/text/format.h"

#include <QString>

namespace rackwright::text {

/// "1 024 × H100 SXM · TP8 · PP4 · DP32": what it is.
QString foundName(const FoundCluster& cluster, const Formatter& format);
/// "Generic 8 × H100 · InfiniBand NDR 400": what it is built of.
QString foundMachines(const FoundCluster& cluster);
/// "rent", "buy", "rent, then own", or that it breaks a limit.
QString wayName(const std::optional<Acquisition>& way);
/// When it is done and what it costs, rented, bought and bridged.
QString foundSentence(const FoundCluster& cluster, const Formatter& format);
/// The limits it breaks, with numbers; empty when it keeps them all.
QString foundBroken(const FoundCluster& cluster, const Formatter& format);
/// What the whole search came to.
QString foundSummary(const FindResult& result, const Formatter& format);

} // namespace rackwright::text
