#include "ui/views/sensitivity_card.h"

#include "ui/pictures/tornado.h"
#include "ui/text/sensitivity_words.h"
#include "ui/views/data_table.h"
#include "ui/views/picture_widget.h"

namespace rackwright {

SensitivityCard::SensitivityCard(QWidget* parent) : OutcomeCard(parent) {
    m_picture = new PictureWidget(this);
    setPicture(m_picture);
    auto* table = new DataTable(this);
    table->setModel(&m_model);
    setTable(table);
    const PicturePainter painter = [this](QPainter& to, const QRectF& area) {
        if (outcome() != nullptr) paintTornado(to, area, *outcome(), context());
    };
    setPainter(painter);
    m_picture->setPainter(painter);
}

void SensitivityCard::retitle() {
    setTitle(tr("What could change the answer"), subtitle());
}

void SensitivityCard::refresh(const Outcome& outcome) {
    const CostOutcome& cost = outcome.cost;
    const Formatter& format = context().format;
    const auto money = [&](double value) {
        return TableCell{format.money(Money::of(value, cost.currency)).text(), value, false, {}};
    };
    const bool known = cost.hasRent && cost.hasBuy && !cost.sensitivity.empty();
    setEmptyMessage(known ? QString()
                          : tr("Renting and buying both need a price before they can be compared."));
    const QString base = format.money(Money::of(buyLessRent(cost), cost.currency)).text();
    const QString horizon = format.months(outcome.scenario.money.horizonMonths).text();
    setTitle(
        tr("What could change the answer"),
        known ? tr("buying less renting over %1 · today %2 · solid: high end of the range").arg(horizon, base)
              : QString());
    TableContent content;
    content.columns = {{tr("If this changes"), false, {}},
                       {tr("from"), true, {}},
                       {tr("to"), true, {}},
                       {tr("buy − rent at low"), true, {}},
                       {tr("buy − rent at high"), true, {}}};
    for (const SensitivityBar& bar : cost.sensitivity) {
        const auto value = [&](double at) {
            const Catalog* catalog = context().catalog;
            const QString words =
                catalog == nullptr ? format.plain(at)
                                   : text::sensitivityValue(bar.input, at, cost.currency, *catalog, format);
            return TableCell{words, at, false, {}};
        };
        content.rows.push_back({{text::sensitivityName(bar.input), {}, false, {}},
                                value(bar.lowValue),
                                value(bar.highValue),
                                money(bar.atLow),
                                money(bar.atHigh)});
    }
    m_picture->setAccessibleDescription(subtitle());
    m_picture->update();
    m_model.setContent(std::move(content));
}

} // namespace rackwright
