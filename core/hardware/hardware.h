// What we know about machines: accelerators, servers, links, switches. Facts with provenance, nothing
// computed.
#pragma once

#include "core/units/provenance.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rackwright {

enum class ScaleUpTopology : std::uint8_t { nvswitch, mesh, bridge, pciePeer, pcieHost };
enum class Deliverable : std::uint8_t { yes, licence, no, unknown };
enum class LifeStage : std::uint8_t { current, endOfLife, announced };

/// Whether a part may be delivered to a destination, with the date of the rule.
struct DeliveryRule {
    std::string destination; ///< "cn", "eu", "us", "other"
    Deliverable answer = Deliverable::unknown;
    Provenance from;
};

/// What a part is made and licensed for. Offers of workstation and consumer cards are single machines; the
/// driver licence of consumer cards excludes data centres.
enum class MarketSegment : std::uint8_t { dataCentre, workstation, consumer };

/// A circulating wrong figure and what it really is; shown in tooltips, never used.
struct Misquote {
    std::string figure;  ///< as it circulates, e.g. "FP16 3351 TFLOPS"
    std::string reality; ///< identifier of the explanation in ui/text
};

struct Accelerator {
    std::string id;
    std::string vendor;
    std::string name;
    std::vector<std::string> aliases; ///< other spellings people write, for search and import
    std::string formFactor;
    std::string architecture; ///< generation key of the efficiency constants, e.g. "hopper"
    int year = 0;
    LifeStage life = LifeStage::current;
    MarketSegment segment = MarketSegment::dataCentre;
    std::string software; ///< "cuda", "rocm", "cann", …

    Fact memoryGB;       ///< GB, 10^9 bytes
    Fact usableGiB;      ///< GiB a driver offers
    Fact memoryRateGBs;  ///< GB/s
    Fact bf16Tflops;     ///< dense
    Fact fp16Tflops;     ///< dense
    Fact fp8Tflops;      ///< dense
    Fact fp4Tflops;      ///< dense
    Fact int8Tops;       ///< dense
    Fact tf32Tflops;     ///< dense
    Fact scaleUpGBs;     ///< GB/s both directions together, per accelerator
    Fact scaleUpPairGBs; ///< GB/s one way between one pair, for meshes
    Fact scaleUpDomain;  ///< accelerators in a full scale-up domain
    Fact pcieGeneration;
    Fact bridgeGBs; ///< GB/s both directions together between two cards joined by an optional bridge
    Fact boardWatts;
    Fact typicalNicGbps; ///< Gb/s one way per accelerator in the usual server
    ScaleUpTopology scaleUp = ScaleUpTopology::pciePeer;
    std::string scaleUpName; ///< "NVLink 4", "PCIe 4.0 x16"

    // Measured efficiency; unknown where nobody published a measurement.
    Fact matmul16;         ///< κ16, measured matmul ceiling over the 16-bit peak
    Fact matmul8;          ///< κ8
    Fact sustainedClock;   ///< clk
    Fact tileLoss16;       ///< τ16, elements
    Fact attentionShare;   ///< α
    Fact olderFlashFactor; ///< factor on α with FlashAttention-2 kernels
    bool flashSupported = true;

    std::vector<DeliveryRule> delivery;
    std::vector<Misquote> misquotes;

    /// Enough facts to compute a plan: memory, memory rate and a 16-bit peak.
    bool computable() const {
        return memoryGB.known() && memoryRateGBs.known() && (bf16Tflops.known() || fp16Tflops.known());
    }
    /// Identifiers of the missing facts, e.g. "bf16_tflops"; empty when computable.
    std::vector<std::string> missing() const;
};

struct Server {
    std::string id;
    std::string vendor;
    std::string name;
    std::string acceleratorId;
    int accelerators = 8;
    /// Accelerators of the scale-up domain in this server, more than `accelerators` when it spans servers; 0:
    /// not stated.
    int scaleUpDomain = 0;
    int rackUnits = 0; ///< U; a rack sold as one unit counts all of its height
    Fact nics;         ///< compute NICs
    Fact nicGbps;      ///< Gb/s one way each
    Fact storageNics;
    Fact cpuCores;
    Fact memoryGB;
    Fact nvmeTB;
    Fact powerSupplies;       ///< built in
    Fact powerSuppliesNeeded; ///< of these, to carry the nameplate power
    Fact nameplateKw;         ///< maximum, for feeds and racks
    Fact measuredKw;          ///< sustained while training, for energy
    Fact idleKw;
    std::string cooling;    ///< "air", "liquid", …
    bool rackScale = false; ///< a whole rack (NVL72) sold as one unit
    bool generic = false;   ///< a typical configuration, not one product
    Provenance from;
};

struct SwitchModel {
    std::string id;
    std::string vendor;
    std::string name;
    std::string technology; ///< "infiniband", "ethernet"
    int ports = 0;          ///< at portGbps
    int splitPorts = 0;     ///< most ports when each is split into slower ones; 0: cannot be split
    double portGbps = 0;    ///< Gb/s one way
    int cages = 0;          ///< transceiver cages; two ports each when cages·2 = ports
    Fact typicalWatts;
    Fact maximumWatts;
    int rackUnits = 1;
    Provenance from;

    /// Ports the switch offers at `gbps` (Gb/s one way); 0 when its ports are too slow.
    int portsAt(double gbps) const;
};

/// A network technology the user can pick: link rate and the switch it is built with.
struct LinkKind {
    std::string id;   ///< "ndr-400"
    std::string name; ///< "InfiniBand NDR 400"
    std::string technology;
    double gbps = 0; ///< per link, one way
    std::string switchId;
    Fact efficiency; ///< share of the line rate that collectives reach
    Provenance from;
};

struct HardwareCatalog {
    std::vector<Accelerator> accelerators;
    std::vector<Server> servers;
    std::vector<SwitchModel> switches;
    std::vector<LinkKind> links;

    const Accelerator* accelerator(const std::string& id) const;
    const Server* server(const std::string& id) const;
    const SwitchModel* switchModel(const std::string& id) const;
    const LinkKind* link(const std::string& id) const;
    /// Finds an accelerator by any spelling ("H100 SXM5 80GB", "NVIDIA H100 80GB HBM3"); nullptr when
    /// ambiguous or unknown.
    const Accelerator* acceleratorByName(const std::string& text) const;
};

} // namespace rackwright
