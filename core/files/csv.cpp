#include "core/files/csv.h"

#include <array>
#include <charconv>
#include <cmath>

namespace rackwright {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

char separatorOf(std::string_view bytes) {
    const std::string_view firstLine = bytes.substr(0, bytes.find('\n'));
    for (const char candidate : {',', ';', '\t'})
        if (firstLine.find(candidate) != std::string_view::npos) return candidate;
    return ',';
}

/// Walks over the bytes once; every record it returns starts on a fresh line.
class Scanner {
public:
    Scanner(std::string_view bytes, const CsvLimits& limits)
        : m_bytes(bytes), m_limits(limits), m_separator(separatorOf(bytes)) {}

    bool atEnd() const { return m_at >= m_bytes.size(); }

    CsvRecord next() {
        CsvRecord record;
        record.line = m_line;
        while (true) {
            record.cells.push_back(cell(record.fault));
            if (atEnd()) return record;
            const char end = m_bytes[m_at++];
            if (end == m_separator) {
                if (record.cells.size() > m_limits.columns) {
                    record.fault = "csv.too_many_cells";
                    skipLine();
                    return record;
                }
                continue;
            }
            ++m_line; // a line feed: cell() stops at nothing else
            return record;
        }
    }

private:
    std::string cell(std::string& fault) {
        std::string text = !atEnd() && m_bytes[m_at] == '"' ? quoted(fault) : plain(fault);
        if (text.size() > m_limits.cellBytes) {
            fault = "csv.cell_too_long";
            text.clear();
        }
        return text;
    }

    std::string plain(std::string& fault) {
        const std::size_t start = m_at;
        while (!atEnd() && m_bytes[m_at] != m_separator && m_bytes[m_at] != '\n')
            ++m_at;
        std::string_view text = m_bytes.substr(start, m_at - start);
        const bool lineEnd = atEnd() || m_bytes[m_at] == '\n';
        if (lineEnd && text.ends_with('\r')) text.remove_suffix(1);
        if (text.find('"') != std::string_view::npos) fault = "csv.stray_quote";
        return std::string(text);
    }

    std::string quoted(std::string& fault) {
        const std::size_t open = m_at++;
        const std::size_t openLine = m_line;
        std::string text;
        while (!atEnd() && text.size() <= m_limits.cellBytes) {
            const char c = m_bytes[m_at++];
            if (c == '\n') ++m_line;
            if (c != '"') {
                text += c;
                continue;
            }
            if (!atEnd() && m_bytes[m_at] == '"') {
                text += '"';
                ++m_at;
                continue;
            }
            if (!afterQuote()) fault = "csv.stray_quote";
            return text;
        }
        // Never closed, or not within the limit: give up this line only, so that the rest of the file still
        // counts.
        fault = "csv.unclosed_quote";
        m_at = open;
        m_line = openLine;
        while (!atEnd() && m_bytes[m_at] != '\n')
            ++m_at;
        return {};
    }

    /// Steps over a carriage return before the line's end; false when text follows the closing quote.
    bool afterQuote() {
        if (!atEnd() && m_bytes[m_at] == '\r') ++m_at;
        if (atEnd() || m_bytes[m_at] == m_separator || m_bytes[m_at] == '\n') return true;
        while (!atEnd() && m_bytes[m_at] != m_separator && m_bytes[m_at] != '\n')
            ++m_at;
        return false;
    }

    void skipLine() {
        while (!atEnd() && m_bytes[m_at] != '\n')
            ++m_at;
        if (!atEnd()) ++m_at;
        ++m_line;
    }

    std::string_view m_bytes;
    const CsvLimits& m_limits;
    char m_separator;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
};

bool isBlank(const CsvRecord& record) {
    return record.fault.empty() && record.cells.size() == 1 && record.cells.front().empty();
}

/// Fits a record to the width of the header. Surplus empty cells (trailing commas) are harmless.
void fitToHeader(CsvRecord& record, std::size_t width) {
    for (std::size_t i = width; i < record.cells.size(); ++i)
        if (!record.cells[i].empty() && record.fault.empty()) record.fault = "csv.too_many_cells";
    record.cells.resize(width);
}

bool startsFormula(std::string_view cell) {
    return !cell.empty() && std::string_view("=+-@\t\r").find(cell.front()) != std::string_view::npos;
}

} // namespace

Result<CsvTable> readCsv(std::string_view bytes, const CsvLimits& limits) {
    if (bytes.size() > limits.bytes)
        return fail("csv.too_large", {},
                    {argument("limit", ArgumentKind::bytes, static_cast<double>(limits.bytes))});
    if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());

    Scanner scanner(bytes, limits);
    CsvTable table;
    while (!scanner.atEnd()) {
        CsvRecord record = scanner.next();
        if (isBlank(record)) continue;
        if (table.header.empty()) {
            if (record.cells.size() > limits.columns)
                return fail("csv.too_many_columns", {},
                            {argument("limit", ArgumentKind::count, static_cast<double>(limits.columns))});
            table.header = std::move(record.cells);
            continue;
        }
        if (table.records.size() == limits.records)
            return fail("csv.too_many_records", {},
                        {argument("limit", ArgumentKind::count, static_cast<double>(limits.records))});
        fitToHeader(record, table.header.size());
        table.records.push_back(std::move(record));
    }
    if (table.header.empty()) return fail("csv.empty");
    return table;
}

CsvWriter::CsvWriter(CsvAudience audience) : m_audience(audience) {
    if (audience == CsvAudience::people) m_bytes = kByteOrderMark;
}

CsvWriter& CsvWriter::text(std::string_view cell) {
    separate();
    std::string guarded;
    if (m_audience == CsvAudience::people && startsFormula(cell)) {
        guarded = "'";
        guarded += cell;
        cell = guarded;
    }
    if (cell.find_first_of(",\"\r\n") == std::string_view::npos) {
        m_bytes += cell;
        return *this;
    }
    m_bytes += '"';
    for (const char c : cell) {
        if (c == '"') m_bytes += '"';
        m_bytes += c;
    }
    m_bytes += '"';
    return *this;
}

CsvWriter& CsvWriter::number(double value) {
    if (!std::isfinite(value)) return empty();
    separate();
    std::array<char, 32> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    m_bytes.append(digits.data(), written.ptr);
    return *this;
}

CsvWriter& CsvWriter::number(double value, int decimals) {
    if (!std::isfinite(value)) return empty();
    separate();
    std::array<char, 400> digits{}; // the largest double has 309 digits before the point
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                       std::chars_format::fixed, decimals);
    m_bytes.append(digits.data(), written.ptr);
    return *this;
}

CsvWriter& CsvWriter::empty() {
    separate();
    return *this;
}

void CsvWriter::endRecord() {
    m_bytes += m_audience == CsvAudience::people ? "\r\n" : "\n";
    m_first = true;
}

void CsvWriter::separate() {
    if (!m_first) m_bytes += ',';
    m_first = false;
}

} // namespace rackwright
