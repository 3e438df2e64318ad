#include "ui/views/finding_layout.h"

#include <QPainter>
#include <QTextOption>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kMostLines = 2;

QTextLayout::FormatRange range(qsizetype start, qsizetype length, const QColor& color, bool bold) {
    QTextLayout::FormatRange out;
    out.start = static_cast<int>(start);
    out.length = static_cast<int>(length);
    out.format.setForeground(color);
    if (bold) out.format.setFontWeight(QFont::Bold);
    return out;
}

} // namespace

FindingLayout::FindingLayout(const text::FindingText& words, double width, const ViewContext& context)
    : m_words(words), m_context(context), m_width(std::max(40.0, width)) {
    lay(words.sentence);
    qsizetype least = 0;
    qsizetype most = words.sentence.size();
    while (lineCount() > kMostLines && most > least) { // shorten the sentence, never the link
        const qsizetype keep = (least + most) / 2;
        lay(words.sentence.left(keep) + QChar(0x2026));
        if (lineCount() > kMostLines)
            most = keep;
        else
            least = keep + 1;
    }
    if (lineCount() > kMostLines) return;
    if (most < words.sentence.size() && least > 0) lay(words.sentence.left(least - 1) + QChar(0x2026));
}

void FindingLayout::lay(const QString& sentence) {
    const Tokens& tokens = m_context.tokens;
    QString text = m_words.headline;
    const qsizetype bold = text.size();
    if (!sentence.isEmpty()) text += QLatin1Char(' ') + sentence;
    const qsizetype plain = text.size();
    if (!m_words.actionLabel.isEmpty())
        text += QLatin1String("  ") + QString(m_words.actionLabel).replace(QLatin1Char(' '), QChar(0xA0));
    m_layout = std::make_unique<QTextLayout>(text, m_context.font(TextUse::table));
    m_layout->setFormats({range(0, bold, tokens.ink, true), range(bold, plain - bold, tokens.ink2, false),
                          range(plain, text.size() - plain, tokens.accent, false)});
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->beginLayout();
    m_height = 0;
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(m_width);
        line.setPosition({0, m_height});
        m_height += line.height();
    }
    m_layout->endLayout();
    m_link.clear();
    for (int i = 0; i < m_layout->lineCount() && plain < text.size(); ++i) {
        const QTextLine line = m_layout->lineAt(i);
        const int from = std::max(line.textStart(), static_cast<int>(plain));
        const int to = line.textStart() + line.textLength();
        if (from >= to) continue;
        const double left = line.cursorToX(from);
        m_link.emplace_back(left, line.y(), line.cursorToX(to) - left, line.height());
    }
}

void FindingLayout::draw(QPainter& painter, const QPointF& at) const {
    m_layout->draw(&painter, at);
}

bool FindingLayout::linkContains(const QPointF& position) const {
    return std::any_of(m_link.begin(), m_link.end(),
                       [&](const QRectF& box) { return box.adjusted(-2, -2, 2, 2).contains(position); });
}

} // namespace rackwright
