#include "ui/report/report_style.h"

#include "ui/report/report.h"

#include <QFontDatabase>
#include <QFontMetricsF>

#include <cmath>

namespace rackwright {

namespace {

constexpr const char* kSearchableFamily = "WenQuanYi Micro Hei";

double pointsOf(PrintText use) {
    switch (use) {
    case PrintText::title:
        return 22;
    case PrintText::subtitle:
    case PrintText::heading:
        return 13;
    case PrintText::subheading:
        return 10.5;
    case PrintText::figure:
        return 16;
    case PrintText::body:
        return 9.5;
    case PrintText::table:
        return 8.5;
    case PrintText::caption:
        return 8;
    case PrintText::footer:
        return 7.5;
    }
    return 9.5;
}

bool boldByNature(PrintText use) {
    return use == PrintText::title || use == PrintText::heading || use == PrintText::subheading ||
           use == PrintText::figure;
}

} // namespace

bool reportFontInstalled() {
    return QFontDatabase::hasFamily(QString::fromLatin1(kSearchableFamily));
}

QStringList printFamilies() {
    return {QString::fromLatin1(kSearchableFamily), QStringLiteral("Noto Sans CJK SC"),
            QStringLiteral("Source Han Sans SC"), QStringLiteral("Noto Sans")};
}

QFont printFont(PrintText use, bool bold) {
    QFont font;
    font.setFamilies(printFamilies());
    font.setPixelSize(static_cast<int>(std::lround(pointsOf(use) * kPoint)));
    font.setBold(bold || boldByNature(use));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double printLine(PrintText use) {
    return pointsOf(use) * kPoint * 1.45;
}

} // namespace rackwright
