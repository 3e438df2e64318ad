#include "ui/accuracy_dialog.h"

#include "ui/theme/fonts.h"
#include "ui/views/data_table.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kWidth = 760;
constexpr int kHeight = 620;
constexpr int kMargin = 16;

/// Groups that a customer understands; targets and sources are for the console.
bool isShown(GroupKind kind) {
    return kind == GroupKind::all || kind == GroupKind::modelKind || kind == GroupKind::accelerator ||
           kind == GroupKind::stack || kind == GroupKind::precision;
}

const GroupResult* wholeOf(const std::vector<GroupResult>& groups) {
    const auto all = std::ranges::find(groups, GroupKind::all, &GroupResult::kind);
    return all == groups.end() ? nullptr : &*all;
}

} // namespace

AccuracyDialog::AccuracyDialog(const ValidationReport& report, const ViewContext& context, QWidget* parent)
    : QDialog(parent), m_context(context) {
    setWindowTitle(tr("Predicted against published"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    auto* words = new QLabel(summary(report), this);
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(words);
    auto* tabs = new QTabWidget(this);
    m_time.setContent(table(report.time));
    m_memory.setContent(table(report.memory));
    for (const auto& [model, title] :
         {std::pair(&m_time, tr("Step time")), std::pair(&m_memory, tr("Peak memory"))}) {
        auto* view = new DataTable(tabs);
        view->setAccessibleName(title);
        view->setModel(model);
        view->setContext(context);
        view->setStretchColumn(1, 0);
        tabs->addTab(view, title);
    }
    column->addWidget(tabs, 1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(scaledPixels(kWidth, context.textScale), scaledPixels(kHeight, context.textScale));
}

QString AccuracyDialog::summary(const ValidationReport& report) const {
    const Formatter& format = m_context.format;
    QStringList sentences;
    if (const GroupResult* time = wholeOf(report.time))
        sentences
            << tr("Step time of %1 published runs: half lie within %2, nine in ten within %3; %4 lie in the "
                  "predicted band.")
                   .arg(format.count(time->statistics.n), format.percent(time->statistics.median).text(),
                        format.percent(time->statistics.p90).text(),
                        format.percent(time->statistics.inBand, 0).text());
    if (const GroupResult* memory = wholeOf(report.memory))
        sentences << tr("Peak memory of %1 published runs: half lie within %2, nine in ten within %3.")
                         .arg(format.count(memory->statistics.n),
                              format.percent(memory->statistics.median).text(),
                              format.percent(memory->statistics.p90).text());
    sentences << tr(
        "The engine's constants were set on these runs: a run that is not among them may come out "
        "further off.");
    return sentences.join(QLatin1Char(' '));
}

QString AccuracyDialog::groupName(const GroupResult& group) const {
    const std::string& name = group.name;
    if (group.kind == GroupKind::all) return tr("All runs");
    if (group.kind == GroupKind::modelKind) return name == "moe" ? tr("Mixture of experts") : tr("Dense");
    if (group.kind == GroupKind::accelerator) {
        const Accelerator* part = m_context.catalog->hardware.accelerator(name);
        if (part != nullptr) return QString::fromStdString(part->name);
    }
    if (group.kind == GroupKind::stack) {
        const SoftwareStack* stack = m_context.catalog->stack(name);
        if (stack != nullptr) return QString::fromStdString(stack->name);
    }
    return QString::fromStdString(name);
}

TableContent AccuracyDialog::table(const std::vector<GroupResult>& groups) const {
    const auto kindName = [](GroupKind kind) {
        switch (kind) {
        case GroupKind::modelKind:
            return tr("Model");
        case GroupKind::accelerator:
            return tr("Accelerator");
        case GroupKind::stack:
            return tr("Software");
        case GroupKind::precision:
            return tr("Precision");
        default:
            return QString();
        }
    };
    TableContent content;
    content.columns = {{tr("By"), false, {}},          {tr("Group"), false, {}},      {tr("Runs"), true, {}},
                       {tr("Median error"), true, {}}, {tr("90 % within"), true, {}}, {tr("Bias"), true, {}},
                       {tr("In the band"), true, {}}};
    const Formatter& format = m_context.format;
    for (const GroupResult& group : groups) {
        if (!isShown(group.kind)) continue;
        const ErrorStatistics& s = group.statistics;
        const bool whole = group.kind == GroupKind::all;
        const auto share = [&](double value, int decimals) {
            return TableCell{format.percent(value, decimals).text(), value, whole, {}};
        };
        content.rows.push_back({{kindName(group.kind), {}, false, {}},
                                {groupName(group), {}, whole, {}},
                                {format.count(s.n), s.n, whole, {}},
                                share(s.median, 1),
                                share(s.p90, 1),
                                share(s.bias, 1),
                                share(s.inBand, 0)});
    }
    return content;
}

} // namespace rackwright
