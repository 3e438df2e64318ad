// libFuzzer target: any bytes, read as each kind of launch file, give a plan that can be written or an error
// with an identifier.
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"

#include <array>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rackwright;
    // libFuzzer hands out unsigned bytes; text is read as char.
    const std::string text(reinterpret_cast<const char*>(data), size);
    const Catalog empty;
    for (const char* name : {"run.sh", "ds.json", "job.toml"}) {
        const std::array files{LaunchFile{name, text}};
        const Result<LaunchImport> launch = importLaunch(files, empty);
        if (!launch) {
            if (launch.error().id.empty()) std::abort();
            continue;
        }
        if (launch->job.strategy.tp < 1 || launch->job.strategy.dp < 1) std::abort();
        const Scenario plan = launchScenario(*launch, empty);
        if (!(plan.hardware.servers >= 1)) std::abort();
    }
    return 0;
}
