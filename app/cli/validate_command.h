// `validate`: the engine held against the published runs that travel inside the program.
#pragma once

#include "core/plan/catalog.h"

#include <ostream>

namespace rackwright::cli {

struct ValidateOptions {
    bool markdown = false;
};

int runValidate(const ValidateOptions& options, const Catalog& catalog, std::ostream& out, std::ostream& err);

} // namespace rackwright::cli
