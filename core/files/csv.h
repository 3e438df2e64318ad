// Comma-separated values: the RFC 4180 reader and the two writers (for people, for machines).
#pragma once

#include "core/units/error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

/// What a file may hold before it is refused as a whole ("csv.too_large") or a line is set aside.
struct CsvLimits {
    std::size_t bytes = 64u << 20;
    std::size_t records = 200'000;
    std::size_t columns = 1'000;
    std::size_t cellBytes = 64u << 10;
};

/// One record. `line` is the line in the file where it starts, from 1. A record with a `fault` could not be
/// taken apart: "csv.unclosed_quote", "csv.stray_quote", "csv.too_many_cells", "csv.cell_too_long".
struct CsvRecord {
    std::size_t line = 0;
    std::vector<std::string> cells;
    std::string fault;
};

struct CsvTable {
    std::vector<std::string> header;
    std::vector<CsvRecord>
        records; ///< as many cells each as the header; short records are filled with empty cells
};

/// RFC 4180 with or without byte-order mark, LF or CRLF, quoted cells over several lines. Blank lines are
/// skipped. A header without any comma but with semicolons or tabs sets that separator (spreadsheets of some
/// countries). Only a file as a whole is refused: "csv.too_large", "csv.empty", "csv.too_many_columns",
/// "csv.too_many_records".
Result<CsvTable> readCsv(std::string_view bytes, const CsvLimits& limits = {});

/// For people: byte-order mark, CRLF, and text cells that a spreadsheet would run as a formula are
/// neutralised. For machines: bare UTF-8, LF, numbers in full precision.
enum class CsvAudience { people, machines };

class CsvWriter {
public:
    explicit CsvWriter(CsvAudience audience);

    CsvWriter& text(std::string_view cell);
    /// Shortest text that reads back as the same number; not-a-number and infinity give an empty cell.
    CsvWriter& number(double value);
    CsvWriter& number(double value, int decimals);
    CsvWriter& empty();
    void endRecord();

    const std::string& bytes() const { return m_bytes; }

private:
    void separate();

    CsvAudience m_audience;
    bool m_first = true; ///< next cell is the first of its record
    std::string m_bytes;
};

} // namespace rackwright
