// The findings of an outcome, most serious first, as sentences.
#pragma once

#include "core/plan/outcome.h"
#include "ui/text/wording.h"
#include "ui/theme/view_context.h"

#include <QAbstractListModel>

#include <memory>

namespace rackwright {

class FindingsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setOutcome(std::shared_ptr<const Outcome> outcome, const ViewContext& context);
    const Finding* finding(int row) const;
    const text::FindingText& words(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::shared_ptr<const Outcome> m_outcome;
    std::vector<text::FindingText> m_words;
};

} // namespace rackwright
