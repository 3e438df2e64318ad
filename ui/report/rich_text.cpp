#include "ui/report/rich_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace rackwright {

namespace {

bool isIdeograph(QChar c) {
    const char16_t code = c.unicode();
    return (code >= 0x2E80 && code <= 0x9FFF) || (code >= 0xFF00 && code <= 0xFFEF);
}

bool mayNotStartALine(QChar c) {
    static const QString closing = QStringLiteral("，。；：！？、）》」』”’％,.;:!?)%");
    return closing.contains(c);
}

bool mayNotEndALine(QChar c) {
    static const QString opening = QStringLiteral("（《「『“‘(");
    return opening.contains(c);
}

/// An unbreakable stretch with the space that follows it.
struct Word {
    QString text;
    bool bold = false;
};

/// Ranges ("168 – 192") stay together.
bool breaksBetween(const QString& before, QChar right) {
    const QChar left = before.back();
    const QChar dash(0x2013);
    if (right == dash || (left == QLatin1Char(' ') && before.size() > 1 && before[before.size() - 2] == dash))
        return false;
    if (mayNotStartALine(right) || mayNotEndALine(left)) return false;
    if (left == QLatin1Char(' ')) return true;
    return isIdeograph(left) || isIdeograph(right);
}

std::vector<Word> wordsOf(const QString& marked, bool allBold) {
    std::vector<Word> words;
    const QStringList stretches = marked.split(QStringLiteral("**"));
    for (qsizetype i = 0; i < stretches.size(); ++i) {
        const bool bold = allBold || i % 2 == 1;
        QString word;
        for (const QChar c : stretches[i]) {
            if (!word.isEmpty() && breaksBetween(word, c)) {
                words.push_back({word, bold});
                word.clear();
            }
            word += c;
        }
        if (!word.isEmpty()) words.push_back({word, bold});
    }
    return words;
}

QString withoutTrailingSpace(QString text) {
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text;
}

/// Adds a word to the line, joined with the piece before it when the weight is the same.
void append(TextLine& line, const Word& word, const QFontMetricsF& metrics, double x) {
    if (!line.empty() && line.back().bold == word.bold) {
        line.back().text += word.text;
        line.back().width = metrics.horizontalAdvance(line.back().text);
        return;
    }
    line.push_back({word.text, word.bold, x, metrics.horizontalAdvance(word.text)});
}

/// Cuts a word that no line can hold (an address), so that it breaks anywhere.
std::vector<Word> cut(const Word& word, const QFontMetricsF& metrics, double width) {
    if (metrics.horizontalAdvance(word.text) <= width) return {word};
    std::vector<Word> parts{{QString(), word.bold}};
    for (const QChar c : word.text) {
        if (!parts.back().text.isEmpty() && metrics.horizontalAdvance(parts.back().text + c) > width)
            parts.push_back({QString(), word.bold});
        parts.back().text += c;
    }
    return parts;
}

double endOf(const TextLine& line) {
    return line.empty() ? 0 : line.back().x + line.back().width;
}

} // namespace

std::vector<TextLine> flow(const QString& marked, PrintText use, double width, bool bold) {
    const QFontMetricsF plain(printFont(use));
    const QFontMetricsF strong(printFont(use, true));
    std::vector<TextLine> lines(1);
    for (const Word& whole : wordsOf(marked, bold)) {
        const QFontMetricsF& metrics = whole.bold ? strong : plain;
        for (const Word& word : cut(whole, metrics, width)) {
            const double end =
                endOf(lines.back()) + metrics.horizontalAdvance(withoutTrailingSpace(word.text));
            if (end > width && !lines.back().empty()) lines.emplace_back();
            append(lines.back(), word, metrics, endOf(lines.back()));
        }
    }
    return lines;
}

void paintLine(QPainter& painter, const TextLine& line, double x, double baseline, PrintText use) {
    for (const TextPiece& piece : line) {
        painter.setFont(printFont(use, piece.bold));
        painter.drawText(QPointF(x + piece.x, baseline), piece.text);
    }
}

double widthOf(const std::vector<TextLine>& lines) {
    double width = 0;
    for (const TextLine& line : lines)
        width = std::max(width, endOf(line));
    return width;
}

} // namespace rackwright
