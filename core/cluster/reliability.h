// Interruptions, checkpoint intervals, effective training time and spare servers.
#pragma once

#include "core/plan/scenario.h"

namespace rackwright {

/// Share of job interruptions that need hardware work; Llama 3 (arXiv 2407.21783, 3.3.4) attributes 78 % to
/// hardware.
inline constexpr double kHardwareInterruptionShare = 0.78;

/// Job-stopping interruptions per 1,000 node-days of 8-accelerator servers.
/// Mature: 4, between Llama 3 (419 in 54 days on 2,048 nodes: 3.8, arXiv 2407.21783) and its 4.2 with planned
/// ones. New platform: 8, above Meta RSC-1's 6.5 (arXiv 2410.21680). Burn-in: 16, the OPT-175B logbook (2 of
/// 124 hosts a day).
double interruptionRate(PlatformMaturity maturity);

/// The user's rate, or the one of the platform's maturity; per 1,000 node-days.
double interruptionRate(const OperationInputs& operation);

/// Mean time between interruptions of a job on `nodes` servers, h. Failures of servers are independent, so
/// the rate grows linearly with their number. Both arguments positive.
double hoursBetweenInterruptions(double nodes, double ratePer1000NodeDays);

/// Checkpoint intervals, s: `stall` is the time training stands still for one save, `mtti` the mean time to
/// interruption, `restart` the time from an interruption to training again. All in s.
double youngInterval(double stall, double mtti);                        ///< Young 1974
double dalyInterval(double stall, double mtti);                         ///< Daly 2006, higher order
double availabilityInterval(double stall, double mtti, double restart); ///< arXiv 2410.18124

/// Share of wall-clock time that is training, 0…1: saving costs stall/interval, an interruption restart +
/// half an interval. First-order form of arXiv 2410.21680, bounded for jobs that are interrupted faster than
/// they restart.
double effectiveTrainingTime(double stall, double interval, double restart, double mtti);

/// Smallest number of spares that covers all servers in repair with `probability`, when the number in repair
/// is Poisson distributed with mean nodes · rate/1000 · repairDays.
int spareServers(double nodes, double ratePer1000NodeDays, double repairDays, double probability = 0.99);

} // namespace rackwright
