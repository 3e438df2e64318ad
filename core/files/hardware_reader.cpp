#include "core/files/hardware_reader.h"

#include "core/files/catalog_merge.h"

#include <array>

namespace rackwright {

using nlohmann::json;

namespace {

template <class E, std::size_t N>
using Names = std::array<std::pair<std::string_view, E>, N>;

constexpr Names<ScaleUpTopology, 5> kTopologies{{{"nvswitch", ScaleUpTopology::nvswitch},
                                                 {"mesh", ScaleUpTopology::mesh},
                                                 {"bridge", ScaleUpTopology::bridge},
                                                 {"pcie-peer", ScaleUpTopology::pciePeer},
                                                 {"pcie-host", ScaleUpTopology::pcieHost}}};
constexpr Names<LifeStage, 3> kLifeStages{{{"current", LifeStage::current},
                                           {"end-of-life", LifeStage::endOfLife},
                                           {"announced", LifeStage::announced}}};
constexpr Names<MarketSegment, 3> kSegments{{{"data-centre", MarketSegment::dataCentre},
                                             {"workstation", MarketSegment::workstation},
                                             {"consumer", MarketSegment::consumer}}};
constexpr Names<Deliverable, 4> kAnswers{{{"yes", Deliverable::yes},
                                          {"licence", Deliverable::licence},
                                          {"no", Deliverable::no},
                                          {"unknown", Deliverable::unknown}}};

struct AcceleratorFact {
    const char* key;
    Fact Accelerator::*fact;
    double high; ///< plausible limit: a larger figure is a slip of the unit
};

constexpr std::array<AcceleratorFact, 16> kAcceleratorFacts{
    {{"memory_gb", &Accelerator::memoryGB, 4096},
     {"usable_gib", &Accelerator::usableGiB, 4096},
     {"memory_rate_gbs", &Accelerator::memoryRateGBs, 1e6},
     {"bf16_tflops", &Accelerator::bf16Tflops, 1e5},
     {"fp16_tflops", &Accelerator::fp16Tflops, 1e5},
     {"fp8_tflops", &Accelerator::fp8Tflops, 1e6},
     {"fp4_tflops", &Accelerator::fp4Tflops, 1e6},
     {"int8_tops", &Accelerator::int8Tops, 1e6},
     {"tf32_tflops", &Accelerator::tf32Tflops, 1e5},
     {"scale_up_gbs", &Accelerator::scaleUpGBs, 1e5},
     {"scale_up_pair_gbs", &Accelerator::scaleUpPairGBs, 1e5},
     {"scale_up_domain", &Accelerator::scaleUpDomain, 1e5},
     {"bridge_gbs", &Accelerator::bridgeGBs, 1e5},
     {"pcie_generation", &Accelerator::pcieGeneration, 10},
     {"board_watts", &Accelerator::boardWatts, 1e5},
     {"typical_nic_gbps", &Accelerator::typicalNicGbps, 1e5}}};

struct ServerFact {
    const char* key;
    Fact Server::*fact;
};

constexpr std::array<ServerFact, 11> kServerFacts{{{"nics", &Server::nics},
                                                   {"nic_gbps", &Server::nicGbps},
                                                   {"storage_nics", &Server::storageNics},
                                                   {"cpu_cores", &Server::cpuCores},
                                                   {"memory_gb", &Server::memoryGB},
                                                   {"nvme_tb", &Server::nvmeTB},
                                                   {"power_supplies", &Server::powerSupplies},
                                                   {"power_supplies_needed", &Server::powerSuppliesNeeded},
                                                   {"nameplate_kw", &Server::nameplateKw},
                                                   {"measured_kw", &Server::measuredKw},
                                                   {"idle_kw", &Server::idleKw}}};

struct EfficiencyFact {
    const char* key;
    Fact Accelerator::*fact;
    double high;
};

constexpr std::array<EfficiencyFact, 6> kEfficiencyFacts{
    {{"matmul16", &Accelerator::matmul16, 1.5},
     {"matmul8", &Accelerator::matmul8, 1.5},
     {"sustained_clock", &Accelerator::sustainedClock, 1.5},
     {"tile_loss16", &Accelerator::tileLoss16, 1e4},
     {"attention_share", &Accelerator::attentionShare, 1.5},
     {"older_flash_factor", &Accelerator::olderFlashFactor, 1}}};

void requireAll(const JsonFields& fields, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        fields.require(key);
}

void setRule(std::vector<DeliveryRule>& rules, DeliveryRule rule) {
    for (DeliveryRule& known : rules) {
        if (known.destination != rule.destination) continue;
        known = std::move(rule);
        return;
    }
    rules.push_back(std::move(rule));
}

/// "delivery": {"cn": ["no", "source key"], …}
void readDelivery(const JsonFields& fields, const SourceTable& sources, std::vector<DeliveryRule>& rules) {
    const json* table = fields.find("delivery");
    if (table == nullptr) return;
    if (!table->is_object()) return fields.bad("delivery");
    for (const auto& [destination, entry] : table->items()) {
        if (!entry.is_array() || entry.size() != 2 || !entry[0].is_string() || !entry[1].is_string())
            return fields.bad("delivery", destination);
        const std::string word = entry[0].get<std::string>();
        const auto* const answer =
            std::ranges::find(kAnswers, word, &std::pair<std::string_view, Deliverable>::first);
        const Provenance* from = sources.find(entry[1].get<std::string>());
        if (answer == kAnswers.end() || from == nullptr) return fields.bad("delivery", destination);
        setRule(rules, {destination, answer->second, *from});
    }
}

void readMisquotes(const JsonFields& fields, std::vector<Misquote>& misquotes) {
    if (fields.has("misquotes")) misquotes.clear();
    forEachEntry(fields, "misquotes", [&](const JsonFields& entry) {
        Misquote misquote;
        requireAll(entry, {"figure", "reality"});
        entry.text("figure", misquote.figure);
        entry.text("reality", misquote.reality);
        misquotes.push_back(std::move(misquote));
    });
}

void applyAccelerator(const JsonFields& fields, const SourceTable& sources, Accelerator& part) {
    fields.text("vendor", part.vendor);
    fields.text("name", part.name);
    fields.texts("aliases", part.aliases);
    fields.text("form_factor", part.formFactor);
    fields.text("architecture", part.architecture);
    fields.whole("year", part.year, {0, 2100});
    fields.text("software", part.software);
    fields.choice<LifeStage>("life", kLifeStages, part.life);
    fields.choice<MarketSegment>("segment", kSegments, part.segment);
    fields.choice<ScaleUpTopology>("scale_up", kTopologies, part.scaleUp);
    fields.text("scale_up_name", part.scaleUpName);
    fields.flag("flash_supported", part.flashSupported);
    for (const AcceleratorFact& row : kAcceleratorFacts)
        sources.fact(fields, row.key, part.*row.fact, {0, row.high});
    readDelivery(fields, sources, part.delivery);
    readMisquotes(fields, part.misquotes);
}

void applyServer(const JsonFields& fields, const SourceTable& sources, Server& server) {
    fields.text("vendor", server.vendor);
    fields.text("name", server.name);
    fields.text("accelerator", server.acceleratorId);
    fields.whole("accelerators", server.accelerators, {1, 1e4});
    fields.whole("scale_up_domain", server.scaleUpDomain, {1, 1e5});
    fields.whole("rack_units", server.rackUnits, {0, 1e4});
    for (const ServerFact& row : kServerFacts)
        sources.fact(fields, row.key, server.*row.fact, {0, 1e6});
    fields.text("cooling", server.cooling);
    fields.flag("rack_scale", server.rackScale);
    fields.flag("generic", server.generic);
    sources.source(fields, "source", server.from);
}

void applySwitch(const JsonFields& fields, const SourceTable& sources, SwitchModel& model) {
    fields.text("vendor", model.vendor);
    fields.text("name", model.name);
    fields.text("technology", model.technology);
    fields.whole("ports", model.ports, {1, 1e4});
    fields.number("port_gbps", model.portGbps, {0.1, 1e5});
    fields.whole("split_ports", model.splitPorts, {0, 1e5});
    fields.whole("cages", model.cages, {0, 1e4});
    sources.fact(fields, "typical_watts", model.typicalWatts, {0, 1e5});
    sources.fact(fields, "maximum_watts", model.maximumWatts, {0, 1e5});
    fields.whole("rack_units", model.rackUnits, {0, 100});
    sources.source(fields, "source", model.from);
}

void applyLink(const JsonFields& fields, const SourceTable& sources, LinkKind& link) {
    fields.text("name", link.name);
    fields.text("technology", link.technology);
    fields.number("gbps", link.gbps, {0.1, 1e5});
    fields.text("switch", link.switchId);
    sources.fact(fields, "efficiency", link.efficiency, {0.01, 1});
    sources.source(fields, "source", link.from);
}

void applyEfficiency(const JsonFields& fields, const SourceTable& sources, Accelerator& part) {
    for (const EfficiencyFact& row : kEfficiencyFacts)
        sources.fact(fields, row.key, part.*row.fact, {0.01, row.high});
    fields.flag("flash_supported", part.flashSupported);
}

} // namespace

void readAccelerators(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog) {
    mergeById(file, "accelerators", sources.ownLayer(), catalog.accelerators,
              [&](const JsonFields& fields, Accelerator& part, bool isNew) {
                  if (isNew) requireAll(fields, {"vendor", "name", "architecture", "software"});
                  applyAccelerator(fields, sources, part);
              });
}

void readServers(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog) {
    mergeById(file, "servers", sources.ownLayer(), catalog.servers,
              [&](const JsonFields& fields, Server& server, bool isNew) {
                  if (isNew) requireAll(fields, {"name", "accelerator", "accelerators", "scale_up_domain"});
                  applyServer(fields, sources, server);
              });
}

void readSwitches(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog) {
    mergeById(file, "switches", sources.ownLayer(), catalog.switches,
              [&](const JsonFields& fields, SwitchModel& model, bool isNew) {
                  if (isNew) requireAll(fields, {"name", "technology", "ports", "port_gbps"});
                  applySwitch(fields, sources, model);
              });
}

void readLinks(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog) {
    mergeById(file, "links", sources.ownLayer(), catalog.links,
              [&](const JsonFields& fields, LinkKind& link, bool isNew) {
                  if (isNew) requireAll(fields, {"name", "technology", "gbps", "switch"});
                  applyLink(fields, sources, link);
              });
}

void readEfficiency(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog) {
    for (const char* table : {"generations", "accelerators"}) {
        const json* entries = file.find(table);
        if (entries == nullptr) continue;
        const JsonFields group(*entries, file.place(table), file.error());
        const bool byGeneration = std::string_view(table) == "generations";
        for (Accelerator& part : catalog.accelerators) {
            const std::string& key = byGeneration ? part.architecture : part.id;
            const json* entry = group.find(key.c_str());
            if (entry != nullptr)
                applyEfficiency(JsonFields(*entry, group.place(key.c_str()), file.error()), sources, part);
        }
    }
}

} // namespace rackwright
