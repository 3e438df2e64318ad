// A focus view: its main card, which comes from the overview's grid, with companions beside and below it.
#pragma once

#include "ui/views/plain_splitter.h"

#include <array>
#include <vector>

namespace rackwright {

class OutcomeCard;

class FocusPage final : public QWidget {
    Q_OBJECT

public:
    /// Lines of cards; lines follow each other along `lines`, cards inside a line across it. `main` is one of
    /// the cards and stays where it is until take().
    struct Line {
        std::vector<OutcomeCard*> cards;
        std::vector<int> shares; ///< of the line
        int share = 1;           ///< of the page
    };
    FocusPage(Qt::Orientation lines, std::vector<Line> layout, QWidget* parent);

    /// Brings every card into its place and shows it.
    void take();
    const std::vector<Line>& layout() const { return m_layout; }

private:
    std::vector<Line> m_layout;
    PlainSplitter* m_outer = nullptr;
    std::vector<PlainSplitter*> m_inner;
    bool m_sized = false;
};

} // namespace rackwright
