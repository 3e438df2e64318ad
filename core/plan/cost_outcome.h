// Renting against buying.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/units/money.h"
#include "core/units/provenance.h"

namespace rackwright {

/// Cumulative present value at the end of a month, plan currency.
struct CostPoint {
    double month = 0;
    double rent = 0, rentLow = 0, rentHigh = 0;
    double buy = 0;         ///< with resale
    double buyNoResale = 0;
};

struct PricedLine {
    std::string section; ///< as in BomLine
    std::string item;
    std::string name;
    double quantity = 0;
    double owned = 0;    ///< of these, there already: not in the total
    std::string unit;
    Money unitPrice;     ///< excluding tax
    Money total;         ///< excluding tax, rounded to the cent
    double taxShare = 0;
    bool estimate = false;
    Provenance from;
    std::string role;    ///< as in BomLine
    bool priced = false; ///< false: nobody published a price; the line counts as 0 in the total
};

struct SensitivityBar {
    std::string input;   ///< input id
    double lowValue = 0, highValue = 0;
    double atLow = 0, atHigh = 0; ///< buy − rent over the horizon, plan currency; negative: buying is cheaper
};

struct CostOutcome {
    Currency currency = Currency::usd;
    bool hasRent = false;  ///< an offer for this accelerator exists
    bool hasBuy = false;   ///< a price for this server exists or was typed
    std::string offerId;
    std::string offerProvider;
    Money rentPerAcceleratorHour;
    Money rentLow, rentHigh;          ///< $/GPU-h, cheapest and dearest offers of the destination
    Money rentThisRun, rentThisRunLow, rentThisRunHigh;
    Money ownedShareThisRun;          ///< what the same run costs on own machines: like with like
    Money capital;                    ///< purchase including tax that does not come back
    Money monthlyOperation;
    Money energyMonthly, housingMonthly, maintenanceMonthly, staffMonthly;
    std::vector<PricedLine> lines;    ///< the bill of materials with prices
    Money linesTotal;                 ///< equals the sum of lines to the cent
    Money tax;
    std::vector<CostPoint> curve;     ///< month 0 … horizon
    std::optional<double> crossoverMonth;          ///< with resale; empty: never within the horizon
    std::optional<double> crossoverNoResaleMonth;
    std::optional<double> cashPaybackMonths;
    std::optional<double> discountedPaybackMonths;
    std::optional<double> breakEvenUtilisation;    ///< u*, 0…1; empty: renting wins at any use
    Money breakEvenRent;                           ///< r*, per accelerator-hour over the horizon
    Money ownPerUsefulHour, rentPerUsefulHour;
    std::vector<SensitivityBar> sensitivity;       ///< widest first
    double gpuHours = 0;
    double deliveryDays = 0;          ///< lead time, installation and acceptance before a bought cluster trains
    bool rentOnlyReason = false;
};

} // namespace rackwright
