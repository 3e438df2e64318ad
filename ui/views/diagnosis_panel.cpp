#include "ui/views/diagnosis_panel.h"

#include "core/files/run_words.h"
#include "core/plan/resolve.h"
#include "ui/text/diagnosis_words.h"
#include "ui/theme/rackwright_style.h"
#include "ui/views/data_table.h"

#include <QEvent>
#include <QGridLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyle>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kSettleMs = 150;
constexpr int kWidth = 1060, kHeight = 700;
constexpr int kMargin = 16;
constexpr int kFieldsWidth = 330;
constexpr int kErrorHeight = 90;

/// The number fields: the largest value that makes sense, and the factor to the engine's unit.
struct Field {
    double largest;
    double scale;
};
constexpr Field kFields[] = {{1e6, 1},     // step time, s
                             {1e12, 1},    // tokens a second
                             {100, 0.01},  // GPU utilisation
                             {100, 0.01},  // tensor activity
                             {1e5, 1e9},   // network, GB/s
                             {100, 0.01}}; // dataloader wait

/// A decimal comma is a point; a comma before three digits groups.
std::string plainNumber(QString text) {
    text.remove(QChar(0x2009)).remove(QLatin1Char(' '));
    const qsizetype comma = text.indexOf(QLatin1Char(','));
    const bool decimal = comma >= 0 && text.count(QLatin1Char(',')) == 1 && text.size() - comma != 4 &&
                         !text.contains(QLatin1Char('.'));
    if (decimal) text[comma] = QLatin1Char('.');
    return text.toStdString();
}

} // namespace

DiagnosisPanel::DiagnosisPanel(QWidget* parent)
    : QDialog(parent), m_lead(new QLabel(this)), m_gapSentence(new QLabel(this)),
      m_symptom(new QLineEdit(this)), m_error(new QPlainTextEdit(this)), m_causes(new DataTable(this)),
      m_gap(new DataTable(this)), m_details(new QTextBrowser(this)), m_clear(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("diagnosisPanel"));
    build();
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &DiagnosisPanel::answer);
    for (QLineEdit* field : m_numbers)
        connect(field, &QLineEdit::textChanged, this, [this] { m_settle.start(); });
    connect(m_symptom, &QLineEdit::textChanged, this, [this] { m_settle.start(); });
    connect(m_error, &QPlainTextEdit::textChanged, this, [this] { m_settle.start(); });
    connect(m_causes->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DiagnosisPanel::describeSelected);
    connect(m_clear, &QPushButton::clicked, this, &DiagnosisPanel::clearFields);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
}

void DiagnosisPanel::build() {
    auto* row = new QHBoxLayout;
    row->setSpacing(kMargin);
    row->addWidget(buildFields());
    row->addWidget(buildAnswers(), 1);
    auto* bottom = new QHBoxLayout;
    bottom->addStretch(1);
    for (QPushButton* button : {m_clear, m_close}) {
        button->setAutoDefault(false);
        bottom->addWidget(button);
    }
    m_lead->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(10);
    column->addWidget(m_lead);
    column->addLayout(row, 1);
    column->addLayout(bottom);
    orderTabs();
    m_numbers.front()->setFocus(Qt::OtherFocusReason);
}

void DiagnosisPanel::orderTabs() {
    std::vector<QWidget*> order(m_numbers.begin(), m_numbers.end());
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_symptom, m_error, m_causes, m_details, m_gap, m_clear, m_close})
        order.push_back(widget);
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

QWidget* DiagnosisPanel::buildFields() {
    auto* fields = new QWidget(this);
    auto* grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i] = new QLabel(fields);
    int line = 0;
    for (std::size_t i = 0; i < m_numbers.size(); ++i, ++line) {
        m_numbers[i] = new QLineEdit(fields);
        m_numbers[i]->setAlignment(Qt::AlignRight);
        m_labels[i]->setBuddy(m_numbers[i]);
        grid->addWidget(m_labels[i], line, 0);
        grid->addWidget(m_numbers[i], line, 1);
    }
    m_labels[kNumbers]->setBuddy(m_symptom);
    grid->addWidget(m_labels[kNumbers], line++, 0, 1, 2);
    grid->addWidget(m_symptom, line++, 0, 1, 2);
    m_labels[kNumbers + 1]->setBuddy(m_error);
    m_error->setTabChangesFocus(true);
    m_error->setMinimumHeight(kErrorHeight);
    grid->addWidget(m_labels[kNumbers + 1], line++, 0, 1, 2);
    grid->addWidget(m_error, line, 0, 1, 2);
    grid->setRowStretch(line, 1);
    fields->setFixedWidth(kFieldsWidth);
    return fields;
}

QWidget* DiagnosisPanel::buildAnswers() {
    auto* answers = new QWidget(this);
    auto* column = new QVBoxLayout(answers);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_causes->setModel(&m_causeModel);
    m_causes->setStretchColumn(2, 0);
    m_gap->setModel(&m_gapModel);
    m_gap->setStretchColumn(0, 0);
    m_details->setFrameShape(QFrame::NoFrame);
    m_gapSentence->setWordWrap(true);
    column->addWidget(m_causes, 5);
    column->addWidget(m_details, 4);
    column->addWidget(m_gapSentence);
    column->addWidget(m_gap, 5);
    return answers;
}

void DiagnosisPanel::setContext(const ViewContext& context) {
    const bool first = m_context.catalog == nullptr;
    m_context = context;
    m_causes->setContext(context);
    m_gap->setContext(context);
    m_details->setFont(context.font(TextUse::body));
    m_lead->setFont(context.font(TextUse::body));
    m_gapSentence->setFont(context.font(TextUse::body));
    if (first) resize(scaledPixels(kWidth, context.textScale), scaledPixels(kHeight, context.textScale));
    retranslate();
}

void DiagnosisPanel::setPlan(std::shared_ptr<const Outcome> plan, std::shared_ptr<const Catalog> catalog) {
    m_plan = std::move(plan);
    m_catalog = std::move(catalog);
    for (int i = 0; i < kNumbers; ++i)
        m_numbers[static_cast<std::size_t>(i)]->setPlaceholderText(predicted(i));
    m_settle.start();
}

std::optional<double> DiagnosisPanel::number(int field, double largest, double scale) const {
    const auto read = readNumber(plainNumber(m_numbers[static_cast<std::size_t>(field)]->text()));
    if (!read || read->value < 0 || read->value > largest) return std::nullopt;
    return read->value * scale;
}

PlanMeasurement DiagnosisPanel::measured() const {
    const auto value = [this](int field) {
        return number(field, kFields[field].largest, kFields[field].scale);
    };
    PlanMeasurement measured;
    measured.stepSeconds = value(0);
    measured.tokensPerSecond = value(1);
    measured.gpuUtilisation = value(2);
    measured.tensorActive = value(3);
    measured.networkBytesPerSecond = value(4);
    measured.dataloaderWait = value(5);
    // Nothing runs in no time.
    if (measured.stepSeconds && *measured.stepSeconds <= 0) measured.stepSeconds.reset();
    measured.errorText = m_error->toPlainText().toStdString();
    measured.symptom = m_symptom->text().toStdString();
    return measured;
}

/// A text that is no number in its range turns its field's border.
void DiagnosisPanel::markFields() {
    for (int i = 0; i < kNumbers; ++i) {
        QLineEdit* field = m_numbers[static_cast<std::size_t>(i)];
        const bool wrong =
            !field->text().trimmed().isEmpty() && !number(i, kFields[i].largest, kFields[i].scale);
        if (field->property(kWrongProperty).toBool() == wrong) continue;
        field->setProperty(kWrongProperty, wrong);
        field->setAccessibleDescription(wrong ? tr("Not a number in the range of this field; it is left out.")
                                              : field->toolTip());
        field->update();
    }
}

void DiagnosisPanel::answer() {
    markFields();
    if (m_plan == nullptr || m_catalog == nullptr) return;
    const Result<Job> job = resolveJob(m_plan->scenario, *m_catalog);
    if (!job) return;
    m_diagnosis = diagnose(runOfPlan(*m_plan, *job, measured()));
    showCauses();
    showGap();
}

void DiagnosisPanel::showCauses() {
    const int row = std::max(0, m_causes->currentIndex().row());
    TableContent content;
    content.columns = {
        {tr("Cause"), false, {}}, {tr("Probability"), true, {}}, {tr("What speaks for it"), false, {}}};
    for (const DiagnosedCause& cause : m_diagnosis.causes) {
        QStringList evidence;
        for (const Error& reason : cause.evidence)
            evidence << text::evidenceText(reason, m_context.format);
        content.rows.push_back({{text::causeName(cause.cause), {}, content.rows.empty(), {}},
                                {text::probabilityText(cause.probability, m_context.format),
                                 cause.probability,
                                 content.rows.empty(),
                                 {}},
                                {evidence.join(QLatin1Char(' ')), {}, false, {}}});
    }
    m_causeModel.setContent(std::move(content));
    m_causes->fitColumns();
    m_causes->selectRow(row < m_causeModel.rowCount() ? row : 0);
    describeSelected();
}

void DiagnosisPanel::describeSelected() {
    const auto row = static_cast<std::size_t>(std::max(0, m_causes->currentIndex().row()));
    if (row >= m_diagnosis.causes.size()) return m_details->clear();
    const DiagnosedCause& cause = m_diagnosis.causes[row];
    const Tokens& tokens = m_context.tokens;
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(text::causeName(cause.cause).toHtmlEscaped());
    for (const Error& reason : cause.evidence)
        html += QStringLiteral("<p style=\"margin:2px 0; color:%2\">%1</p>")
                    .arg(text::evidenceText(reason, m_context.format).toHtmlEscaped(), tokens.ink2.name());
    if (cause.evidence.empty())
        html += QStringLiteral("<p style=\"margin:2px 0; color:%2\">%1</p>")
                    .arg(tr("Nothing that was entered speaks for it; what counts is how common it is.")
                             .toHtmlEscaped(),
                         tokens.ink3.name());
    html += QStringLiteral("<p><b>%1</b> %2</p>")
                .arg(tr("Measure next:").toHtmlEscaped(),
                     text::measurementText(cause.nextMeasurement).toHtmlEscaped());
    m_details->setHtml(html);
}

void DiagnosisPanel::showGap() {
    const bool known = m_diagnosis.gap.has_value();
    m_gap->setVisible(known);
    m_gapSentence->setText(known ? text::gapSentence(*m_diagnosis.gap, m_context.format)
                                 : tr("Enter a step time or tokens per second to see where measured and "
                                      "predicted time differ."));
    if (!known) return;
    TableContent content;
    content.columns = {{text::gapHeader(text::GapColumn::part), false, {}},
                       {text::gapHeader(text::GapColumn::predicted), true, {}},
                       {text::gapHeader(text::GapColumn::measured), true, {}}};
    const std::vector<text::GapLine> lines = text::gapLines(*m_diagnosis.gap, m_context.format);
    for (const text::GapLine& line : lines) {
        const bool last = &line == &lines.back();
        content.rows.push_back(
            {{line.name, {}, last, {}}, {line.predicted, {}, last, {}}, {line.measured, {}, last, {}}});
    }
    m_gapModel.setContent(std::move(content));
    m_gap->fitColumns();
}

/// What an empty field shows: the plan's own figure where it has one.
QString DiagnosisPanel::predicted(int field) const {
    if (m_plan == nullptr || field > 1 || m_plan->time.step.total <= 0) return tr("unknown");
    const Formatter& format = m_context.format;
    return tr("predicted %1")
        .arg(field == 0 ? format.significant(m_plan->time.step.total)
                        : format.count(m_plan->time.tokensPerSecond));
}

void DiagnosisPanel::clearFields() {
    for (QLineEdit* field : m_numbers)
        field->clear();
    m_symptom->clear();
    m_error->clear();
    m_numbers.front()->setFocus(Qt::OtherFocusReason);
}

void DiagnosisPanel::retranslate() {
    setWindowTitle(tr("Diagnose a run"));
    m_lead->setText(tr("This plan runs, but slower than predicted, or it does not run? Enter what you know; "
                       "everything is optional."));
    const QStringList names{tr("Step time (s)"),          tr("Tokens per second"),
                            tr("GPU utilisation (%)"),    tr("Tensor activity (%)"),
                            tr("Network per GPU (GB/s)"), tr("Waiting for data (%)"),
                            tr("What is seen"),           tr("Error text")};
    const QStringList tips{tr("Mean time of an optimizer step, after warm-up"),
                           tr("Of the whole cluster"),
                           tr("What nvidia-smi or its counterpart shows: busy, not how well used"),
                           tr("Share of the time in which the matrix units work, from DCGM or a profiler"),
                           tr("Bytes a second that one GPU's adapter carries while training"),
                           tr("Share of the step in which GPUs wait for the data loader"),
                           tr("In your own words: slow since Monday, every tenth step takes twice as long …"),
                           tr("The lines of the log around the failure")};
    for (int i = 0; i < names.size(); ++i)
        m_labels[static_cast<std::size_t>(i)]->setText(names[i]);
    for (int i = 0; i < kNumbers; ++i) {
        QLineEdit* field = m_numbers[static_cast<std::size_t>(i)];
        field->setToolTip(tips[i]);
        field->setAccessibleName(names[i]);
        field->setPlaceholderText(predicted(i));
    }
    m_symptom->setToolTip(tips[kNumbers]);
    m_symptom->setAccessibleName(names[kNumbers]);
    m_error->setToolTip(tips[kNumbers + 1]);
    m_error->setAccessibleName(names[kNumbers + 1]);
    m_causes->setAccessibleName(tr("Causes, most probable first"));
    m_details->setAccessibleName(tr("The selected cause"));
    m_gap->setAccessibleName(tr("Predicted and measured time by part"));
    m_clear->setText(tr("Clea&r"));
    m_close->setText(tr("C&lose"));
    if (m_context.catalog != nullptr) answer();
}

void DiagnosisPanel::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace rackwright
