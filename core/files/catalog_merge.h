// Merges entries of a catalogue list by id.
#pragma once

#include "core/files/catalog_sources.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

namespace rackwright {

/// Reads the list `key`. `apply(fields, entry, isNew)` fills one entry, which is an existing one in a user's
/// layer and must be new in the shipped layer ("catalog.duplicate_id").
template <class T, class Apply>
void mergeById(const JsonFields& file, const char* key, bool ownLayer, std::vector<T>& list, Apply apply) {
    std::unordered_map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < list.size(); ++i)
        known.emplace(list[i].id, i);
    forEachEntry(file, key, [&](const JsonFields& fields) {
        std::string id;
        fields.require("id");
        fields.text("id", id);
        if (id.empty()) return fields.bad("id");
        const auto [found, isNew] = known.emplace(id, list.size());
        if (!isNew && !ownLayer) {
            if (!fields.error())
                fields.error() = Error{"catalog.duplicate_id", fields.place("id"), {argument("id", id)}};
            return;
        }
        if (isNew) {
            list.emplace_back();
            list.back().id = id;
        }
        apply(fields, list[found->second], isNew);
    });
}

} // namespace rackwright
