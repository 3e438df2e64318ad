// The machines in the room: what the plan asks of storage, links, servers and power, and what to set.
#include "ui/report/csv_sheets.h"
#include "ui/report/report_builder.h"
#include "ui/text/cluster_words.h"

namespace rackwright {

void addMachines(ReportBuilder& report, const ReportSource& source) {
    const std::vector<text::ClusterSection> sections = text::clusterSections(source.outcome, source.format);
    if (sections.empty()) return;
    report.section(ReportWords::tr("The machines in the room"));
    for (const text::ClusterSection& section : sections) {
        report.subsection(section.title);
        Table table;
        table.columns = {{ReportWords::tr("Item"), 3, false},
                         {ReportWords::tr("Value"), 3, false},
                         {ReportWords::tr("Remark"), 4, false}};
        for (const text::ClusterFact& fact : section.facts) {
            const bool warned = fact.mark == text::FactMark::bad || fact.mark == text::FactMark::warning;
            table.rows.push_back({{fact.name, fact.value, fact.remark}, RowStyle::plain, warned ? 1 : -1});
        }
        report.add(table);
    }
}

Sheet machinesSheet(const ReportSource& source) {
    Sheet sheet{"machines.csv",
                {{"section", ReportWords::tr("Section")},
                 {"item", ReportWords::tr("Item")},
                 {"value", ReportWords::tr("Value")},
                 {"remark", ReportWords::tr("Remark")}},
                {}};
    for (const text::ClusterSection& section : text::clusterSections(source.outcome, source.format))
        for (const text::ClusterFact& fact : section.facts)
            sheet.rows.push_back({section.title, fact.name, fact.value, fact.remark});
    return sheet;
}

} // namespace rackwright
