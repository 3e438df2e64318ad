// Fills the picklists from the catalogue.
#pragma once

#include "core/inputs/input_table.h"
#include "ui/inputs/picklist_model.h"
#include "ui/theme/language_manager.h"
#include "ui/theme/view_context.h"

namespace rackwright {

/// The choices of `input` in the current language. Aliases hold the other language's words, vendor names and
/// part numbers. Parts that cannot be computed with are listed and say why they cannot be picked.
QList<PickItem> pickItems(const InputDefinition& input, const Scenario& scenario, const ViewContext& context,
                          const LanguageManager& languages);

/// What the choices of `input` depend on; while it stays the same the items need not be made again.
std::string choicesKey(const InputDefinition& input, const Scenario& scenario);

} // namespace rackwright
