// Everything we know about the world. Loaded once, immutable afterwards.
#pragma once

#include <string>
#include <vector>

#include "core/hardware/checklist.h"
#include "core/hardware/hardware.h"
#include "core/hardware/software_stack.h"
#include "core/model/shape.h"
#include "core/prices/price_book.h"

namespace rackwright {

struct ModelPreset {
    std::string id; ///< "llama-3.1-70b"
    ModelShape shape;
    std::vector<std::string> aliases;
    Provenance from;
};

struct Catalog {
    std::string date; ///< ISO date of the data
    std::vector<ModelPreset> models;
    HardwareCatalog hardware;
    std::vector<SoftwareStack> stacks;
    PriceBook prices;
    std::vector<ChecklistItem> checklist;

    const ModelPreset* model(const std::string& id) const;
    const SoftwareStack* stack(const std::string& id) const;
};

} // namespace rackwright
