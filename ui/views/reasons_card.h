// Why a plan is faster or cheaper than another, in sentences.
#pragma once

#include "core/compare/compare.h"
#include "ui/views/card.h"

class QTextBrowser;

namespace rackwright {

class ReasonsCard final : public Card {
    Q_OBJECT

public:
    explicit ReasonsCard(QWidget* parent = nullptr);

    void setComparison(const QString& title, const Comparison& comparison);
    QString text() const;

private:
    QTextBrowser* m_text = nullptr;
};

} // namespace rackwright
