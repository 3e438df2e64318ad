// Any bytes as a run sheet: reading must end, stay within its limits and keep one row per record.
#include "core/files/csv.h"
#include "core/files/run_sheet.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void check(bool holds) {
    if (!holds) std::abort();
}

void checkRow(const rackwright::RunRow& row) {
    for (const auto& number :
         {row.layers, row.hidden, row.tp, row.globalBatch, row.sequence, row.parametersB, row.memoryBytes})
        check(!number || (std::isfinite(*number) && *number > 0));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // libFuzzer hands out raw bytes
    const auto table = rackwright::readCsv(bytes);
    const auto sheet = rackwright::readRunSheet(bytes);
    if (!table) {
        check(!sheet);
        return 0;
    }
    for (const auto& record : table->records)
        check(record.cells.size() == table->header.size());
    if (!sheet) return 0;
    check(sheet->rows.size() == table->records.size());
    for (const auto& row : sheet->rows)
        checkRow(row);
    return 0;
}
