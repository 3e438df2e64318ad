#include "ui/views/machines_card.h"

#include "ui/text/cluster_words.h"
#include "ui/views/data_table.h"

#include <QCoreApplication>

namespace rackwright {

namespace {

struct MachinesTable {
    Q_DECLARE_TR_FUNCTIONS(MachinesTable)
};

/// A sign beside the colour, for those who do not see it.
QString marked(const text::ClusterFact& fact) {
    switch (fact.mark) {
    case text::FactMark::good:
        return QStringLiteral("✓ ") + fact.value;
    case text::FactMark::warning:
        return QStringLiteral("! ") + fact.value;
    case text::FactMark::bad:
        return QStringLiteral("✗ ") + fact.value;
    case text::FactMark::none:
        break;
    }
    return fact.value;
}

QColor colorOf(text::FactMark mark, const Tokens& tokens) {
    if (mark == text::FactMark::good) return tokens.ok;
    if (mark == text::FactMark::warning) return tokens.warn;
    return mark == text::FactMark::bad ? tokens.bad : QColor();
}

} // namespace

TableContent machinesTable(const Outcome& outcome, const ViewContext& context) {
    TableContent content;
    content.columns = {{MachinesTable::tr("About"), false, {}},
                       {MachinesTable::tr("Item"), false, {}},
                       {MachinesTable::tr("Value"), false, {}},
                       {MachinesTable::tr("Remark"), false, {}}};
    for (const text::ClusterSection& section : text::clusterSections(outcome, context.format)) {
        QString title = section.title;
        for (const text::ClusterFact& fact : section.facts) {
            content.rows.push_back({{title, {}, true, {}},
                                    {fact.name, {}, false, {}},
                                    {marked(fact),
                                     {},
                                     false,
                                     colorOf(fact.mark, context.tokens),
                                     QString::fromLatin1(fact.figure)},
                                    {fact.remark, {}, false, {}}});
            title.clear();
        }
    }
    return content;
}

MachinesCard::MachinesCard(QWidget* parent) : OutcomeCard(parent) {
    m_table = new DataTable(this);
    m_table->setModel(&m_model);
    setTable(m_table);
}

void MachinesCard::retitle() {
    setTitle(tr("The machines in the room"), tr("calendar, storage, links, server, power, checklist"));
    m_table->setAccessibleName(title());
}

void MachinesCard::refresh(const Outcome& outcome) {
    m_model.setContent(machinesTable(outcome, context()));
    m_table->fitColumns();
}

} // namespace rackwright
