// The window: parse arguments, load, show.
#include "core/files/catalog_reader.h"
#include "ui/document/preferences.h"
#include "ui/main_window.h"
#include "ui/text/wording.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTextStream>

namespace {

int complain(const QString& sentence) {
    QTextStream(stderr) << sentence << Qt::endl;
    return 3;
}

/// Help and version need no display.
void answerWithoutDisplay(int argc, char* argv[], QCommandLineParser& parser) {
    QCoreApplication application(argc, argv);
    parser.parse(application.arguments());
    if (parser.isSet(QStringLiteral("help"))) parser.showHelp();
    if (parser.isSet(QStringLiteral("version"))) parser.showVersion();
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication::setApplicationName(QStringLiteral("Rackwright"));
    QApplication::setOrganizationName(QStringLiteral("Rackwright"));
    QApplication::setApplicationVersion(QStringLiteral(RACKWRIGHT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("rackwright"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Cluster advisor for training large language models"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("plan"),
                                 QStringLiteral("A plan (*.rackwright) or a model's config.json to open"),
                                 QStringLiteral("[plan]"));
    answerWithoutDisplay(argc, argv, parser);
    QApplication application(argc, argv);
    parser.process(application);

    rackwright::Settings settings;
    const auto catalog = rackwright::shippedCatalog();
    if (!catalog)
        return complain(rackwright::text::errorText(catalog.error(), rackwright::formatterOf(settings)));

    rackwright::LanguageManager languages;
    rackwright::WindowDialogs dialogs;
    rackwright::MainWindow window({*catalog, settings, languages, dialogs});
    window.show();
    window.offerRecovery();
    const QStringList files = parser.positionalArguments();
    if (!files.isEmpty()) window.openFile(files.constFirst());
    return QApplication::exec();
}
