// A plan that is held against others.
#pragma once

#include "core/plan/outcome.h"

#include <QString>

#include <memory>

namespace rackwright {

struct ComparedPlan {
    QString name;
    std::shared_ptr<const Outcome> outcome;
};

} // namespace rackwright
