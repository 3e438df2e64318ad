#include "ui/views/findings_model.h"

namespace rackwright {

void FindingsModel::setOutcome(std::shared_ptr<const Outcome> outcome, const ViewContext& context) {
    std::vector<text::FindingText> words;
    if (outcome)
        for (const Finding& finding : outcome->findings)
            words.push_back(text::findingText(finding, context.format));
    const bool sameLength = words.size() == m_words.size();
    if (!sameLength) beginResetModel();
    m_outcome = std::move(outcome);
    m_words = std::move(words);
    if (!sameLength)
        endResetModel();
    else if (!m_words.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

const Finding* FindingsModel::finding(int row) const {
    if (row < 0 || row >= rowCount()) return nullptr;
    return &m_outcome->findings[static_cast<std::size_t>(row)];
}

const text::FindingText& FindingsModel::words(int row) const {
    return m_words[static_cast<std::size_t>(row)];
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_words.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const text::FindingText& words = m_words[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return words.headline;
    case Qt::ToolTipRole:
        return words.sentence;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2 %3 %4")
            .arg(text::severityName(finding(index.row())->severity), words.headline, words.sentence,
                 words.actionLabel)
            .trimmed();
    default:
        return {};
    }
}

} // namespace rackwright
