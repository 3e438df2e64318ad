#include "ui/document/plan_document.h"

#include "core/files/key_figures.h"
#include "core/files/model_import.h"

#include <QFileInfo>

namespace rackwright {

namespace {

std::string nativePath(const QString& path) {
    return path.toStdString();
}

const Edit* editOf(const QUndoCommand* command) {
    const auto* edit = dynamic_cast<const EditCommand*>(command);
    return edit == nullptr ? nullptr : &edit->edit();
}

} // namespace

PlanDocument::PlanDocument(const Catalog& catalog, QObject* parent) : QObject(parent), m_shipped(catalog) {
    connect(&m_history, &QUndoStack::indexChanged, this, &PlanDocument::historyChanged);
    connect(&m_history, &QUndoStack::cleanChanged, this, [this] { emit modifiedChanged(isModified()); });
}

QString PlanDocument::displayName() const {
    if (!m_path.isEmpty()) return QFileInfo(m_path).fileName();
    if (!m_file.scenario.title.empty()) return QString::fromStdString(m_file.scenario.title);
    return tr("Untitled");
}

Result<void> PlanDocument::edit(std::string_view input, const InputValue& value, quint64 gesture) {
    Scenario next = m_file.scenario;
    if (auto done = setInput(next, input, value, catalog()); !done) return done;
    return push(next, input, gesture);
}

Result<void> PlanDocument::editAll(const std::vector<std::pair<std::string, InputValue>>& values) {
    Scenario next = m_file.scenario;
    for (const auto& [input, value] : values) {
        if (auto done = setInput(next, input, value, catalog()); !done) return done;
    }
    return push(next, values.empty() ? std::string_view() : std::string_view(values.front().first), 0);
}

Result<void> PlanDocument::importModel(const ModelShape& shape) {
    Scenario next = m_file.scenario;
    next.model.imported = shape;
    next.model.preset = kImportedPreset;
    return push(next, "model.preset", 0);
}

Result<void> PlanDocument::push(const Scenario& next, std::string_view touched, quint64 gesture) {
    if (isReadOnly()) return fail("file.read_only");
    Edit edit = differenceOf(m_file.scenario, next, touched);
    if (!edit.empty()) m_history.push(new EditCommand(*this, std::move(edit), gesture));
    return {};
}

std::shared_ptr<const Catalog> PlanDocument::sharedCatalog() const {
    if (m_file.catalog) return m_file.catalog;
    return {std::shared_ptr<const Catalog>(), &m_shipped}; // outlives everything, owned by nobody here
}

std::vector<EntryChange> PlanDocument::ownEntries() const {
    return m_file.catalog ? changedEntries(m_file.relied) : std::vector<EntryChange>();
}

Result<void> PlanDocument::useShippedCatalog() {
    if (isReadOnly()) return fail("file.read_only");
    if (!m_file.catalog) return {};
    Scenario next = m_file.scenario;
    for (const InputDefinition& input : inputTable()) {
        if (checkInput(input, input.get(next), m_shipped, next)) input.set(next, defaultValue(input));
    }
    Edit edit = differenceOf(m_file.scenario, next, {});
    edit.givenUp = OwnEntries{m_file.relied, m_file.catalog};
    m_history.push(new EditCommand(*this, std::move(edit), 0));
    return {};
}

void PlanDocument::takeEntries(const OwnEntries& entries) {
    m_file.relied = entries.relied;
    m_file.catalog = entries.catalog;
    m_lastOutcome.reset(); // it came from the other entries
    emit catalogChanged();
}

void PlanDocument::apply(const Edit& edit) {
    applyEdit(m_file.scenario, edit);
    if (edit.givenUp) takeEntries({});
    emit scenarioChanged();
}

void PlanDocument::revert(const Edit& edit) {
    revertEdit(m_file.scenario, edit);
    if (edit.givenUp) takeEntries(*edit.givenUp);
    emit scenarioChanged();
}

const Edit* PlanDocument::nextUndo() const {
    return canUndo() ? editOf(m_history.command(m_history.index() - 1)) : nullptr;
}

const Edit* PlanDocument::nextRedo() const {
    return canRedo() ? editOf(m_history.command(m_history.index())) : nullptr;
}

void PlanDocument::startNew() {
    replace({}, {}, false);
}

Result<void> PlanDocument::open(const QString& path) {
    auto bytes = readFile(nativePath(path), kScenarioFileLimit);
    if (!bytes) return tl::unexpected(bytes.error());
    auto file = readScenario(*bytes, m_shipped);
    if (!file) return tl::unexpected(file.error());
    replace(std::move(*file), QFileInfo(path).absoluteFilePath(), false);
    return {};
}

Result<void> PlanDocument::openCopy(std::string_view bytes) {
    auto file = readScenario(bytes, m_shipped);
    if (!file) return tl::unexpected(file.error());
    replace(std::move(*file), {}, false);
    return {};
}

Result<void> PlanDocument::restore(std::string_view bytes, const QString& path) {
    auto file = readScenario(bytes, m_shipped);
    if (!file) return tl::unexpected(file.error());
    replace(std::move(*file), path, true);
    return {};
}

Result<void> PlanDocument::importModelFile(const QString& path) {
    auto bytes = readFile(nativePath(path), kModelConfigLimit);
    if (!bytes) return tl::unexpected(bytes.error());
    auto shape = importModelConfig(*bytes);
    if (!shape) return tl::unexpected(shape.error());
    if (shape->name.empty()) shape->name = QFileInfo(path).completeBaseName().toStdString();
    return importModel(*shape);
}

Result<void> PlanDocument::save(const QString& path) {
    const ScenarioFile file = fileToWrite();
    if (auto written = writeFileAtomically(nativePath(path), writeScenario(file)); !written) return written;
    m_file.lastFigures = file.lastFigures;
    m_path = QFileInfo(path).absoluteFilePath();
    m_stamp = stampOf(m_path);
    m_file.newerVersion = false; // what was written is of this version
    m_restored = false;
    m_history.setClean();
    emit fileChanged();
    emit modifiedChanged(false);
    return {};
}

PlanDocument::Stamp PlanDocument::stampOf(const QString& path) {
    const QFileInfo info(path);
    return path.isEmpty() || !info.exists() ? Stamp() : Stamp{info.lastModified(), info.size()};
}

bool PlanDocument::changedOnDisk() const {
    const Stamp now = stampOf(m_path);
    return now.size >= 0 && now != m_stamp; // a file that is gone is simply written again
}

Result<void> PlanDocument::saveForCustomer(const QString& path) const {
    return writeFileAtomically(nativePath(path), writeScenario(fileToWrite(), true));
}

ScenarioFile PlanDocument::fileToWrite() const {
    ScenarioFile file = m_file;
    file.relied =
        reliedEntries(m_file.scenario, catalog(), m_file.catalog ? m_file.relied : nlohmann::ordered_json());
    if (m_lastOutcome != nullptr && m_lastOutcome->scenario == m_file.scenario)
        file.lastFigures = figuresToJson(*m_lastOutcome);
    else if (isModified())
        file.lastFigures = nullptr; // they were of another scenario
    return file;
}

void PlanDocument::replace(ScenarioFile file, const QString& path, bool restored) {
    m_file = std::move(file);
    m_path = path;
    m_stamp = stampOf(path);
    m_restored = restored;
    m_lastOutcome.reset();
    m_history.clear();
    m_history.setClean();
    emit catalogChanged();
    emit opened();
    emit fileChanged();
    emit modifiedChanged(isModified());
    emit historyChanged();
    emit scenarioChanged();
}

} // namespace rackwright
