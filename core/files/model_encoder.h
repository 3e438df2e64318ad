// The vision part of a multimodal configuration.
#pragma once

#include "core/files/config_reader.h"
#include "core/model/shape.h"

namespace rackwright {

/// Parameters and tokens per image of the vision tower, with the projection into a text model of width
/// `textHidden`. SigLIP towers (Gemma 3) are counted; other towers and files without one give an empty
/// encoder.
Encoder readEncoder(ConfigReader& outer, std::int64_t textHidden);

} // namespace rackwright
