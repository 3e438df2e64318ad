// Words that flow into lines, with bold stretches.
#pragma once

#include "ui/report/report_style.h"

#include <QString>

#include <vector>

class QPainter;

namespace rackwright {

/// A stretch of one line in one weight.
struct TextPiece {
    QString text;
    bool bold = false;
    double x = 0;
    double width = 0;
};
using TextLine = std::vector<TextPiece>;

/// Breaks `marked` ("plain **bold** plain") into lines no wider than `width`. Latin text breaks at spaces,
/// Chinese between any two characters except before closing punctuation.
std::vector<TextLine> flow(const QString& marked, PrintText use, double width, bool bold = false);

void paintLine(QPainter& painter, const TextLine& line, double x, double baseline, PrintText use);
/// Width of the longest line.
double widthOf(const std::vector<TextLine>& lines);

} // namespace rackwright
