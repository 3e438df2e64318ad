// A table as other programs take it from the clipboard: tab-separated text and HTML, both with headers.
#pragma once

#include <QString>

class QAbstractItemModel;
class QMimeData;

namespace rackwright {

/// Models give the bare value of a cell (numbers without grouping or unit) under this role; without it the
/// shown text is taken.
inline constexpr int kBareValueRole = 0x0101;

QString tableAsTsv(const QAbstractItemModel& model);
QString tableAsHtml(const QAbstractItemModel& model);
/// Both forms. The caller owns the result.
QMimeData* tableMimeData(const QAbstractItemModel& model);

} // namespace rackwright
