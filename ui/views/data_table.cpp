#include "ui/views/data_table.h"

#include "ui/views/plain_table_model.h"
#include "ui/views/table_copy.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kRowHeight = 23;
constexpr int kHeaderHeight = 24;
constexpr int kSidePadding = 8;
constexpr int kNarrowestStretch = 84;
constexpr int kNarrowestElastic = 170;

double paintSwatch(QPainter& painter, const QRect& cell, const QVariant& color, double scale) {
    if (!color.canConvert<QColor>() || !color.value<QColor>().isValid()) return 0;
    const double side = 10 * scale;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color.value<QColor>());
    painter.drawRoundedRect(
        QRectF(cell.left() + kSidePadding, cell.center().y() + 0.5 - side / 2, side, side), 2, 2);
    return side + 6;
}

class RowDelegate final : public QStyledItemDelegate {
public:
    RowDelegate(const ViewContext& context, QObject* parent)
        : QStyledItemDelegate(parent), m_context(context) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Tokens& tokens = m_context.tokens;
        const bool lit = option.state.testFlag(QStyle::State_Selected) || index.data(kChosenRole).toBool();
        painter->save();
        painter->fillRect(option.rect, lit ? tokens.accentSoft : tokens.panel);
        painter->setPen(tokens.line2);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const double swatch =
            paintSwatch(*painter, option.rect, index.data(kSwatchRole), m_context.textScale);
        QFont font = m_context.font(TextUse::table);
        const QVariant wanted = index.data(Qt::FontRole);
        if (wanted.canConvert<QFont>()) font.setBold(wanted.value<QFont>().bold());
        painter->setFont(font);
        const QVariant color = index.data(Qt::ForegroundRole);
        painter->setPen(color.canConvert<QColor>() ? color.value<QColor>() : tokens.ink);
        const QRectF box = QRectF(option.rect).adjusted(kSidePadding + swatch, 0, -kSidePadding, 0);
        const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
        const QString text = index.data(Qt::DisplayRole).toString();
        painter->drawText(box, static_cast<int>(alignment),
                          QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width() + 1));
        paintFocus(*painter, option, tokens);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        QFont font = m_context.font(TextUse::table);
        font.setBold(true);
        const int swatch = index.data(kSwatchRole).isValid() ? scaledPixels(16, m_context.textScale) : 0;
        const int text = QFontMetrics(font).horizontalAdvance(index.data(Qt::DisplayRole).toString());
        return {text + 2 * kSidePadding + swatch, scaledPixels(kRowHeight, m_context.textScale)};
    }

private:
    static void paintFocus(QPainter& painter, const QStyleOptionViewItem& option, const Tokens& tokens) {
        if (!option.state.testFlag(QStyle::State_HasFocus)) return;
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.accent, 2));
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    }

    const ViewContext& m_context;
};

/// Header cells on the second panel colour, regular weight, dim.
class HeaderView final : public QHeaderView {
public:
    HeaderView(const ViewContext& context, QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent), m_context(context) {
        setSectionsClickable(true);
        setHighlightSections(false);
    }

    QSize sizeHint() const override { return {0, scaledPixels(kHeaderHeight, m_context.textScale)}; }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->save();
        painter->fillRect(rect, m_context.tokens.panel2);
        const auto role = [&](int which) { return model()->headerData(section, Qt::Horizontal, which); };
        const QRectF box = QRectF(rect).adjusted(kSidePadding, 0, -kSidePadding, 0);
        const QFont font = m_context.font(TextUse::caption);
        const auto alignment = role(Qt::TextAlignmentRole).value<Qt::Alignment>();
        const QString text = role(Qt::DisplayRole).toString();
        const double width = QFontMetricsF(font).horizontalAdvance(text);
        const bool right = alignment.testFlag(Qt::AlignRight);
        QRect swatchCell = rect;
        if (right) swatchCell.setLeft(static_cast<int>(box.right() - width) - 24);
        const double swatch = paintSwatch(*painter, swatchCell, role(kSwatchRole), m_context.textScale);
        painter->setFont(font);
        painter->setPen(m_context.tokens.ink3);
        painter->drawText(box.adjusted(right ? 0 : swatch, 0, 0, 0), static_cast<int>(alignment), text);
        painter->restore();
    }

    QSize sectionSizeFromContents(int section) const override {
        const QString text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        const bool swatch = model()->headerData(section, Qt::Horizontal, kSwatchRole).isValid();
        const int width = QFontMetrics(m_context.font(TextUse::caption)).horizontalAdvance(text);
        return {width + 2 * kSidePadding + (swatch ? 18 : 0), sizeHint().height()};
    }

private:
    const ViewContext& m_context;
};

} // namespace

DataTable::DataTable(QWidget* parent) : QTableView(parent) {
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false); // Tab leaves the table
    setHorizontalScrollMode(ScrollPerPixel);
    setItemDelegate(new RowDelegate(m_context, this));
    setHorizontalHeader(new HeaderView(m_context, this));
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    setContext(m_context);
    connect(this, &QTableView::activated, this, [this](const QModelIndex& index) {
        const QString figure = figureAt(index);
        if (!figure.isEmpty()) emit whyRequested(figure);
    });
}

void DataTable::setContext(const ViewContext& context) {
    m_context = context;
    verticalHeader()->setDefaultSectionSize(scaledPixels(kRowHeight, context.textScale));
    QPalette colors = palette();
    colors.setColor(QPalette::Base, context.tokens.panel);
    if (colors != palette()) setPalette(colors);
    horizontalHeader()->viewport()->update();
    viewport()->update();
    updateGeometries();
}

void DataTable::copy() const {
    if (model() == nullptr) return;
    QGuiApplication::clipboard()->setMimeData(tableMimeData(*model()));
}

void DataTable::fitColumns() {
    if (model() == nullptr || model()->columnCount() == 0) return;
    const int columns = model()->columnCount();
    std::vector<int> widths;
    int sum = 0;
    for (int column = 0; column < columns; ++column) {
        const int wanted = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        widths.push_back(isColumnHidden(column) ? 0 : wanted);
        sum += widths.back();
    }
    int spare = viewport()->width() - sum;
    const auto give = [&](int column, int narrowest) {
        int& width = widths[static_cast<std::size_t>(column)];
        const int before = width;
        width = std::max(std::min(width, scaledPixels(narrowest, m_context.textScale)), width + spare);
        spare -= width - before;
    };
    if (m_stretch >= 0) give(m_stretch, kNarrowestStretch);
    if (m_elastic >= 0 && spare < 0) give(m_elastic, kNarrowestElastic);
    for (int column = 0; column < columns; ++column) {
        if (isColumnHidden(column)) continue;
        int width = widths[static_cast<std::size_t>(column)];
        if (m_stretch < 0) width += std::max(0, spare) / columns;
        if (columnWidth(column) != width) setColumnWidth(column, width);
    }
}

int DataTable::fullHeight() const {
    const int rows = model() == nullptr ? 0 : model()->rowCount();
    return horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + 2;
}

void DataTable::setStretchColumn(int column, int elastic) {
    m_stretch = column;
    m_elastic = elastic;
    fitColumns();
}

/// The cell's own figure, else the last one of its row: that is where sums stand.
QString DataTable::figureAt(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    const QString own = index.data(kFigureRole).toString();
    if (!own.isEmpty()) return own;
    for (int column = model()->columnCount() - 1; column >= 0; --column) {
        const QString figure = index.siblingAtColumn(column).data(kFigureRole).toString();
        if (!figure.isEmpty()) return figure;
    }
    return {};
}

void DataTable::keyPressEvent(QKeyEvent* event) {
    const QString figure = event->key() == Qt::Key_F1 ? figureAt(currentIndex()) : QString();
    if (!figure.isEmpty()) {
        emit whyRequested(figure);
        event->accept();
        return;
    }
    if (event->matches(QKeySequence::Copy)) {
        copy();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void DataTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace rackwright
