#include "ui/theme/tokens.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackwright {

namespace {

/// One token: where it lives and what it is in either theme.
struct TokenRow {
    QColor Tokens::*member;
    QRgb light;
    QRgb dark;
};

constexpr TokenRow kRows[] = {
    {&Tokens::bg, 0xE9EDF1, 0x12171D},
    {&Tokens::panel, 0xFFFFFF, 0x1B222A},
    {&Tokens::panel2, 0xF4F6F9, 0x232C36},
    {&Tokens::field, 0xFFFFFF, 0x141A20},
    {&Tokens::line, 0xCFD6DE, 0x3A4652},
    {&Tokens::line2, 0xE4E9EE, 0x2A343E},
    {&Tokens::ink, 0x17212B, 0xE9EEF3},
    {&Tokens::ink2, 0x43505D, 0xBAC5CF},
    {&Tokens::ink3, 0x626F7C, 0x94A1AE},
    {&Tokens::accent, 0x0B6B7C, 0x55BECD},
    {&Tokens::accentSoft, 0xDCEEF1, 0x173C44},
    {&Tokens::onAccent, 0xFFFFFF, 0x06222A},
    {&Tokens::ok, 0x16734F, 0x56C79C},
    {&Tokens::okSoft, 0xE0F2EA, 0x153429},
    {&Tokens::warn, 0x8F5600, 0xEDB04A},
    {&Tokens::warnSoft, 0xFCEFD6, 0x3A2C12},
    {&Tokens::bad, 0xB3261E, 0xFF8F80},
    {&Tokens::badSoft, 0xFBE4E1, 0x43201D},
    {&Tokens::info, 0x2F5DA8, 0x86B1F2},
    {&Tokens::infoSoft, 0xE3ECF9, 0x1C2F4C},
    {&Tokens::brand, 0xB3261E, 0xE0594F},
    {&Tokens::memWeights, 0x2F5DA8, 0x6B9BE8},
    {&Tokens::memGradients, 0x76B4E3, 0xB3D9F5},
    {&Tokens::memOptimizer, 0x12746F, 0x35A79D},
    {&Tokens::memActivations, 0xE6A51F, 0xF0BC4E},
    {&Tokens::memLogits, 0xC24A28, 0xE8714C},
    {&Tokens::memBuffers, 0x9871B6, 0xBE9BDA},
    {&Tokens::memOverhead, 0xAAB3BC, 0x74808C},
    {&Tokens::tp, 0xD5691B, 0xF0914A},
    {&Tokens::pp, 0x6A50C0, 0x9D8FEB},
    {&Tokens::cp, 0x2C93CF, 0x63BDF0},
    {&Tokens::ep, 0xC0569A, 0xE58BC4},
    {&Tokens::dp, 0x0B8F6B, 0x3FC298},
    {&Tokens::pp1, 0xDAD6F2, 0x3A3560},
    {&Tokens::pp2, 0xB7AEE4, 0x5A50A0},
    {&Tokens::pp3, 0x8C7FD0, 0x8578D6},
    {&Tokens::pp4, 0x5B4BB0, 0xBDB3F7},
    {&Tokens::tGemm, 0x1B3A6E, 0x4C84E0},
    {&Tokens::tAttention, 0x5F8FD0, 0x8FB7F0},
    {&Tokens::tElementwise, 0xA3C3E8, 0xC2D8F5},
    {&Tokens::tRecompute, 0x44659B, 0x6C8FCB},
    {&Tokens::tHost, 0x5E6873, 0x7F8A96},
    {&Tokens::tImbalance, 0x8B94A0, 0x9AA5B1},
    {&Tokens::tBubble, 0xC3CAD2, 0x5A6672},
    {&Tokens::tJitter, 0xDADFE4, 0x44505C},
    {&Tokens::rent, 0x2F5DA8, 0x7BA8F0},
    {&Tokens::buy, 0xB35C0A, 0xF0A04B},
    {&Tokens::hybrid, 0x0E8A7A, 0x3FC2A8},
    {&Tokens::costFabric, 0x6D56A8, 0xB29CEB},
};

/// Tokens that stand for the same thing as another one share its colour.
void setShared(Tokens& t) {
    t.costServers = t.buy;
    t.costStorage = t.memOptimizer;
    t.costInstall = t.memGradients;
    t.costColocation = t.memActivations;
    t.costElectricity = t.memBuffers;
    t.costMaintenance = t.memLogits;
    t.linkScaleUp = t.tp;
    t.linkCompute = t.accent;
    t.linkPcie = t.ink3;
    t.linkStorage = t.memBuffers;
}

double linearChannel(double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double relativeLuminance(const QColor& color) {
    return 0.2126 * linearChannel(color.redF()) + 0.7152 * linearChannel(color.greenF()) +
           0.0722 * linearChannel(color.blueF());
}

} // namespace

Tokens lightTokens() {
    Tokens tokens;
    for (const TokenRow& row : kRows)
        tokens.*row.member = QColor(row.light);
    setShared(tokens);
    return tokens;
}

Tokens darkTokens() {
    Tokens tokens;
    for (const TokenRow& row : kRows)
        tokens.*row.member = QColor(row.dark);
    setShared(tokens);
    tokens.dark = true;
    return tokens;
}

QPalette paletteOf(const Tokens& t) {
    QPalette palette;
    palette.setColor(QPalette::Window, t.bg);
    palette.setColor(QPalette::WindowText, t.ink);
    palette.setColor(QPalette::Base, t.panel);
    palette.setColor(QPalette::AlternateBase, t.panel2);
    palette.setColor(QPalette::Text, t.ink);
    palette.setColor(QPalette::Button, t.panel2);
    palette.setColor(QPalette::ButtonText, t.ink);
    palette.setColor(QPalette::BrightText, t.bad);
    palette.setColor(QPalette::PlaceholderText, t.ink3);
    palette.setColor(QPalette::Highlight, t.accent);
    palette.setColor(QPalette::HighlightedText, t.onAccent);
    palette.setColor(QPalette::Link, t.accent);
    palette.setColor(QPalette::LinkVisited, t.accent);
    palette.setColor(QPalette::ToolTipBase, t.panel2);
    palette.setColor(QPalette::ToolTipText, t.ink);
    palette.setColor(QPalette::Light, t.panel);
    palette.setColor(QPalette::Midlight, t.line2);
    palette.setColor(QPalette::Mid, t.line);
    palette.setColor(QPalette::Dark, t.ink3);
    palette.setColor(QPalette::Shadow, t.line);
    const QColor faded = mixed(t.ink3, t.panel, 0.35);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faded);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, t.line);
    return palette;
}

QColor memoryColor(const Tokens& t, MemoryPart part) {
    switch (part) {
    case MemoryPart::weights:
        return t.memWeights;
    case MemoryPart::gradients:
        return t.memGradients;
    case MemoryPart::optimizer:
        return t.memOptimizer;
    case MemoryPart::activations:
        return t.memActivations;
    case MemoryPart::logits:
        return t.memLogits;
    case MemoryPart::buffers:
        return t.memBuffers;
    case MemoryPart::overhead:
        return t.memOverhead;
    }
    return t.ink3;
}

QColor timeColor(const Tokens& t, TimePart part) {
    switch (part) {
    case TimePart::matmul:
        return t.tGemm;
    case TimePart::attention:
        return t.tAttention;
    case TimePart::elementwise:
        return t.tElementwise;
    case TimePart::recompute:
        return t.tRecompute;
    case TimePart::logits:
        return t.memLogits;
    case TimePart::host:
        return t.tHost;
    case TimePart::tensorParallel:
        return t.tp;
    case TimePart::contextParallel:
        return t.cp;
    case TimePart::expertParallel:
        return t.ep;
    case TimePart::shardGather:
    case TimePart::dataParallel:
        return t.dp;
    case TimePart::imbalance:
        return t.tImbalance;
    case TimePart::bubble:
        return t.tBubble;
    case TimePart::pipelineSend:
        return t.pp;
    case TimePart::optimizer:
        return t.memOptimizer;
    case TimePart::jitter:
        return t.tJitter;
    }
    return t.ink3;
}

QColor stageColor(const Tokens& t, int stage, int stages) {
    const std::array<QColor, 4> steps{t.pp1, t.pp2, t.pp3, t.pp4};
    if (stages <= 1) return steps.front();
    const double place = 3.0 * std::clamp(stage, 0, stages - 1) / (stages - 1);
    const int below = std::min(static_cast<int>(place), 2);
    const auto index = static_cast<std::size_t>(below);
    return mixed(steps[index], steps[index + 1], place - below);
}

double contrastRatio(const QColor& a, const QColor& b) {
    const double first = relativeLuminance(a);
    const double second = relativeLuminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor textOn(const QColor& fill) {
    const QColor white(0xFFFFFF);
    const QColor black(0x10171E);
    return contrastRatio(fill, white) >= contrastRatio(fill, black) ? white : black;
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto part = static_cast<float>(std::clamp(share, 0.0, 1.0));
    const auto blend = [part](float x, float y) { return x + (y - x) * part; };
    return QColor::fromRgbF(blend(a.redF(), b.redF()), blend(a.greenF(), b.greenF()),
                            blend(a.blueF(), b.blueF()));
}

QColor withAlpha(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

} // namespace rackwright
