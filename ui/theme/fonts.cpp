#include "ui/theme/fonts.h"

#include <QStringList>

#include <cmath>

namespace rackwright {

namespace {

struct Size {
    double pixels;
    bool bold;
};

Size sizeOf(TextUse use) {
    switch (use) {
    case TextUse::figure:
        return {22, true};
    case TextUse::title:
        return {13, true};
    case TextUse::groupHeader:
        return {12.5, true};
    case TextUse::body:
        return {13, false};
    case TextUse::table:
        return {12.5, false};
    case TextUse::caption:
        return {12, false};
    case TextUse::smallest:
        return {11, false};
    case TextUse::pageTitle:
        return {27, true};
    }
    return {13, false};
}

} // namespace

QFont screenFont(TextUse use, double scale) {
    const Size size = sizeOf(use);
    QFont font;
    font.setFamilies(QStringList{QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC"),
                                 QStringLiteral("Microsoft YaHei UI"), QStringLiteral("PingFang SC"),
                                 QStringLiteral("Noto Sans")});
    font.setPixelSize(scaledPixels(size.pixels, scale));
    font.setWeight(size.bold ? QFont::Bold : QFont::Normal); // the family has no other weights
    return font;
}

int scaledPixels(double pixels, double scale) {
    return static_cast<int>(std::lround(pixels * scale));
}

} // namespace rackwright
