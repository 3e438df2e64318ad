// The seven figures of the verdict as texts.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/icons.h"
#include "ui/theme/view_context.h"

#include <QCoreApplication>

#include <vector>

namespace rackwright {

enum class VerdictTone : std::uint8_t { good, care, blocked };

VerdictTone verdictTone(const Outcome& outcome);
QColor toneColor(VerdictTone tone, const Tokens& tokens);
IconName verdictIcon(const Outcome& outcome);

struct VerdictFigure {
    QString id; ///< figure to explain, e.g. "time.days"
    QString caption;
    Figure figure;
    QString detail; ///< band and what belongs to it
    int keep = 0;   ///< the higher, the longer the cell stays as the window narrows
};

/// Status, MFU, time, compute, power, rent, own: always in this order, unknown ones with an em dash.
class VerdictFigures {
    Q_DECLARE_TR_FUNCTIONS(VerdictFigures)

public:
    static std::vector<VerdictFigure> of(const Outcome& outcome, const ViewContext& context);

private:
    static VerdictFigure status(const Outcome& outcome, const Formatter& format);
    static VerdictFigure mfu(const Outcome& outcome, const Formatter& format);
    static VerdictFigure time(const Outcome& outcome, const Formatter& format);
    static VerdictFigure compute(const Outcome& outcome, const Formatter& format);
    static VerdictFigure power(const Outcome& outcome, const Formatter& format);
    static VerdictFigure rent(const Outcome& outcome, const Formatter& format);
    static VerdictFigure own(const Outcome& outcome, const Formatter& format);
};

} // namespace rackwright
