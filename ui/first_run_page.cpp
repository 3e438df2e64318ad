#include "ui/first_run_page.h"

#include "ui/document/recent_files.h"
#include "ui/first_run_parts.h"
#include "ui/inputs/pick_items.h"
#include "ui/painted_parts.h"
#include "ui/text/wording.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kLeftWidth = 440; // px
constexpr int kCardWidth = 268; // px, least width of a sample
constexpr int kMarkSize = 44;   // px
constexpr int kPatienceMs = 400;
constexpr int kPageWidth = 1360; // px, the page does not grow beyond this

} // namespace

FirstRunPage::FirstRunPage(const Catalog& catalog, const Settings& settings, const LanguageManager& languages,
                           const std::vector<SamplePlan>& samples, QWidget* parent)
    : QWidget(parent), m_catalog(catalog), m_settings(settings), m_languages(languages), m_samples(samples),
      m_sampleAnswers(samples, catalog), m_mark(new ProgramMark), m_title(new QLabel),
      m_subtitle(new QLabel) {
    connect(&m_sampleAnswers, &SampleAnswers::answered, this,
            [this](int sample, std::shared_ptr<const Outcome> outcome) {
                m_cards[sample]->setOutcome(std::move(outcome));
            });
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    outer->addWidget(scroll);
    auto* content = new QWidget;
    scroll->setWidget(content);
    auto* sides = new QHBoxLayout(content);
    auto* page = new QWidget(content);
    page->setMaximumWidth(kPageWidth);
    sides->addStretch(1);
    sides->addWidget(page, 100);
    sides->addStretch(1);

    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 28, 24, 16);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(m_title);
    titles->addWidget(m_subtitle);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 0, 12);
    head->setSpacing(16);
    head->addWidget(m_mark);
    head->addLayout(titles, 1);
    column->addLayout(head);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(22);
    auto* left = new QVBoxLayout;
    left->addWidget(buildQuestions());
    left->addSpacing(10);
    left->addWidget(buildRecent());
    left->addStretch(1);
    halves->addLayout(left);
    halves->addWidget(buildSamples(), 1);
    column->addLayout(halves);
    column->addStretch(1);
}

QWidget* FirstRunPage::buildQuestions() {
    auto* box = new PlainPanel(this);
    m_boxes << box;
    box->setFixedWidth(kLeftWidth);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(20, 14, 16, 16);
    m_quick = new QLabel(box);
    column->addWidget(m_quick);
    for (const char* input : {"model.preset", "data.tokens", "limits.deadline"})
        m_questions.push_back(addQuestion(*column, input));
    m_advise = new QPushButton(box);
    m_advise->setDefault(true);
    m_blank = new QPushButton(box);
    m_blank->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_advise);
    buttons->addWidget(m_blank);
    buttons->addStretch(1);
    column->addSpacing(8);
    column->addLayout(buttons);
    connect(m_advise, &QPushButton::clicked, this, &FirstRunPage::ask);
    connect(m_blank, &QPushButton::clicked, this, &FirstRunPage::blankChosen);
    return box;
}

InputRow* FirstRunPage::addQuestion(QVBoxLayout& column, std::string_view input) {
    InputRow* row = makeInputRow(*findInput(input), this);
    auto* box = new QuestionBox(static_cast<int>(m_questionBoxes.size()) + 1, *row, this);
    m_questionBoxes << box;
    column.addWidget(box);
    connect(row, &InputRow::edited, this, [this, row](const InputValue& value) {
        if (setInput(m_answers, row->definition().id, value, m_catalog))
            row->setState({value, {}, value != defaultValue(row->definition())});
    });
    connect(row, &InputRow::resetAsked, this, [row] { emit row->edited(defaultValue(row->definition())); });
    return row;
}

QWidget* FirstRunPage::buildRecent() {
    auto* box = new PlainPanel(this);
    m_boxes << box;
    box->setFixedWidth(kLeftWidth);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(20, 14, 20, 16);
    m_recentTitle = new QLabel(box);
    m_noRecent = new QLabel(box);
    m_drop = new DropTarget(box);
    column->addWidget(m_recentTitle);
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    column->addLayout(m_recent);
    column->addWidget(m_noRecent);
    column->addSpacing(6);
    column->addWidget(m_drop);
    return box;
}

QWidget* FirstRunPage::buildSamples() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    m_samplesTitle = new QLabel(side);
    column->addWidget(m_samplesTitle);
    m_grid = new QGridLayout;
    m_grid->setSpacing(12);
    column->addLayout(m_grid);
    column->addSpacing(6);
    m_trust = new TrustCard(side);
    connect(m_trust, &TrustCard::comparisonAsked, this, &FirstRunPage::comparisonAsked);
    column->addWidget(m_trust);
    column->addStretch(1);
    for (std::size_t i = 0; i < m_samples.size(); ++i) {
        auto* card = new SampleCard(m_samples[i], side);
        connect(card, &QAbstractButton::clicked, this, [this, i] { emit sampleChosen(static_cast<int>(i)); });
        m_cards << card;
    }
    m_samplesTitle->setVisible(!m_samples.empty());
    return side;
}

void FirstRunPage::arrangeSamples() {
    const int room = std::min(width(), kPageWidth) - kLeftWidth - 80;
    const int columns = std::clamp(room / kCardWidth, 1, 3);
    // The samples of the reader's own market come first.
    const bool chinese = m_languages.language() == Language::chinese;
    QList<SampleCard*> order = m_cards;
    std::ranges::stable_partition(order, [chinese](const SampleCard* card) {
        return (card->sample().scenario.money.destination == Destination::cn) == chinese;
    });
    for (SampleCard* card : m_cards)
        m_grid->removeWidget(card);
    for (int i = 0; i < order.size(); ++i)
        m_grid->addWidget(order[i], i / columns, i % columns);
}

void FirstRunPage::ask() {
    std::vector<std::pair<std::string, InputValue>> values;
    for (const InputRow* row : m_questions) {
        const InputDefinition& input = row->definition();
        values.emplace_back(std::string(input.id), input.get(m_answers));
    }
    emit answered(values);
}

void FirstRunPage::setContext(const ViewContext& context) {
    m_context = context;
    m_title->setFont(screenFont(TextUse::pageTitle, context.textScale));
    m_title->setText(tr("Which model, which cluster?"));
    m_subtitle->setText(
        tr("Answer three questions, or start from a sample. Every result follows the sliders at once."));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, context.tokens.ink2);
    m_subtitle->setPalette(quiet);
    m_drop->setContext(context);
    m_trust->setContext(context);
    m_mark->setContext(context, kMarkSize);
    for (PlainPanel* box : m_boxes)
        box->setTokens(context.tokens);
    m_noRecent->setPalette(quiet);
    for (QLabel* title : {m_quick, m_recentTitle, m_samplesTitle})
        title->setFont(screenFont(TextUse::title, context.textScale));
    m_quick->setText(tr("Quick start"));
    m_recentTitle->setText(tr("Recently opened"));
    m_noRecent->setText(tr("No files yet"));
    m_drop->setText(tr("Drop a plan (.rackwright) or a model's config.json anywhere on the window"));
    m_samplesTitle->setText(tr("Sample plans: change them freely, the samples stay as they are"));
    m_advise->setText(tr("Advise me"));
    m_blank->setText(tr("Blank plan"));
    const QStringList questions{tr("What do you train?"), tr("On how much data?"), tr("How soon?")};
    const QStringList hints{tr("a known model, or a size"), tr("training tokens"),
                            tr("from the first day of training")};
    for (int i = 0; i < m_questionBoxes.size(); ++i) {
        m_questionBoxes[i]->setContext(context);
        m_questionBoxes[i]->setTexts(questions[i], hints[i]);
    }
    for (InputRow* row : m_questions) {
        const InputDefinition& input = row->definition();
        row->setContext(context);
        if (auto* pick = qobject_cast<PickRow*>(row))
            pick->setItems(pickItems(input, m_answers, context, m_languages));
        const InputValue value = input.get(m_answers);
        row->setState({value, {}, value != defaultValue(input)});
    }
    for (SampleCard* card : m_cards)
        card->setContext(context);
    refreshRecent();
    arrangeSamples();
}

void FirstRunPage::refreshRecent() {
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const QStringList files = recentFiles(m_settings);
    for (const QString& path : files) {
        auto* button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setIcon(lineIcon(IconName::newFile));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setText(QFileInfo(path).fileName());
        button->setToolTip(path);
        button->setAccessibleName(tr("Open %1").arg(path));
        m_recent->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, path] { emit fileChosen(path); });
    }
    m_noRecent->setVisible(files.isEmpty());
}

void FirstRunPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_questions.front()->editor()->setFocus(Qt::OtherFocusReason);
    // After the first paint: the samples are not what the page waits for.
    QTimer::singleShot(kPatienceMs, &m_sampleAnswers, &SampleAnswers::start);
}

void FirstRunPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeSamples();
}

} // namespace rackwright
