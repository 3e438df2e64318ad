// An option of the command line that takes one of a few words.
#pragma once

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <vector>

namespace rackwright::cli {

/// CLI11's own transformer offers the numbers behind the words as well, and prints them as bytes.
template <class Choice>
CLI::Option* addChoice(CLI::App& command, const std::string& name, Choice& choice,
                       const std::map<std::string, Choice>& words, const std::string& description) {
    std::vector<std::string> names;
    for (const auto& [word, value] : words)
        names.push_back(word);
    const auto take = [&choice, words](const std::string& word) { choice = words.at(word); };
    return command.add_option_function<std::string>(name, take, description)->check(CLI::IsMember(names));
}

} // namespace rackwright::cli
