// Random numbers that are the same on every machine for the same seed: the standard leaves its distributions
// to each library.
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>

namespace rackwright {

class SeededRandom {
public:
    explicit SeededRandom(std::uint64_t seed) : m_engine(seed) {}

    /// In [0, 1), every double of 53 bits equally likely.
    double uniform() { return std::ldexp(static_cast<double>(m_engine() >> 11), -53); }
    /// Mean 1.
    double exponential() { return -std::log1p(-uniform()); }
    /// Mean 0, deviation 1 (Box and Muller 1958).
    double normal() {
        const double radius = std::sqrt(2 * exponential());
        return radius * std::cos(2 * std::numbers::pi * uniform());
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace rackwright
