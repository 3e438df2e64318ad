// Words for entries of the catalogue, their figures, and the key figures of a plan.
#pragma once

#include "core/files/key_figures.h"
#include "core/files/relied_entries.h"
#include "ui/text/format.h"

#include <QString>

namespace rackwright::text {

/// "Rental offer", "Accelerator" …
QString entryKind(std::string_view list);
/// What a figure of an entry is called, with its unit: "Memory (GB)", "Price (USD)".
QString entryField(const EntryChange& change);
/// Name of the entry as a person knows it.
QString entryName(const EntryChange& change);
/// The plan's figure and the shipped one; an em dash where there is none.
QString entryValue(const std::optional<double>& value, const Formatter& format);
/// "Training time", "Rent this run" …
QString figureName(std::string_view id);
QString figureValue(const KeyFigure& figure, const Formatter& format);
/// "+12 %"; empty when either is missing or was zero.
QString difference(const std::optional<double>& before, const std::optional<double>& after,
                   const Formatter& format);

/// Whether a list, a figure of an entry or a key figure has a word.
bool knowsEntryWord(std::string_view id);

} // namespace rackwright::text
