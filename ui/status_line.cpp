#include "ui/status_line.h"

#include "ui/document/advisor.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QDate>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kOldDays = 180;
constexpr int kTickMs = 120;
constexpr int kIconRoom = 22; // px at the left

/// ISO date, or the last day of an ISO month or year; invalid for anything else.
QDate lastDay(const std::string& text) {
    const QString date = QString::fromStdString(text).left(10);
    if (date.size() == 10) return QDate::fromString(date, Qt::ISODate);
    const int year = date.left(4).toInt();
    const int month = date.size() >= 7 ? date.mid(5, 2).toInt() : 12;
    const QDate first(year, month, 1);
    return first.isValid() ? first.addMonths(1).addDays(-1) : QDate();
}

} // namespace

int oldPrices(const Outcome& outcome, const PriceBook& book, int days) {
    const QDate today = lastDay(book.date);
    const auto isOld = [&](const Provenance& from) {
        const QDate date = lastDay(from.date);
        return date.isValid() && date.daysTo(today) > days;
    };
    int old = static_cast<int>(std::ranges::count_if(outcome.cost.lines, isOld, &PricedLine::from));
    if (const RentalOffer* offer = book.rental(outcome.cost.offerId)) old += isOld(offer->from) ? 1 : 0;
    return old;
}

StatusLine::StatusLine(const Advisor& advisor, QWidget* parent)
    : QWidget(parent), m_advisor(advisor), m_state(new QLabel(this)), m_basis(new QLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14 + kIconRoom, 0, 14, 0);
    row->addWidget(m_state, 1);
    row->addWidget(m_basis);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMs);
    m_tick.setInterval(kTickMs);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_updating = true;
        m_tick.start();
        refresh();
    });
    connect(&m_tick, &QTimer::timeout, this, &StatusLine::refresh);
}

void StatusLine::setContext(const ViewContext& context) {
    m_context = context;
    setFixedHeight(scaledPixels(25, context.textScale));
    const QFont small = screenFont(TextUse::caption, context.textScale);
    m_state->setFont(small);
    m_basis->setFont(small);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, context.tokens.ink2);
    m_basis->setPalette(quiet);
    refresh();
}

void StatusLine::setBusy(bool busy) {
    if (busy) {
        if (!m_updating && !m_patience.isActive()) m_patience.start();
        return;
    }
    m_patience.stop();
    m_tick.stop();
    if (!m_updating) return;
    m_updating = false;
    refresh();
}

void StatusLine::setOutcome(std::shared_ptr<const Outcome> outcome, double seconds) {
    m_outcome = std::move(outcome);
    m_seconds = seconds;
    m_failed = false;
    refresh();
}

void StatusLine::setFailed() {
    m_failed = true;
    refresh();
}

void StatusLine::setCompact(bool compact) {
    if (compact == m_compact) return;
    m_compact = compact;
    refresh();
}

QString StatusLine::stateText() const {
    if (m_updating) return tr("Updating… %1").arg(m_context.format.percent(m_advisor.progress(), 0).text());
    if (m_failed) return tr("Not computed; the last good result is shown");
    if (m_outcome == nullptr) return tr("Ready");
    const QString took = m_context.format.duration(m_seconds).text();
    if (m_outcome->verdict != Verdict::feasible) return tr("Closest plan shown · %1").arg(took);
    if (m_compact) return tr("Up to date · %1").arg(took);
    return tr("Up to date · %1 · %2 strategies considered")
        .arg(took, m_context.format.count(double(m_outcome->search.generated)));
}

QString StatusLine::basisText() const {
    if (m_context.catalog == nullptr) return {};
    QString text = tr("Price book %1").arg(QString::fromStdString(m_context.catalog->prices.date));
    if (m_compact || m_outcome == nullptr) return text;
    const int old = oldPrices(*m_outcome, m_context.catalog->prices, kOldDays);
    if (old > 0)
        text += QStringLiteral(" · ") + tr("%n price(s) older than %1 days", nullptr, old).arg(kOldDays);
    return text + QStringLiteral("     ") + tr("Memory in GiB · links in Gb/s per direction");
}

QString StatusLine::freshness() const {
    return m_state->text();
}

void StatusLine::refresh() {
    const QString state = stateText();
    if (m_state->text() != state) m_state->setText(state);
    QPalette colour = palette();
    const Tokens& t = m_context.tokens;
    const bool fresh =
        m_outcome != nullptr && !m_updating && !m_failed && m_outcome->verdict == Verdict::feasible;
    colour.setColor(QPalette::WindowText, m_failed ? t.warn : fresh ? t.ok : t.ink2);
    m_state->setPalette(colour);
    const QString basis = basisText();
    if (m_basis->text() != basis) m_basis->setText(basis);
    update();
}

void StatusLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Tokens& t = m_context.tokens;
    painter.fillRect(rect(), t.panel);
    painter.fillRect(QRect(0, 0, width(), 1), t.line);
    const QRectF icon(14, height() / 2.0 - 7, 14, 14);
    if (m_updating) {
        // Three segments that fill with the usual computing time.
        const double progress = m_advisor.progress();
        for (int i = 0; i < 3; ++i)
            painter.fillRect(QRectF(icon.x() + i * 5, icon.y() + 4, 4, 6),
                             progress * 3 > i + 0.5 ? t.accent : t.line);
        return;
    }
    if (m_failed)
        paintIcon(painter, IconName::warn, icon, t.warn);
    else if (m_outcome != nullptr && m_outcome->verdict == Verdict::feasible)
        paintIcon(painter, IconName::ok, icon, t.ok);
    else
        paintIcon(painter, IconName::info, icon, t.ink3);
}

} // namespace rackwright
