#include "ui/views/compare_table_card.h"

#include "ui/theme/segment_switch.h"
#include "ui/views/data_table.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace rackwright {

namespace {

constexpr int kBarsWidth = 60;
constexpr int kNarrow = 680;     ///< px, two plans with bars
constexpr int kNarrowPlan = 230; ///< px, of each plan more
constexpr double kBarHeight = 6;
constexpr double kSidePadding = 8;

/// One bar a plan, one under the other, on the scale of the row.
class BarsDelegate final : public QStyledItemDelegate {
public:
    BarsDelegate(const Card& card, QObject* parent) : QStyledItemDelegate(parent), m_card(card) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Tokens& tokens = m_card.context().tokens;
        const bool lit = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->fillRect(option.rect, lit ? tokens.accentSoft : tokens.panel);
        painter->setPen(tokens.line2);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const QVariantList shares = index.data(kBarsRole).toList();
        const QRectF box = QRectF(option.rect).adjusted(kSidePadding, 2, -kSidePadding, -3);
        const double step = shares.isEmpty() ? 0 : box.height() / double(shares.size());
        const double height = std::min(kBarHeight * m_card.context().textScale, step - 1);
        for (int i = 0; i < shares.size(); ++i)
            painter->fillRect(QRectF(box.left(), box.top() + i * step + (step - height) / 2,
                                     box.width() * shares[i].toDouble(), height),
                              planColor(tokens, static_cast<std::size_t>(i)));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {kBarsWidth, 0}; }

private:
    const Card& m_card;
};

} // namespace

CompareTableCard::CompareTableCard(QWidget* parent) : Card(parent) {
    m_which = new SegmentSwitch(2, this);
    m_which->setCurrent(0);
    addControl(m_which);
    m_bars = new BarsDelegate(*this, this);
    m_table = new DataTable(this);
    m_table->setModel(&m_model);
    setTable(m_table);
    connect(m_which, &SegmentSwitch::chosen, this, [this](int which) {
        m_model.setAll(which == 1);
        shape();
    });
}

void CompareTableCard::setContext(const ViewContext& context) {
    Card::setContext(context);
    m_model.setContext(context);
    m_which->setContext(context);
    retitle();
    shape();
}

void CompareTableCard::setComparison(Comparison comparison) {
    m_model.setComparison(std::move(comparison));
    retitle();
    shape();
}

void CompareTableCard::retitle() {
    const Comparison& comparison = m_model.comparison();
    m_which->setTexts({tr("Differences"), tr("All")}, {tr("Only figures that differ"), tr("Every figure")});
    const auto equal = static_cast<double>(comparison.equalRows());
    setTitle(tr("Differences"), comparison.plans < 2
                                    ? QString()
                                    : tr("%1 figures are equal").arg(context().format.count(equal)));
    const bool same = comparison.plans > 1 && comparison.equalRows() == comparison.rows.size();
    setEmptyMessage(comparison.plans < 2  ? tr("Add a plan to hold against this one.")
                    : same && !showsAll() ? tr("The plans differ in nothing.")
                                          : QString());
}

/// The bars' column and the heads of groups move with the number of plans and rows.
void CompareTableCard::shape() {
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_table->setItemDelegateForColumn(column, nullptr);
    m_table->setItemDelegateForColumn(m_model.barsColumn(), m_bars);
    m_table->clearSpans();
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.isGroup(row)) m_table->setSpan(row, 0, 1, m_model.columnCount());
    foldBars();
    retitle();
}

void CompareTableCard::foldBars() {
    const auto others = static_cast<double>(m_model.comparison().plans) - 2;
    const bool narrow = width() < scaledPixels(kNarrow + kNarrowPlan * others, context().textScale);
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_table->setColumnHidden(column, narrow && column == m_model.barsColumn());
    m_table->setStretchColumn(narrow ? 0 : m_model.barsColumn(), 0);
}

void CompareTableCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    foldBars();
}

void CompareTableCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && context().catalog != nullptr) setContext(context());
}

} // namespace rackwright
