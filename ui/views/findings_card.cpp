#include "ui/views/findings_card.h"

#include "ui/views/finding_delegate.h"

#include <QKeyEvent>
#include <QListView>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

namespace rackwright {

IconName severityIcon(Severity severity) {
    switch (severity) {
    case Severity::blocks:
        return IconName::bad;
    case Severity::costs:
        return IconName::warn;
    case Severity::improves:
    case Severity::informs:
        return IconName::info;
    case Severity::confirms:
        return IconName::ok;
    }
    return IconName::info;
}

QColor severityColor(Severity severity, const Tokens& tokens) {
    switch (severity) {
    case Severity::blocks:
        return tokens.bad;
    case Severity::costs:
        return tokens.warn;
    case Severity::improves:
    case Severity::informs:
        return tokens.info;
    case Severity::confirms:
        return tokens.ok;
    }
    return tokens.info;
}

FindingsCard::FindingsCard(QWidget* parent) : OutcomeCard(parent) {
    m_list = new QListView(this);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(&m_model);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->setMinimumSize(200, 100);
    m_delegate = new FindingDelegate(m_model, m_list);
    m_list->setItemDelegate(m_delegate);
    m_list->viewport()->setMouseTracking(true);
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    setPicture(m_list, 0);
}

void FindingsCard::retitle() {
    if (outcome() == nullptr) setTitle(tr("Findings"), {});
}

void FindingsCard::refresh(const Outcome& outcome) {
    m_delegate->setContext(context());
    m_delegate->setWidth(m_list->viewport()->width());
    m_model.setOutcome(sharedOutcome(), context());
    m_list->doItemsLayout();
    setTitle(tr("Findings"), counts(outcome));
    m_list->setAccessibleDescription(subtitle());
    setEmptyMessage(outcome.findings.empty() ? tr("Nothing to change: no rule found fault with this plan.")
                                             : QString());
}

QString FindingsCard::counts(const Outcome& outcome) const {
    int blocking = 0;
    int warnings = 0;
    int notes = 0;
    for (const Finding& finding : outcome.findings) {
        blocking += finding.severity == Severity::blocks ? 1 : 0;
        warnings += finding.severity == Severity::costs ? 1 : 0;
        notes += finding.severity == Severity::improves || finding.severity == Severity::informs ? 1 : 0;
    }
    QStringList parts;
    if (blocking > 0) parts << tr("%1 blocking").arg(blocking);
    if (warnings > 0) parts << tr("%n warning(s)", nullptr, warnings);
    if (notes > 0) parts << tr("%n note(s)", nullptr, notes);
    return parts.join(QStringLiteral(" · "));
}

void FindingsCard::trigger(int row) {
    const Finding* finding = m_model.finding(row);
    if (finding == nullptr) return;
    if (finding->actions.empty()) {
        emit whyRequested(QStringLiteral("finding.%1").arg(QString::fromStdString(finding->id)));
        return;
    }
    const std::vector<FindingAction> actions =
        finding->actions; // a new outcome may arrive while they are taken
    emit actionsTriggered(actions);
}

bool FindingsCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == m_list->viewport()) {
        m_delegate->setWidth(m_list->viewport()->width());
        m_list->doItemsLayout();
    }
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QModelIndex index = m_list->indexAt(mouse->pos());
        const QPointF inside = mouse->position() - QPointF(m_list->visualRect(index).topLeft());
        const bool link = index.isValid() && m_delegate->linkAt(index.row(), inside);
        m_list->viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
        if (link && event->type() == QEvent::MouseButtonRelease) trigger(index.row());
    }
    if (event->type() == QEvent::KeyPress && watched == m_list) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            trigger(m_list->currentIndex().row());
            return true;
        }
    }
    return OutcomeCard::eventFilter(watched, event);
}

} // namespace rackwright
