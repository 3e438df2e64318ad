#include "app/cli/fabric_command.h"

#include "core/network/fabric.h"
#include "ui/text/wording.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace rackwright::cli {

namespace {

constexpr int kUserError = 2;

std::optional<FabricKind> kindOf(const std::string& word) {
    if (word == "rail") return FabricKind::railOptimised;
    if (word == "fat-tree") return FabricKind::fatTree;
    if (word == "rail-only") return FabricKind::railOnly;
    return std::nullopt;
}

int refuse(const Error& error, std::ostream& err) {
    err << text::errorText(error, Formatter(Language::english, Grouping::none)).toStdString() << '\n';
    return kUserError;
}

} // namespace

int runFabric(const FabricOptions& options, std::ostream& out, std::ostream& err) {
    const std::optional<FabricKind> kind = kindOf(options.kind);
    if (!kind)
        return refuse({"input.unknown_choice",
                       {},
                       {argument("input", std::string("--kind")), argument("value", options.kind)}},
                      err);
    FabricRequest request;
    request.servers = options.servers;
    request.linksPerServer = options.nics;
    request.radix = options.radix;
    request.planes = options.planes;
    request.kind = *kind;
    request.oversubscription = options.oversubscription;
    request.spineOversubscription = options.spineOversubscription;
    request.spineRadix = options.spineRadix;
    request.serversPerPod = options.serversPerPod;
    request.sparePorts = options.sparePorts;
    const Result<FabricOutcome> fabric = sizeFabric(request);
    if (!fabric) return refuse(fabric.error(), err);
    const nlohmann::ordered_json answer{{"tiers", fabric->tiers},
                                        {"leaf", fabric->leaf},
                                        {"spine", fabric->spine},
                                        {"core", fabric->core},
                                        {"cables_server_leaf", fabric->cablesServerLeaf},
                                        {"cables_leaf_spine", fabric->cablesLeafSpine},
                                        {"cables_spine_core", fabric->cablesSpineCore},
                                        {"transceivers", fabric->transceivers},
                                        {"units", fabric->units},
                                        {"pods", fabric->pods},
                                        {"hops", fabric->hops()},
                                        {"free_leaf_ports", fabric->freeLeafPorts},
                                        {"free_ports", fabric->freePorts}};
    out << answer.dump(2) << '\n';
    return 0;
}

} // namespace rackwright::cli
