#include "core/files/price_import.h"

#include "core/files/csv.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <map>
#include <nlohmann/json.hpp>

namespace rackwright {

namespace {

constexpr double kHighestHourly = 1e7;    ///< units of a currency for an instance and hour
constexpr int kMostAccelerators = 100000; ///< of one instance, as in the catalogue
constexpr std::size_t kValueShown = 40;   ///< bytes of a bad cell

template <class E, std::size_t N>
using Words = std::array<std::pair<std::string_view, E>, N>;

constexpr Words<RentalTerm, 6> kTerms{{{"on-demand", RentalTerm::onDemand},
                                       {"spot", RentalTerm::spot},
                                       {"reserved-short", RentalTerm::reservedShort},
                                       {"reserved-1-year", RentalTerm::reserved1Year},
                                       {"reserved-3-years", RentalTerm::reserved3Years},
                                       {"reserved-unspecified", RentalTerm::reservedUnspecified}}};
constexpr Words<Currency, 3> kCurrencies{
    {{"USD", Currency::usd}, {"CNY", Currency::cny}, {"EUR", Currency::eur}}};
constexpr Words<bool, 5> kYesNo{
    {{"yes", true}, {"true", true}, {"no", false}, {"false", false}, {"", false}}};
constexpr Words<int, 4> kCountries{{{"cn", 0}, {"eu", 0}, {"us", 0}, {"other", 0}}};

template <class E, std::size_t N>
std::optional<E> valueOf(const Words<E, N>& words, std::string_view text) {
    for (const auto& [word, value] : words) {
        if (word == text) return value;
    }
    return std::nullopt;
}

template <class E, std::size_t N>
std::string_view wordOf(const Words<E, N>& words, E value) {
    for (const auto& [word, known] : words) {
        if (known == value) return word;
    }
    return {};
}

/// Names that SkyPilot's catalogue gives to one memory size or server type, where other lists mean another.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kSkypilotNames{
    {{"A100", "a100-sxm4-40"}, {"V100", "v100-sxm2-16"}, {"H100-MEGA", "h100-sxm"}}};

/// Lower-case letters, digits and characters of other scripts: "A100-80GB" and "a100 80gb" are one name.
std::string plain(std::string_view text) {
    std::string letters;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || std::isalnum(byte) != 0)
            letters += byte >= 0x80 ? c : static_cast<char>(std::tolower(byte));
    }
    return letters;
}

/// The destination that a region's name tells: "us-east-1", "europe-west4", "cn-north-1".
std::optional<std::string> countryOf(std::string_view region) {
    constexpr Words<std::string_view, 6> kPrefixes{
        {{"us-", "us"}, {"us", "us"}, {"eu-", "eu"}, {"eu", "eu"}, {"europe", "eu"}, {"cn-", "cn"}}};
    for (const auto& [prefix, country] : kPrefixes) {
        const bool whole = prefix.back() != '-' && prefix.size() == 2;
        if (whole ? region == prefix : region.starts_with(prefix)) return std::string(country);
    }
    return std::nullopt;
}

/// Letters and digits, words joined by hyphens: part of an offer's id.
std::string slug(std::string_view text) {
    std::string id;
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            id += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

std::optional<double> number(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// The cells of one line by column name.
class Line {
public:
    Line(const CsvTable& table, const CsvRecord& record) : m_table(table), m_record(record) {}

    std::string_view cell(std::string_view column) const {
        for (std::size_t i = 0; i < m_table.header.size(); ++i) {
            if (m_table.header[i] == column) return m_record.cells[i];
        }
        return {};
    }
    std::size_t number() const { return m_record.line; }

private:
    const CsvTable& m_table;
    const CsvRecord& m_record;
};

bool hasColumns(const CsvTable& table, std::initializer_list<std::string_view> columns) {
    return std::ranges::all_of(columns, [&](std::string_view column) {
        return std::ranges::find(table.header, column) != table.header.end();
    });
}

class Importer {
public:
    Importer(const Catalog& catalog, const PriceImportRequest& request)
        : m_catalog(catalog), m_request(request) {
        for (const RentalOffer& offer : catalog.prices.rentals)
            m_known.emplace(keyOf(offer), &offer);
    }

    PriceImport read(const CsvTable& table, PriceLayout layout) {
        m_import.layout = layout;
        for (const CsvRecord& record : table.records) {
            const Line line(table, record);
            if (!record.fault.empty())
                refuse(line, record.fault, {});
            else if (layout == PriceLayout::own)
                own(line);
            else
                skypilot(line);
        }
        return std::move(m_import);
    }

private:
    /// What makes two prices those of one offer.
    static std::string keyOf(const RentalOffer& offer) {
        return slug(offer.provider + ' ' + offer.instance + ' ' + offer.acceleratorId + ' ' + offer.region +
                    ' ' + std::string(wordOf(kTerms, offer.term)));
    }

    void refuse(const Line& line, std::string problem, std::string_view column) {
        const std::string_view value = column.empty() ? std::string_view() : line.cell(column);
        m_import.faults.push_back({line.number(), std::move(problem), std::string(column),
                                   std::string(value.substr(0, kValueShown))});
    }

    /// A number above 0, or a fault.
    std::optional<double> amount(const Line& line, std::string_view column) {
        const std::string_view text = line.cell(column);
        const std::optional<double> value = number(text);
        if (value && *value > 0 && *value <= kHighestHourly) return value;
        refuse(line, text.empty() ? "missing" : "bad_number", column);
        return std::nullopt;
    }

    /// Accelerators of one instance; 1 for an empty cell.
    std::optional<int> count(const Line& line, std::string_view column) {
        if (line.cell(column).empty()) return 1;
        const std::optional<double> value = amount(line, column);
        if (!value) return std::nullopt;
        if (*value >= 1 && *value <= kMostAccelerators && *value == static_cast<int>(*value))
            return static_cast<int>(*value);
        refuse(line, "bad_number", column);
        return std::nullopt;
    }

    const Accelerator* accelerator(const Line& line, std::string_view column) {
        std::string key(line.cell(column));
        if (m_import.layout == PriceLayout::skypilot) key = valueOf(kSkypilotNames, key).value_or(key);
        auto [known, isNew] = m_accelerators.emplace(key, nullptr);
        if (isNew) known->second = acceleratorNamed(key, m_catalog.hardware);
        if (known->second == nullptr) refuse(line, key.empty() ? "missing" : "unknown_accelerator", column);
        return known->second;
    }

    template <class E, std::size_t N>
    std::optional<E> word(const Line& line, std::string_view column, const Words<E, N>& words, E usual,
                          const char* problem) {
        const std::string_view text = line.cell(column);
        if (text.empty()) return usual;
        const std::optional<E> value = valueOf(words, text);
        if (!value) refuse(line, problem, column);
        return value;
    }

    void own(const Line& line) {
        if (line.cell("provider").empty()) return refuse(line, "missing", "provider");
        const Accelerator* part = accelerator(line, "accelerator");
        const auto pieces = part != nullptr ? count(line, "accelerators") : std::nullopt;
        if (!pieces) return;
        const bool ofInstance = line.cell("price").empty() && !line.cell("price_per_instance").empty();
        const auto price = amount(line, ofInstance ? "price_per_instance" : "price");
        if (!price) return;
        const auto term = word(line, "term", kTerms, RentalTerm::onDemand, "unknown_term");
        const auto currency = word(line, "currency", kCurrencies, Currency::usd, "unknown_currency");
        const auto taxed = word(line, "tax_included", kYesNo, false, "bad_word");
        if (!term || !currency || !taxed) return;
        const std::string_view country = line.cell("country");
        if (!country.empty() && !valueOf(kCountries, country))
            return refuse(line, "unknown_country", "country");
        RentalOffer offer;
        offer.provider = line.cell("provider");
        offer.instance = line.cell("instance");
        offer.acceleratorId = part->id;
        offer.accelerators = *pieces;
        offer.region = line.cell("region");
        offer.country =
            country.empty() ? countryOf(offer.region).value_or(m_request.country) : std::string(country);
        offer.term = *term;
        offer.perAcceleratorHour = Money::of(ofInstance ? *price / *pieces : *price, *currency);
        offer.taxIncluded = *taxed;
        offer.from = origin(line.cell("source"), line.cell("date"), line.cell("note"));
        add(line, std::move(offer));
    }

    void skypilot(const Line& line) {
        if (line.cell("AcceleratorName").empty()) return; // a machine without accelerators
        const Accelerator* part = accelerator(line, "AcceleratorName");
        const auto pieces = part != nullptr ? count(line, "AcceleratorCount") : std::nullopt;
        if (!pieces) return;
        if (line.cell("Price").empty() && line.cell("SpotPrice").empty())
            return refuse(line, "missing", "Price");
        for (const auto& [column, term] :
             {std::pair("Price", RentalTerm::onDemand), std::pair("SpotPrice", RentalTerm::spot)}) {
            if (line.cell(column).empty()) continue;
            const auto price = amount(line, column);
            if (!price) continue;
            RentalOffer offer;
            offer.provider = m_request.provider;
            offer.instance = line.cell("InstanceType");
            offer.acceleratorId = part->id;
            offer.accelerators = *pieces;
            offer.region = line.cell("Region");
            offer.country = countryOf(offer.region).value_or(m_request.country);
            offer.term = term;
            offer.perAcceleratorHour = Money::of(*price / *pieces, Currency::usd);
            offer.from = origin({}, {}, {});
            add(line, std::move(offer));
        }
    }

    Provenance origin(std::string_view source, std::string_view date, std::string_view note) const {
        return {std::string(source.empty() ? m_request.source : source),
                std::string(date.empty() ? m_request.date : date), Confidence::user, std::string(note)};
    }

    void add(const Line& line, RentalOffer offer) {
        const std::string key = keyOf(offer);
        const auto known = m_known.find(key);
        offer.id = known == m_known.end() ? key : known->second->id;
        const auto [first, isNew] = m_seen.emplace(key, offer.perAcceleratorHour);
        if (!isNew) {
            // The zones of a region stand on lines of their own; an equal price says nothing new.
            if (first->second != offer.perAcceleratorHour) refuse(line, "duplicate", {});
            return;
        }
        if (known == m_known.end())
            m_import.added.push_back({std::move(offer), std::nullopt});
        else if (known->second->perAcceleratorHour == offer.perAcceleratorHour)
            ++m_import.unchanged;
        else
            m_import.changed.push_back({std::move(offer), known->second->perAcceleratorHour});
    }

    const Catalog& m_catalog;
    const PriceImportRequest& m_request;
    std::map<std::string, const RentalOffer*> m_known;
    std::map<std::string, const Accelerator*> m_accelerators;
    std::map<std::string, Money> m_seen;
    PriceImport m_import;
};

nlohmann::ordered_json entryOf(const RentalOffer& offer, const std::string& source) {
    return {{"id", offer.id},
            {"provider", offer.provider},
            {"instance", offer.instance},
            {"accelerator", offer.acceleratorId},
            {"accelerators", offer.accelerators},
            {"region", offer.region},
            {"country", offer.country},
            {"term", wordOf(kTerms, offer.term)},
            {"currency", wordOf(kCurrencies, offer.perAcceleratorHour.currency())},
            {"price", offer.perAcceleratorHour.value()},
            {"tax_included", offer.taxIncluded},
            {"source", source},
            {"note", offer.from.note}};
}

/// Sources get short keys: many offers share one.
class Sources {
public:
    std::string keyOf(const Provenance& from) {
        const auto key = std::pair(from.source.empty() ? std::string("user") : from.source, from.date);
        const auto [known, isNew] = m_keys.emplace(key, "import-" + std::to_string(m_keys.size() + 1));
        if (isNew)
            m_table[known->second] = {{"source", key.first}, {"date", key.second}, {"confidence", "user"}};
        return known->second;
    }
    nlohmann::ordered_json table() const { return m_table; }

private:
    std::map<std::pair<std::string, std::string>, std::string> m_keys;
    nlohmann::ordered_json m_table = nlohmann::ordered_json::object();
};

} // namespace

const Accelerator* acceleratorNamed(std::string_view name, const HardwareCatalog& hardware) {
    const std::string wanted = plain(name);
    if (wanted.empty()) return nullptr;
    for (const Accelerator& part : hardware.accelerators) {
        if (plain(part.id) == wanted || plain(part.name) == wanted) return &part;
    }
    for (const Accelerator& part : hardware.accelerators) {
        if (std::ranges::any_of(part.aliases,
                                [&](const std::string& alias) { return plain(alias) == wanted; }))
            return &part;
    }
    return nullptr;
}

Result<PriceImport> readPriceCsv(std::string_view bytes, const Catalog& catalog,
                                 const PriceImportRequest& request) {
    const Result<CsvTable> table = readCsv(bytes);
    if (!table) return tl::unexpected<Error>(table.error());
    Importer importer(catalog, request);
    if (hasColumns(*table, {"provider", "accelerator"}) &&
        (hasColumns(*table, {"price"}) || hasColumns(*table, {"price_per_instance"})))
        return importer.read(*table, PriceLayout::own);
    if (!hasColumns(*table, {"InstanceType", "AcceleratorName", "AcceleratorCount", "Price", "Region"}))
        return fail("prices.unknown_layout");
    if (request.provider.empty()) return fail("prices.no_provider");
    return importer.read(*table, PriceLayout::skypilot);
}

std::string overridesOf(const PriceImport& import) {
    Sources sources;
    nlohmann::ordered_json rentals = nlohmann::ordered_json::array();
    for (const std::vector<PriceChange>* changes : {&import.added, &import.changed}) {
        for (const PriceChange& change : *changes)
            rentals.push_back(entryOf(change.offer, sources.keyOf(change.offer.from)));
    }
    const nlohmann::ordered_json file{{"format", "rackwright-overrides"},
                                      {"version", 1},
                                      {"sources", sources.table()},
                                      {"rentals", std::move(rentals)}};
    return file.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

} // namespace rackwright
