// Everything the user says. A plain value: comparable, copied freely, written to a file as JSON.
#pragma once

#include <optional>
#include <string>

#include "core/model/shape.h"
#include "core/plan/recipe.h"
#include "core/plan/strategy.h"
#include "core/units/money.h"

namespace rackwright {

inline constexpr const char* kLadderPreset = "ladder";     ///< the shape comes from the size slider
inline constexpr const char* kImportedPreset = "imported"; ///< the shape came from a config.json and travels in the file
inline constexpr const char* kAutomatic = "auto";

struct ModelInputs {
    std::string preset = "llama-3.1-70b"; ///< catalogue id, kLadderPreset or kImportedPreset
    double parametersB = 70.0;            ///< 10^9 parameters, used by the ladder
    double sequence = 8192;               ///< tokens
    std::optional<ModelShape> imported;
    bool operator==(const ModelInputs&) const = default;
};

struct DataInputs {
    double tokensT = 15.0;     ///< 10^12 tokens
    double globalBatch = 1024; ///< sequences
    Recipe recipe;
    bool operator==(const DataInputs&) const = default;
};

struct HardwareInputs {
    std::string accelerator = "h100-sxm";
    std::string server = "dgx-h100";
    double servers = 128;
    std::string stack = kAutomatic;
    bool operator==(const HardwareInputs&) const = default;
};

enum class FabricKind : std::uint8_t { railOptimised, fatTree, railOnly };

struct NetworkInputs {
    std::string link = "ndr-400";
    FabricKind kind = FabricKind::railOptimised;
    double oversubscription = 1.0; ///< down : up at the leaf
    double spineOversubscription = 1.0; ///< down : up at the spine of a three-tier network
    double planes = 1; ///< parallel networks; every adapter splits its rate over them
    bool operator==(const NetworkInputs&) const = default;
};

/// Pinned dimensions of the split; empty means the search decides.
struct ParallelInputs {
    std::optional<double> tp, pp, vpp, cp, ep, microBatch;
    std::optional<Sharding> sharding;
    std::optional<Recompute> recompute;
    bool operator==(const ParallelInputs&) const = default;
};

struct LimitInputs {
    double deadlineDays = 200;
    double memoryUse = 0.90; ///< share of the usable memory
    double powerMw = 4.0;
    double budgetM = 100.0;  ///< millions of the plan's currency
    bool operator==(const LimitInputs&) const = default;
};

enum class PlatformMaturity : std::uint8_t { mature, newPlatform, burnIn };

/// Where spare servers stand: on free leaf ports, or on a shelf until one is swapped in.
enum class SpareKind : std::uint8_t { automatic, cabled, cold };

struct OperationInputs {
    PlatformMaturity maturity = PlatformMaturity::mature;
    std::optional<double> failuresPer1000NodeDays; ///< overrides the maturity's published rate
    double repairDays = 3;
    double restartMinutes = 10;   ///< detection, rescheduling, initialisation and loading
    double saveStallSeconds = 5;  ///< training stands still for one checkpoint
    SpareKind spares = SpareKind::automatic;
    double probability = 0.90;    ///< chance with which the calendar days asked for are kept
    bool operator==(const OperationInputs&) const = default;
};

/// What the customer has already. `servers` is read by parseOwnedPools(); empty limits are not known.
struct InventoryInputs {
    std::string servers;
    std::optional<double> freeLeafPorts; ///< at the compute network's link rate
    std::optional<double> freeRacks;
    std::optional<double> powerKw;       ///< still to be had at the room's feeds
    bool operator==(const InventoryInputs&) const = default;
};

enum class Destination : std::uint8_t { cn, eu, us, other };

/// Key of a destination in the price book and in delivery rules.
constexpr const char* placeId(Destination destination) {
    switch (destination) {
    case Destination::cn: return "cn";
    case Destination::eu: return "eu";
    case Destination::us: return "us";
    case Destination::other: break;
    }
    return "other";
}
enum class Housing : std::uint8_t { colocation, ownRoom };

struct MoneyInputs {
    Destination destination = Destination::us;
    bool allowUndeliverable = false; ///< the user overrules the delivery rule
    std::optional<Currency> currency; ///< empty: the destination's
    double yuanPerDollar = 7.20;
    double dollarPerEuro = 1.08;
    std::string offer = kAutomatic;   ///< rental offer id, or the destination's median
    double utilisation = 0.90;
    double horizonMonths = 36;
    std::optional<double> energyPerKwh; ///< plan currency; empty: the destination's
    std::optional<double> pue;
    Housing housing = Housing::colocation;
    std::optional<double> colocationPerKwMonth; ///< plan currency
    std::optional<double> serverPrice;          ///< plan currency; empty: the price book's
    double maintenanceShare = 0.05; ///< of server price a year
    double insuranceShare = 0.01;
    double staffPerServer = 0.1;    ///< full-time equivalents
    double salaryYear = 120000;     ///< plan currency
    double discountRate = 0.08;     ///< a year
    double sellingCost = 0.10;      ///< share of the resale price
    std::optional<double> vatShare;
    std::optional<double> vatRecoverable;
    double leadTimeWeeks = 16;
    bool operator==(const MoneyInputs&) const = default;
};

struct Scenario {
    std::string title;
    ModelInputs model;
    DataInputs data;
    HardwareInputs hardware;
    NetworkInputs network;
    ParallelInputs parallel;
    LimitInputs limits;
    OperationInputs operation;
    InventoryInputs inventory;
    MoneyInputs money;

    std::string startDate;     ///< ISO date from which finish dates count; empty: the catalogue's date
    std::string customer;      ///< shown in reports
    std::string internalNotes; ///< never leaves the house
    bool operator==(const Scenario&) const = default;
};

} // namespace rackwright
