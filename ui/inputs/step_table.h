// The values a slider stops at.
#pragma once

#include "core/inputs/input_table.h"

#include <vector>

namespace rackwright {

/// Built from an input's range and scale: linear steps, powers of two, or steps per decade rounded to three
/// significant digits. The exact value in the spin box may lie between two steps.
class StepTable {
public:
    explicit StepTable(const InputDefinition& input);

    int size() const { return static_cast<int>(m_values.size()); }
    double value(int index) const { return m_values[static_cast<std::size_t>(index)]; }
    /// The step nearest to `value` on the scale of the table.
    int nearest(double value) const;

private:
    std::vector<double> m_values;
    bool m_logarithmic;
};

} // namespace rackwright
