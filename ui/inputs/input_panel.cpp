#include "ui/inputs/input_panel.h"

#include "core/model/parameters.h"
#include "ui/document/preferences.h"
#include "ui/inputs/automatic_values.h"
#include "ui/inputs/group_summary.h"
#include "ui/inputs/input_rows.h"
#include "ui/inputs/pick_items.h"
#include "ui/text/input_words.h"
#include "ui/text/wording.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kSide = 12; // px left and right of the rows

/// Sizes that the parameters slider marks.
const std::vector<double> kKnownSizes{1, 8, 70, 405, 1000};

/// Billions of parameters: the slider's own, or the exact count of a preset or an imported model.
double modelSize(const Scenario& scenario, const Catalog& catalog) {
    const ModelPreset* preset = catalog.model(scenario.model.preset);
    if (preset != nullptr) return double(countParameters(preset->shape).total) / 1e9;
    if (scenario.model.preset == kImportedPreset && scenario.model.imported)
        return double(countParameters(*scenario.model.imported).total) / 1e9;
    return scenario.model.parametersB;
}

} // namespace

InputPanel::InputPanel(PlanDocument& document, Settings& settings, const LanguageManager& languages,
                       QWidget* parent)
    : QWidget(parent), m_document(document), m_settings(settings), m_languages(languages) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 1, 0);
    column->setSpacing(0);
    buildFind(column);
    buildGroups(column);
    buildFoot(column);
    connect(&m_document, &PlanDocument::scenarioChanged, this, &InputPanel::refresh);
    connect(&m_document, &PlanDocument::fileChanged, this, [this] {
        for (InputRow* row : m_rows)
            row->setEnabled(!m_document.isReadOnly());
    });
    connect(&m_settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::level) refreshVisibility();
    });
}

void InputPanel::buildFind(QVBoxLayout* column) {
    m_find = new QLineEdit(this);
    m_find->setClearButtonEnabled(true);
    m_find->addAction(lineIcon(IconName::search), QLineEdit::LeadingPosition);
    auto* frame = new QHBoxLayout;
    frame->setContentsMargins(kSide, 10, kSide, 6);
    frame->addWidget(m_find);
    column->addLayout(frame);
    connect(m_find, &QLineEdit::textChanged, this, &InputPanel::refreshVisibility);
}

void InputPanel::buildGroups(QVBoxLayout* column) {
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(content);
    auto* groups = new QVBoxLayout(content);
    groups->setContentsMargins(0, 0, 0, 0);
    groups->setSpacing(0);
    m_nothing = new QLabel(content);
    m_nothing->setContentsMargins(kSide, 12, kSide, 12);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    groups->addWidget(m_nothing);

    const QStringList folded = m_settings.list(Setting::foldedGroups);
    for (const InputDefinition& input : inputTable()) {
        if (m_groups.contains(input.group)) continue;
        Group group;
        group.header = new GroupHeader(content);
        group.body = new QWidget(content);
        group.rows = new QVBoxLayout(group.body);
        group.rows->setContentsMargins(kSide, 6, 4, 6);
        group.rows->setSpacing(0);
        group.header->setChecked(!folded.contains(QString::number(static_cast<int>(input.group))));
        groups->addWidget(group.header);
        groups->addWidget(group.body);
        connect(group.header, &QAbstractButton::clicked, this, [this] {
            saveFolds();
            refreshVisibility();
        });
        m_groups.emplace(input.group, group);
    }
    groups->addStretch(1);
    column->addWidget(m_scroll, 1);
}

void InputPanel::buildFoot(QVBoxLayout* column) {
    m_more = new QLabel(this);
    m_show = new QToolButton(this);
    m_show->setAutoRaise(true);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(kSide, 3, 6, 3);
    foot->addWidget(m_more, 1);
    foot->addWidget(m_show);
    column->addLayout(foot);
    connect(m_show, &QToolButton::clicked, this, [this] { setExpert(m_settings, !isExpert(m_settings)); });
}

bool InputPanel::levelShows(const InputDefinition& input) const {
    return input.level == InputLevel::simple || isExpert(m_settings);
}

bool InputPanel::searchShows(const InputDefinition& input) const {
    const QStringList words = m_find->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QString searched = QString::fromUtf8(input.id.data(), qsizetype(input.id.size()));
    for (const text::InputWords& entry : text::inputWords()) {
        if (entry.id != input.id) continue;
        for (const char* source : {entry.label, entry.tooltip})
            searched += QLatin1Char('\n') + QString::fromUtf8(source) + QLatin1Char('\n') +
                        m_languages.inChinese("inputs", source);
    }
    return std::ranges::all_of(
        words, [&](const QString& word) { return searched.contains(word, Qt::CaseInsensitive); });
}

void InputPanel::addRow(const InputDefinition& input) {
    Group& group = m_groups.at(input.group);
    InputRow* row = makeInputRow(input, group.body);
    // Rows stand in table order although some are made later than others.
    const auto next = std::ranges::upper_bound(m_rows, &input, {},
                                               [](const InputRow* each) { return &each->definition(); });
    const auto before = std::count_if(
        m_rows.begin(), next, [&](const InputRow* each) { return each->definition().group == input.group; });
    group.rows->insertWidget(static_cast<int>(before), row);
    m_rows.insert(next, row);
    if (input.id == "model.parameters") static_cast<SliderRow*>(row)->setMarks(kKnownSizes);
    row->setContext(m_context);
    row->setEnabled(!m_document.isReadOnly());
    connectRow(*row);
    refreshRow(*row);
}

void InputPanel::addMissingRows() {
    const bool searching = !m_find->text().isEmpty();
    for (const InputDefinition& input : inputTable()) {
        const bool wanted = searching ? searchShows(input) : levelShows(input);
        if (wanted && row(input.id) == nullptr) addRow(input);
    }
}

void InputPanel::connectRow(InputRow& row) {
    connect(&row, &InputRow::gestureStarted, this, [this] { m_gesture = m_document.newGesture(); });
    connect(&row, &InputRow::gestureEnded, this, [this] { m_gesture = 0; });
    connect(&row, &InputRow::edited, this, [this, &row](const InputValue& value) { edit(row, value); });
    connect(&row, &InputRow::resetAsked, this, [this, &row] { reset(row); });
}

void InputPanel::edit(InputRow& row, const InputValue& value) {
    const Result<void> done = m_document.edit(row.definition().id, value, m_gesture);
    row.setError(done ? QString() : text::errorText(done.error(), m_context.format));
    if (!done) emit failed(done.error());
    refreshRow(row);
}

void InputPanel::reset(InputRow& row) {
    edit(row, defaultValue(row.definition()));
    row.editor()->setFocus();
}

void InputPanel::setContext(const ViewContext& context) {
    m_context = context;
    m_find->setPlaceholderText(tr("Find a setting"));
    m_find->setAccessibleName(tr("Find a setting"));
    m_find->setToolTip(tr("Search the settings in English and Chinese (%1)").arg(QStringLiteral("Ctrl+F")));
    m_find->setFont(screenFont(TextUse::table, context.textScale));
    m_more->setFont(screenFont(TextUse::caption, context.textScale));
    m_show->setFont(screenFont(TextUse::caption, context.textScale));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, context.tokens.ink2);
    m_more->setPalette(quiet);
    m_nothing->setPalette(quiet);
    QPalette link = palette();
    link.setColor(QPalette::ButtonText, context.tokens.accent);
    m_show->setPalette(link);
    m_choicesShown.clear();
    for (auto& [id, group] : m_groups)
        group.header->setContext(context);
    for (InputRow* row : m_rows)
        row->setContext(context);
    refreshVisibility();
    refresh();
}

void InputPanel::setOutcome(std::shared_ptr<const Outcome> outcome) {
    m_outcome = std::move(outcome);
    refresh();
}

void InputPanel::refresh() {
    for (InputRow* row : m_rows)
        refreshRow(*row);
    refreshHeaders();
    refreshFoot();
}

void InputPanel::refreshRow(InputRow& row) {
    const InputDefinition& input = row.definition();
    const Scenario& scenario = m_document.scenario();
    if (input.kind == InputKind::choice) {
        const QString key = QString::fromStdString("=" + choicesKey(input, scenario));
        if (m_choicesShown.value(&row) != key) {
            m_choicesShown.insert(&row, key);
            static_cast<PickRow&>(row).setItems(pickItems(input, scenario, m_context, m_languages));
        }
    }
    RowState state;
    state.value = input.get(scenario);
    state.changed = state.value != defaultValue(input);
    if (input.id == "model.parameters") state.value = modelSize(scenario, m_document.catalog());
    state.currency = planCurrency(scenario, m_document.catalog());
    const bool automatic = std::holds_alternative<std::monostate>(state.value);
    if (automatic && m_outcome != nullptr)
        state.chosen = automaticValue(input.id, *m_outcome, m_document.catalog());
    row.setState(state);
}

void InputPanel::refreshHeaders() {
    for (auto& [id, group] : m_groups) {
        group.header->setTexts(text::groupName(id),
                               groupSummary(id, m_document.scenario(), m_outcome.get(), m_context));
        int hidden = 0;
        for (const InputDefinition& input : inputTable()) {
            if (input.group != id || input.get(m_document.scenario()) == defaultValue(input)) continue;
            hidden += group.header->isChecked() && levelShows(input) ? 0 : 1;
        }
        group.header->setHiddenChanges(hidden);
    }
}

void InputPanel::refreshVisibility() {
    if (m_context.catalog == nullptr) return; // before the first context nothing can be worded
    addMissingRows();
    const bool searching = !m_find->text().isEmpty();
    bool any = false;
    for (auto& [id, group] : m_groups) {
        bool groupHasRows = false;
        for (InputRow* row : m_rows) {
            const InputDefinition& input = row->definition();
            if (input.group != id) continue;
            const bool wanted = searching ? searchShows(input) : levelShows(input);
            row->setVisible(wanted);
            groupHasRows = groupHasRows || wanted;
        }
        group.header->setVisible(groupHasRows);
        group.body->setVisible(groupHasRows && (searching || group.header->isChecked()));
        any = any || groupHasRows;
    }
    m_nothing->setText(tr("No setting matches “%1”. Clear the field to see them all.").arg(m_find->text()));
    m_nothing->setVisible(!any);
    refreshHeaders();
    refreshFoot();
}

void InputPanel::refreshFoot() {
    int more = 0;
    int changed = 0;
    for (const InputDefinition& input : inputTable()) {
        if (input.level == InputLevel::simple) continue;
        ++more;
        changed += input.get(m_document.scenario()) != defaultValue(input) ? 1 : 0;
    }
    const QString count = m_context.format.count(more);
    QString text = tr("%1 more in Expert").arg(count);
    if (changed > 0) text = tr("%1 more in Expert, %2 changed").arg(count, m_context.format.count(changed));
    if (isExpert(m_settings)) text = tr("All settings are shown");
    m_more->setText(text);
    m_show->setText(isExpert(m_settings) ? tr("Show fewer") : tr("Show"));
    m_show->setAccessibleName(isExpert(m_settings) ? tr("Show fewer settings") : tr("Show expert settings"));
}

void InputPanel::saveFolds() {
    QStringList folded;
    for (const auto& [id, group] : m_groups) {
        if (!group.header->isChecked()) folded << QString::number(static_cast<int>(id));
    }
    m_settings.set(Setting::foldedGroups, folded);
}

void InputPanel::find() {
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

InputRow* InputPanel::row(std::string_view input) const {
    const auto found =
        std::ranges::find(m_rows, input, [](const InputRow* row) { return row->definition().id; });
    return found == m_rows.end() ? nullptr : *found;
}

QWidget* InputPanel::firstEditor() const {
    return m_rows.empty() ? m_find : m_rows.front()->editor();
}

void InputPanel::openGroup(InputGroup group) {
    Group& target = m_groups.at(group);
    target.header->setChecked(true);
    saveFolds();
    refreshVisibility();
    target.header->setFocus(Qt::OtherFocusReason);
    m_scroll->ensureWidgetVisible(target.header);
}

bool InputPanel::reveal(std::string_view input) {
    const InputDefinition* definition = findInput(input);
    if (definition == nullptr) return false;
    m_find->clear();
    if (!levelShows(*definition)) setExpert(m_settings, true);
    openGroup(definition->group);
    InputRow* target = row(input);
    target->editor()->setFocus(Qt::OtherFocusReason);
    m_scroll->ensureWidgetVisible(target);
    return true;
}

void InputPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_context.tokens.panel);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), m_context.tokens.line);
    painter.fillRect(QRect(0, m_scroll->geometry().bottom() + 1, width(), 1), m_context.tokens.line2);
}

} // namespace rackwright
