#include "ui/workspace.h"

#include "ui/inputs/input_panel.h"
#include "ui/text/wording.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QSplitter>
#include <QToolButton>

namespace rackwright {

namespace {

constexpr int kPanelWidth = 336; // px at text scale 1
constexpr int kPanelMinimum = 300;
constexpr int kPanelMaximum = 420;
constexpr int kRailWidth = 44;

struct RailGroup {
    InputGroup group;
    IconName icon;
};

constexpr RailGroup kRailGroups[] = {
    {InputGroup::model, IconName::diamond},   {InputGroup::data, IconName::table},
    {InputGroup::hardware, IconName::server}, {InputGroup::network, IconName::bolt},
    {InputGroup::parallel, IconName::rod},    {InputGroup::limits, IconName::clock},
    {InputGroup::money, IconName::coin}};

} // namespace

Fold foldOf(int width, double textScale) {
    const double effective = width / textScale;
    if (effective >= 1500) return Fold::wide;
    return effective >= 1280 ? Fold::medium : Fold::narrow;
}

InputRail::InputRail(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 8, 5, 8);
    column->setSpacing(2);
    const auto add = [&](IconName icon) {
        auto* button = new QToolButton(this);
        button->setIcon(lineIcon(icon));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
        column->addWidget(button);
        m_buttons << button;
        return button;
    };
    connect(add(IconName::right), &QToolButton::clicked, this, &InputRail::opened);
    connect(add(IconName::search), &QToolButton::clicked, this, &InputRail::searchAsked);
    for (const RailGroup& entry : kRailGroups)
        connect(add(entry.icon), &QToolButton::clicked, this,
                [this, &entry] { emit groupAsked(entry.group); });
    column->addStretch(1);
}

void InputRail::setContext(const ViewContext& context) {
    m_context = context;
    setFixedWidth(scaledPixels(kRailWidth, context.textScale));
    QStringList names{tr("Show the inputs"), tr("Find a setting")};
    for (const RailGroup& entry : kRailGroups)
        names << text::groupName(entry.group);
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setFixedSize(scaledPixels(35, context.textScale), scaledPixels(36, context.textScale));
        m_buttons[i]->setText(names[i]);
        m_buttons[i]->setAccessibleName(names[i]);
        m_buttons[i]->setToolTip(names[i]);
    }
    update();
}

void InputRail::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_context.tokens.panel);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), m_context.tokens.line);
}

Workspace::Workspace(InputPanel& panel, QWidget* parent)
    : QWidget(parent), m_panel(panel), m_rail(new InputRail(this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_splitter, 1);
    m_splitter->addWidget(&m_panel);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    setFocusPolicy(Qt::ClickFocus); // where the focus rests when a plan opens
    m_rail->hide();
    connect(m_rail, &InputRail::opened, this, &Workspace::openDrawer);
    connect(m_rail, &InputRail::searchAsked, this, [this] {
        openDrawer();
        m_panel.find();
    });
    connect(m_rail, &InputRail::groupAsked, this, [this](InputGroup group) {
        openDrawer();
        m_panel.openGroup(group);
    });
}

void Workspace::setResults(QWidget* results) {
    m_results = results;
    m_splitter->addWidget(results);
    m_splitter->setStretchFactor(m_splitter->indexOf(results), 1);
    if (m_fold != Fold::narrow) resetLayout();
}

int Workspace::panelWidth() const {
    return scaledPixels(m_fold == Fold::medium ? kPanelMinimum : kPanelWidth, m_context.textScale);
}

void Workspace::setContext(const ViewContext& context) {
    const bool rescaled = context.textScale != m_context.textScale;
    m_context = context;
    m_rail->setContext(context);
    m_panel.setMinimumWidth(scaledPixels(kPanelMinimum, context.textScale));
    m_panel.setMaximumWidth(scaledPixels(kPanelMaximum, context.textScale));
    if (rescaled) resetLayout();
}

void Workspace::setFold(Fold fold) {
    if (fold == m_fold) return;
    const bool wasNarrow = isNarrow();
    if (!wasNarrow) {
        m_wideFold = m_fold;
        m_wideLayout = m_splitter->saveState();
    }
    m_fold = fold;
    m_rail->setVisible(isNarrow());
    if (isNarrow()) {
        m_panel.setParent(this);
        m_panel.hide();
        qApp->installEventFilter(this);
    } else {
        if (wasNarrow) {
            qApp->removeEventFilter(this);
            m_splitter->insertWidget(0, &m_panel);
            m_panel.show();
        }
        if (wasNarrow && fold == m_wideFold)
            m_splitter->restoreState(m_wideLayout); // a focus view was left
        else
            resetLayout();
    }
}

bool Workspace::isDrawerOpen() const {
    return isNarrow() && m_panel.isVisible();
}

void Workspace::placeDrawer() {
    m_panel.setGeometry(m_rail->width(), 0, panelWidth(), height());
}

void Workspace::openDrawer() {
    if (!isNarrow()) return;
    placeDrawer();
    m_panel.show();
    m_panel.raise();
    m_panel.firstEditor()->setFocus(Qt::OtherFocusReason);
}

void Workspace::closeDrawer() {
    if (isDrawerOpen()) m_panel.hide();
}

QByteArray Workspace::saveLayout() const {
    return isNarrow() ? QByteArray() : m_splitter->saveState();
}

void Workspace::restoreLayout(const QByteArray& layout) {
    if (!isNarrow() && !layout.isEmpty()) m_splitter->restoreState(layout);
}

void Workspace::resetLayout() {
    if (!isNarrow()) m_splitter->setSizes({panelWidth(), std::max(1, width() - panelWidth())});
}

void Workspace::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (isDrawerOpen()) placeDrawer();
}

bool Workspace::eventFilter(QObject* watched, QEvent* event) {
    if (!isDrawerOpen()) return false;
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        // Popups, half-typed texts and drags take Esc first: they are children of the panel that accept it.
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget != this) return false;
        closeDrawer();
        return true;
    }
    if (event->type() != QEvent::MouseButtonPress) return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || widget->window() != window()) return false; // a popup of the drawer
    if (m_panel.isAncestorOf(widget) || widget == &m_panel || m_rail->isAncestorOf(widget)) return false;
    closeDrawer();
    return false;
}

} // namespace rackwright
