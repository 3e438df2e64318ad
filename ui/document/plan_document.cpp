#include "ui/document/plan_document.h"

#include "core/files/model_import.h"
#include "core/files/outcome_json.h"

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

PlanDocument::PlanDocument(const Catalog& catalog, QObject* parent) : QObject(parent), m_catalog(catalog) {
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
    if (auto done = setInput(next, input, value, m_catalog); !done) return done;
    return push(next, input, gesture);
}

Result<void> PlanDocument::editAll(const std::vector<std::pair<std::string, InputValue>>& values) {
    Scenario next = m_file.scenario;
    for (const auto& [input, value] : values) {
        if (auto done = setInput(next, input, value, m_catalog); !done) return done;
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

void PlanDocument::apply(const Edit& edit) {
    applyEdit(m_file.scenario, edit);
    emit scenarioChanged();
}

void PlanDocument::revert(const Edit& edit) {
    revertEdit(m_file.scenario, edit);
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
    auto file = readScenario(*bytes, m_catalog);
    if (!file) return tl::unexpected(file.error());
    replace(std::move(*file), QFileInfo(path).absoluteFilePath(), false);
    return {};
}

Result<void> PlanDocument::openCopy(std::string_view bytes) {
    auto file = readScenario(bytes, m_catalog);
    if (!file) return tl::unexpected(file.error());
    replace(std::move(*file), {}, false);
    return {};
}

Result<void> PlanDocument::restore(std::string_view bytes, const QString& path) {
    auto file = readScenario(bytes, m_catalog);
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
    takeOutcome();
    if (auto written = writeFileAtomically(nativePath(path), writeScenario(m_file)); !written) return written;
    m_path = QFileInfo(path).absoluteFilePath();
    m_file.newerVersion = false; // what was written is of this version
    m_restored = false;
    m_history.setClean();
    emit fileChanged();
    emit modifiedChanged(false);
    return {};
}

Result<void> PlanDocument::saveForCustomer(const QString& path) const {
    return writeFileAtomically(nativePath(path), writeScenario(m_file, true));
}

void PlanDocument::takeOutcome() {
    if (m_lastOutcome == nullptr || m_lastOutcome->scenario != m_file.scenario) return;
    m_file.lastFigures = outcomeToJson(*m_lastOutcome);
    m_file.lastFigures.erase("findings");
}

void PlanDocument::replace(ScenarioFile file, const QString& path, bool restored) {
    m_file = std::move(file);
    m_path = path;
    m_restored = restored;
    m_lastOutcome.reset();
    m_history.clear();
    m_history.setClean();
    emit fileChanged();
    emit modifiedChanged(isModified());
    emit historyChanged();
    emit scenarioChanged();
}

} // namespace rackwright
