#include "ui/sample_card.h"

#include "core/files/embedded.h"
#include "core/files/scenario_file.h"
#include "ui/text/wording.h"
#include "ui/theme/fonts.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr int kPictureHeight = 96; // px
constexpr int kPictureRows = 4;
constexpr int kPictureColumns = 16;

/// Titles of the shipped samples, so that a translator finds them; each is in the language of its market.
[[maybe_unused]] constexpr const char* kTitles[] = {
    QT_TRANSLATE_NOOP("samples", "DeepSeek-V3 671B on rented H100"),
    QT_TRANSLATE_NOOP("samples", "GPT-3 175B on 1,024 A100"),
    QT_TRANSLATE_NOOP("samples", "Llama-2-7B fine-tuning on one RTX 6000 Ada server"),
    QT_TRANSLATE_NOOP("samples", "Llama-3.1-405B on 8,192 H100"),
    QT_TRANSLATE_NOOP("samples", "Llama-3.1-70B pretraining"),
    QT_TRANSLATE_NOOP("samples", "Long context, Llama-3.1-8B"),
    QT_TRANSLATE_NOOP("samples", "Multimodal 32B on 512 H200"),
    QT_TRANSLATE_NOOP("samples", "QLoRA of a 70B, own servers"),
    QT_TRANSLATE_NOOP("samples", "Start-up: 3B on rented H100"),
    QT_TRANSLATE_NOOP("samples", "Mixtral-8x7B continued pretraining on rented H100"),
    QT_TRANSLATE_NOOP("samples", "Qwen2.5-72B 继续预训练，昇腾 910B"),
    QT_TRANSLATE_NOOP("samples", "行业模型：Qwen2.5-7B 全参数微调，单台昇腾")};

QString wordsOf(std::string_view input, const Scenario& scenario, const ViewContext& context) {
    const InputDefinition* definition = findInput(input);
    return text::inputValue(*definition, definition->get(scenario), *context.catalog, context.format);
}

} // namespace

std::vector<SamplePlan> samplePlans(const Catalog& catalog) {
    std::vector<SamplePlan> samples;
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (!file.name.starts_with("samples/")) continue;
        if (auto plan = readScenario(file.bytes, catalog))
            samples.push_back({file.name, file.bytes, std::move(plan->scenario)});
    }
    return samples;
}

QString sampleTitle(const SamplePlan& sample) {
    return QCoreApplication::translate("samples", sample.scenario.title.c_str());
}

SampleCard::SampleCard(const SamplePlan& sample, QWidget* parent)
    : QAbstractButton(parent), m_sample(sample) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SampleCard::setContext(const ViewContext& context) {
    m_context = context;
    const Scenario& scenario = m_sample.scenario;
    const QString tokens = context.format.tokens(scenario.data.tokensT * 1e12).text();
    setText(sampleTitle(m_sample));
    m_detail = tr("%1, %2 tokens").arg(wordsOf("data.task", scenario, context), tokens);
    m_servers = static_cast<int>(scenario.hardware.servers);
    const Server* server = context.catalog->hardware.server(scenario.hardware.server);
    const double accelerators = scenario.hardware.servers * (server == nullptr ? 8 : server->accelerators);
    m_foot = QStringLiteral("%1 × %2").arg(context.format.count(accelerators),
                                           wordsOf("hardware.accelerator", scenario, context));
    m_answer = answer();
    setAccessibleName(QStringLiteral("%1. %2. %3. %4").arg(text(), m_detail, m_foot, m_answer));
    setToolTip(tr("Open as an untitled copy"));
    updateGeometry();
    update();
}

void SampleCard::setOutcome(std::shared_ptr<const Outcome> outcome) {
    m_outcome = std::move(outcome);
    setContext(m_context);
}

/// Days and money, or why there are none.
QString SampleCard::answer() const {
    if (m_outcome == nullptr) return {};
    if (m_outcome->verdict != Verdict::feasible) return text::verdictName(m_outcome->verdict);
    const CostOutcome& cost = m_outcome->cost;
    QStringList parts{m_context.format.days(m_outcome->trainingDays).text()};
    if (cost.hasRent)
        parts << m_context.format.money(cost.rentThisRun).text();
    else if (cost.hasBuy)
        parts << m_context.format.money(cost.capital).text();
    return parts.join(QStringLiteral(" · "));
}

QSize SampleCard::sizeHint() const {
    return {scaledPixels(290, m_context.textScale),
            18 + kPictureHeight + scaledPixels(85, m_context.textScale)};
}

/// Tiles, one per server up to a full picture; rows in the colours of pipeline stages.
void SampleCard::paintPicture(QPainter& painter, const QRectF& room) const {
    const int tiles = std::clamp(m_servers, 1, kPictureRows * kPictureColumns);
    const int rows = tiles <= 8 ? 1 : tiles <= 32 ? 2 : kPictureRows;
    const int columns = (tiles + rows - 1) / rows;
    const double width = std::min(26.0, (room.width() - 20) / columns);
    const double height = std::min(rows == 1 ? 44.0 : 18.0, (room.height() - 16) / rows);
    const double left = room.center().x() - width * columns / 2;
    const double top = room.center().y() - height * rows / 2;
    painter.setPen(Qt::NoPen);
    for (int tile = 0; tile < tiles; ++tile) {
        const int row = tile / columns;
        painter.setBrush(stageColor(m_context.tokens, row, rows == 1 ? 2 : rows));
        painter.drawRoundedRect(
            QRectF(left + (tile % columns) * width + 1, top + row * height + 1, width - 2, height - 2), 2, 2);
    }
}

void SampleCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = m_context.tokens;
    const bool marked = hasFocus() || underMouse();
    painter.setPen(QPen(marked ? t.accent : t.line, hasFocus() ? 2 : 1));
    painter.setBrush(t.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);

    const QRectF picture(17, 13, width() - 34, kPictureHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.panel2);
    painter.drawRoundedRect(picture, 4, 4);
    paintPicture(painter, picture);

    double y = picture.bottom() + 10;
    const auto line = [&](const QString& text, TextUse use, const QColor& color) {
        const QFont font = screenFont(use, m_context.textScale);
        const QFontMetrics metrics(font);
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(QRectF(17, y, width() - 34, metrics.height()), Qt::AlignLeft | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideRight, width() - 34));
        y += metrics.height() + 3;
    };
    line(text(), TextUse::title, t.ink);
    line(m_detail, TextUse::body, t.ink2);
    const QFont small = screenFont(TextUse::caption, m_context.textScale);
    const QFontMetrics metrics(small);
    const int answerWidth = m_answer.isEmpty() ? 0 : metrics.horizontalAdvance(m_answer) + 8;
    painter.setFont(small);
    painter.setPen(t.ink2);
    painter.drawText(QRectF(17, y, width() - 34, metrics.height()), Qt::AlignRight, m_answer);
    painter.setPen(t.ink3);
    painter.drawText(QRectF(17, y, width() - 34 - answerWidth, metrics.height()), Qt::AlignLeft,
                     metrics.elidedText(m_foot, Qt::ElideRight, width() - 34 - answerWidth));
}

} // namespace rackwright
