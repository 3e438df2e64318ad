// The accuracy table: fitted and left-out errors side by side, by group.
#pragma once

#include "fit_constants.h"

#include <iosfwd>

namespace rackwright::fit {

struct ErrorColumn {
    std::string name;              ///< "fitted", "left out: family"
    std::vector<double> residuals; ///< ln(predicted/measured), one per run
};

/// Absolute errors of the runs that are judged: n, median, mean, P90, bias for each column.
void printErrors(std::ostream& out, const std::vector<Run>& runs, const std::vector<ErrorColumn>& columns);

/// P10 and P90 of measured over predicted by regime, and the share of runs inside timeBand().
void printBands(std::ostream& out, const std::vector<Run>& runs, const ErrorColumn& column);

/// The largest errors, one line each.
void printWorst(std::ostream& out, const std::vector<Run>& runs, const std::vector<double>& residuals,
                std::size_t count);

/// Regret of the predicted best among measured alternatives of one model on one cluster with one batch.
void printRegret(std::ostream& out, const std::vector<Run>& runs, const std::vector<double>& residuals);

} // namespace rackwright::fit
