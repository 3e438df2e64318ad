// What a plan relies on: the catalogue and price entries behind its result. They travel in the plan's file,
// so that it gives the same result years later, whatever the price book says by then.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/scenario.h"
#include "core/units/error.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace rackwright {

/// The shipped entries that `scenario` relies on, as an object of format "rackwright-overrides" (see
/// overlay()) with value, source and date of each. Entries that the plan already carries (`own`, may be null)
/// win over the shipped ones. Delivery rules are left out: a plan must not promise what the law has forbidden
/// since.
nlohmann::ordered_json reliedEntries(const Scenario& scenario, const Catalog& catalog,
                                     const nlohmann::ordered_json& own);

/// A figure that the plan keeps and the shipped catalogue gives differently.
struct EntryChange {
    std::string list; ///< "rentals", "accelerators" …
    std::string id;
    std::string name;              ///< proper name, provider and instance, or the id
    std::string field;             ///< key of the figure; empty: the whole entry is new or gone
    std::string currency;          ///< ISO code of a price, or empty
    std::optional<double> own;     ///< empty: the plan has no such entry
    std::optional<double> current; ///< empty: the shipped catalogue has none any more
    std::string ownDate, currentDate;

    friend bool operator==(const EntryChange&, const EntryChange&) = default;
};

/// Differences in figures only, not in names or sources. `own` is what reliedEntries() wrote and overlay()
/// accepts.
std::vector<EntryChange> changedEntries(const nlohmann::ordered_json& own);

/// `catalog` as the plan knows it. Offers of the plan's accelerator and place are replaced as a whole,
/// because the median and the range of all offers count. Errors as overlay(), located under "/relied".
Result<Catalog> withOwnEntries(Catalog catalog, const nlohmann::ordered_json& own);

} // namespace rackwright
