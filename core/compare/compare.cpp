#include "core/compare/compare.h"

#include "core/compare/compare_figures.h"
#include "core/compare/decompose.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kSameShare = 1e-6; ///< smaller differences come from converting currencies

bool same(const InputValue& a, const InputValue& b) {
    const auto* x = std::get_if<double>(&a);
    const auto* y = std::get_if<double>(&b);
    if (x == nullptr || y == nullptr) return a == b;
    return std::abs(*x - *y) <= kSameShare * std::max(std::abs(*x), std::abs(*y));
}

void finish(CompareRow& row) {
    const auto* first = std::get_if<double>(&row.values.front());
    for (const InputValue& value : row.values) {
        const auto* number = std::get_if<double>(&value);
        const bool both = first != nullptr && number != nullptr;
        const bool equal = same(row.values.front(), value);
        row.deltas.push_back(!both ? std::nullopt : std::optional(equal ? 0.0 : *number - *first));
        row.differs = row.differs || !equal;
    }
}

bool isAmount(InputUnit unit) {
    return unit == InputUnit::currency || unit == InputUnit::millionCurrency ||
           unit == InputUnit::currencyPerKwh || unit == InputUnit::currencyPerKwMonth;
}

/// Amounts that were typed in different currencies are not subtracted.
void dropMixedAmounts(Comparison& comparison) {
    const auto& typed = comparison.typedIn;
    for (CompareRow& row : comparison.rows) {
        const InputDefinition* input = row.isInput() ? findInput(row.id) : nullptr;
        if (input == nullptr || !isAmount(input->unit)) continue;
        for (std::size_t i = 0; i < row.deltas.size(); ++i)
            if (typed[i] != typed.front()) row.deltas[i].reset();
    }
}

void addInputs(Comparison& comparison, std::span<const Outcome* const> plans) {
    for (const InputDefinition& input : inputTable()) {
        if (input.group == InputGroup::document) continue; // titles and notes are no part of a plan
        CompareRow row;
        row.id = input.id;
        row.internal = input.internal;
        for (const Outcome* plan : plans)
            row.values.push_back(input.get(plan->scenario));
        comparison.rows.push_back(std::move(row));
    }
}

void addFigures(Comparison& comparison, std::span<const Outcome* const> plans, const Exchange& exchange) {
    for (const ComparedFigure& figure : comparedFigures()) {
        CompareRow row;
        row.id = figure.id;
        row.group = figure.group;
        row.kind = figure.money ? kindOf(exchange.currency()) : figure.kind;
        row.better = figure.better;
        for (const Outcome* plan : plans)
            row.values.push_back(figure.value(*plan, exchange));
        // A part that no plan has is no row: a dense model has no expert traffic.
        const bool part = figure.kind == ArgumentKind::seconds || figure.kind == ArgumentKind::bytes;
        const auto nothing = [part](const InputValue& value) {
            const auto* number = std::get_if<double>(&value);
            return std::holds_alternative<std::monostate>(value) ||
                   (part && number != nullptr && *number == 0);
        };
        if (!std::ranges::all_of(row.values, nothing)) comparison.rows.push_back(std::move(row));
    }
}

} // namespace

std::size_t Comparison::equalRows() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [](const CompareRow& row) { return !row.differs; }));
}

Comparison comparePlans(std::span<const Outcome* const> plans) {
    Comparison comparison;
    comparison.plans = plans.size();
    if (plans.empty()) return comparison;
    const Exchange exchange(plans.front()->scenario.money, plans.front()->cost.currency);
    comparison.currency = exchange.currency();
    addInputs(comparison, plans);
    addFigures(comparison, plans, exchange);
    for (CompareRow& row : comparison.rows)
        finish(row);
    for (const Outcome* plan : plans)
        comparison.typedIn.push_back(plan->cost.currency);
    dropMixedAmounts(comparison);
    for (const Outcome* plan : plans)
        comparison.costs.push_back(costOf(*plan, exchange));
    for (const Outcome* plan : plans.subspan(1))
        comparison.against.push_back(differenceOf(*plans.front(), *plan, exchange));
    return comparison;
}

} // namespace rackwright
