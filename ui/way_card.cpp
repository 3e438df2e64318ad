#include "ui/way_card.h"

#include "ui/text/way_words.h"
#include "ui/theme/fonts.h"
#include "ui/views/elided_label.h"

#include <QGridLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackwright {

WayCard::WayCard(bool nearest, QWidget* parent)
    : QFrame(parent), m_nearest(nearest), m_caption(new ElidedLabel(this)), m_headline(new ElidedLabel(this)),
      m_sentence(new QLabel(this)), m_timeName(new QLabel(this)), m_time(new QLabel(this)),
      m_costName(new ElidedLabel(this)), m_cost(new QLabel(this)), m_apply(new QPushButton(this)),
      m_compare(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 9, 14, 10);
    column->setSpacing(3);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignTop);
    column->addWidget(m_caption);
    column->addWidget(m_headline);
    column->addWidget(m_sentence, 1);
    auto* figures = new QGridLayout;
    figures->setVerticalSpacing(1);
    figures->addWidget(m_timeName, 0, 0);
    figures->addWidget(m_time, 0, 1, Qt::AlignRight);
    figures->addWidget(m_costName, 1, 0);
    figures->addWidget(m_cost, 1, 1, Qt::AlignRight);
    column->addLayout(figures);
    m_apply->setAutoDefault(false);
    m_apply->setDefault(nearest);
    m_compare->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_apply);
    buttons->addWidget(m_compare);
    buttons->addStretch(1);
    column->addLayout(buttons);
    connect(m_compare, &QPushButton::clicked, this, &WayCard::compared);
    connect(m_apply, &QPushButton::clicked, this, &WayCard::applied);
}

void WayCard::setContext(const ViewContext& context) {
    m_context = context;
    const Tokens& t = context.tokens;
    const auto dress = [&](QLabel* label, TextUse use, const QColor& color) {
        label->setFont(screenFont(use, context.textScale));
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, color);
        label->setPalette(palette);
    };
    dress(m_caption, TextUse::caption, t.ink3);
    dress(m_headline, TextUse::title, t.ink);
    dress(m_sentence, TextUse::caption, t.ink2);
    dress(m_timeName, TextUse::caption, t.ink3);
    dress(m_costName, TextUse::caption, t.ink3);
    dress(m_time, TextUse::groupHeader, t.ink);
    dress(m_cost, TextUse::groupHeader, t.ink);
    m_timeName->setText(tr("Time"));
    m_apply->setText(tr("Apply"));
    m_compare->setText(tr("Compare"));
    update();
}

void WayCard::setWay(const WayOut& way, const Outcome& before) {
    const text::WayText words = text::wayText(way, before, m_context.format);
    const Outcome& after = *way.outcome;
    m_caption->setText(words.caption);
    m_headline->setText(words.headline);
    m_sentence->setText(words.sentence);
    m_time->setText(m_context.format.days(after.trainingDays).text());
    const bool rents = after.cost.hasRent;
    m_costName->setText(rents ? tr("Rent this run") : tr("Buy"));
    m_cost->setText(rents               ? m_context.format.money(after.cost.rentThisRun).text()
                    : after.cost.hasBuy ? m_context.format.money(after.cost.capital).text()
                                        : QStringLiteral("—"));
    m_apply->setAccessibleName(tr("Apply: %1").arg(words.headline));
    m_compare->setAccessibleName(tr("Compare: %1").arg(words.headline));
    m_compare->setToolTip(tr("Holds this way out against the plan, side by side"));
    m_apply->setToolTip(tr("One step; Undo takes it back"));
    setAccessibleName(QStringLiteral("%1. %2").arg(words.headline, words.sentence));
}

QString WayCard::headline() const {
    return m_headline->text();
}

void WayCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = m_context.tokens;
    const double width = m_nearest ? 2 : 1;
    painter.setPen(QPen(m_nearest ? t.accent : t.line, width));
    painter.setBrush(t.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), 5, 5);
}

} // namespace rackwright
