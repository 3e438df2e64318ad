#include "core/cost/offer_import.h"

#include "core/files/csv.h"
#include "core/units/calendar.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace rackwright {

namespace {

constexpr CsvLimits kLimits{4u << 20, 500, 100, 4096};
constexpr double kHighestLine = 1e10; ///< units of a currency; 500 of them stay inside Money at any rate
constexpr double kHighestQuantity = 1e7;
constexpr double kLongestMonths = 240, kLongestWeeks = 260; ///< of warranty, of delivery

constexpr std::array<std::pair<std::string_view, Currency>, 3> kCurrencies{
    {{"USD", Currency::usd}, {"CNY", Currency::cny}, {"EUR", Currency::eur}}};
constexpr std::array<std::string_view, 3> kCodes{"USD", "CNY", "EUR"};
constexpr std::array<std::string_view, 15> kGaps{
    "missing_item",     "short_quantity",      "extra_quantity", "extra_item",       "no_freight",
    "tax_not_stated",   "tax_rate_not_stated", "no_warranty",    "shorter_warranty", "no_delivery",
    "no_payment_terms", "no_validity",         "expired",        "no_interconnect",  "other_interconnect"};

class OfferReader {
public:
    OfferReader(const CsvTable& table, Currency currency) : m_table(table), m_currency(currency) {}

    OfferImport read(const std::string& vendor) {
        m_import.offer.vendor = vendor;
        bool named = false;
        for (const CsvRecord& record : m_table.records) {
            m_record = &record;
            if (!record.fault.empty()) {
                refuse(record.fault, {});
                continue;
            }
            if (!named && !cell("vendor").empty()) {
                m_import.offer.vendor = cell("vendor");
                named = true;
            }
            readTerms();
            readLine();
        }
        return std::move(m_import);
    }

private:
    std::string_view cell(std::string_view column) const {
        for (std::size_t i = 0; i < m_table.header.size(); ++i) {
            if (m_table.header[i] == column) return m_record->cells[i];
        }
        return {};
    }

    void refuse(std::string_view problem, std::string_view column) {
        m_import.faults.push_back({m_record->line, std::string(problem), std::string(column)});
        m_good = false;
    }

    /// Empty for an empty cell and, after a fault is noted, for one that is no number from 0 to `highest`.
    std::optional<double> number(std::string_view column, double highest) {
        const std::string_view text = cell(column);
        if (text.empty()) return std::nullopt;
        double value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error == std::errc() && end == text.data() + text.size() && value >= 0 && value <= highest)
            return value;
        refuse("bad_number", column);
        return std::nullopt;
    }

    std::optional<double> share(std::string_view column) {
        const auto percent = number(column, 100);
        return percent ? std::optional(*percent / 100) : std::nullopt;
    }

    void readTerms() {
        VendorOffer& offer = m_import.offer;
        if (!offer.prepaidShare) offer.prepaidShare = share("prepaid_pct");
        if (offer.interconnect.empty()) offer.interconnect = cell("interconnect");
        if (!offer.validUntil.empty() || cell("valid_until").empty()) return;
        if (parseIsoDate(cell("valid_until")))
            offer.validUntil = cell("valid_until");
        else
            refuse("bad_word", "valid_until");
    }

    /// A line with a bad cell is left out whole: half of it would change the comparison.
    void readLine() {
        m_good = true;
        QuotedLine line;
        line.fileLine = m_record->line;
        line.item = cell("item");
        if (line.item.empty()) return refuse("missing", "item");
        const auto quantity = number("quantity", kHighestQuantity);
        const auto price = number("unit_price", kHighestLine);
        if (m_good && !quantity) return refuse("missing", "quantity");
        if (m_good && !price) return refuse("missing", "unit_price");
        const Currency currency = currencyOfLine();
        line.taxIncluded = taxIncluded();
        line.taxShare = share("tax_pct");
        line.warrantyMonths = number("warranty_months", kLongestMonths);
        line.leadTimeWeeks = number("lead_time_weeks", kLongestWeeks);
        if (!m_good) return;
        if (*quantity * *price > kHighestLine) return refuse("bad_number", "unit_price");
        line.quantity = *quantity;
        line.unitPrice = Money::of(*price, currency);
        m_import.offer.lines.push_back(std::move(line));
    }

    Currency currencyOfLine() {
        const std::string_view text = cell("currency");
        if (text.empty()) return m_currency;
        for (const auto& [code, currency] : kCurrencies) {
            if (code == text) return currency;
        }
        refuse("unknown_currency", "currency");
        return m_currency;
    }

    bool taxIncluded() {
        const std::string_view text = cell("tax_included");
        if (text == "yes" || text == "no")
            m_import.offer.taxStated = true;
        else if (!text.empty())
            refuse("bad_word", "tax_included");
        return text == "yes";
    }

    const CsvTable& m_table;
    Currency m_currency;
    const CsvRecord* m_record = nullptr;
    bool m_good = true;
    OfferImport m_import;
};

class OfferSheet {
public:
    explicit OfferSheet(const OfferOutcome& offer, CsvWriter& csv) : m_offer(offer), m_csv(csv) {}

    void write() {
        for (const OfferedItem& item : m_offer.items) {
            row("asked", item.item, item.needed, item.offered, item.asked);
            if (item.added.tenThousandths() != 0) row("added", item.item, {}, {}, item.added);
        }
        row("total_asked", {}, {}, {}, m_offer.asked);
        row("total_added", {}, {}, {}, m_offer.added);
        row("warranty", {}, {}, {}, m_offer.warranty);
        row("prepayment", {}, {}, {}, m_offer.prepayment);
        row("comparable", {}, {}, {}, m_offer.comparable);
        row("tax", {}, {}, {}, m_offer.tax);
        row("capital", {}, {}, {}, m_offer.capital);
        row("per_useful_gpu_hour", {}, {}, {}, m_offer.perUsefulHour, 4);
        row("per_run", {}, {}, {}, m_offer.perRun);
        row("finish_date", {}, {}, {}, {}, 2, m_offer.finishDate);
        for (const OfferGap& gap : m_offer.gaps)
            row("gap", gap.item, gap.needed, gap.offered, gap.added, 2, offerGapWord(gap.kind));
    }

private:
    void cell(std::optional<double> value) {
        if (value)
            m_csv.number(*value);
        else
            m_csv.empty();
    }

    void row(std::string_view kind, std::string_view item, std::optional<double> needed,
             std::optional<double> offered, std::optional<Money> amount, int decimals = 2,
             std::string_view text = {}) {
        m_csv.text(m_offer.vendor).text(kind).text(item);
        cell(needed);
        cell(offered);
        if (amount)
            m_csv.number(amount->value(), decimals);
        else
            m_csv.empty();
        m_csv.text(kCodes[static_cast<std::size_t>(m_offer.asked.currency())]).text(text).endRecord();
    }

    const OfferOutcome& m_offer;
    CsvWriter& m_csv;
};

} // namespace

Result<OfferImport> readOfferCsv(std::string_view bytes, Currency planCurrency, const std::string& vendor) {
    const Result<CsvTable> table = readCsv(bytes, kLimits);
    if (!table) return tl::unexpected<Error>(table.error());
    for (const char* column : {"item", "quantity", "unit_price"}) {
        if (std::ranges::find(table->header, column) == table->header.end())
            return fail("offers.unknown_layout");
    }
    OfferImport import = OfferReader(*table, planCurrency).read(vendor);
    if (import.offer.lines.empty()) return fail("offers.no_lines");
    return import;
}

std::string offersCsv(const std::vector<OfferOutcome>& offers) {
    CsvWriter csv(CsvAudience::people);
    for (const char* title : {"vendor", "kind", "item", "needed", "offered", "amount", "currency", "text"})
        csv.text(title);
    csv.endRecord();
    for (const OfferOutcome& offer : offers)
        OfferSheet(offer, csv).write();
    return csv.bytes();
}

std::string_view offerGapWord(OfferGapKind kind) {
    return kGaps[static_cast<std::size_t>(kind)];
}

} // namespace rackwright
