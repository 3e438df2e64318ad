#include "ui/report/bom_sections.h"

#include <algorithm>
#include <set>

namespace rackwright {

std::vector<BomSection> bomSections(const CostOutcome& cost) {
    std::vector<BomSection> sections;
    for (const PricedLine& line : cost.lines) {
        auto found = std::find_if(sections.begin(), sections.end(),
                                  [&](const BomSection& section) { return section.id == line.section; });
        if (found == sections.end()) {
            sections.push_back({line.section, {}, Money(0, cost.currency)});
            found = std::prev(sections.end());
        }
        found->lines.push_back(&line);
        if (!line.priced) continue;
        found->total += line.total.roundedToCents();
        found->priced = true;
    }
    return sections;
}

std::vector<const PricedLine*> linesBySource(const CostOutcome& cost) {
    std::vector<const PricedLine*> lines;
    std::set<std::string> seen;
    for (const PricedLine& line : cost.lines) {
        if (!line.priced || line.from.source.empty()) continue;
        if (seen.insert(line.item + '\n' + line.from.source).second) lines.push_back(&line);
    }
    return lines;
}

Money bomTotal(const CostOutcome& cost) {
    Money total(0, cost.currency);
    for (const BomSection& section : bomSections(cost))
        total += section.total;
    return total;
}

} // namespace rackwright
