// Errors of predictions, summed up.
#pragma once

#include <string>
#include <vector>

namespace rackwright {

/// One prediction held against one measurement.
struct Residual {
    double error = 0;    ///< predicted over measured, minus one
    bool inBand = false; ///< the measurement lies within P10…P90 of the prediction
};

struct ErrorStatistics {
    int n = 0;
    double median = 0; ///< of the absolute error
    double mean = 0;   ///< of the absolute error
    double p90 = 0;    ///< of the absolute error
    double worst = 0;  ///< largest absolute error
    double bias = 0;   ///< mean of the signed error; positive: predicted too large
    double inBand = 0; ///< share of the measurements inside the band
};

/// Nothing to sum up gives n = 0 and zeros.
ErrorStatistics summarise(const std::vector<Residual>& residuals);

/// The value below which `share` of the values lie, between neighbours linearly. `values` must not be empty.
double quantile(std::vector<double> values, double share);

} // namespace rackwright
