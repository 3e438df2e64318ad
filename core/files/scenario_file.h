// The scenario file: "*.rackwright", JSON, UTF-8.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"
#include "core/units/error.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace rackwright {

inline constexpr int kScenarioVersion = 1;
inline constexpr std::size_t kScenarioFileLimit = 8u << 20; ///< bytes

struct ScenarioFile {
    Scenario scenario;
    nlohmann::ordered_json unknown;     ///< keys this version does not know, written back unchanged
    nlohmann::ordered_json relied;      ///< catalogue and price entries the file brings along
    nlohmann::ordered_json lastFigures; ///< key figures of the last outcome
    /// The catalogue with the file's own entries on top; null: the file's figures are the shipped ones.
    std::shared_ptr<const Catalog> catalog;
    bool newerVersion = false; ///< written by a newer program: open read-only
};

/// Errors: "file.too_large", "file.not_json", "file.wrong_format", "file.bad_value" … with a JSON pointer.
/// The file's own entries ("/relied") count before `catalog`.
Result<ScenarioFile> readScenario(std::string_view bytes, const Catalog& catalog);
/// `forCustomer` leaves internal fields out.
std::string writeScenario(const ScenarioFile& file, bool forCustomer = false);

/// Reads or writes a whole file. Writing is atomic (temporary file in the same folder, fsync, rename).
Result<std::string> readFile(const std::string& path, std::size_t limit);
Result<void> writeFileAtomically(const std::string& path, std::string_view bytes);

} // namespace rackwright
