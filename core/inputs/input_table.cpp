#include "core/inputs/input_table.h"

#include "core/inputs/input_choices.h"
#include "core/inputs/input_fields.h"

#include <algorithm>

namespace rackwright {

namespace {

using namespace inputs;
using enum InputGroup;
using enum InputKind;
using enum InputLevel;
using enum InputScale;
using S = Scenario;

constexpr bool kAuto = true;

/// A number or integer. `step`: linear scale, slider step; otherwise steps per decade (powers of two need
/// none).
template <auto... Path>
constexpr InputDefinition numeric(std::string_view id, InputGroup group, InputKind kind, InputLevel level,
                                  InputUnit unit, InputScale scale, double minimum, double maximum,
                                  double step, bool automatic = false) {
    InputDefinition input{id, group, kind, level, unit, scale, minimum, maximum, step, automatic};
    input.get = &getField<kNoChoices, Path...>;
    input.set = &setField<kNoChoices, Path...>;
    return input;
}

template <const auto& Choices, auto... Path>
constexpr InputDefinition pick(std::string_view id, InputGroup group, InputLevel level,
                               bool automatic = false) {
    InputDefinition input{id, group, choice, level};
    input.mayBeAutomatic = automatic;
    input.choices = Choices;
    input.get = &getField<Choices, Path...>;
    input.set = &setField<Choices, Path...>;
    return input;
}

/// A picklist filled from the catalogue, a flag or a text.
template <auto... Path>
constexpr InputDefinition plain(std::string_view id, InputGroup group, InputKind kind, InputLevel level,
                                bool internal = false) {
    InputDefinition input{id, group, kind, level};
    input.internal = internal;
    input.get = &getField<kNoChoices, Path...>;
    input.set = &setField<kNoChoices, Path...>;
    return input;
}

constexpr InputDefinition kInputs[] = {
    // clang-format off
    plain<&S::model, &ModelInputs::preset>("model.preset", model, choice, simple),
    numeric<&S::model, &ModelInputs::parametersB>("model.parameters", model, number, simple, InputUnit::billionParameters, logarithmic, 0.1, 2000, 40),
    numeric<&S::model, &ModelInputs::sequence>("model.sequence", model, integer, simple, InputUnit::tokens, powersOfTwo, 512, 1048576, 1),

    numeric<&S::data, &DataInputs::tokensT>("data.tokens", data, number, simple, InputUnit::trillionTokens, logarithmic, 1e-6, 100, 20),
    numeric<&S::data, &DataInputs::globalBatch>("data.global_batch", data, integer, simple, InputUnit::sequences, powersOfTwo, 1, 65536, 1),
    pick<kPrecision, &S::data, &DataInputs::recipe, &Recipe::precision>("data.precision", data, simple),
    pick<kTask, &S::data, &DataInputs::recipe, &Recipe::task>("data.task", data, simple),
    pick<kWeights, &S::data, &DataInputs::recipe, &Recipe::weights>("data.weights", data, expert),
    pick<kGradients, &S::data, &DataInputs::recipe, &Recipe::gradients>("data.gradients", data, expert),
    pick<kOptimizer, &S::data, &DataInputs::recipe, &Recipe::optimizer>("data.optimizer", data, expert),
    pick<kMoments, &S::data, &DataInputs::recipe, &Recipe::moments>("data.moments", data, expert),
    pick<kAttention, &S::data, &DataInputs::recipe, &Recipe::attention>("data.attention", data, expert),
    pick<kLoss, &S::data, &DataInputs::recipe, &Recipe::loss>("data.loss", data, expert),
    numeric<&S::data, &DataInputs::recipe, &Recipe::adapter, &Adapter::rank>("data.adapter_rank", data, integer, expert, InputUnit::none, powersOfTwo, 1, 1024, 1),
    plain<&S::data, &DataInputs::recipe, &Recipe::adapter, &Adapter::allLinear>("data.adapter_all_linear", data, flag, expert),
    pick<kQuantisation, &S::data, &DataInputs::recipe, &Recipe::quantisation>("data.quantisation", data, expert),

    plain<&S::hardware, &HardwareInputs::accelerator>("hardware.accelerator", hardware, choice, simple),
    plain<&S::hardware, &HardwareInputs::server>("hardware.server", hardware, choice, simple),
    numeric<&S::hardware, &HardwareInputs::servers>("hardware.servers", hardware, integer, simple, InputUnit::servers, powersOfTwo, 1, 16384, 1),
    plain<&S::hardware, &HardwareInputs::stack>("hardware.stack", hardware, choice, expert),

    plain<&S::network, &NetworkInputs::link>("network.link", network, choice, simple),
    pick<kFabric, &S::network, &NetworkInputs::kind>("network.kind", network, simple),
    numeric<&S::network, &NetworkInputs::oversubscription>("network.oversubscription", network, number, simple, InputUnit::ratio, linear, 1, 8, 0.5),
    numeric<&S::network, &NetworkInputs::spineOversubscription>("network.spine_oversubscription", network, number, expert, InputUnit::ratio, linear, 1, 16, 0.5),
    numeric<&S::network, &NetworkInputs::planes>("network.planes", network, integer, expert, InputUnit::none, powersOfTwo, 1, 8, 1),

    numeric<&S::parallel, &ParallelInputs::tp>("parallel.tp", parallel, integer, simple, InputUnit::degree, powersOfTwo, 1, 64, 1, kAuto),
    numeric<&S::parallel, &ParallelInputs::pp>("parallel.pp", parallel, integer, simple, InputUnit::degree, linear, 1, 128, 1, kAuto),
    numeric<&S::parallel, &ParallelInputs::vpp>("parallel.vpp", parallel, integer, expert, InputUnit::degree, linear, 1, 32, 1, kAuto),
    numeric<&S::parallel, &ParallelInputs::cp>("parallel.cp", parallel, integer, expert, InputUnit::degree, powersOfTwo, 1, 64, 1, kAuto),
    numeric<&S::parallel, &ParallelInputs::ep>("parallel.ep", parallel, integer, expert, InputUnit::degree, powersOfTwo, 1, 256, 1, kAuto),
    numeric<&S::parallel, &ParallelInputs::microBatch>("parallel.micro_batch", parallel, integer, simple, InputUnit::sequences, powersOfTwo, 1, 256, 1, kAuto),
    pick<kSharding, &S::parallel, &ParallelInputs::sharding>("parallel.sharding", parallel, expert, kAuto),
    pick<kRecompute, &S::parallel, &ParallelInputs::recompute>("parallel.recompute", parallel, simple, kAuto),

    numeric<&S::limits, &LimitInputs::deadlineDays>("limits.deadline", limits, number, simple, InputUnit::days, logarithmic, 0.1, 3650, 40),
    numeric<&S::limits, &LimitInputs::memoryUse>("limits.memory_use", limits, number, simple, InputUnit::share, linear, 0.5, 1.0, 0.01),
    numeric<&S::limits, &LimitInputs::powerMw>("limits.power", limits, number, simple, InputUnit::megawatts, logarithmic, 0.001, 1000, 20),
    numeric<&S::limits, &LimitInputs::budgetM>("limits.budget", limits, number, simple, InputUnit::millionCurrency, logarithmic, 0.001, 1e6, 20),

    pick<kMaturity, &S::operation, &OperationInputs::maturity>("operation.maturity", operation, expert),
    numeric<&S::operation, &OperationInputs::failuresPer1000NodeDays>("operation.failures", operation, number, expert, InputUnit::per1000NodeDays, logarithmic, 0.1, 1000, 20, kAuto),
    numeric<&S::operation, &OperationInputs::repairDays>("operation.repair", operation, number, expert, InputUnit::days, linear, 0.1, 60, 0.5),
    numeric<&S::operation, &OperationInputs::restartMinutes>("operation.restart", operation, number, expert, InputUnit::minutes, logarithmic, 0.1, 1440, 20),
    numeric<&S::operation, &OperationInputs::saveStallSeconds>("operation.save_stall", operation, number, expert, InputUnit::seconds, logarithmic, 0.01, 3600, 20),
    pick<kSpares, &S::operation, &OperationInputs::spares>("operation.spares", operation, expert),
    numeric<&S::operation, &OperationInputs::probability>("operation.probability", operation, number, expert, InputUnit::share, linear, 0.5, 0.99, 0.01),

    plain<&S::inventory, &InventoryInputs::servers>("inventory.servers", inventory, text, expert),
    numeric<&S::inventory, &InventoryInputs::freeLeafPorts>("inventory.leaf_ports", inventory, integer, expert, InputUnit::none, linear, 0, 100000, 8, kAuto),
    numeric<&S::inventory, &InventoryInputs::freeRacks>("inventory.racks", inventory, integer, expert, InputUnit::none, linear, 0, 10000, 1, kAuto),
    numeric<&S::inventory, &InventoryInputs::powerKw>("inventory.power", inventory, number, expert, InputUnit::kilowatts, linear, 0, 1e6, 10, kAuto),

    pick<kDestination, &S::money, &MoneyInputs::destination>("money.destination", money, simple),
    plain<&S::money, &MoneyInputs::allowUndeliverable>("money.allow_undeliverable", money, flag, expert),
    pick<kCurrency, &S::money, &MoneyInputs::currency>("money.currency", money, simple, kAuto),
    plain<&S::money, &MoneyInputs::offer>("money.offer", money, choice, simple),
    numeric<&S::money, &MoneyInputs::utilisation>("money.utilisation", money, number, simple, InputUnit::share, linear, 0.05, 1.0, 0.01),
    numeric<&S::money, &MoneyInputs::horizonMonths>("money.horizon", money, integer, simple, InputUnit::months, linear, 1, 120, 1),
    numeric<&S::money, &MoneyInputs::energyPerKwh>("money.energy", money, number, simple, InputUnit::currencyPerKwh, linear, 0.01, 2, 0.01, kAuto),
    numeric<&S::money, &MoneyInputs::pue>("money.pue", money, number, expert, InputUnit::none, linear, 1.0, 3.0, 0.01, kAuto),
    pick<kHousing, &S::money, &MoneyInputs::housing>("money.housing", money, expert),
    numeric<&S::money, &MoneyInputs::colocationPerKwMonth>("money.colocation", money, number, expert, InputUnit::currencyPerKwMonth, linear, 0, 5000, 10, kAuto),
    numeric<&S::money, &MoneyInputs::serverPrice>("money.server_price", money, number, expert, InputUnit::currency, logarithmic, 1000, 1e9, 40, kAuto),
    numeric<&S::money, &MoneyInputs::maintenanceShare>("money.maintenance", money, number, expert, InputUnit::share, linear, 0, 0.3, 0.005),
    numeric<&S::money, &MoneyInputs::insuranceShare>("money.insurance", money, number, expert, InputUnit::share, linear, 0, 0.1, 0.005),
    numeric<&S::money, &MoneyInputs::staffPerServer>("money.staff", money, number, expert, InputUnit::fullTimeEquivalents, linear, 0, 2, 0.05),
    numeric<&S::money, &MoneyInputs::salaryYear>("money.salary", money, number, expert, InputUnit::currency, logarithmic, 1000, 1e7, 40),
    numeric<&S::money, &MoneyInputs::discountRate>("money.discount", money, number, expert, InputUnit::share, linear, 0, 0.5, 0.005),
    numeric<&S::money, &MoneyInputs::sellingCost>("money.selling_cost", money, number, expert, InputUnit::share, linear, 0, 0.5, 0.01),
    numeric<&S::money, &MoneyInputs::vatShare>("money.vat", money, number, expert, InputUnit::share, linear, 0, 0.3, 0.01, kAuto),
    numeric<&S::money, &MoneyInputs::vatRecoverable>("money.vat_recoverable", money, number, expert, InputUnit::share, linear, 0, 1, 0.05, kAuto),
    numeric<&S::money, &MoneyInputs::leadTimeWeeks>("money.lead_time", money, number, expert, InputUnit::weeks, linear, 0, 104, 1),
    numeric<&S::money, &MoneyInputs::yuanPerDollar>("money.yuan_per_dollar", money, number, expert, InputUnit::yuanPerDollar, linear, 1, 20, 0.01),
    numeric<&S::money, &MoneyInputs::dollarPerEuro>("money.dollar_per_euro", money, number, expert, InputUnit::dollarPerEuro, linear, 0.2, 5, 0.01),

    plain<&S::title>("document.title", document, text, simple),
    plain<&S::startDate>("document.start_date", document, date, simple),
    plain<&S::customer>("document.customer", document, text, simple),
    plain<&S::internalNotes>("document.internal_notes", document, text, expert, true),
    // clang-format on
};

} // namespace

std::span<const InputDefinition> inputTable() {
    return kInputs;
}

const InputDefinition* findInput(std::string_view id) {
    const auto found = std::ranges::find(kInputs, id, &InputDefinition::id);
    return found == std::end(kInputs) ? nullptr : found;
}

InputValue defaultValue(const InputDefinition& input) {
    static const Scenario fresh;
    return input.get(fresh);
}

} // namespace rackwright
