// Every colour of the window, by the name of what it means. Painters read these; no other file holds a
// colour.
#pragma once

#include "core/plan/memory_outcome.h"
#include "core/plan/time_outcome.h"

#include <QColor>
#include <QPalette>

namespace rackwright {

struct Tokens {
    // Surfaces, text, states.
    QColor bg, panel, panel2, field, line, line2;
    QColor ink, ink2, ink3;
    QColor accent, accentSoft, onAccent;
    QColor ok, okSoft, warn, warnSoft, bad, badSoft, info, infoSoft;
    QColor brand; ///< cinnabar of the mark, decoration only

    // Memory, in stack order.
    QColor memWeights, memGradients, memOptimizer, memActivations, memLogits, memBuffers, memOverhead;
    // Parallel dimensions, and pipeline stages from first to last.
    QColor tp, pp, cp, ep, dp;
    QColor pp1, pp2, pp3, pp4;
    // Step time. Communication uses the colours of its dimension, the optimizer step that of its memory.
    QColor tGemm, tAttention, tElementwise, tRecompute, tHost, tImbalance, tBubble, tJitter;
    // Money.
    QColor rent, buy, hybrid;
    QColor costServers, costFabric, costStorage, costInstall, costColocation, costElectricity,
        costMaintenance;
    // Links.
    QColor linkScaleUp, linkCompute, linkPcie, linkStorage;

    bool dark = false;

    friend bool operator==(const Tokens&, const Tokens&) = default;
};

Tokens lightTokens();
Tokens darkTokens();

/// Pushes the tokens into the palette roles that exist, disabled state included.
QPalette paletteOf(const Tokens& tokens);

QColor memoryColor(const Tokens& tokens, MemoryPart part);
QColor timeColor(const Tokens& tokens, TimePart part);
/// Colour of pipeline stage `stage` (from 0) of `stages`; between the four tokens it is interpolated.
QColor stageColor(const Tokens& tokens, int stage, int stages);

/// WCAG 2.1 contrast ratio of two opaque colours, 1…21.
double contrastRatio(const QColor& a, const QColor& b);
/// White or near-black, whichever reads better on `fill`.
QColor textOn(const QColor& fill);
/// `a` at share 0, `b` at share 1.
QColor mixed(const QColor& a, const QColor& b, double share);
QColor withAlpha(QColor color, double alpha);

} // namespace rackwright
