#include "ui/views/plain_splitter.h"

namespace rackwright {

namespace {

class Gap final : public QSplitterHandle {
public:
    using QSplitterHandle::QSplitterHandle;

protected:
    void paintEvent(QPaintEvent*) override {}
};

} // namespace

PlainSplitter::PlainSplitter(Qt::Orientation orientation, int gap, QWidget* parent)
    : QSplitter(orientation, parent) {
    setHandleWidth(gap);
    setChildrenCollapsible(false);
}

QSplitterHandle* PlainSplitter::createHandle() {
    return new Gap(orientation(), this);
}

} // namespace rackwright
