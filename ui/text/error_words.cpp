// Sentences for errors: what is wrong, where, and what to do.
#include "ui/text/error_words.h"

#include "ui/text/wording.h"

#include <QCoreApplication>
#include <QSet>

#include <array>
#include <cmath>

namespace rackwright::text {

namespace {

/// `{name}` stands for the argument of that name, `{where}` for the place.
constexpr ErrorWords kErrors[] = {
    {"input.unknown",
     QT_TRANSLATE_NOOP("errors",
                       "There is no input called “{input}”. Run “rackwright-cli inputs” for the list.")},
    {"input.not_a_setting", QT_TRANSLATE_NOOP("errors", "“{setting}” is not a setting; write ID=VALUE.")},
    {"input.out_of_range",
     QT_TRANSLATE_NOOP("errors", "{input} is {value}; it must lie between {minimum} and {maximum}.")},
    {"input.not_a_number", QT_TRANSLATE_NOOP("errors", "{input} needs a number.")},
    {"input.not_whole", QT_TRANSLATE_NOOP("errors", "{input} needs a whole number; {value} is not one.")},
    {"input.not_a_flag", QT_TRANSLATE_NOOP("errors", "{input} needs true or false.")},
    {"input.not_a_date", QT_TRANSLATE_NOOP("errors", "{input} needs a date such as 2027-03-31.")},
    {"input.not_a_text", QT_TRANSLATE_NOOP("errors", "{input} needs a text.")},
    {"input.unknown_choice",
     QT_TRANSLATE_NOOP("errors",
                       "{input} has no choice “{value}”. Run “rackwright-cli inputs” for the choices.")},
    {"input.too_long", QT_TRANSLATE_NOOP("errors", "{input} is too long; at most {limit} bytes are kept.")},
    {"file.cannot_open",
     QT_TRANSLATE_NOOP("errors", "{path} cannot be opened: {reason}. Check the path and your rights.")},
    {"file.cannot_write",
     QT_TRANSLATE_NOOP("errors", "{path} cannot be written: {reason}. The old file is unchanged; choose "
                                 "another folder or free some space.")},
    {"file.too_large",
     QT_TRANSLATE_NOOP("errors",
                       "{path} has more than {limit}. That is no file of this program; choose another one.")},
    {"file.not_json",
     QT_TRANSLATE_NOOP(
         "errors", "This is not a JSON file: reading stopped at byte {byte}. Choose a .rackwright file.")},
    {"file.wrong_format",
     QT_TRANSLATE_NOOP(
         "errors", "This is JSON, but not a Rackwright scenario: “format” must be “rackwright-scenario”.")},
    {"file.newer_version",
     QT_TRANSLATE_NOOP("errors",
                       "This plan was written by a newer version of the program. Update the program, or open "
                       "the plan in the window, where it can be read and saved as a copy.")},
    {"file.too_deep", QT_TRANSLATE_NOOP("errors", "The file is nested too deeply to be a plan.")},
    {"file.bad_value", QT_TRANSLATE_NOOP("errors", "{where}: this value cannot be used. {detail}")},
    {"file.missing_key", QT_TRANSLATE_NOOP("errors", "{where}: this entry is missing.")},
    {"file.bad_catalogue",
     QT_TRANSLATE_NOOP("errors", "{where}: the catalogue file has an entry that cannot be used: {detail}.")},
    {"file.newer_version",
     QT_TRANSLATE_NOOP("errors", "The file was written by a newer version ({version}). It opens read-only; "
                                 "save a copy to work on it.")},
    {"explain.unknown_figure",
     QT_TRANSLATE_NOOP("errors", "This plan has no figure “{figure}”. Leave it out for the list.")},
    {"diagnosis.not_an_object",
     QT_TRANSLATE_NOOP("errors", "A run to be diagnosed is one JSON object of keys and values.")},
    {"diagnosis.bad_number", QT_TRANSLATE_NOOP("errors", "{where} needs a number between 0 and {maximum}.")},
    {"limit.memory", QT_TRANSLATE_NOOP("errors", "No split of the model fits into its memory.")},
    {"limit.power", QT_TRANSLATE_NOOP("errors", "It draws {value}; the limit is {limit}.")},
    {"limit.deadline",
     QT_TRANSLATE_NOOP("errors", "It takes {value} from the start; the deadline is {limit}.")},
    {"limit.budget", QT_TRANSLATE_NOOP("errors", "It costs {value}; the budget is {limit}.")},
    {"limit.no_price",
     QT_TRANSLATE_NOOP("errors", "Nobody rents it out there and no purchase price is known.")},
    {"find.vendor", QT_TRANSLATE_NOOP("errors", "{accelerator} is left out: another vendor was asked for.")},
    {"find.data_missing",
     QT_TRANSLATE_NOOP("errors", "{accelerator} is left out: nobody published its {missing}.")},
    {"find.not_deliverable",
     QT_TRANSLATE_NOOP("errors", "{accelerator} is left out: it cannot be delivered to the destination.")},
    {"model.unknown_preset",
     QT_TRANSLATE_NOOP("errors",
                       "No model is called “{preset}”. Pick one from the list or import a config.json.")},
    {"stack.unknown", QT_TRANSLATE_NOOP("errors", "No software stack is called “{stack}”.")},
    {"inventory.bad_pool",
     QT_TRANSLATE_NOOP("errors",
                       "“{piece}” is no entry of an inventory. Write a number, a server, its age and "
                       "book value: 16 x dgx-h100, 2 y, 150000.")},
    {"inventory.unknown_server",
     QT_TRANSLATE_NOOP("errors", "The inventory names an unknown server: “{piece}”.")},
    {"inventory.too_many", QT_TRANSLATE_NOOP("errors", "The inventory has {piece} entries; 64 are read.")},
    {"hardware.unknown", QT_TRANSLATE_NOOP("errors", "No accelerator is called “{accelerator}”.")},
    {"hardware.unknown_server", QT_TRANSLATE_NOOP("errors", "No server is called “{server}”.")},
    {"hardware.server_mismatch",
     QT_TRANSLATE_NOOP("errors", "{server} does not exist with {accelerator}. Pick a server from the list.")},
    {"hardware.data_missing",
     QT_TRANSLATE_NOOP("errors", "{accelerator} cannot be computed: no published figure for {missing}. Ask "
                                 "the vendor for a signed measurement.")},
    {"network.unknown_link", QT_TRANSLATE_NOOP("errors", "No network link is called “{link}”.")},
    {"fabric.too_large",
     QT_TRANSLATE_NOOP("errors",
                       "{endpoints} ports are more than three tiers of this switch hold ({maximum}). "
                       "Use a larger switch, more planes or fewer servers.")},
    {"fabric.bad_request", QT_TRANSLATE_NOOP("errors", "{where} must lie between {minimum} and {maximum}.")},
    {"catalog.not_json", QT_TRANSLATE_NOOP("errors", "{where} This is not a JSON file.")},
    {"catalog.too_large", QT_TRANSLATE_NOOP("errors", "The catalogue file has more than {limit}.")},
    {"catalog.wrong_format",
     QT_TRANSLATE_NOOP("errors",
                       "{where}: this is no catalogue file; “format” must be “rackwright-overrides”.")},
    {"catalog.newer_version",
     QT_TRANSLATE_NOOP("errors", "{where}: the catalogue file was written by a newer version.")},
    {"catalog.missing_file", QT_TRANSLATE_NOOP("errors", "{where} is missing from this program.")},
    {"catalog.missing_field", QT_TRANSLATE_NOOP("errors", "{where} is missing from the catalogue file.")},
    {"catalog.bad_value", QT_TRANSLATE_NOOP("errors", "{where}: {value} cannot be used here.")},
    {"catalog.duplicate_id", QT_TRANSLATE_NOOP("errors", "{where}: the id “{id}” is used twice.")},
    {"catalog.unknown_reference",
     QT_TRANSLATE_NOOP("errors", "{where} names “{id}”, which the catalogue does not have.")},
    {"advise.cancelled", QT_TRANSLATE_NOOP("errors", "The computation was cancelled.")},
    {"import.too_large",
     QT_TRANSLATE_NOOP("errors", "The file is larger than a model configuration can be ({limit}).")},
    {"import.not_json",
     QT_TRANSLATE_NOOP("errors", "This is not a JSON file. Choose the model's config.json.")},
    {"import.too_deep",
     QT_TRANSLATE_NOOP("errors", "The file is nested too deeply to be a model configuration.")},
    {"import.not_an_object", QT_TRANSLATE_NOOP("errors", "The file is JSON, but not a model configuration.")},
    {"import.unknown_architecture",
     QT_TRANSLATE_NOOP("errors", "{where}: the architecture “{architecture}” is not known. Supported "
                                 "are decoder-only transformers; enter the shape by hand.")},
    {"import.hybrid_not_supported",
     QT_TRANSLATE_NOOP(
         "errors",
         "{where}: “{architecture}” mixes attention with recurrent or linear layers. Such models are "
         "refused until they can be counted exactly.")},
    {"import.missing_field",
     QT_TRANSLATE_NOOP("errors", "{where}: this field is missing and has no default in this architecture.")},
    {"import.absurd_value",
     QT_TRANSLATE_NOOP("errors", "{where}: {value} is outside what a model can have.")},
    {"import.wrong_type",
     QT_TRANSLATE_NOOP("errors", "{where}: this field has the wrong type; a number is needed.")},
    {"prices.unknown_layout",
     QT_TRANSLATE_NOOP("errors", "This is no price list: columns provider, accelerator and price are needed, "
                                 "or those of a SkyPilot catalogue.")},
    {"prices.no_provider",
     QT_TRANSLATE_NOOP("errors",
                       "A SkyPilot catalogue does not name its provider. Say whose prices it holds.")},
    {"offers.unknown_layout",
     QT_TRANSLATE_NOOP("errors",
                       "{where}: this is no quotation; columns item, quantity and unit_price are needed.")},
    {"offers.no_lines", QT_TRANSLATE_NOOP("errors", "{where}: no line of this quotation can be used.")},
    {"csv.too_large", QT_TRANSLATE_NOOP("errors", "The sheet is larger than {limit}.")},
    {"csv.empty", QT_TRANSLATE_NOOP("errors", "The sheet is empty.")},
    {"csv.too_many_columns", QT_TRANSLATE_NOOP("errors", "The sheet has more than {limit} columns.")},
    {"csv.too_many_records", QT_TRANSLATE_NOOP("errors", "The sheet has more than {limit} lines.")},
    {"csv.unclosed_quote",
     QT_TRANSLATE_NOOP("errors", "Line {where} cannot be read: a quotation mark is never closed.")},
    {"csv.stray_quote",
     QT_TRANSLATE_NOOP("errors", "Line {where} cannot be read: a quotation mark stands inside a cell.")},
    {"csv.too_many_cells",
     QT_TRANSLATE_NOOP("errors", "Line {where} cannot be read: it has more cells than the header.")},
    {"csv.cell_too_long", QT_TRANSLATE_NOOP("errors", "Line {where} cannot be read: a cell is too long.")},
    {"run_sheet.no_known_column",
     QT_TRANSLATE_NOOP("errors", "The sheet has no header line with known column names.")},
    {"run.model_missing",
     QT_TRANSLATE_NOOP("errors", "The model is not known: give a known model_name, params_b, or layers and "
                                 "hidden.")},
    {"run.experts_missing",
     QT_TRANSLATE_NOOP("errors",
                       "The mixture of experts is not known: give layers, hidden, experts, topk and "
                       "moe_ffn_hidden.")},
    {"run.accelerator_missing",
     QT_TRANSLATE_NOOP("errors", "No step time: the accelerator is not stated (column gpu).")},
    {"run.accelerator_unknown",
     QT_TRANSLATE_NOOP("errors",
                       "No step time: “{accelerator}” is no accelerator of the catalogue, or could be "
                       "several.")},
    {"run.not_finite",
     QT_TRANSLATE_NOOP("errors", "The figures of this run lead to no finite result; check its dimensions.")},
    {"run.id_unknown", QT_TRANSLATE_NOOP("errors", "The sheet has no run “{id}”.")},
    {"report.no_font",
     QT_TRANSLATE_NOOP("errors",
                       "The Chinese report font WenQuanYi Micro Hei is missing; another font is used. "
                       "Install fonts-wqy-microhei so that text can be searched and copied.")},
    {"internal",
     QT_TRANSLATE_NOOP(
         "errors",
         "Something went wrong inside the program ({detail}). Your plan is kept; please report this.")},
};

constexpr qsizetype kLongestQuote = 160; ///< characters of what somebody wrote, in a sentence about it

/// Ends tell more than the middle: of a path as of a place in a file.
QString shortened(const QString& quote) {
    if (quote.size() <= kLongestQuote) return quote;
    return quote.left(kLongestQuote / 2) + QStringLiteral("…") + quote.right(kLongestQuote / 2);
}

} // namespace

std::span<const ErrorWords> generalErrorWords() {
    return kErrors;
}

QString fillIn(QString sentence, const std::vector<Argument>& arguments, const std::string& where,
               const Formatter& format) {
    for (const Argument& item : arguments)
        sentence.replace(QLatin1Char('{') + QString::fromStdString(item.name) + QLatin1Char('}'),
                         shortened(argumentText(item, format)));
    return sentence.replace(QStringLiteral("{where}"), shortened(QString::fromStdString(where)));
}

namespace {

constexpr double kLongestCount = 1e15; ///< larger counts are read as a power of ten

/// "4.04 × 10¹⁸"
QString powerOfTen(double value, const Formatter& format) {
    static constexpr std::array<char16_t, 10> kRaised{u'⁰', u'¹', u'²', u'³', u'⁴',
                                                      u'⁵', u'⁶', u'⁷', u'⁸', u'⁹'};
    const int exponent = static_cast<int>(std::floor(std::log10(value)));
    QString raised;
    for (const QChar digit : QString::number(exponent))
        raised += QChar(kRaised[static_cast<std::size_t>(digit.digitValue())]);
    return format.number(value / std::pow(10.0, exponent), 2) + QStringLiteral(" × 10") + raised;
}

} // namespace

QString argumentText(const Argument& argument, const Formatter& format) {
    if (const std::string* text = std::get_if<std::string>(&argument.value)) {
        if (argument.kind != ArgumentKind::choice) return QString::fromStdString(*text);
        const QString label = inputLabel(*text);
        return label.isEmpty() ? QString::fromStdString(*text) : label;
    }
    const double value = std::get<double>(argument.value);
    switch (argument.kind) {
    case ArgumentKind::count:
        return value < kLongestCount ? format.count(value) : powerOfTen(value, format);
    case ArgumentKind::ratio:
        return format.percent(value).text();
    case ArgumentKind::bytes: { // "over by 0.0 GiB" says nothing
        const double units = std::abs(value) / format.memoryUnitBytes();
        if (units > 0 && units < 0.005) return format.memory(0.01 * format.memoryUnitBytes(), 2).text();
        return format.memory(value, units < 0.95 ? 2 : 1).text();
    }
    case ArgumentKind::seconds:
        return format.duration(value).text();
    case ArgumentKind::days:
        return format.days(value).text();
    case ArgumentKind::months:
        return format.months(value).text();
    case ArgumentKind::flopsRate:
        return format.tflops(value / 1e12).text();
    case ArgumentKind::bytesRate:
        return format.bandwidth(value).text();
    case ArgumentKind::watts:
        return format.power(value / 1e6).text();
    case ArgumentKind::usd:
        return format.money(Money::of(value, Currency::usd)).text();
    case ArgumentKind::cny:
        return format.money(Money::of(value, Currency::cny)).text();
    case ArgumentKind::eur:
        return format.money(Money::of(value, Currency::eur)).text();
    case ArgumentKind::tokens:
        return format.tokens(value).text();
    case ArgumentKind::parameters:
        return format.parameters(value).text();
    case ArgumentKind::text:
    case ArgumentKind::choice:
    case ArgumentKind::number:
        return std::abs(value) < kLongestCount ? format.significant(value, 4) : powerOfTen(value, format);
    }
    return {};
}

bool knowsError(std::string_view id) {
    for (const std::span<const ErrorWords> table :
         {generalErrorWords(), strategyErrorWords(), launchErrorWords()}) {
        for (const ErrorWords& words : table) {
            if (id == words.id) return true;
        }
    }
    return false;
}

QString errorText(const Error& error, const Formatter& format) {
    for (const std::span<const ErrorWords> table :
         {generalErrorWords(), strategyErrorWords(), launchErrorWords()}) {
        for (const ErrorWords& words : table) {
            if (error.id == words.id)
                return fillIn(QCoreApplication::translate("errors", words.sentence), error.arguments,
                              error.where, format);
        }
    }
    const QString unknown = QCoreApplication::translate(
        "errors", "Something is wrong that has no sentence yet ({id}) at “{where}”.");
    return fillIn(QString(unknown).replace(QStringLiteral("{id}"), QString::fromStdString(error.id)),
                  error.arguments, error.where, format);
}

} // namespace rackwright::text
