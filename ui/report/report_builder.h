// Gathers the blocks of a report, numbering its sections.
#pragma once

#include "core/inputs/input_table.h"
#include "ui/report/blocks.h"
#include "ui/report/report.h"
#include "ui/report/report_words.h"
#include "ui/theme/view_context.h"

#include <QDate>

namespace rackwright {

/// What every section reads.
struct ReportSource {
    const Outcome& outcome;
    const Catalog& catalog;
    const Formatter& format;
    ReportOptions options; ///< number and date filled in
    QDate issued;
    ViewContext pictures; ///< with the report's fonts and the colours of print

    /// The value of an input as text.
    QString input(std::string_view id) const;
    QString horizon() const;    ///< "36 months"
    QString pricesDate() const; ///< of the price book, else of the catalogue
};

ReportSource reportSource(const Outcome& outcome, const Catalog& catalog, const Formatter& format,
                          const ReportOptions& options);

class ReportBuilder {
public:
    void section(const QString& title);
    void subsection(const QString& title);
    void plainHeading(const QString& title);
    void add(Block block) { m_blocks.push_back(std::move(block)); }
    void text(const QString& marked) { m_blocks.push_back(Paragraph{marked, false}); }
    /// A caption under a picture or table; `figure` gives it the next figure number.
    void caption(const QString& text, bool figure = false);
    void newPage() { m_blocks.push_back(PageBreak{}); }

    const std::vector<Block>& blocks() const { return m_blocks; }

private:
    std::vector<Block> m_blocks;
    int m_section = 0;
    int m_subsection = 0;
    int m_figure = 0;
};

// One function per part of the report, in its order.
void addCover(ReportBuilder& report, const ReportSource& source);
void addSummary(ReportBuilder& report, const ReportSource& source);
void addRequirement(ReportBuilder& report, const ReportSource& source);
void addConfiguration(ReportBuilder& report, const ReportSource& source);
void addStepTime(ReportBuilder& report, const ReportSource& source);
void addTraffic(ReportBuilder& report, const ReportSource& source);
void addBillOfMaterials(ReportBuilder& report, const ReportSource& source);
void addOperation(ReportBuilder& report, const ReportSource& source);
void addMachines(ReportBuilder& report, const ReportSource& source);
void addRentOrBuy(ReportBuilder& report, const ReportSource& source);
void addMoneyDecision(ReportBuilder& report, const ReportSource& source); ///< continues the section
void addCandidates(ReportBuilder& report, const ReportSource& source);
void addPictures(ReportBuilder& report, const ReportSource& source);
void addFindings(ReportBuilder& report, const ReportSource& source);
void addAssumptions(ReportBuilder& report, const ReportSource& source);
void addSources(ReportBuilder& report, const ReportSource& source);

} // namespace rackwright
