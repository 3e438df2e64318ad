#include "ui/views/plan_header.h"

#include "ui/text/compare_words.h"
#include "ui/text/wording.h"
#include "ui/theme/icons.h"
#include "ui/views/compare_model.h"
#include "ui/views/elided_label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kEdge = 4;
constexpr double kRadius = 5;

} // namespace

PlanHeader::PlanHeader(std::size_t plan, QWidget* parent)
    : QFrame(parent), m_plan(plan), m_caption(new ElidedLabel(this)), m_cluster(new ElidedLabel(this)),
      m_split(new ElidedLabel(this)), m_remove(new QToolButton(this)) {
    m_caption->setForegroundRole(QPalette::PlaceholderText);
    m_split->setForegroundRole(QPalette::ButtonText);
    m_remove->setIcon(lineIcon(IconName::close));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::TabFocus);
    m_remove->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_remove->setVisible(plan > 0); // the first is the plan itself
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    for (ElidedLabel* label : {m_caption, m_cluster, m_split})
        words->addWidget(label);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kEdge + 11, 8, 6, 8);
    row->addLayout(words, 1);
    row->addWidget(m_remove, 0, Qt::AlignTop);
    connect(m_remove, &QToolButton::clicked, this, &PlanHeader::removeRequested);
}

void PlanHeader::setPlan(const ComparedPlan& plan, const ViewContext& context) {
    m_context = context;
    const Outcome& outcome = *plan.outcome;
    const QString letter = text::planLetter(m_plan);
    m_caption->setFont(context.font(TextUse::caption));
    m_cluster->setFont(context.font(TextUse::figure));
    m_split->setFont(context.font(TextUse::body));
    m_caption->setText(m_plan == 0 ? tr("Plan %1, current · %2").arg(letter, plan.name)
                                   : tr("Plan %1 · %2").arg(letter, plan.name));
    m_cluster->setText(text::clusterName(outcome, context.format));
    m_split->setText(QStringList{text::strategyName(outcome.strategy),
                                 text::serverCount(outcome.scenario.hardware.servers, context.format),
                                 text::verdictName(outcome.verdict)}
                         .join(QStringLiteral(" · ")));
    m_remove->setText(tr("Remove plan %1 from the comparison").arg(letter));
    m_remove->setToolTip(m_remove->text());
    m_remove->setAccessibleName(m_remove->text());
    setAccessibleName(m_caption->text() + QStringLiteral(": ") + m_cluster->text());
    update();
}

void PlanHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_context.tokens.line, 1));
    painter.setBrush(m_context.tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    painter.fillRect(QRectF(0, 2, kEdge, height() - 4), planColor(m_context.tokens, m_plan));
}

} // namespace rackwright
