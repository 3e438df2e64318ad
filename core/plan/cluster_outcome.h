// The machines in the room: fabric, power, failures, storage, bill of materials and the diagram.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/hardware/checklist.h"
#include "core/plan/scenario.h"
#include "core/units/provenance.h"

namespace rackwright {

enum class CableMedium : std::uint8_t { copper, multimode, singleMode };

/// Cables of one tier and length class, estimated from the rows of racks.
struct CableRun {
    std::string role;    ///< "server-leaf", "leaf-spine", "spine-core"
    CableMedium medium = CableMedium::multimode;
    double metres = 0;   ///< length to order
    std::int64_t count = 0;
};

/// Counts of one network. Links are counted without management ports; an absent tier is 0.
struct FabricOutcome {
    FabricKind kind = FabricKind::railOptimised;
    int tiers = 0;
    std::int64_t leaf = 0;
    std::int64_t spine = 0;
    std::int64_t core = 0;
    std::int64_t cablesServerLeaf = 0;
    std::int64_t cablesLeafSpine = 0;
    std::int64_t cablesSpineCore = 0;
    std::int64_t transceivers = 0; ///< link ends
    std::int64_t units = 0;        ///< scalable units (leaf groups)
    std::int64_t serversPerUnit = 0;
    std::int64_t leafPerUnit = 0;
    std::int64_t pods = 1;         ///< groups of units that share spines; 1 below three tiers
    std::int64_t unitsPerPod = 0;
    int planes = 1;
    double linkGbps = 0;
    double oversubscription = 1;      ///< down : up at the leaf
    double spineOversubscription = 1; ///< down : up at the spine
    double bisectionBytesPerSecond = 0;
    std::int64_t freePorts = 0;
    std::int64_t freeLeafPorts = 0; ///< of these, on leafs: room for servers or spares
    std::string switchId;
    std::vector<CableRun> runs; ///< every cable once, by tier and length; empty for a single server

    std::int64_t switches() const { return leaf + spine + core; }
    /// Switches on the longest path between two servers.
    int hops() const { return 2 * tiers - 1; }
    std::int64_t cables() const { return cablesServerLeaf + cablesLeafSpine + cablesSpineCore; }
};

struct PowerOutcome {
    double itMeasuredMw = 0;  ///< IT power while training, measured server power
    double itIdleMw = 0;      ///< IT power between jobs
    double itNameplateMw = 0; ///< for feeds and racks
    double meterMw = 0;       ///< measured × PUE
    double peakMw = 0;        ///< nameplate × PUE
    double yearGwh = 0;       ///< at the plan's utilisation
    double pue = 1.3;
    double rackKw = 0;
    int racks = 0;
    int serversPerRack = 0;
    std::string coolingClass; ///< "air", "rear-door", "liquid"
    double carbonTonnesYear = 0; ///< 0: the grid's factor is unknown
    bool estimate = false;       ///< server power is derived, not published
    double nameplateYearGwh = 0; ///< what a bill by nameplate would wrongly say
    double feedKw = 0;           ///< rating of each of a rack's feeds A and B: either carries it at 80 % load
    double serverKw = 0;         ///< nameplate of one server
    int powerSupplies = 0;       ///< of one server; 0: unknown
    int powerSuppliesNeeded = 0; ///< of these, to carry the nameplate
    double upsKw = 0;            ///< storage, switches and management, kept up to save a checkpoint
    double swingMw = 0;          ///< step in load when all accelerators stop at once
};

/// Wall-clock days of the run as a seeded simulation of interruptions and of the step time's band sees them.
struct CalendarOutcome {
    int runs = 0;        ///< simulated
    double daysP10 = 0, daysP50 = 0, daysP90 = 0;
    double daysMean = 0;
    double probability = 0.9;
    double daysChosen = 0; ///< kept with `probability`
    double stopDaysP50 = 0, stopDaysP90 = 0; ///< of these, lost to interruptions and their rework
    double interruptionsP50 = 0, interruptionsP90 = 0;
};

struct ReliabilityOutcome {
    double failuresPer1000NodeDays = 4;
    double hoursBetweenInterruptions = 0;
    double interruptions = 0; ///< expected over the run
    double checkpointBytes = 0;
    double checkpointSeconds = 0;     ///< interval between checkpoints
    double goodput = 1;               ///< effective training time, 0…1
    int spares = 0;                   ///< servers, for 99 % of the time
    bool sparesCabled = false;        ///< spares stand on free leaf ports; else they are swapped in by hand
    double restartSeconds = 0;        ///< from an interruption to training again, with the swap of a cold spare
    double writeBytesPerSecond = 0;   ///< storage bandwidth to buy
    double storageBytes = 0;          ///< checkpoints kept and dataset
    CalendarOutcome calendar;
};

/// Reading and writing: what the storage must do and what a save costs.
struct StorageOutcome {
    double readBytesPerSecond = 0;    ///< to buy
    double writeBytesPerSecond = 0;   ///< to buy
    double syncStallSeconds = 0;      ///< one save straight to the storage
    double asyncStallSeconds = 0;     ///< one save to host memory
    double drainSeconds = 0;          ///< host memory to storage, behind the training
    double restoreSeconds = 0;        ///< one replica reads, the others get it over the network
    double hostBytesPerServer = 0;    ///< host memory for the copy being drained and the one being taken
    double datasetBytes = 0;
    double datasetBytesPerSecond = 0; ///< tokens the whole cluster reads while training
    /// Read and write rate the DGX SuperPOD guidance asks of this many servers, byte/s: text, compressed
    /// images, video.
    std::array<double, 3> guidedRead{}, guidedWrite{};
};

/// One parallel dimension on the wires.
struct DimensionLoad {
    std::string id;            ///< "tp", "cp", "ep", "pp", "dp"
    int degree = 1;
    double bytes = 0;          ///< sent per accelerator and step
    double rate = 0;           ///< byte/s of the wire it runs on
    double busySeconds = 0;
    double exposedSeconds = 0;
    double ratio = 0;          ///< busy time over the step's computation
    int tier = 0;              ///< highest tier it crosses: 0 scale-up, 1 leaf, 2 spine, 3 core
};

/// The busiest link of one tier.
struct TierLoad {
    std::string id;          ///< "scale-up", "server-leaf", "leaf-spine", "spine-core"
    double bytes = 0;        ///< one way and step
    double rate = 0;         ///< byte/s one way of one link
    double busySeconds = 0;
    double share = 0;        ///< of the step
    std::string dimension;   ///< that loads it most; empty when nothing does
};

/// A running system's network beside its memory, against the rule "network at 1/10 to 1/5 of memory".
struct FolkSystem {
    std::string name; ///< proper name of the accelerator
    double nicGBs = 0;    ///< per accelerator, one way
    double memoryGBs = 0;
};

struct TrafficOutcome {
    std::vector<DimensionLoad> dimensions; ///< with a degree above 1, innermost first
    std::vector<TierLoad> tiers;           ///< of this cluster, from the inside out
    double computeSeconds = 0;             ///< of the step, without communication and bubble
    double nicOverMemory = 0;              ///< this plan's NIC rate over memory rate, per accelerator
    double scaleUpOverMemory = 0;
    std::vector<FolkSystem> systems; ///< published systems, for comparison
};

enum class FitVerdict : std::uint8_t { good, tight, bad, unknown };

/// One check of the server against what the plan asks of it.
struct FitCheck {
    std::string id;  ///< "cpu_cores", "host_memory", "pcie_lanes", "nics", "nvme", "power_supplies"
    double have = 0; ///< in the unit of the check
    double need = 0;
    FitVerdict verdict = FitVerdict::unknown;
};

/// One line of the bill of materials. `item` is a catalogue id or an identifier that ui/text has a word for.
struct BomLine {
    std::string section; ///< "compute", "fabric", "storage", "management", "rack", "software", "service"
    std::string item;
    std::string name;    ///< proper name from the catalogue, or empty
    double quantity = 0;
    std::string unit;    ///< "piece", "set", "TB", …
    bool estimate = false;
    /// What the thing is for: "training", "spare", "leaf", "spine", "core", "server-leaf", "leaf-spine",
    /// "spine-core", "switch-side", "server-side", or empty.
    std::string role;
    double owned = 0; ///< of the quantity, there already and not to be bought
};

/// Servers of one type that the customer has.
struct OwnedPool {
    std::string serverId;
    std::string name; ///< proper name; empty when the catalogue does not know the type
    double servers = 0;
    double ageYears = 0;
    double bookValue = 0;  ///< of one server, plan currency; what selling it would bring at most
    double used = 0;       ///< servers of this plan that come from the pool
    double stepFactor = 1; ///< step time in a mixed job over that of the plan's own type; 0: not comparable
};

/// What a plan takes from the inventory and what has to be added to the room.
struct InventoryOutcome {
    std::vector<OwnedPool> pools;
    double usedServers = 0;
    double addedServers = 0; ///< training servers and spares to buy
    double addedPorts = 0, addedRacks = 0, addedKw = 0; ///< what the added servers take
    double shortPorts = 0, shortRacks = 0, shortKw = 0; ///< of these, beyond what is free; 0 where unknown
    double addedSwitches = 0, addedCables = 0; ///< compute network: this one less that of the owned servers
    double sunkValue = 0; ///< book value of the used servers: not spent again, but they could be sold

    bool any() const { return !pools.empty(); }
};

// ---- Diagram: positions computed here, painted in ui/pictures. Scene units; y grows downward.

enum class DiagramKind : std::uint8_t { coreSwitch, spineSwitch, leafSwitch, unitFrame, server, accelerator, nic, scaleUpSwitch, cpu, pcieSwitch };

/// A box with `count` > 1 stands for that many things: a bar of switches, a mosaic cell of several servers.
struct DiagramBox {
    DiagramKind kind = DiagramKind::server;
    std::int64_t index = 0; ///< number of the thing inside the cluster, from 0
    std::int32_t unit = -1; ///< scalable unit it stands in, -1: none
    std::int32_t rail = -1; ///< rail, for leafs and NICs
    float x = 0, y = 0, width = 0, height = 0;
    std::int64_t count = 1; ///< things this box stands for (aggregated levels)
    std::int32_t stage = -1;   ///< pipeline stage of a server tile, from 0
    std::int32_t replica = -1; ///< data-parallel replica of a server tile, from 0
    std::int32_t lastStage = -1;   ///< last stage on the server; differs from `stage` when it holds several
    std::int32_t lastReplica = -1; ///< last replica on the server
    std::int32_t rack = -1;  ///< rack a server stands in, from 0
    bool spare = false;      ///< a cabled server that waits for another to fail
};

enum class LinkClass : std::uint8_t { scaleUp, compute, pcie, storage, management };

struct DiagramLink {
    std::int32_t from = 0; ///< index into boxes
    std::int32_t to = 0;
    std::int64_t count = 1;
    double gbps = 0;       ///< of one link, one way
    LinkClass kind = LinkClass::compute;
};

/// One level of detail. `cluster`: units aggregated; `unit`: one scalable unit; `server`: inside one server.
struct DiagramLevel {
    std::vector<DiagramBox> boxes;
    std::vector<DiagramLink> links;
    float width = 0, height = 0;
};

struct Diagram {
    DiagramLevel overview; ///< spine bar, one ribbon per unit, server tiles (mosaic above 256 servers)
    DiagramLevel unit;
    DiagramLevel server;
};

struct ClusterOutcome {
    FabricOutcome compute;
    FabricOutcome storageFabric;
    FabricOutcome inBand;    ///< Ethernet for logins, scheduling and provisioning
    FabricOutcome outOfBand; ///< 1 GbE for baseboard controllers, switches and power strips
    PowerOutcome power;
    ReliabilityOutcome reliability;
    StorageOutcome storage;
    TrafficOutcome traffic;
    std::vector<FitCheck> fit;
    std::vector<ChecklistItem> checklist; ///< what concerns this platform, network and size
    InventoryOutcome inventory;
    std::vector<BomLine> bom;
    Diagram diagram;
};

} // namespace rackwright
