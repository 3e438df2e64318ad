// A splitter whose handles are plain gaps between cards.
#pragma once

#include <QSplitter>

namespace rackwright {

class PlainSplitter final : public QSplitter {
    Q_OBJECT

public:
    PlainSplitter(Qt::Orientation orientation, int gap, QWidget* parent);

protected:
    QSplitterHandle* createHandle() override;
};

} // namespace rackwright
