// "import-model": what a public configuration adds up to.
#pragma once

#include <ostream>
#include <string>

namespace rackwright::cli {

struct ImportModelOptions {
    std::string path;
    double sequence = 4096; ///< tokens, for the FLOPs of attention
    bool json = false;
};

/// Prints the count to `out`, or one line with the reason to `err`. Returns the exit code.
int runImportModel(const ImportModelOptions& options, std::ostream& out, std::ostream& err);

} // namespace rackwright::cli
