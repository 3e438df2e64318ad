#include "ui/document/edit_command.h"

#include "ui/document/plan_document.h"

#include <algorithm>

namespace rackwright {

Edit differenceOf(const Scenario& before, const Scenario& after, std::string_view touched) {
    Edit edit;
    edit.shape = {before.model.imported, after.model.imported};
    for (const InputDefinition& input : inputTable()) {
        InputValue old = input.get(before);
        InputValue fresh = input.get(after);
        if (old == fresh) continue;
        InputChange change{std::string(input.id), std::move(old), std::move(fresh)};
        const auto place = input.id == touched ? edit.changes.begin() : edit.changes.end();
        edit.changes.insert(place, std::move(change));
    }
    return edit;
}

void applyEdit(Scenario& scenario, const Edit& edit) {
    for (const InputChange& change : edit.changes)
        findInput(change.input)->set(scenario, change.after);
    scenario.model.imported = edit.shape.after;
}

void revertEdit(Scenario& scenario, const Edit& edit) {
    for (const InputChange& change : edit.changes)
        findInput(change.input)->set(scenario, change.before);
    scenario.model.imported = edit.shape.before;
}

EditCommand::EditCommand(PlanDocument& document, Edit edit, quint64 gesture)
    : m_document(document), m_edit(std::move(edit)), m_gesture(gesture) {}

bool EditCommand::mergeWith(const QUndoCommand* other) {
    const auto* next = dynamic_cast<const EditCommand*>(other);
    if (next == nullptr || m_gesture == 0 || next->m_gesture != m_gesture) return false;

    std::vector<InputChange>& changes = m_edit.changes;
    for (const InputChange& change : next->m_edit.changes) {
        const auto known = std::ranges::find(changes, change.input, &InputChange::input);
        if (known == changes.end())
            changes.push_back(change);
        else
            known->after = change.after;
    }
    std::erase_if(changes, [](const InputChange& change) { return change.before == change.after; });
    m_edit.shape.after = next->m_edit.shape.after;
    setObsolete(m_edit.empty());
    return true;
}

void EditCommand::undo() {
    m_document.revert(m_edit);
}

void EditCommand::redo() {
    m_document.apply(m_edit);
}

} // namespace rackwright
