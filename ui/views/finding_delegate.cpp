#include "ui/views/finding_delegate.h"

#include "ui/theme/icons.h"
#include "ui/views/finding_layout.h"
#include "ui/views/findings_card.h"
#include "ui/views/findings_model.h"

#include <QPainter>

#include <cmath>

namespace rackwright {

namespace {

constexpr double kSide = 11;
constexpr double kAbove = 7;
constexpr double kIcon = 15;

} // namespace

FindingDelegate::FindingDelegate(const FindingsModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) {}

double FindingDelegate::textLeft() const {
    return kSide + (kIcon + 9) * m_context.textScale;
}

bool FindingDelegate::linkAt(int row, const QPointF& position) const {
    if (m_model.finding(row) == nullptr) return false;
    const FindingLayout layout(m_model.words(row), m_width - textLeft() - kSide, m_context);
    return layout.linkContains(position - QPointF(textLeft(), kAbove));
}

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Finding* finding = m_model.finding(index.row());
    if (finding == nullptr) return;
    const Tokens& tokens = m_context.tokens;
    const QRectF row(option.rect);
    painter->save();
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    painter->fillRect(row, focused ? tokens.accentSoft : tokens.panel);
    painter->setPen(QPen(tokens.line2, 1));
    painter->drawLine(row.bottomLeft() - QPointF(0, 0.5), row.bottomRight() - QPointF(0, 0.5));
    const double side = kIcon * m_context.textScale;
    paintIcon(*painter, severityIcon(finding->severity),
              QRectF(row.left() + kSide, row.top() + kAbove + 1, side, side),
              severityColor(finding->severity, tokens));
    const FindingLayout layout(m_model.words(index.row()), row.width() - textLeft() - kSide, m_context);
    layout.draw(*painter, row.topLeft() + QPointF(textLeft(), kAbove));
    painter->restore();
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    if (m_model.finding(index.row()) == nullptr) return {};
    const FindingLayout layout(m_model.words(index.row()), m_width - textLeft() - kSide, m_context);
    return {m_width, static_cast<int>(std::ceil(layout.height() + 2 * kAbove))};
}

} // namespace rackwright
