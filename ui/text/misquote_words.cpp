// What the tooltip of a part says: circulating wrong figures and what they really are, and its bridge.
#include "ui/text/wording.h"

#include <QCoreApplication>

namespace rackwright::text {

namespace {

struct MisquoteWords {
    std::string_view reality; ///< Misquote::reality
    const char* sentence;
};

constexpr MisquoteWords kMisquotes[] = {
    {"misquote.sparse",
     QT_TRANSLATE_NOOP("misquotes",
                       "That is the rate with 2:4 sparsity. Training runs dense, at half of it.")},
    {"misquote.h100-fp16-3351",
     QT_TRANSLATE_NOOP(
         "misquotes",
         "No precision of the H100 has this rate. It is probably the memory bandwidth of 3,350 GB/s "
         "or the sparse FP8 rate of an H100 NVL, 3,341. Dense FP16 is 989.")},
    {"misquote.h100-160gb",
     QT_TRANSLATE_NOOP("misquotes", "One H100 has 80 GB, an H100 NVL 94 GB. 160 GB are two cards.")},
    {"misquote.h100-nvl-pair", QT_TRANSLATE_NOOP("misquotes", "That is a bridged pair. One card has 94 GB.")},
    {"misquote.h200-fp8-989",
     QT_TRANSLATE_NOOP("misquotes", "That is the 16-bit rate. Dense FP8 is twice as fast, 1,979.")},
    {"misquote.a100-fp16-624",
     QT_TRANSLATE_NOOP(
         "misquotes",
         "That is the rate with 2:4 sparsity, and also the dense INT8 rate. Dense FP16 is 312.")},
    {"misquote.mi250x-4800",
     QT_TRANSLATE_NOOP("misquotes",
                       "No figure of the MI250X is near this. Both dies together reach 383, each 191.5.")},
    {"misquote.fp16-accumulate",
     QT_TRANSLATE_NOOP(
         "misquotes",
         "That rate accumulates in 16 bits. Training accumulates in 32, at half of it on this card.")},
    {"misquote.gaudi3-1835",
     QT_TRANSLATE_NOOP("misquotes",
                       "The white paper assumes 1.75 GHz. The part runs at 1.6 GHz and reaches 1,677.")},
    {"misquote.ascend-910c-800",
     QT_TRANSLATE_NOOP("misquotes", "The keynote rounds up. Both dies together reach 752, each 376.")},
};

} // namespace

QString misquoteReality(std::string_view reality) {
    for (const MisquoteWords& words : kMisquotes) {
        if (words.reality == reality) return QCoreApplication::translate("misquotes", words.sentence);
    }
    return {};
}

QString acceleratorTooltip(const Accelerator& accelerator) {
    QStringList lines;
    for (const Misquote& misquote : accelerator.misquotes) {
        lines << QCoreApplication::translate("misquotes", "Often quoted: %1. %2")
                     .arg(QString::fromStdString(misquote.figure), misquoteReality(misquote.reality));
    }
    if (accelerator.bridgeGBs.known()) {
        lines << QCoreApplication::translate(
                     "misquotes", "A bridge can join two cards at %1 GB/s, both directions together.")
                     .arg(*accelerator.bridgeGBs.value);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace rackwright::text
