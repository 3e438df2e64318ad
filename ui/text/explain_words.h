// Explanations in words: names of figures and symbols, formulas with names and with values.
#pragma once

#include "core/explain/explain.h"
#include "ui/text/format.h"

#include <QString>

#include <string_view>

namespace rackwright::text {

QString explainedName(std::string_view figure);
QString symbolName(std::string_view symbol);
/// "Step time × steps ÷ 86400 ÷ effective training time".
QString formulaInWords(const Explanation& explanation);
/// "8.55 s × 1 788 139 ÷ 86400 ÷ 98.4 % = 180 d".
QString formulaWithValues(const Explanation& explanation, const Formatter& format);
QString termValue(const ExplainedTerm& term, const Formatter& format);
/// Where a term comes from: the input's label, the publication with its date, or what it is.
QString termSource(const ExplainedTerm& term);

/// Whether a figure or symbol has words.
bool knowsExplained(std::string_view id);

} // namespace rackwright::text
