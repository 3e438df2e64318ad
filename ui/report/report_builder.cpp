#include "ui/report/report_builder.h"

#include "ui/report/report_style.h"
#include "ui/text/wording.h"

namespace rackwright {

QString ReportSource::input(std::string_view id) const {
    const InputDefinition* definition = findInput(id);
    if (definition == nullptr) return {};
    return text::inputValue(*definition, definition->get(outcome.scenario), catalog, format,
                            outcome.cost.currency);
}

QString ReportSource::horizon() const {
    return format.months(outcome.scenario.money.horizonMonths).text();
}

QString ReportSource::pricesDate() const {
    return QString::fromStdString(catalog.prices.date.empty() ? catalog.date : catalog.prices.date);
}

ReportSource reportSource(const Outcome& outcome, const Catalog& catalog, const Formatter& format,
                          const ReportOptions& options) {
    ReportSource source{outcome,      catalog, format, options, QDate::fromString(options.date, Qt::ISODate),
                        ViewContext()};
    if (!source.issued.isValid()) source.issued = QDate::currentDate();
    source.options.date = source.issued.toString(Qt::ISODate);
    if (source.options.documentNumber.isEmpty())
        source.options.documentNumber = source.issued.toString(QStringLiteral("'RW'-yyyy-MMdd-'01'"));
    source.pictures.catalog = &catalog;
    source.pictures.format = format;
    source.pictures.tokens = lightTokens();
    source.pictures.fontFamilies = printFamilies();
    return source;
}

void ReportBuilder::section(const QString& title) {
    m_subsection = 0;
    m_blocks.push_back(Heading{QString::number(++m_section), title, 1});
}

void ReportBuilder::subsection(const QString& title) {
    m_blocks.push_back(Heading{QStringLiteral("%1.%2").arg(m_section).arg(++m_subsection), title, 2});
}

void ReportBuilder::plainHeading(const QString& title) {
    m_blocks.push_back(Heading{{}, title, 3});
}

void ReportBuilder::caption(const QString& text, bool figure) {
    const QString number = figure ? ReportWords::tr("Figure %1: ").arg(++m_figure) : QString();
    m_blocks.push_back(Paragraph{number + text, true});
}

} // namespace rackwright
