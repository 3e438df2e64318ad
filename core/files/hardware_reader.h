// Accelerators, servers, switches and links from catalogue JSON.
#pragma once

#include "core/files/catalog_sources.h"
#include "core/hardware/hardware.h"

namespace rackwright {

// Each function reads the list of its name from `file` and merges it into the catalogue by id. In the shipped
// layer an id may appear once; in a user's layer an entry with a known id changes only the fields it has.
void readAccelerators(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog);
void readServers(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog);
void readSwitches(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog);
void readLinks(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog);

/// Measured efficiency constants: "accelerators" by id over "generations" by Accelerator::architecture.
void readEfficiency(const JsonFields& file, const SourceTable& sources, HardwareCatalog& catalog);

} // namespace rackwright
