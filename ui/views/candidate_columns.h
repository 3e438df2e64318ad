// What each column of the candidates' table says about a candidate.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

#include <QCoreApplication>
#include <QVariant>

namespace rackwright {

/// Columns of the table. `strategy` puts the split into one cell, for a narrow table; the degrees, one by
/// one, are for a wide one.
enum class CandidateColumn : std::uint8_t {
    mark,
    strategy,
    tp,
    pp,
    vpp,
    cp,
    ep,
    dp,
    sharding,
    microBatch,
    recompute,
    mfu,
    peak,
    step,
    days,
    status
};
inline constexpr int kCandidateColumns = 16;

class CandidateColumns {
    Q_DECLARE_TR_FUNCTIONS(CandidateColumns)

public:
    CandidateColumns(const Outcome& outcome, const ViewContext& context)
        : m_outcome(outcome), m_context(context) {}

    QString title(CandidateColumn column) const;
    QString text(const Candidate& candidate, CandidateColumn column) const;
    /// Number without grouping or unit, in the unit of the title; invalid for words.
    QVariant bare(const Candidate& candidate, CandidateColumn column) const;
    QColor color(const Candidate& candidate, CandidateColumn column) const;
    bool inHours() const; ///< runs below two days are compared in hours
    bool chosen(const Candidate& candidate) const { return candidate.strategy == m_outcome.strategy; }

    static bool isDegree(CandidateColumn column);   ///< belongs to the wide table
    static bool isMeasured(CandidateColumn column); ///< unknown values sort last
    static bool isNumber(CandidateColumn column);
    /// The value a column is sorted by.
    static double sortValue(const Candidate& candidate, CandidateColumn column);
    static bool isUnknown(double value);

private:
    QString split(const Candidate& candidate) const;
    QString remark(const Candidate& candidate) const;
    static QString recomputeWord(Recompute recompute);

    const Outcome& m_outcome;
    const ViewContext& m_context;
};

/// Neither feasible nor tight.
bool isRefused(const Candidate& candidate);

} // namespace rackwright
