#include "app/cli/command.h"

#include "core/files/scenario_file.h"
#include "core/inputs/input_table.h"
#include "ui/text/wording.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>

/// Outside every namespace, as the macro asks: the texts stand in a static library.
static void registerTranslations() {
    Q_INIT_RESOURCE(translations);
}

namespace rackwright::cli {

Formatter useLanguage(const std::string& code) {
    const bool chinese = code == "zh";
    registerTranslations();
    auto* translator = new QTranslator(QCoreApplication::instance()); // owned by the application
    // English has a file of its own for plural forms.
    if (translator->load(chinese ? QStringLiteral(":/translations/rackwright_zh_CN.qm")
                                 : QStringLiteral(":/translations/rackwright_en.qm")))
        QCoreApplication::installTranslator(translator);
    return Formatter(chinese ? Language::chinese : Language::english, Grouping::thinSpace);
}

void report(Context& context, const Error& error) {
    QString line = text::errorText(error, Formatter(Language::english, Grouping::comma));
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    context.err << line.toStdString() << '\n';
    context.exitCode = kUserError;
}

Result<void> applySettings(Scenario& scenario, const std::vector<std::string>& settings,
                           const Catalog& catalog) {
    for (const std::string& setting : settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos)
            return fail("input.not_a_setting", {}, {argument("setting", setting)});
        const std::string id = setting.substr(0, equals);
        const InputDefinition* input = findInput(id);
        if (input == nullptr) return fail("input.unknown", id, {argument("input", id)});
        Result<InputValue> value = parseInput(*input, std::string_view(setting).substr(equals + 1));
        if (!value) return tl::unexpected<Error>(value.error());
        if (auto set = setInput(scenario, id, *value, catalog); !set) return set;
    }
    return {};
}

Result<Scenario> loadScenario(const std::string& path, const std::vector<std::string>& settings,
                              Catalog& catalog) {
    const Result<std::string> bytes = readFile(path, kScenarioFileLimit);
    if (!bytes) return tl::unexpected<Error>(bytes.error());
    Result<ScenarioFile> file = readScenario(*bytes, catalog);
    if (!file) return tl::unexpected<Error>(file.error());
    if (file->newerVersion) return fail("file.newer_version", "/version");
    if (file->catalog) catalog = *file->catalog;
    if (auto applied = applySettings(file->scenario, settings, catalog); !applied)
        return tl::unexpected<Error>(applied.error());
    return std::move(file->scenario);
}

} // namespace rackwright::cli
