// From a row's dimensions and model name to a model shape.
#pragma once

#include "core/files/run_sheet.h"
#include "core/plan/catalog.h"
#include "core/units/error.h"
#include "core/validation/run_case.h"

#include <string>
#include <vector>

namespace rackwright {

/// The preset a name means ("meta-llama/Llama-2-70b-hf", "llama3-70b cut to 12 layers"); nullptr when
/// unknown.
const ModelPreset* presetByName(const Catalog& catalog, const std::string& name);

/// The family a model name belongs to: its leading letters ("llama", "gpt", "qwen").
std::string modelFamily(const std::string& name);

/// Stated dimensions win over the name; the name fills what is missing. What is still open follows from the
/// stated parameter count: the MLP kind, tying and expert widths whose count is nearest, or a shape from the
/// size ladder. Errors: "run.model_missing", "run.experts_missing".
Result<ModelShape> caseModel(const RunRow& row, const Catalog& catalog, std::vector<Assumption>& assumptions);

} // namespace rackwright
