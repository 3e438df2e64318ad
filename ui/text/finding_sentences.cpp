// Findings in words.
#include "ui/text/finding_sentences.h"

#include "ui/text/finding_words.h"
#include "ui/text/wording.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <cmath>
#include <string_view>

namespace rackwright::text {

namespace {

struct ChoiceWord {
    std::string_view choice;
    const char* word;
};

/// Identifiers inside findings that are not inputs or catalogue entries: dimensions, destinations, cooling.
QString choiceWord(const std::string& choice) {
    static constexpr auto words = std::to_array<ChoiceWord>({
        {"tp", QT_TRANSLATE_NOOP("findings", "Tensor parallel traffic")},
        {"cp", QT_TRANSLATE_NOOP("findings", "Context parallel traffic")},
        {"ep", QT_TRANSLATE_NOOP("findings", "Expert parallel traffic")},
        {"pp", QT_TRANSLATE_NOOP("findings", "Pipeline traffic")},
        {"dp", QT_TRANSLATE_NOOP("findings", "Data parallel traffic")},
        {"cn", QT_TRANSLATE_NOOP("findings", "mainland China")},
        {"eu", QT_TRANSLATE_NOOP("findings", "the EU")},
        {"us", QT_TRANSLATE_NOOP("findings", "the US")},
        {"other", QT_TRANSLATE_NOOP("findings", "this destination")},
        {"rear-door", QT_TRANSLATE_NOOP("findings", "in-row or rear-door cooling")},
        {"liquid", QT_TRANSLATE_NOOP("findings", "direct liquid cooling")},
        {"air", QT_TRANSLATE_NOOP("findings", "air cooling")},
        {"never", QT_TRANSLATE_NOOP("findings", "never")},
        {"cpu_cores", QT_TRANSLATE_NOOP("findings", "CPU cores")},
        {"host_memory", QT_TRANSLATE_NOOP("findings", "Host memory in GB")},
        {"local_drives", QT_TRANSLATE_NOOP("findings", "Local drives in TB")},
        {"slot_rate", QT_TRANSLATE_NOOP("findings", "PCIe slot of an adapter in GB/s")},
        {"adapters", QT_TRANSLATE_NOOP("findings", "Network adapters")},
        {"full-fine-tune", QT_TRANSLATE_NOOP("findings", "Full fine-tuning")},
        {"lora", QT_TRANSLATE_NOOP("findings", "LoRA")},
        {"qlora", QT_TRANSLATE_NOOP("findings", "QLoRA")},
        {"power_supplies", QT_TRANSLATE_NOOP("findings", "Power supplies")},
    });
    for (const ChoiceWord& entry : words) {
        if (entry.choice == choice) return QCoreApplication::translate("findings", entry.word);
    }
    return QString::fromStdString(choice);
}

const FindingWords* wordsOf(std::string_view id) {
    for (const auto table :
         {planFindingWords(), splitFindingWords(), marketFindingWords(), linkFindingWords()}) {
        for (const FindingWords& words : table) {
            if (id == words.id) return &words;
        }
    }
    return nullptr;
}

QString valueOf(const Argument& argument, const Formatter& format) {
    const std::string* choice = std::get_if<std::string>(&argument.value);
    if (choice != nullptr && argument.kind == ArgumentKind::choice) return choiceWord(*choice);
    const double* number = std::get_if<double>(&argument.value);
    if (number != nullptr && argument.kind == ArgumentKind::number) return format.plain(*number, 2);
    if (number != nullptr && argument.kind == ArgumentKind::ratio) return format.share(*number).text();
    if (choice != nullptr && (argument.name == "server" || argument.name == "accelerator"))
        return productName(*choice);
    if (choice != nullptr && argument.name == "figure" && format.language() == Language::chinese)
        return QString::fromStdString(*choice).replace(QStringLiteral(", "), QStringLiteral("、"));
    return argumentText(argument, format);
}

/// "{lines:line has|lines have}" becomes the first form when `lines` is one, else the second. Languages
/// without a plural leave it out.
void choosePlural(QString& text, const Argument& argument) {
    const double* number = std::get_if<double>(&argument.value);
    const QString open = QLatin1Char('{') + QString::fromStdString(argument.name) + QLatin1Char(':');
    for (qsizetype at = text.indexOf(open); number != nullptr && at >= 0; at = text.indexOf(open, at)) {
        const qsizetype end = text.indexOf(QLatin1Char('}'), at);
        if (end < 0) return;
        const QStringList forms = text.mid(at + open.size(), end - at - open.size()).split(QLatin1Char('|'));
        text.replace(at, end - at + 1, std::lround(*number) == 1 ? forms.constFirst() : forms.constLast());
    }
}

QString filled(const char* source, const Finding& finding, const Formatter& format) {
    if (source == nullptr) return {};
    return filledIn(QCoreApplication::translate("findings", source), finding.arguments, format);
}

} // namespace

FindingText findingText(const Finding& finding, const Formatter& format) {
    const FindingWords* words = wordsOf(finding.id);
    if (words == nullptr) return {QString::fromStdString(finding.id), {}, {}};
    FindingText text;
    text.headline = filled(words->headline, finding, format);
    text.sentence = filled(words->sentence, finding, format);
    if (!finding.actions.empty()) text.actionLabel = filled(words->actionLabel, finding, format);
    return text;
}

bool knowsFinding(std::string_view id) {
    return wordsOf(id) != nullptr;
}

QString filledIn(QString text, const std::vector<Argument>& arguments, const Formatter& format) {
    for (const Argument& argument : arguments)
        choosePlural(text, argument);
    for (const Argument& argument : arguments)
        text.replace(QLatin1Char('{') + QString::fromStdString(argument.name) + QLatin1Char('}'),
                     valueOf(argument, format));
    // The thin space that sets figures off from Chinese is not wanted after a Chinese unit.
    static const QRegularExpression betweenChinese(
        QStringLiteral("(?<=[\\x{4e00}-\\x{9fff}])\\x{2009}(?=[\\x{4e00}-\\x{9fff}])"));
    return text.remove(betweenChinese);
}

} // namespace rackwright::text
