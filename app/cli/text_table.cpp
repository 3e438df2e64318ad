#include "app/cli/text_table.h"

#include <algorithm>
#include <cctype>

namespace rackwright::cli {

namespace {

bool isNumber(const std::string& cell) {
    return !cell.empty() && (std::isdigit(static_cast<unsigned char>(cell.back())) != 0) &&
           cell.find_first_not_of("0123456789.-\xE2\x80\x89") // a thin space groups digits
               == std::string::npos;
}

/// Columns that a cell takes on a terminal: Chinese characters and full-width punctuation take two.
std::size_t columnsOf(const std::string& cell) {
    std::size_t columns = 0;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const auto byte = static_cast<unsigned char>(cell[i]);
        if ((byte & 0xC0) == 0x80) continue; // inside a character
        // U+2E80 and above: lead bytes E2 BA and up are radicals, ideographs and full-width forms.
        const auto next = i + 1 < cell.size() ? static_cast<unsigned char>(cell[i + 1]) : 0;
        columns += byte > 0xE2 || (byte == 0xE2 && next >= 0xBA) ? 2 : 1;
    }
    return columns;
}

std::string padded(const std::string& cell, std::size_t width) {
    const std::string space(width - std::min(width, columnsOf(cell)), ' ');
    return isNumber(cell) ? space + cell : cell + space;
}

std::string markdownRow(const std::vector<std::string>& cells) {
    std::string text = "|";
    for (std::string cell : cells) {
        std::replace(cell.begin(), cell.end(), '|', '/');
        text += " " + cell + " |";
    }
    return text + "\n";
}

} // namespace

std::string asText(const TextTable& table) {
    std::vector<std::size_t> widths;
    for (const std::string& cell : table.header)
        widths.push_back(columnsOf(cell));
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i == widths.size()) widths.push_back(0);
            widths[i] = std::max(widths[i], columnsOf(row[i]));
        }
    std::string text = table.title + "\n";
    const auto append = [&](const std::vector<std::string>& cells) {
        std::string line;
        for (std::size_t i = 0; i < cells.size(); ++i)
            line += "  " + padded(cells[i], widths[i]);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    };
    if (!table.header.empty()) append(table.header);
    for (const auto& row : table.rows)
        append(row);
    return text;
}

std::string asMarkdown(const TextTable& table) {
    std::string text = "### " + table.title + "\n\n";
    if (table.header.empty()) return text;
    text += markdownRow(table.header);
    text += "|";
    for (std::size_t i = 0; i < table.header.size(); ++i)
        text += " --- |";
    text += "\n";
    for (const auto& row : table.rows)
        text += markdownRow(row);
    return text;
}

} // namespace rackwright::cli
