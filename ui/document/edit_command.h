// The one kind of undo step: inputs with their old and new values.
#pragma once

#include "core/inputs/input_table.h"

#include <QUndoCommand>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace rackwright {

struct InputChange {
    std::string input; ///< input id
    InputValue before;
    InputValue after;

    friend bool operator==(const InputChange&, const InputChange&) = default;
};

/// A model shape that came from a config.json; it is no input of the table but changes with one.
struct ShapeChange {
    std::optional<ModelShape> before;
    std::optional<ModelShape> after;

    friend bool operator==(const ShapeChange&, const ShapeChange&) = default;
};

/// The entries that a plan brought along in its file, given up for the shipped ones.
struct OwnEntries {
    nlohmann::ordered_json relied; ///< as in the file
    std::shared_ptr<const Catalog>
        catalog; ///< the shipped catalogue with them on top; null: they differ in nothing
};

/// Everything that one action of the user changed. The first change is what the user touched, the others
/// followed from it (a new accelerator brings its server).
struct Edit {
    std::vector<InputChange> changes;
    ShapeChange shape;
    std::optional<OwnEntries> givenUp = std::nullopt;

    bool empty() const { return changes.empty() && shape.before == shape.after && !givenUp; }
};

/// What differs between two scenarios, `touched` first.
Edit differenceOf(const Scenario& before, const Scenario& after, std::string_view touched);
void applyEdit(Scenario& scenario, const Edit& edit);
void revertEdit(Scenario& scenario, const Edit& edit);

class PlanDocument;

/// Its text is not set: menus make it from edit() when they show it, in the language of that moment.
class EditCommand final : public QUndoCommand {
public:
    /// Commands of one `gesture` (a drag; 0: none) on one input merge; one that changes nothing in the end
    /// vanishes.
    EditCommand(PlanDocument& document, Edit edit, quint64 gesture);

    const Edit& edit() const { return m_edit; }

    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;
    void undo() override;
    void redo() override;

private:
    PlanDocument& m_document;
    Edit m_edit;
    quint64 m_gesture;
};

} // namespace rackwright
