// Words that only the report uses.
#pragma once

#include "core/units/money.h"
#include "core/units/provenance.h"

#include <QCoreApplication>
#include <QString>

#include <string>

namespace rackwright {

class ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)

public:
    static QString confidence(Confidence confidence);
    static QString unit(const std::string& unit); ///< "piece" → "pcs", 台/个
    static QString role(const std::string& role); ///< "leaf" → "leaf", empty for none
    static QString currency(Currency currency);   ///< "US dollars"
    static QString code(Currency currency);       ///< "USD"
};

} // namespace rackwright
