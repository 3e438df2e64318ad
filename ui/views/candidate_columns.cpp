#include "ui/views/candidate_columns.h"

#include "ui/text/wording.h"

#include <array>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kShortDays = 2;

/// The degree or count behind a column of the wide table; 0 for any other column.
int degreeOf(const Strategy& strategy, CandidateColumn column) {
    switch (column) {
    case CandidateColumn::tp:
        return strategy.tp;
    case CandidateColumn::pp:
        return strategy.pp;
    case CandidateColumn::vpp:
        return strategy.vpp;
    case CandidateColumn::cp:
        return strategy.cp;
    case CandidateColumn::ep:
        return strategy.ep;
    case CandidateColumn::dp:
        return strategy.dp;
    case CandidateColumn::microBatch:
        return strategy.microBatch;
    default:
        return 0;
    }
}

} // namespace

bool isRefused(const Candidate& candidate) {
    return candidate.status != CandidateStatus::feasible && candidate.status != CandidateStatus::tight;
}

bool CandidateColumns::isDegree(CandidateColumn column) {
    return column >= CandidateColumn::tp && column <= CandidateColumn::recompute;
}

bool CandidateColumns::isMeasured(CandidateColumn column) {
    return column >= CandidateColumn::mfu && column <= CandidateColumn::days;
}

bool CandidateColumns::isNumber(CandidateColumn column) {
    const bool words = column == CandidateColumn::sharding || column == CandidateColumn::recompute;
    return isMeasured(column) || (isDegree(column) && !words);
}

bool CandidateColumns::isUnknown(double value) {
    return !std::isfinite(value) || value <= 0;
}

double CandidateColumns::sortValue(const Candidate& candidate, CandidateColumn column) {
    switch (column) {
    case CandidateColumn::mark:
        return candidate.onFront ? 0 : 1;
    case CandidateColumn::mfu:
        return candidate.mfu;
    case CandidateColumn::peak:
        return candidate.peakBytes;
    case CandidateColumn::step:
        return candidate.stepSeconds;
    case CandidateColumn::days:
        return candidate.trainingDays;
    case CandidateColumn::status:
        return static_cast<double>(candidate.status);
    case CandidateColumn::sharding:
        return static_cast<double>(candidate.strategy.sharding);
    case CandidateColumn::recompute:
        return static_cast<double>(candidate.strategy.recompute);
    default:
        return degreeOf(candidate.strategy, column);
    }
}

bool CandidateColumns::inHours() const {
    return m_outcome.trainingDays > 0 && m_outcome.trainingDays < kShortDays;
}

QString CandidateColumns::title(CandidateColumn column) const {
    const std::array<QString, kCandidateColumns> titles = {
        QString(),
        tr("Strategy"),
        QStringLiteral("TP"),
        QStringLiteral("PP"),
        QStringLiteral("VPP"),
        QStringLiteral("CP"),
        QStringLiteral("EP"),
        QStringLiteral("DP"),
        tr("Sharding"),
        tr("MB", "micro-batch"),
        tr("Recompute"),
        QStringLiteral("MFU %"),
        tr("Peak %1").arg(m_context.format.memory(0).unit),
        tr("Step %1").arg(m_context.format.partOf(0, m_outcome.time.step.total).unit),
        inHours() ? tr("Hours") : tr("Days"),
        tr("Remark")};
    return titles[static_cast<std::size_t>(column)];
}

/// In one cell only what tells rows apart: sharding when it is not the chosen one's, no word for nothing.
QString CandidateColumns::split(const Candidate& candidate) const {
    Strategy strategy = candidate.strategy;
    if (strategy.sharding == m_outcome.strategy.sharding) strategy.sharding = Sharding::none;
    QStringList parts{text::strategyName(strategy).replace(QStringLiteral(" · "), QStringLiteral(" "))};
    if (strategy.microBatch > 1) parts << tr("MB%1", "micro-batch").arg(strategy.microBatch);
    if (strategy.recompute != Recompute::none) parts << text::recomputeName(strategy);
    return parts.join(QStringLiteral(" · "));
}

QString CandidateColumns::recomputeWord(Recompute recompute) {
    if (recompute == Recompute::none) return tr("none", "recomputation");
    return recompute == Recompute::full ? tr("full", "recomputation") : tr("selective", "recomputation");
}

QString CandidateColumns::remark(const Candidate& candidate) const {
    if (!candidate.reasons.empty()) return text::errorText(candidate.reasons.front(), m_context.format);
    if (chosen(candidate)) return tr("chosen");
    return candidate.simpler ? tr("as fast, simpler") : text::candidateStatus(candidate.status);
}

QString CandidateColumns::text(const Candidate& candidate, CandidateColumn column) const {
    const Formatter& format = m_context.format;
    const QString none = QStringLiteral("—");
    if (isMeasured(column) && isUnknown(sortValue(candidate, column))) return none;
    switch (column) {
    case CandidateColumn::mark: {
        const QString front = isRefused(candidate) ? QStringLiteral("◇") : QStringLiteral("◆");
        return (chosen(candidate) ? QStringLiteral("★") : QString()) +
               (candidate.onFront ? front : QString());
    }
    case CandidateColumn::strategy:
        return split(candidate);
    case CandidateColumn::sharding: {
        const QString name = text::shardingName(candidate.strategy);
        return name.isEmpty() ? none : name;
    }
    case CandidateColumn::recompute:
        return recomputeWord(candidate.strategy.recompute);
    case CandidateColumn::mfu:
        return format.percent(candidate.mfu).number;
    case CandidateColumn::peak:
        return format.memory(candidate.peakBytes).number;
    case CandidateColumn::step:
        return format.partOf(candidate.stepSeconds, m_outcome.time.step.total).number;
    case CandidateColumn::days:
        return inHours() ? format.significant(candidate.trainingDays * 24)
                         : format.significant(candidate.trainingDays);
    case CandidateColumn::status:
        return remark(candidate);
    default:
        return format.count(degreeOf(candidate.strategy, column));
    }
}

QVariant CandidateColumns::bare(const Candidate& candidate, CandidateColumn column) const {
    if (!isNumber(column)) return {};
    const double value = sortValue(candidate, column);
    if (isUnknown(value)) return QString();
    switch (column) {
    case CandidateColumn::mfu:
        return value * 100;
    case CandidateColumn::peak:
        return value / m_context.format.memoryUnitBytes();
    case CandidateColumn::step:
        return m_outcome.time.step.total < 1 ? value * 1e3 : value;
    case CandidateColumn::days:
        return inHours() ? value * 24 : value;
    default:
        return value;
    }
}

QColor CandidateColumns::color(const Candidate& candidate, CandidateColumn column) const {
    const Tokens& tokens = m_context.tokens;
    if (column == CandidateColumn::mark) return tokens.accent;
    const bool offends =
        (column == CandidateColumn::peak && candidate.status == CandidateStatus::overMemory) ||
        (column == CandidateColumn::days && candidate.status == CandidateStatus::overDeadline);
    if (offends) return tokens.bad;
    return isRefused(candidate) ? tokens.ink3 : tokens.ink;
}

} // namespace rackwright
