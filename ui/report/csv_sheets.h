// The tables of a report as sheets: columns with a name for people and one for machines.
#pragma once

#include "ui/report/report_builder.h"

#include <string>
#include <variant>
#include <vector>

namespace rackwright {

/// `decimals` -1: as many as the number needs.
struct SheetColumn {
    const char* id; ///< header for machines, with the unit as suffix
    QString title;  ///< header for people, with the unit
    int decimals = -1;
};

/// monostate: empty.
using SheetCell = std::variant<std::monostate, double, QString>;

struct Sheet {
    const char* fileName;
    std::vector<SheetColumn> columns;
    std::vector<std::vector<SheetCell>> rows;
    /// Decimals of a whole row where rows hold different quantities; empty: the columns decide.
    std::vector<int> rowDecimals = {};
};

/// Every sheet of the report.
std::vector<Sheet> reportSheets(const ReportSource& source);

/// Storage, links, server, power and checklist, one row a fact.
Sheet machinesSheet(const ReportSource& source);

/// Ways to have the machines, verdict by utilisation, parts of the cost; nothing where a price is missing.
void addMoneySheets(std::vector<Sheet>& sheets, const ReportSource& source);

std::string sheetBytes(const Sheet& sheet, bool forMachines);

} // namespace rackwright
