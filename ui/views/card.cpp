#include "ui/views/card.h"

#include "ui/theme/icons.h"
#include "ui/views/data_table.h"
#include "ui/views/elided_label.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kPosterScale = 8; // sharp on a wall
constexpr int kHeaderHeight = 30;
constexpr int kPadding = 11;
constexpr int kButtonSide = 24;
constexpr double kRadius = 5;

} // namespace

Card::Card(QWidget* parent) : QFrame(parent) {
    m_pages = new QStackedWidget(this);
    m_message = new QLabel(m_pages);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_pages->addWidget(m_message);
    buildHeader();
    buildMenu();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_pages, 1);
    retranslate();
}

void Card::buildHeader() {
    m_header = new QWidget(this);
    m_title = new QLabel(m_header);
    m_title->setTextFormat(Qt::PlainText);
    m_subtitle = new ElidedLabel(m_header);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_subtitle->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_controls = new QHBoxLayout;
    m_controls->setSpacing(4);
    auto* layout = new QHBoxLayout(m_header);
    layout->setContentsMargins(kPadding - 1, 0, 5, 0);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle, 1);
    layout->addLayout(m_controls);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    layout->addLayout(buttons);
    m_why = addButton(IconName::why);
    m_flip = addButton(IconName::table);
    m_flip->setCheckable(true);
    m_expand = addButton(IconName::expand);
    m_more = addButton(IconName::more);
    for (QToolButton* button : {m_why, m_flip, m_expand, m_more})
        buttons->addWidget(button);
    for (QToolButton* button : {m_why, m_flip, m_expand})
        button->hide();
    connect(m_why, &QToolButton::clicked, this, [this] { emit whyRequested(m_figure); });
    connect(m_flip, &QToolButton::toggled, this, &Card::showTable);
    connect(m_expand, &QToolButton::clicked, this, &Card::focusRequested);
}

QToolButton* Card::addButton(IconName icon) {
    auto* button = new QToolButton(m_header);
    button->setAutoRaise(true);
    button->setIcon(lineIcon(icon));
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void Card::buildMenu() {
    m_menu = new QMenu(this);
    m_copyImage = m_menu->addAction(lineIcon(IconName::copy), QString(), this, &Card::copyImage);
    m_copyTable = m_menu->addAction(lineIcon(IconName::table), QString(), this, &Card::copyTable);
    m_export = m_menu->addAction(lineIcon(IconName::exportFile), QString(), this, &Card::askForPath);
    m_report = m_menu->addAction(lineIcon(IconName::report), QString(), this, &Card::reportRequested);
    for (QAction* action : {m_copyImage, m_copyTable, m_export, m_report})
        action->setVisible(false); // until there is something to take
    // Opened by hand: a button that owns a menu is drawn with an arrow.
    connect(m_more, &QToolButton::clicked, this,
            [this] { m_menu->popup(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
}

void Card::setContext(const ViewContext& context) {
    m_context = context;
    m_title->setFont(context.font(TextUse::title));
    m_subtitle->setFont(context.font(TextUse::caption));
    m_message->setFont(context.font(TextUse::body));
    m_header->setFixedHeight(scaledPixels(kHeaderHeight, context.textScale));
    const int side = scaledPixels(kButtonSide, context.textScale);
    for (QToolButton* button : {m_why, m_flip, m_expand, m_more})
        button->setFixedSize(side, side);
    if (m_table != nullptr) m_table->setContext(context);
    update();
}

void Card::setTitle(const QString& title, const QString& subtitle) {
    if (title != m_title->text()) {
        m_title->setText(title);
        setAccessibleName(title);
        if (m_picture != nullptr) m_picture->setAccessibleName(title);
        if (m_table != nullptr) m_table->setAccessibleName(tr("%1, as a table").arg(title));
    }
    if (subtitle != m_subtitle->text()) m_subtitle->setText(subtitle);
}

QString Card::title() const {
    return m_title->text();
}

QString Card::subtitle() const {
    return m_subtitle->text();
}

void Card::setPicture(QWidget* picture, int padding) {
    m_picture = picture;
    auto* page = new QWidget(m_pages);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(padding, padding / 5, padding, padding * 4 / 5);
    layout->addWidget(picture);
    m_pages->addWidget(page);
    m_pages->setCurrentWidget(page);
}

void Card::setTable(DataTable* table) {
    m_table = table;
    m_pages->addWidget(table);
    connect(table, &DataTable::whyRequested, this, &Card::whyRequested);
    if (m_picture == nullptr) m_pages->setCurrentWidget(table);
    m_flip->setVisible(m_picture != nullptr);
    setCopied(table);
}

void Card::setCopied(const DataTable* table) {
    m_copied = table;
    m_copyTable->setVisible(true);
}

void Card::addControl(QWidget* control) {
    m_controls->addWidget(control);
}

void Card::setFigure(const QString& figureId) {
    m_figure = figureId;
    m_why->setVisible(!figureId.isEmpty());
}

void Card::setExpandable() {
    m_expand->show();
}

void Card::setPainter(PicturePainter painter) {
    m_painter = std::move(painter);
    for (QAction* action : {m_copyImage, m_export, m_report})
        action->setVisible(hasPicture());
}

bool Card::showsTable() const {
    return m_table != nullptr && m_pages->currentWidget() == m_table;
}

void Card::showTable(bool table) {
    m_flip->setChecked(table);
    if (m_pages->currentWidget() == m_message) return;
    if (table && m_table != nullptr)
        m_pages->setCurrentWidget(m_table);
    else if (m_picture != nullptr)
        m_pages->setCurrentWidget(m_picture->parentWidget());
}

void Card::setEmptyMessage(const QString& message) {
    m_message->setText(message);
    if (!message.isEmpty()) {
        m_pages->setCurrentWidget(m_message);
        return;
    }
    if (m_pages->currentWidget() != m_message) return;
    m_pages->setCurrentWidget(m_picture != nullptr ? m_picture->parentWidget()
                                                   : static_cast<QWidget*>(m_table));
    if (m_flip->isChecked()) showTable(true);
}

bool Card::exportTo(const QString& path, const PictureOptions& options) const {
    if (!m_painter || m_picture == nullptr) return false;
    return exportPicture(path, m_painter, m_picture->size(), m_context.tokens.panel, title(), options);
}

void Card::copyImage() const {
    if (!m_painter || m_picture == nullptr) return;
    QGuiApplication::clipboard()->setImage(
        pictureImage(m_painter, m_picture->size(), m_context.tokens.panel));
}

void Card::copyTable() const {
    if (m_copied != nullptr) m_copied->copy();
}

void Card::askForPath() {
    QFileDialog dialog(this, tr("Export picture"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    const QString outlined = tr("Vector picture, text as outlines (*.svg)");
    const QString large = tr("Picture, eight times as large (*.png)");
    dialog.setNameFilters({tr("Vector picture (*.svg)"), outlined, tr("Picture (*.png)"), large});
    dialog.setDefaultSuffix(QStringLiteral("svg"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.contains(QLatin1String("png")) ? QStringLiteral("png")
                                                                      : QStringLiteral("svg"));
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return;
    const QString path = dialog.selectedFiles().constFirst();
    PictureOptions options;
    options.outlines = dialog.selectedNameFilter() == outlined;
    if (dialog.selectedNameFilter() == large) options.scale = kPosterScale;
    if (exportTo(path, options)) return;
    m_subtitle->setText(tr("%1 could not be written").arg(path));
}

void Card::retranslate() {
    const auto name = [](QToolButton* button, const QString& text) {
        button->setText(text);
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_why, tr("Why this number?"));
    name(m_flip, tr("Show as a table"));
    name(m_expand, tr("Show large"));
    name(m_more, tr("More"));
    m_copyImage->setText(tr("Copy image"));
    m_copyTable->setText(tr("Copy table"));
    m_export->setText(tr("Export picture…"));
    m_report->setText(tr("Add to report"));
}

void Card::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void Card::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_context.tokens.line, 1));
    painter.setBrush(m_context.tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

void Card::mouseDoubleClickEvent(QMouseEvent* event) {
    if (m_header->geometry().contains(event->pos())) emit focusRequested();
    QFrame::mouseDoubleClickEvent(event);
}

void Card::keyPressEvent(QKeyEvent* event) {
    const bool image =
        event->key() == Qt::Key_C && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
    if (image)
        copyImage();
    else if (event->matches(QKeySequence::Copy))
        copyTable();
    else
        QFrame::keyPressEvent(event);
}

} // namespace rackwright
