// The left side of the window: find field, groups of input rows, and the line about what the level hides.
#pragma once

#include "ui/document/plan_document.h"
#include "ui/document/settings.h"
#include "ui/inputs/group_header.h"
#include "ui/inputs/input_row.h"
#include "ui/theme/language_manager.h"

#include <QHash>
#include <QWidget>

#include <map>
#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace rackwright {

class InputPanel : public QWidget {
    Q_OBJECT

public:
    /// Everything passed in outlives the panel.
    InputPanel(PlanDocument& document, Settings& settings, const LanguageManager& languages,
               QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    void setOutcome(std::shared_ptr<const Outcome> outcome);

    void find(); ///< puts the cursor into the find field
    /// Scrolls to the input, opens what hides it, and gives it the focus. False: no such input.
    bool reveal(std::string_view input);
    void openGroup(InputGroup group);
    InputRow* row(std::string_view input) const; ///< nullptr while the level has not needed it yet
    QLineEdit* findField() const { return m_find; }
    QWidget* firstEditor() const;

signals:
    void failed(const rackwright::Error& error);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Group {
        GroupHeader* header = nullptr;
        QWidget* body = nullptr;
        QVBoxLayout* rows = nullptr;
    };

    void buildFind(QVBoxLayout* column);
    void buildGroups(QVBoxLayout* column);
    void buildFoot(QVBoxLayout* column);
    void addRow(const InputDefinition& input);
    void addMissingRows();
    void connectRow(InputRow& row);
    void refresh(); ///< after the scenario, outcome or context changed
    void refreshRow(InputRow& row);
    void refreshVisibility();
    void refreshFoot();
    void refreshHeaders();
    bool levelShows(const InputDefinition& input) const;
    bool searchShows(const InputDefinition& input) const;
    void saveFolds();
    void edit(InputRow& row, const InputValue& value);
    void reset(InputRow& row);

    PlanDocument& m_document;
    Settings& m_settings;
    const LanguageManager& m_languages;
    ViewContext m_context;
    std::shared_ptr<const Outcome> m_outcome;
    std::map<InputGroup, Group> m_groups;
    std::vector<InputRow*> m_rows;            ///< in table order
    QHash<InputRow*, QString> m_choicesShown; ///< what a picklist's items were made for
    QLineEdit* m_find = nullptr;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_nothing = nullptr;
    QLabel* m_more = nullptr;
    QToolButton* m_show = nullptr;
    quint64 m_gesture = 0;
};

} // namespace rackwright
