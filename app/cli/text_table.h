// A table for the terminal or for a Markdown page.
#pragma once

#include <string>
#include <vector>

namespace rackwright::cli {

struct TextTable {
    std::string title;
    std::vector<std::string> header; ///< may be empty: a title alone
    std::vector<std::vector<std::string>> rows;
};

std::string asText(const TextTable& table);
std::string asMarkdown(const TextTable& table);

} // namespace rackwright::cli
