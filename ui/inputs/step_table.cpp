#include "ui/inputs/step_table.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

double rounded(double value, int digits) {
    if (value == 0) return 0;
    const double magnitude = std::pow(10.0, digits - 1 - std::floor(std::log10(std::abs(value))));
    return std::round(value * magnitude) / magnitude;
}

std::vector<double> powersOfTwo(double minimum, double maximum) {
    std::vector<double> values;
    for (double value = minimum; value < maximum; value *= 2)
        values.push_back(value);
    values.push_back(maximum);
    return values;
}

std::vector<double> decades(double minimum, double maximum, double stepsPerDecade) {
    std::vector<double> values;
    const double factor = std::pow(10.0, 1.0 / stepsPerDecade);
    for (int i = 0;; ++i) {
        const double value = rounded(minimum * std::pow(factor, i), 3);
        if (value >= maximum) break;
        values.push_back(value);
    }
    values.push_back(maximum);
    return values;
}

std::vector<double> evenSteps(double minimum, double maximum, double step) {
    std::vector<double> values;
    // Multiples of the step rather than sums, so that 0.1 + 0.1 + 0.1 is 0.3.
    const double first = std::floor(minimum / step + 1e-9) + 1;
    values.push_back(minimum);
    for (double i = first; i * step < maximum - step * 1e-6; ++i)
        values.push_back(rounded(i * step, 12));
    values.push_back(maximum);
    return values;
}

} // namespace

StepTable::StepTable(const InputDefinition& input) : m_logarithmic(input.scale != InputScale::linear) {
    switch (input.scale) {
    case InputScale::powersOfTwo:
        m_values = powersOfTwo(input.minimum, input.maximum);
        break;
    case InputScale::logarithmic:
        m_values = decades(input.minimum, input.maximum, input.step);
        break;
    case InputScale::linear:
        m_values = evenSteps(input.minimum, input.maximum, input.step);
        break;
    }
}

int StepTable::nearest(double value) const {
    const auto above = std::ranges::lower_bound(m_values, value);
    if (above == m_values.begin()) return 0;
    if (above == m_values.end()) return size() - 1;
    const double low = *std::prev(above);
    const double high = *above;
    const bool upper = m_logarithmic && low > 0 ? value * value > low * high : value - low > high - value;
    const auto index = static_cast<int>(above - m_values.begin());
    return upper ? index : index - 1;
}

} // namespace rackwright
