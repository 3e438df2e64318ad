#include "ui/folk_dialog.h"

#include "ui/text/folk_sentences.h"
#include "ui/theme/fonts.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kWidth = 760;
constexpr int kHeight = 640;
constexpr int kMargin = 16;

QColor verdictColor(FolkVerdict verdict, const Tokens& tokens) {
    if (verdict == FolkVerdict::holds) return tokens.ok;
    return verdict == FolkVerdict::holdsIf ? tokens.warn : tokens.bad;
}

} // namespace

FolkDialog::FolkDialog(const std::vector<FolkCheck>& checks, const ViewContext& context, QWidget* parent)
    : QDialog(parent), m_context(context) {
    setWindowTitle(tr("Rules of thumb, checked"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    auto* words = new QLabel(summary(checks), this);
    words->setWordWrap(true);
    column->addWidget(words);
    auto* text = new QTextBrowser(this);
    text->setAccessibleName(windowTitle());
    text->setFont(context.font(TextUse::body));
    text->setHtml(page(checks));
    column->addWidget(text, 1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(scaledPixels(kWidth, context.textScale), scaledPixels(kHeight, context.textScale));
}

QString FolkDialog::summary(const std::vector<FolkCheck>& checks) const {
    const auto count = [&](FolkVerdict verdict) {
        return m_context.format.count(double(std::ranges::count_if(
            checks, [&](const FolkCheck& check) { return check.applies && check.verdict == verdict; })));
    };
    return tr("Rules that circulate, beside the numbers of this plan: %1 hold, %2 hold under conditions, %3 "
              "do not "
              "hold. Rules about other sizes or parts follow at the end.")
        .arg(count(FolkVerdict::holds), count(FolkVerdict::holdsIf), count(FolkVerdict::wrong));
}

QString FolkDialog::entry(const FolkCheck& check) const {
    const text::FolkText words = text::folkText(check, m_context.format);
    const Tokens& tokens = m_context.tokens;
    return QStringLiteral("<p><b>%1</b> <span style='color:%2'>%3</span><br/>%4<br/><span "
                          "style='color:%5'>%6</span></p>")
        .arg(words.rule.toHtmlEscaped(), verdictColor(check.verdict, tokens).name(),
             words.verdict.toHtmlEscaped(), words.counterpart.toHtmlEscaped(), tokens.ink3.name(),
             words.origin.toHtmlEscaped());
}

QString FolkDialog::page(const std::vector<FolkCheck>& checks) const {
    QString here;
    QString elsewhere;
    for (const FolkCheck& check : checks)
        (check.applies ? here : elsewhere) += entry(check);
    if (elsewhere.isEmpty()) return here;
    return here +
           QStringLiteral("<h4>%1</h4>")
               .arg(tr("About other sizes or parts than this plan’s").toHtmlEscaped()) +
           elsewhere;
}

} // namespace rackwright
