// What went wrong, as an identifier with typed arguments. The sentence is made in ui/text.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace rackwright {

/// How an argument is to be written: the unit it stands in.
enum class ArgumentKind {
    text,        ///< a name or identifier, shown as it is
    choice,      ///< an identifier that ui/text has a word for
    count,       ///< a whole number
    number,      ///< a plain number
    ratio,       ///< 0…1, shown in per cent
    bytes,       ///< byte
    seconds,     ///< s
    days,        ///< d
    months,      ///< month of 730 h
    flopsRate,   ///< FLOP/s
    bytesRate,   ///< byte/s
    watts,       ///< W
    usd,         ///< US dollar
    cny,         ///< yuan
    eur,         ///< euro
    tokens,      ///< tokens
    parameters   ///< parameters
};

struct Argument {
    std::string name;
    ArgumentKind kind = ArgumentKind::text;
    std::variant<double, std::string> value;

    friend bool operator==(const Argument&, const Argument&) = default;
};

inline Argument argument(std::string name, ArgumentKind kind, double value)
{
    return {std::move(name), kind, value};
}
inline Argument argument(std::string name, std::string text, ArgumentKind kind = ArgumentKind::text)
{
    return {std::move(name), kind, std::move(text)};
}

/// `id` picks the sentence, e.g. "file.newer_version"; `where` is a JSON pointer, a line or a field; may be empty.
struct Error {
    std::string id;
    std::string where;
    std::vector<Argument> arguments;

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string id, std::string where = {}, std::vector<Argument> arguments = {})
{
    return tl::unexpected<Error>(Error{std::move(id), std::move(where), std::move(arguments)});
}

} // namespace rackwright
