#include "app/cli/text_table.h"

#include <algorithm>
#include <cctype>

namespace rackwright::cli {

namespace {

bool isNumber(const std::string& cell) {
    return !cell.empty() && (std::isdigit(static_cast<unsigned char>(cell.back())) != 0) &&
           cell.find_first_not_of("0123456789.-") == std::string::npos;
}

std::string padded(const std::string& cell, std::size_t width) {
    const std::string space(width - std::min(width, cell.size()), ' ');
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
        widths.push_back(cell.size());
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
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
