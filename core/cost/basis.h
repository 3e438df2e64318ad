// What a plan costs to buy and to run, as parameters that a sensitivity can move one at a time.
#pragma once

#include "core/cost/ledger.h"

namespace rackwright {

/// Amounts in the plan's currency, without tax unless said.
struct CostBasis {
    double accelerators = 8;
    double utilisation = 0.9;
    double goodput = 1;
    double horizonMonths = 36;

    double rentPerHour = 0; ///< per accelerator
    bool rentBilledIdle = false;
    double rentDriftYear = 0;    ///< signed change of the rent a year, share
    double rentSupport = 0;      ///< on top of the rent, share
    double rentWaste = 0;        ///< share of the rented hours lost to interruptions (spot)
    double rentFixedMonthly = 0; ///< storage and egress while renting

    double serversPrice = 0; ///< all servers, spares included
    double otherCapital = 0; ///< networks, storage, racks, installation
    double taxFactor = 1;    ///< 1 + the tax that does not come back
    double acceleratorShare =
        1; ///< share of the server price that the accelerators are: what keeps a resale value
    double firstUseStep = 0.2; ///< share of value lost on first use. Estimate.
    double residualFactor = 1; ///< moves the whole residual curve
    std::vector<ResidualPoint> residual;
    double sellingCost = 0.1;

    double maintenanceShare = 0.05; ///< of the servers' price, a year
    double insuranceShare = 0.01;
    double staffMonthly = 0;
    double nameplateKw = 0;          ///< contracted IT power
    double colocationPerKwMonth = 0; ///< 0 in an own room
    double runningKw = 0;            ///< IT, while training
    double idleKw = 0;               ///< IT, between jobs
    double pue = 1.3;
    double energyPerKwh = 0;
    double discountYear = 0.08;

    double loanShare = 0, loanRateYear = 0, loanMonths = 0; ///< as in Ledger
};

Ledger ledgerOf(const CostBasis& basis);

/// What a useful rented hour costs for 1 of list price: tax that does not come back, support, lost hours.
/// r_eff = r / (1 − w).
double rentMarkup(const CostBasis& basis);

// Parts of the running cost, a month.
double housingMonthly(const CostBasis& basis);
double energyMonthly(const CostBasis& basis);
double maintenanceMonthly(const CostBasis& basis); ///< with insurance

} // namespace rackwright
