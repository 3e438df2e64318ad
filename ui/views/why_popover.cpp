#include "ui/views/why_popover.h"

#include "ui/text/explain_words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace rackwright {

namespace {

constexpr int kWidth = 744;
constexpr int kPadding = 11;
constexpr int kMaximumHeight = 560;
constexpr int kGap = 8;

QString row(const QString& name, const QString& value, const QString& source, const QColor& color) {
    return QStringLiteral("<tr><td>%1</td><td align=\"right\">&nbsp;&nbsp;%2</td>"
                          "<td style=\"color:%4\">&nbsp;&nbsp;%3</td></tr>")
        .arg(name, value.toHtmlEscaped(), source.toHtmlEscaped(), color.name());
}

} // namespace

WhyPopover::WhyPopover(std::shared_ptr<const Outcome> outcome, const ViewContext& context, Sentence sentence,
                       QWidget* parent)
    : QFrame(parent, Qt::Popup), m_outcome(std::move(outcome)), m_context(context),
      m_sentence(std::move(sentence)), m_title(new QLabel(this)), m_text(new QTextBrowser(this)),
      m_back(new QToolButton(this)), m_copy(new QToolButton(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Why this number"));
    m_title->setFont(context.font(TextUse::title));
    m_text->setFont(context.font(TextUse::body));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->setAccessibleName(tr("Formula, values and sources"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Back to the figure before (Alt+Left)"));
    m_back->setShortcut(QKeySequence::Back);
    m_copy->setText(tr("Copy as text"));
    m_copy->setToolTip(tr("Copy the formula with its values and sources"));

    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_back);
    head->addWidget(m_copy);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kPadding, kPadding, kPadding, kPadding);
    column->addLayout(head);
    column->addWidget(m_text);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { goDeeper(url.path()); });
    connect(m_back, &QToolButton::clicked, this, &WhyPopover::goBack);
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(plainText()); });
}

void WhyPopover::ask(const QString& figure, const QPoint& beside) {
    m_trail = {figure};
    refresh();
    fitTo(beside);
    show();
    m_text->setFocus();
}

void WhyPopover::goDeeper(const QString& figure) {
    m_trail << figure;
    refresh();
}

void WhyPopover::goBack() {
    if (m_trail.size() < 2) return;
    m_trail.removeLast();
    refresh();
}

QString WhyPopover::plainText() const {
    return m_title->text() + QLatin1Char('\n') + m_text->document()->toPlainText();
}

QColor WhyPopover::sourceColor(TermSource source) const {
    if (source == TermSource::user) return m_context.tokens.accent;
    return source == TermSource::catalog ? m_context.tokens.info : m_context.tokens.ok;
}

QString WhyPopover::formulaHtml(const Explanation& why) const {
    return QStringLiteral("<p>%1</p><p><b>%2</b></p>")
        .arg(text::formulaInWords(why).toHtmlEscaped(),
             text::formulaWithValues(why, m_context.format).toHtmlEscaped());
}

QString WhyPopover::termsHtml(const Explanation& why) const {
    QString rows;
    for (const ExplainedTerm& term : why.terms) {
        QString name = text::symbolName(term.symbol).toHtmlEscaped();
        const bool deeper = term.source == TermSource::computed && !term.reference.empty();
        if (deeper)
            name = QStringLiteral("<a href=\"why:%1\" style=\"color:%3\">%2</a>")
                       .arg(QString::fromStdString(term.reference), name, m_context.tokens.accent.name());
        rows += row(name, text::termValue(term, m_context.format), text::termSource(term),
                    sourceColor(term.source));
    }
    return QStringLiteral("<table cellspacing=\"2\">%1</table>").arg(rows);
}

/// The error of the figure, from published runs, with its ends as links.
QString WhyPopover::bandHtml(const std::string& figure) const {
    const Formatter& format = m_context.format;
    if (figure == "time.days") {
        const auto link = [&](const char* id, double days) {
            return QStringLiteral("<a href=\"why:%1\" style=\"color:%3\">%2</a>")
                .arg(QLatin1String(id), format.days(days, m_outcome->trainingDays).text(),
                     m_context.tokens.accent.name());
        };
        return QStringLiteral("<p>%1</p>")
            .arg(tr("By the errors on published runs, eight of ten such runs would take %1 to %2.")
                     .arg(link("time.days_low", m_outcome->trainingDaysLow),
                          link("time.days_high", m_outcome->trainingDaysHigh)));
    }
    if (figure == "memory.peak")
        return QStringLiteral("<p>%1</p>")
            .arg(tr("Eight of ten published measurements lie within ±%1 of the prediction.")
                     .arg(format.percent(m_outcome->memory.bandShare).text()));
    return {};
}

void WhyPopover::refresh() {
    const QString shown = figure();
    const auto why = explain(*m_outcome, *m_context.catalog, shown.toStdString());
    m_back->setEnabled(m_trail.size() > 1);
    m_title->setText(why ? text::explainedName(why->id) : tr("Why this number"));
    QString html;
    // The sentence speaks of what was asked; deeper figures have their formula.
    if (m_trail.size() == 1)
        html = QStringLiteral("<p style=\"color:%2\">%1</p>")
                   .arg(m_sentence(shown).toHtmlEscaped(), m_context.tokens.ink2.name());
    if (why) html += formulaHtml(*why) + termsHtml(*why);
    if (why) html += bandHtml(why->id);
    m_text->setHtml(html);
}

void WhyPopover::fitTo(const QPoint& beside) {
    QScreen* screen = QGuiApplication::screenAt(beside);
    if (screen == nullptr) screen = QGuiApplication::primaryScreen();
    const QRect space = screen->availableGeometry();
    const int width = std::min(kWidth, space.width());
    // A copy, because the browser lays its own document out for the width it has now.
    const std::unique_ptr<QTextDocument> content(m_text->document()->clone());
    content->setTextWidth(width - 4.0 * kPadding);
    const int head = m_copy->sizeHint().height() + 4 * kPadding;
    const int wanted = static_cast<int>(content->size().height()) + head + kPadding;
    const int height = std::min({wanted, kMaximumHeight, space.height()});
    resize(width, height);
    const int x = std::clamp(beside.x() - width / 2, space.left(), space.right() - width);
    const int below = beside.y() + kGap;
    const int y = below + height <= space.bottom() ? below : beside.y() - height - kGap;
    move(x, std::max(space.top(), y));
}

} // namespace rackwright
