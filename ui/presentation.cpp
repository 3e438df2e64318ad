#include "ui/presentation.h"

#include "ui/inputs/automatic_values.h"
#include "ui/inputs/input_rows.h"
#include "ui/painted_parts.h"
#include "ui/text/wording.h"
#include "ui/theme/icons.h"
#include "ui/views/cost_card.h"
#include "ui/views/findings_card.h"
#include "ui/views/time_card.h"
#include "ui/views/topology_card.h"
#include "ui/views/verdict_figures.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kMargin = 28;
constexpr int kGap = 14;

enum CardPlace : std::size_t { kTopology, kTime, kCost, kFindings };

void dress(QLabel* label, const QFont& font, const QColor& color) {
    label->setFont(font);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, color);
    label->setPalette(palette);
}

} // namespace

Presentation::Presentation(PlanDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_title(new QLabel(this)), m_subtitle(new QLabel(this)),
      m_status(new QLabel(this)), m_statusIcon(new QLabel(this)), m_figures(new BigFigures(this)),
      m_answer(new QLabel(this)), m_foot(new QLabel(this)), m_keys(new QLabel(this)),
      m_dots(new PageDots(this)) {
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin / 2, kMargin, kMargin / 2);
    column->setSpacing(kGap);
    column->addWidget(buildHead());
    column->addWidget(m_figures);
    buildCards();
    auto* cards = new QHBoxLayout;
    cards->setSpacing(kGap);
    for (OutcomeCard* card : m_cards)
        cards->addWidget(card, 1);
    column->addLayout(cards, 1);
    column->addWidget(buildSlider());
    column->addWidget(buildFoot());
    setLiveInput("hardware.servers");
    connect(&m_document, &PlanDocument::scenarioChanged, this, &Presentation::refreshRow);
    connect(&m_document, &PlanDocument::fileChanged, this, &Presentation::refreshRow);
}

QWidget* Presentation::buildHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    auto* mark = new ProgramMark(head);
    mark->setObjectName(QStringLiteral("mark"));
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(m_title);
    titles->addWidget(m_subtitle);
    row->addWidget(mark);
    row->addLayout(titles, 1);
    row->addWidget(m_statusIcon);
    row->addWidget(m_status);
    return head;
}

void Presentation::buildCards() {
    auto* findings = new FindingsCard(this);
    m_cards = {new TopologyCard(this), new TimeCard(this), new CostCard(this), findings};
    for (OutcomeCard* card : m_cards)
        connect(card, &Card::whyRequested, this, &Presentation::whyRequested);
    connect(findings, &FindingsCard::actionsTriggered, this, &Presentation::actionsTriggered);
}

QWidget* Presentation::buildSlider() {
    auto* bar = new PlainPanel(this);
    m_sliderBar = bar;
    m_sliderLine = new QHBoxLayout(bar);
    m_sliderLine->setContentsMargins(20, 10, 20, 10);
    m_sliderLine->setSpacing(16);
    m_pin = new QToolButton(bar);
    m_pin->setIcon(lineIcon(IconName::pin));
    m_pin->setAutoRaise(true);
    m_pin->setPopupMode(QToolButton::InstantPopup);
    m_pins = new QMenu(m_pin);
    m_pin->setMenu(m_pins);
    m_sliderLine->addWidget(m_pin);
    m_sliderLine->addWidget(m_answer);
    return bar;
}

QWidget* Presentation::buildFoot() {
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(m_foot, 1);
    row->addWidget(m_dots);
    row->addWidget(m_keys);
    return foot;
}

void Presentation::setLiveInput(std::string_view input) {
    delete m_row;
    m_row = makeInputRow(*findInput(input), m_sliderBar);
    m_sliderLine->insertWidget(1, m_row, 1);
    connect(m_row, &InputRow::gestureStarted, this, [this] { m_gesture = m_document.newGesture(); });
    connect(m_row, &InputRow::gestureEnded, this, [this] { m_gesture = 0; });
    connect(m_row, &InputRow::edited, this, [this](const InputValue& value) {
        const Result<void> done = m_document.edit(m_row->definition().id, value, m_gesture);
        m_row->setError(done ? QString() : text::errorText(done.error(), m_context.format));
    });
    connect(m_row, &InputRow::resetAsked, this,
            [this] { emit m_row->edited(defaultValue(m_row->definition())); });
    if (m_context.catalog == nullptr) return;
    m_row->setContext(m_context);
    refreshRow();
}

/// Numbers of the simple level: the sliders a customer talks about.
void Presentation::fillPinMenu() {
    m_pins->clear();
    for (const InputDefinition& input : inputTable()) {
        const bool isNumber = input.kind == InputKind::number || input.kind == InputKind::integer;
        if (!isNumber || input.level != InputLevel::simple) continue;
        QAction* action = m_pins->addAction(text::inputLabel(input.id));
        action->setCheckable(true);
        action->setChecked(input.id == m_row->definition().id);
        connect(action, &QAction::triggered, this, [this, &input] {
            setLiveInput(input.id);
            fillPinMenu();
        });
    }
}

void Presentation::setContext(const ViewContext& context) {
    m_context = context;
    const Tokens& t = context.tokens;
    QFont title = screenFont(TextUse::pageTitle, context.textScale);
    title.setPixelSize(scaledPixels(20.5, context.textScale));
    dress(m_title, title, t.ink);
    dress(m_subtitle, screenFont(TextUse::body, context.textScale), t.ink2);
    dress(m_foot, screenFont(TextUse::caption, context.textScale), t.ink3);
    dress(m_keys, screenFont(TextUse::caption, context.textScale), t.ink3);
    dress(m_answer, screenFont(TextUse::title, context.textScale), t.accent);
    findChild<ProgramMark*>()->setContext(context, scaledPixels(24, context.textScale));
    static_cast<PlainPanel*>(m_sliderBar)->setTokens(t);
    for (OutcomeCard* card : m_cards)
        card->setContext(context);
    m_pin->setText(tr("Choose the live slider"));
    m_pin->setAccessibleName(tr("Choose the live slider"));
    m_pin->setToolTip(tr("Choose the live slider"));
    m_keys->setText(tr("← → pages · Esc or F11 leaves"));
    m_row->setContext(context);
    fillPinMenu();
    refresh();
}

void Presentation::setOutcome(std::shared_ptr<const Outcome> outcome) {
    m_outcome = std::move(outcome);
    refresh();
}

void Presentation::showPage(PresentationPage page) {
    m_page = page;
    refresh();
    setFocus(Qt::OtherFocusReason);
}

void Presentation::refresh() {
    if (m_outcome == nullptr || m_context.catalog == nullptr) return;
    const bool verdict = m_page == PresentationPage::verdict;
    m_figures->setVisible(verdict);
    m_cards[kTopology]->setVisible(verdict || m_page == PresentationPage::topology);
    m_cards[kTime]->setVisible(m_page == PresentationPage::time);
    m_cards[kCost]->setVisible(verdict || m_page == PresentationPage::cost);
    m_cards[kFindings]->setVisible(m_page == PresentationPage::findings);
    m_figures->setOutcome(*m_outcome, m_context);
    for (OutcomeCard* card : m_cards)
        card->setOutcome(m_outcome);
    m_dots->setPages(kPresentationPages, static_cast<int>(m_page), m_context);
    refreshRow();
    refreshTexts();
}

void Presentation::refreshRow() {
    if (m_context.catalog == nullptr) return;
    const InputDefinition& input = m_row->definition();
    RowState state;
    state.value = input.get(m_document.scenario());
    state.changed = state.value != defaultValue(input);
    state.currency = planCurrency(m_document.scenario(), m_document.catalog());
    if (std::holds_alternative<std::monostate>(state.value) && m_outcome != nullptr)
        state.chosen = automaticValue(input.id, *m_outcome, m_document.catalog());
    m_row->setEnabled(!m_document.isReadOnly());
    m_row->setState(state);
}

void Presentation::refreshTexts() {
    const Outcome& outcome = *m_outcome;
    const Formatter& format = m_context.format;
    m_title->setText(tr("Training %1 on %2 tokens")
                         .arg(QString::fromStdString(outcome.model.name),
                              format.tokens(outcome.scenario.data.tokensT * 1e12).text()));
    m_subtitle->setText(QStringLiteral("%1 × %2  ·  %3")
                            .arg(format.count(outcome.accelerators),
                                 QString::fromStdString(outcome.acceleratorName),
                                 text::strategyName(outcome.strategy)));
    const QColor tone = toneColor(verdictTone(outcome), m_context.tokens);
    dress(m_status, screenFont(TextUse::title, m_context.textScale), tone);
    m_status->setText(text::verdictName(outcome.verdict));
    const int side = scaledPixels(16, m_context.textScale);
    QPixmap icon(side, side);
    icon.fill(Qt::transparent);
    QPainter painter(&icon);
    paintIcon(painter, verdictIcon(outcome), QRectF(0, 0, side, side), tone);
    painter.end();
    m_statusIcon->setPixmap(icon);
    QStringList answer{format.days(outcome.trainingDays).text()};
    if (outcome.cost.hasRent)
        answer << format.money(outcome.cost.rentThisRun).text();
    else if (outcome.cost.hasBuy)
        answer << format.money(outcome.cost.capital).text();
    m_answer->setText(answer.join(QStringLiteral("  ·  ")));
    m_foot->setText(footText());
}

QString Presentation::footText() const {
    const Outcome& outcome = *m_outcome;
    const Formatter& format = m_context.format;
    QStringList parts;
    if (!outcome.memory.stages.empty()) {
        const StageMemory& fullest = outcome.memory.stages[static_cast<std::size_t>(outcome.memory.fullest)];
        parts << tr("Peak memory %1 of %2")
                     .arg(format.memory(fullest.device).number,
                          format.memory(outcome.memory.capacity).text());
    }
    parts << tr("Power %1").arg(format.power(outcome.cluster.power.meterMw).text());
    parts << tr("Prices of %1, for orientation").arg(QString::fromStdString(m_context.catalog->prices.date));
    return parts.join(QStringLiteral("      "));
}

void Presentation::keyPressEvent(QKeyEvent* event) {
    const int page = static_cast<int>(m_page);
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        showPage(static_cast<PresentationPage>((page + 1) % kPresentationPages));
        return;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        showPage(static_cast<PresentationPage>((page + kPresentationPages - 1) % kPresentationPages));
        return;
    case Qt::Key_Escape:
        emit left();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace rackwright
