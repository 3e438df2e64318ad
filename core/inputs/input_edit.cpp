// Setting an input, with what hangs on it; the choices that the catalogue provides.
#include "core/inputs/input_table.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

Currency planCurrency(const Scenario& scenario, const Catalog& catalog) {
    if (scenario.money.currency) return *scenario.money.currency;
    static constexpr const char* kPlaces[] = {"cn", "eu", "us", "other"};
    const Place* place = catalog.prices.place(kPlaces[static_cast<std::size_t>(scenario.money.destination)]);
    return place == nullptr ? Currency::usd : place->currency;
}

double dollarsPer(Currency currency, const MoneyInputs& money) {
    if (currency == Currency::cny) return 1.0 / money.yuanPerDollar;
    if (currency == Currency::eur) return money.dollarPerEuro;
    return 1.0;
}

/// Two significant digits are kept exact: 864 000, not 864 000.0000001.
double rounded(double value) {
    return std::round(value * 1e6) / 1e6;
}

/// Amounts that were typed in the plan's currency follow it when it changes.
void convertAmounts(MoneyInputs& money, LimitInputs& limits, double factor) {
    money.salaryYear = rounded(money.salaryYear * factor);
    limits.budgetM = rounded(limits.budgetM * factor);
    for (std::optional<double>* amount :
         {&money.energyPerKwh, &money.colocationPerKwMonth, &money.serverPrice}) {
        if (amount->has_value()) *amount = rounded(**amount * factor);
    }
}

/// The server a new accelerator comes in: a typical one with a network, eight accelerators if there is a
/// choice.
const Server* typicalServer(const HardwareCatalog& hardware, const std::string& accelerator) {
    const Server* best = nullptr;
    int bestScore = -1;
    for (const Server& server : hardware.servers) {
        if (server.acceleratorId != accelerator) continue;
        const int score = (server.nics.known() ? 4 : 0) + (server.accelerators == 8 ? 2 : 0) +
                          (server.measuredKw.known() || server.nameplateKw.known() ? 1 : 0);
        if (score > bestScore) {
            best = &server;
            bestScore = score;
        }
    }
    return best;
}

void adoptLink(Scenario& scenario, const Catalog& catalog) {
    const Server* server = catalog.hardware.server(scenario.hardware.server);
    if (server == nullptr || !server->nicGbps.known()) return;
    const LinkKind* current = catalog.hardware.link(scenario.network.link);
    if (current != nullptr && current->gbps == *server->nicGbps.value) return;
    for (const LinkKind& link : catalog.hardware.links) {
        if (link.gbps == *server->nicGbps.value) {
            scenario.network.link = link.id;
            return;
        }
    }
}

void adoptServer(Scenario& scenario, const Catalog& catalog) {
    const Server* server = catalog.hardware.server(scenario.hardware.server);
    if (server == nullptr || server->acceleratorId != scenario.hardware.accelerator) {
        server = typicalServer(catalog.hardware, scenario.hardware.accelerator);
        if (server != nullptr) scenario.hardware.server = server->id;
    }
    adoptLink(scenario, catalog);
    const RentalOffer* offer = catalog.prices.rental(scenario.money.offer);
    if (offer == nullptr || offer->acceleratorId != scenario.hardware.accelerator)
        scenario.money.offer = kAutomatic;
}

void adoptPreset(Scenario& scenario, const Catalog& catalog) {
    const ModelPreset* preset = catalog.model(scenario.model.preset);
    if (preset != nullptr)
        scenario.model.parametersB =
            std::clamp(double(countParameters(preset->shape).total) / 1e9, 0.1, 2000.0);
}

void followUp(Scenario& scenario, std::string_view id, const Catalog& catalog) {
    if (id == "model.preset") adoptPreset(scenario, catalog);
    if (id == "model.parameters") scenario.model.preset = kLadderPreset;
    if (id == "hardware.accelerator") adoptServer(scenario, catalog);
    if (id == "hardware.server") adoptLink(scenario, catalog);
    if (id == "money.destination") scenario.money.offer = kAutomatic;
}

std::vector<std::string> serverChoices(const Catalog& catalog, const std::string& accelerator) {
    std::vector<std::string> ids;
    for (const Server& server : catalog.hardware.servers) {
        if (server.acceleratorId == accelerator) ids.push_back(server.id);
    }
    return ids;
}

std::vector<std::string> acceleratorChoices(const Catalog& catalog) {
    std::vector<std::string> ids;
    for (const Accelerator& accelerator : catalog.hardware.accelerators) {
        if (accelerator.computable() && typicalServer(catalog.hardware, accelerator.id) != nullptr)
            ids.push_back(accelerator.id);
    }
    return ids;
}

std::vector<std::string> offerChoices(const Catalog& catalog, const std::string& accelerator) {
    std::vector<std::string> ids{kAutomatic};
    for (const RentalOffer& offer : catalog.prices.rentals) {
        if (offer.acceleratorId == accelerator) ids.push_back(offer.id);
    }
    return ids;
}

std::vector<std::string> modelChoices(const Catalog& catalog, const Scenario& scenario) {
    std::vector<std::string> ids{kLadderPreset};
    if (scenario.model.imported) ids.emplace_back(kImportedPreset);
    for (const ModelPreset& preset : catalog.models)
        ids.push_back(preset.id);
    return ids;
}

} // namespace

std::vector<std::string> inputChoices(const InputDefinition& input, const Catalog& catalog,
                                      const Scenario& scenario) {
    if (input.id == "model.preset") return modelChoices(catalog, scenario);
    if (input.id == "hardware.accelerator") return acceleratorChoices(catalog);
    if (input.id == "hardware.server") return serverChoices(catalog, scenario.hardware.accelerator);
    if (input.id == "money.offer") return offerChoices(catalog, scenario.hardware.accelerator);
    std::vector<std::string> ids;
    if (input.id == "hardware.stack") {
        ids.emplace_back(kAutomatic);
        for (const SoftwareStack& stack : catalog.stacks)
            ids.push_back(stack.id);
    } else if (input.id == "network.link") {
        for (const LinkKind& link : catalog.hardware.links)
            ids.push_back(link.id);
    } else {
        for (std::string_view choice : input.choices)
            ids.emplace_back(choice);
    }
    return ids;
}

Result<void> setInput(Scenario& scenario, std::string_view id, const InputValue& value,
                      const Catalog& catalog) {
    const InputDefinition* input = findInput(id);
    if (input == nullptr) return fail("input.unknown", std::string(id), {argument("input", std::string(id))});
    if (auto error = checkInput(*input, value, catalog, scenario))
        return tl::unexpected<Error>(std::move(*error));

    const double before = dollarsPer(planCurrency(scenario, catalog), scenario.money);
    input->set(scenario, value);
    followUp(scenario, id, catalog);
    const bool currencyMoved = id == "money.destination" || id == "money.currency";
    if (currencyMoved) {
        const double after = dollarsPer(planCurrency(scenario, catalog), scenario.money);
        if (after != before) convertAmounts(scenario.money, scenario.limits, before / after);
    }
    return {};
}

} // namespace rackwright
