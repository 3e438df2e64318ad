#include "core/files/run_sheet.h"

#include "core/files/csv.h"
#include "core/files/run_columns.h"
#include "core/units/quantity.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr std::string_view kPeakUnit = "peak_mem_unit";

void readCell(const RunColumn& column, const std::string& cell, RunRow& row) {
    if (plainText(cell).empty()) return;
    if (!column.read(cell, row)) row.unread.push_back({std::string(column.name), cell});
}

/// Peaks are written as plain numbers; the unit stands in a column of its own.
void applyPeakUnit(const std::string& unit, RunRow& row) {
    if (row.measured.peakBytes && mentions(plainText(unit), "gib"))
        row.measured.peakBytes = *row.measured.peakBytes / kGB * kGiB;
}

} // namespace

Result<RunSheet> readRunSheet(std::string_view bytes) {
    const auto table = readCsv(bytes);
    if (!table) return tl::unexpected(table.error());

    RunSheet sheet;
    std::vector<const RunColumn*> columns;
    for (const std::string& name : table->header) {
        columns.push_back(runColumn(name));
        if (columns.back() == nullptr) sheet.unknownColumns.push_back(name);
    }
    if (sheet.unknownColumns.size() == columns.size()) return fail("run_sheet.no_known_column");

    sheet.rows.reserve(table->records.size());
    for (const CsvRecord& record : table->records) {
        RunRow row;
        row.line = record.line;
        row.fault = record.fault;
        std::string peakUnit;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns[i] == nullptr) continue;
            readCell(*columns[i], record.cells[i], row);
            if (columns[i]->name == kPeakUnit) peakUnit = record.cells[i];
        }
        applyPeakUnit(peakUnit, row);
        sheet.rows.push_back(std::move(row));
    }
    return sheet;
}

RunRow readRun(const std::vector<std::pair<std::string, std::string>>& cells) {
    RunRow row;
    std::string peakUnit;
    for (const auto& [name, cell] : cells) {
        const RunColumn* column = runColumn(name);
        if (column == nullptr) continue;
        readCell(*column, cell, row);
        if (column->name == kPeakUnit) peakUnit = cell;
    }
    applyPeakUnit(peakUnit, row);
    return row;
}

} // namespace rackwright
