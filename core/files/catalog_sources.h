// The sources table of a catalogue file and the facts that point into it.
//
// A fact is written [value, "source key"] or [value, "source key", "note"], null where the value is not
// known. The key names an entry of the file's "sources": {"source", "date", "confidence"}. In a user's own
// layer a bare number is allowed too and counts as the user's.
#pragma once

#include "core/files/json_fields.h"
#include "core/units/provenance.h"

#include <map>
#include <string>

namespace rackwright {

/// The words of "confidence".
std::span<const std::pair<std::string_view, Confidence>> confidenceNames();

class SourceTable {
public:
    /// Reads "sources", "date" and "version" of a file. `ownLayer`: entries without a source belong to the
    /// user.
    SourceTable(const JsonFields& file, bool ownLayer);

    const std::string& date() const { return m_date; }
    bool ownLayer() const { return m_ownLayer; }

    /// The provenance named by the key's text value.
    void source(const JsonFields& fields, const char* key, Provenance& target) const;
    void fact(const JsonFields& fields, const char* key, Fact& target, NumberRange range = {}) const;
    /// nullptr when the table has no such entry.
    const Provenance* find(const std::string& name) const;

private:
    void bareFact(const JsonFields& fields, const char* key, Fact& target, NumberRange range) const;

    std::map<std::string, Provenance> m_sources;
    std::string m_date;
    bool m_ownLayer = false;
};

/// Calls `each(fields)` for every object of the list `key`; records a fault when it is no list or too long.
template <class Each>
void forEachEntry(const JsonFields& file, const char* key, Each each) {
    constexpr std::size_t limit = 20'000; // entries
    const nlohmann::json* list = file.find(key);
    if (list == nullptr) return;
    if (!list->is_array() || list->size() > limit) return file.bad(key);
    for (std::size_t i = 0; i < list->size() && !file.error(); ++i)
        each(JsonFields((*list)[i], file.place(key) + '/' + std::to_string(i), file.error()));
}

} // namespace rackwright
