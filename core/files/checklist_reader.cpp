#include "core/files/checklist_reader.h"

#include <array>

namespace rackwright {

namespace {

constexpr std::array<std::pair<std::string_view, ChecklistArea>, 6> kAreas{
    {{"firmware", ChecklistArea::firmware},
     {"kernel", ChecklistArea::kernel},
     {"network", ChecklistArea::network},
     {"library", ChecklistArea::library},
     {"storage", ChecklistArea::storage},
     {"health", ChecklistArea::health}}};

} // namespace

void readChecklist(const JsonFields& file, const SourceTable& sources, std::vector<ChecklistItem>& items) {
    forEachEntry(file, "items", [&](const JsonFields& fields) {
        for (const char* key : {"id", "area", "setting", "source"})
            fields.require(key);
        ChecklistItem item;
        fields.text("id", item.id);
        fields.choice<ChecklistArea>("area", kAreas, item.area);
        fields.text("setting", item.setting);
        fields.text("command", item.command);
        fields.texts("platforms", item.platforms);
        fields.texts("technologies", item.technologies);
        fields.texts("kinds", item.kinds);
        fields.whole("servers_from", item.serversFrom, {1, 1e6});
        sources.source(fields, "source", item.from);
        items.push_back(std::move(item));
    });
}

} // namespace rackwright
