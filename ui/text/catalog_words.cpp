#include "ui/text/catalog_words.h"

#include "ui/text/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rackwright::text {

namespace {

struct Word {
    std::string_view id;
    const char* name;
};

constexpr Word kLists[] = {
    {"accelerators", QT_TRANSLATE_NOOP("entries", "Accelerator")},
    {"servers", QT_TRANSLATE_NOOP("entries", "Server")},
    {"switches", QT_TRANSLATE_NOOP("entries", "Switch")},
    {"links", QT_TRANSLATE_NOOP("entries", "Link")},
    {"rentals", QT_TRANSLATE_NOOP("entries", "Rental offer")},
    {"purchases", QT_TRANSLATE_NOOP("entries", "Purchase price")},
    {"residual", QT_TRANSLATE_NOOP("entries", "Resale value")},
    {"rates", QT_TRANSLATE_NOOP("entries", "Exchange rate")},
    {"places", QT_TRANSLATE_NOOP("entries", "Destination")},
};

constexpr Word kFields[] = {
    {"memory_gb", QT_TRANSLATE_NOOP("entries", "Memory (GB)")},
    {"usable_gib", QT_TRANSLATE_NOOP("entries", "Usable memory (GiB)")},
    {"memory_rate_gbs", QT_TRANSLATE_NOOP("entries", "Memory bandwidth (GB/s)")},
    {"bf16_tflops", QT_TRANSLATE_NOOP("entries", "Dense BF16 peak (TFLOPS)")},
    {"fp16_tflops", QT_TRANSLATE_NOOP("entries", "Dense FP16 peak (TFLOPS)")},
    {"fp8_tflops", QT_TRANSLATE_NOOP("entries", "Dense FP8 peak (TFLOPS)")},
    {"fp4_tflops", QT_TRANSLATE_NOOP("entries", "Dense FP4 peak (TFLOPS)")},
    {"int8_tops", QT_TRANSLATE_NOOP("entries", "Dense INT8 peak (TOPS)")},
    {"tf32_tflops", QT_TRANSLATE_NOOP("entries", "Dense TF32 peak (TFLOPS)")},
    {"scale_up_gbs", QT_TRANSLATE_NOOP("entries", "Scale-up bandwidth, both ways (GB/s)")},
    {"scale_up_pair_gbs", QT_TRANSLATE_NOOP("entries", "Scale-up bandwidth of a pair (GB/s)")},
    {"scale_up_domain", QT_TRANSLATE_NOOP("entries", "Scale-up domain")},
    {"bridge_gbs", QT_TRANSLATE_NOOP("entries", "Bridge bandwidth (GB/s)")},
    {"pcie_generation", QT_TRANSLATE_NOOP("entries", "PCIe generation")},
    {"board_watts", QT_TRANSLATE_NOOP("entries", "Board power (W)")},
    {"typical_nic_gbps", QT_TRANSLATE_NOOP("entries", "Usual network adapter (Gb/s)")},
    {"year", QT_TRANSLATE_NOOP("entries", "Year")},
    {"accelerators", QT_TRANSLATE_NOOP("entries", "Accelerators")},
    {"rack_units", QT_TRANSLATE_NOOP("entries", "Height (U)")},
    {"nics", QT_TRANSLATE_NOOP("entries", "Network adapters")},
    {"nic_gbps", QT_TRANSLATE_NOOP("entries", "Network adapter (Gb/s)")},
    {"storage_nics", QT_TRANSLATE_NOOP("entries", "Storage adapters")},
    {"cpu_cores", QT_TRANSLATE_NOOP("entries", "CPU cores")},
    {"nvme_tb", QT_TRANSLATE_NOOP("entries", "Local NVMe (TB)")},
    {"power_supplies", QT_TRANSLATE_NOOP("entries", "Power supplies")},
    {"power_supplies_needed", QT_TRANSLATE_NOOP("entries", "Power supplies needed")},
    {"nameplate_kw", QT_TRANSLATE_NOOP("entries", "Nameplate power (kW)")},
    {"measured_kw", QT_TRANSLATE_NOOP("entries", "Measured power (kW)")},
    {"idle_kw", QT_TRANSLATE_NOOP("entries", "Idle power (kW)")},
    {"ports", QT_TRANSLATE_NOOP("entries", "Ports")},
    {"port_gbps", QT_TRANSLATE_NOOP("entries", "Port speed (Gb/s)")},
    {"split_ports", QT_TRANSLATE_NOOP("entries", "Split ports")},
    {"cages", QT_TRANSLATE_NOOP("entries", "Cages")},
    {"typical_watts", QT_TRANSLATE_NOOP("entries", "Typical power (W)")},
    {"maximum_watts", QT_TRANSLATE_NOOP("entries", "Maximum power (W)")},
    {"gbps", QT_TRANSLATE_NOOP("entries", "Speed (Gb/s)")},
    {"efficiency", QT_TRANSLATE_NOOP("entries", "Efficiency")},
    {"price", QT_TRANSLATE_NOOP("entries", "Price")},
    {"low", QT_TRANSLATE_NOOP("entries", "Lowest")},
    {"high", QT_TRANSLATE_NOOP("entries", "Highest")},
    {"months", QT_TRANSLATE_NOOP("entries", "Age (months)")},
    {"share", QT_TRANSLATE_NOOP("entries", "Share of the purchase price")},
    {"rate", QT_TRANSLATE_NOOP("entries", "Rate")},
    {"vat_share", QT_TRANSLATE_NOOP("entries", "VAT (share)")},
    {"vat_recoverable", QT_TRANSLATE_NOOP("entries", "Recoverable VAT (share)")},
    {"energy_per_kwh", QT_TRANSLATE_NOOP("entries", "Electricity (USD/kWh)")},
    {"pue", QT_TRANSLATE_NOOP("entries", "PUE")},
    {"grid_kg_per_kwh", QT_TRANSLATE_NOOP("entries", "Grid emissions (kg/kWh)")},
    {"colocation_per_kw_month", QT_TRANSLATE_NOOP("entries", "Colocation (USD per kW and month)")},
};

constexpr Word kFigures[] = {
    {"num_gpus", QT_TRANSLATE_NOOP("entries", "Accelerators")},
    {"step_time", QT_TRANSLATE_NOOP("entries", "Step time")},
    {"mfu", QT_TRANSLATE_NOOP("entries", "MFU")},
    {"peak_memory", QT_TRANSLATE_NOOP("entries", "Peak memory")},
    {"days", QT_TRANSLATE_NOOP("entries", "Training time")},
    {"goodput", QT_TRANSLATE_NOOP("entries", "Effective training time")},
    {"rent", QT_TRANSLATE_NOOP("entries", "Rent this run")},
    {"buy", QT_TRANSLATE_NOOP("entries", "Buy the cluster")},
    {"break_even", QT_TRANSLATE_NOOP("entries", "Buying wins from month")},
};

template <std::size_t N>
QString wordOf(const Word (&words)[N], std::string_view id) {
    for (const Word& word : words) {
        if (word.id == id) return QCoreApplication::translate("entries", word.name);
    }
    return QString::fromUtf8(id.data(), qsizetype(id.size()));
}

template <std::size_t N>
bool hasWord(const Word (&words)[N], std::string_view id) {
    return std::any_of(std::begin(words), std::end(words), [id](const Word& word) { return word.id == id; });
}

} // namespace

QString entryKind(std::string_view list) {
    return wordOf(kLists, list);
}

QString entryField(const EntryChange& change) {
    if (change.field.empty()) {
        return change.own ? QCoreApplication::translate("entries", "no longer offered")
                          : QCoreApplication::translate("entries", "new since then");
    }
    const QString name = wordOf(kFields, change.field);
    const bool price = change.field == "price" || change.field == "low" || change.field == "high";
    if (!price || change.currency.empty()) return name;
    return QStringLiteral("%1 (%2)").arg(name, QString::fromStdString(change.currency));
}

QString entryName(const EntryChange& change) {
    if (change.list == "residual")
        return QCoreApplication::translate("entries", "after %1 months")
            .arg(QString::fromStdString(change.id));
    if (change.list == "places") return choiceName("money.destination", change.id, Catalog());
    return QString::fromStdString(change.name);
}

QString entryValue(const std::optional<double>& value, const Formatter& format) {
    if (!value) return QStringLiteral("—");
    if (*value == std::round(*value)) return format.count(*value);
    return std::abs(*value) < 1 ? format.significant(*value) : format.number(*value, 2);
}

QString figureName(std::string_view id) {
    return wordOf(kFigures, id);
}

QString figureValue(const KeyFigure& figure, const Formatter& format) {
    if (!figure.value) return QStringLiteral("—");
    return argumentText(argument(figure.id, figure.kind, *figure.value), format);
}

QString difference(const std::optional<double>& before, const std::optional<double>& after,
                   const Formatter& format) {
    if (!before || !after || *before == 0) return {};
    const double share = *after / *before - 1;
    const QString size = format.percent(std::abs(share), std::abs(share) < 0.1 ? 1 : 0).text();
    return (share < 0 ? QChar(0x2212) : QLatin1Char('+')) + size;
}

bool knowsEntryWord(std::string_view id) {
    return hasWord(kLists, id) || hasWord(kFields, id) || hasWord(kFigures, id);
}

} // namespace rackwright::text
