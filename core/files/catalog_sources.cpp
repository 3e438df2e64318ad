#include "core/files/catalog_sources.h"

#include <array>
#include <cmath>

namespace rackwright {

using nlohmann::json;

namespace {

constexpr std::array<std::pair<std::string_view, Confidence>, 6> kConfidence{
    {{"datasheet", Confidence::datasheet},
     {"measured", Confidence::measured},
     {"published", Confidence::published},
     {"secondary", Confidence::secondary},
     {"estimate", Confidence::estimate},
     {"user", Confidence::user}}};

} // namespace

std::span<const std::pair<std::string_view, Confidence>> confidenceNames() {
    return kConfidence;
}

SourceTable::SourceTable(const JsonFields& file, bool ownLayer) : m_ownLayer(ownLayer) {
    file.text("date", m_date);
    int version = 1;
    file.whole("version", version);
    if (version > 1 && !file.error()) file.error() = Error{"catalog.newer_version", file.place("version"), {}};
    const json* table = file.find("sources");
    if (table == nullptr) return;
    const JsonFields entries(*table, file.place("sources"), file.error());
    if (!table->is_object()) return;
    for (const auto& [key, value] : table->items()) {
        const JsonFields entry(value, file.place("sources") + '/' + key, file.error());
        Provenance from;
        from.confidence = ownLayer ? Confidence::user : Confidence::secondary;
        entry.require("source");
        entry.text("source", from.source);
        entry.text("date", from.date);
        entry.text("note", from.note);
        entry.choice<Confidence>("confidence", confidenceNames(), from.confidence);
        m_sources.emplace(key, std::move(from));
    }
}

const Provenance* SourceTable::find(const std::string& name) const {
    const auto found = m_sources.find(name);
    return found == m_sources.end() ? nullptr : &found->second;
}

void SourceTable::source(const JsonFields& fields, const char* key, Provenance& target) const {
    std::string name;
    fields.text(key, name);
    if (name.empty()) {
        if (m_ownLayer)
            target = Provenance{"user", m_date, Confidence::user, {}};
        else
            fields.require(key);
        return;
    }
    const Provenance* from = find(name);
    if (from == nullptr) return fields.bad(key, name);
    target = *from;
}

void SourceTable::bareFact(const JsonFields& fields, const char* key, Fact& target, NumberRange range) const {
    double value = 0;
    if (!m_ownLayer) return fields.bad(key);
    fields.number(key, value, range);
    if (!fields.error()) target = Fact{value, Provenance{"user", m_date, Confidence::user, {}}};
}

void SourceTable::fact(const JsonFields& fields, const char* key, Fact& target, NumberRange range) const {
    const json* entry = fields.find(key);
    if (entry == nullptr) return;
    if (entry->is_null()) {
        target = Fact{};
        return;
    }
    if (entry->is_number()) return bareFact(fields, key, target, range);
    const bool shaped = entry->is_array() && (entry->size() == 2 || entry->size() == 3) &&
                        (*entry)[0].is_number() && (*entry)[1].is_string() &&
                        (entry->size() == 2 || (*entry)[2].is_string());
    if (!shaped) return fields.bad(key);
    const double value = (*entry)[0].get<double>();
    if (!std::isfinite(value) || value < range.low || value > range.high)
        return fields.bad(key, (*entry)[0].dump());
    const Provenance* from = find((*entry)[1].get<std::string>());
    if (from == nullptr) return fields.bad(key, (*entry)[1].get<std::string>());
    target = Fact{value, *from};
    if (entry->size() == 3) target.from.note = (*entry)[2].get<std::string>();
}

} // namespace rackwright
