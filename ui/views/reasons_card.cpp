#include "ui/views/reasons_card.h"

#include "ui/text/compare_words.h"

#include <QTextBrowser>

namespace rackwright {

namespace {

constexpr int kHeight = 280; ///< px

} // namespace

ReasonsCard::ReasonsCard(QWidget* parent) : Card(parent), m_text(new QTextBrowser(this)) {
    m_text->setFrameShape(QFrame::NoFrame);
    setPicture(m_text, 6);
}

void ReasonsCard::setComparison(const QString& title, const Comparison& comparison) {
    setTitle(title, {});
    m_text->setFont(context().font(TextUse::body));
    QString html;
    for (std::size_t plan = 1; plan < comparison.plans; ++plan) {
        const QStringList sentences = text::compareSentences(comparison, plan, context().format);
        html += QStringLiteral("<p style=\"margin-bottom:2px\"><b>%1</b></p>")
                    .arg(sentences.first().toHtmlEscaped());
        for (const QString& sentence : sentences.mid(1))
            html += QStringLiteral("<p style=\"margin:2px 0 2px 0; color:%2\">%1</p>")
                        .arg(sentence.toHtmlEscaped(), context().tokens.ink2.name());
    }
    m_text->setHtml(html);
    setMinimumHeight(scaledPixels(kHeight, context().textScale));
}

QString ReasonsCard::text() const {
    return m_text->toPlainText();
}

} // namespace rackwright
