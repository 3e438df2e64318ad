#include "ui/views/levers_card.h"

#include "ui/text/sensitivity_words.h"
#include "ui/views/data_table.h"

#include <QtConcurrent>

namespace rackwright {

LeversCard::LeversCard(QWidget* parent) : OutcomeCard(parent) {
    m_table = new DataTable(this);
    m_table->setModel(&m_model);
    setTable(m_table);
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &LeversCard::seek);
}

LeversCard::~LeversCard() {
    stop();
    m_search.waitForFinished();
}

void LeversCard::stop() {
    ++m_question;
    m_stop.request_stop();
    m_settle.stop();
}

void LeversCard::retitle() {
    setTitle(tr("What moves days and cost"), subtitle());
}

void LeversCard::refresh(const Outcome&) {
    if (sharedOutcome() == m_asked) return showTable();
    stop();
    m_settle.start();
    setTitle(title(), tr("being computed…"));
}

void LeversCard::hideEvent(QHideEvent* event) {
    OutcomeCard::hideEvent(event);
    if (!m_settle.isActive() && m_search.isFinished()) return;
    stop();
    m_asked.reset(); // asked again when it is seen again
}

void LeversCard::seek() {
    m_search.waitForFinished(); // the one before was told to stop
    if (sharedOutcome() == nullptr || context().catalog == nullptr) return;
    m_stop = {};
    m_asked = sharedOutcome();
    m_search = QtConcurrent::run([this, question = m_question, outcome = m_asked, catalog = context().catalog,
                                  stop = m_stop.get_token()] {
        Result<Levers> found = findLevers(outcome->scenario, *catalog, stop);
        std::optional<Levers> kept;
        if (found) kept = std::move(*found);
        QMetaObject::invokeMethod(
            this, [this, question, kept = std::move(kept)] { take(question, kept); }, Qt::QueuedConnection);
    });
}

void LeversCard::take(quint64 question, std::optional<Levers> found) {
    if (question != m_question) return;
    m_found = std::move(found);
    showTable();
    emit leversShown();
}

void LeversCard::showTable() {
    const bool known = m_found && !m_found->levers.empty();
    setEmptyMessage(known || m_search.isRunning()
                        ? QString()
                        : tr("Nothing can be varied around a plan without a split."));
    if (!known || context().catalog == nullptr) return;
    const Formatter& format = context().format;
    const Catalog& catalog = *context().catalog;
    setTitle(tr("What moves days and cost"), m_found->rented
                                                 ? tr("each input alone · cost: rent of this run")
                                                 : tr("each input alone · cost: owned share of this run"));
    TableContent content;
    content.columns = {{tr("If this changes"), false, {}}, {tr("low"), false, {}}, {tr("high"), false, {}}};
    for (const Lever& lever : m_found->levers)
        content.rows.push_back(
            {{text::sensitivityName(lever.input), {}, false, {}},
             {text::leverEnd(lever, lever.low, catalog, format), lever.low.trainingDays, false, {}},
             {text::leverEnd(lever, lever.high, catalog, format), lever.high.trainingDays, false, {}}});
    for (const ShadowPrice& price : m_found->limits)
        content.rows.push_back({{text::shadowPriceSentence(price, catalog, format), {}, true, {}}, {}, {}});
    m_model.setContent(std::move(content));
    m_table->fitColumns();
}

} // namespace rackwright
