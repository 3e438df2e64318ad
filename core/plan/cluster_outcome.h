// The machines in the room: fabric, power, failures, storage, bill of materials and the diagram.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/plan/scenario.h"
#include "core/units/provenance.h"

namespace rackwright {

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
    int planes = 1;
    double linkGbps = 0;
    double oversubscription = 1;
    double bisectionBytesPerSecond = 0;
    std::int64_t freePorts = 0;
    std::string switchId;

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
    std::vector<BomLine> bom;
    Diagram diagram;
};

} // namespace rackwright
