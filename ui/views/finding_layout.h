// How one finding is set: bold clause, sentence, link; at most two lines, the link always whole.
#pragma once

#include "ui/text/wording.h"
#include "ui/theme/view_context.h"

#include <QTextLayout>

#include <memory>
#include <vector>

namespace rackwright {

class FindingLayout {
public:
    FindingLayout(const text::FindingText& words, double width, const ViewContext& context);

    double height() const { return m_height; }
    void draw(QPainter& painter, const QPointF& at) const;
    bool linkContains(const QPointF& position) const; ///< relative to the layout's top left

private:
    void lay(const QString& sentence);
    int lineCount() const { return m_layout->lineCount(); }

    const text::FindingText& m_words;
    const ViewContext& m_context;
    double m_width = 0;
    double m_height = 0;
    std::unique_ptr<QTextLayout> m_layout;
    std::vector<QRectF> m_link;
};

} // namespace rackwright
