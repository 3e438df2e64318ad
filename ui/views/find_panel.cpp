#include "ui/views/find_panel.h"

#include "ui/text/find_words.h"
#include "ui/text/wording.h"
#include "ui/theme/fonts.h"
#include "ui/views/data_table.h"
#include "ui/views/find_scatter.h"
#include "ui/views/find_table.h"
#include "ui/views/scatter_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kSettleMs = 250; // a drag of a limit starts one search when it rests
constexpr int kRedrawMs = 33;  // partial results, at most so often
constexpr int kWidth = 980, kHeight = 720;
constexpr int kMargin = 16;
constexpr int kProgressSteps = 1000;
constexpr int kMostAccelerators = 131072;

/// Hardware, fabric and split are what is searched: changing them asks nothing new.
bool sameQuestion(const Scenario& a, const Scenario& b) {
    Scenario copy = a;
    copy.hardware = b.hardware;
    copy.network.link = b.network.link;
    copy.parallel = b.parallel;
    copy.money.offer = b.money.offer;
    return copy == b;
}

/// Until the search has sorted them: those that keep every limit first, cheapest first.
bool shownBefore(const FoundCluster& a, const FoundCluster& b) {
    if (a.way.has_value() != b.way.has_value()) return a.way.has_value();
    return a.outlay.value() < b.outlay.value();
}

} // namespace

FindPanel::FindPanel(QWidget* parent)
    : QDialog(parent), m_summary(new QLabel(this)), m_details(new QLabel(this)),
      m_countLabel(new QLabel(this)), m_countTo(new QLabel(this)), m_legend(new QLabel(this)),
      m_fewest(new QSpinBox(this)), m_most(new QSpinBox(this)), m_scatter(new ScatterView(this)),
      m_progress(new QProgressBar(this)), m_table(new DataTable(this)), m_cheapest(new QPushButton(this)),
      m_fastest(new QPushButton(this)), m_again(new QPushButton(this)), m_compare(new QPushButton(this)),
      m_open(new QPushButton(this)), m_close(new QPushButton(this)), m_vendorButton(new QToolButton(this)),
      m_vendorMenu(new QMenu(this)) {
    setObjectName(QStringLiteral("findPanel"));
    build();
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(kRedrawMs);
    connect(&m_settle, &QTimer::timeout, this, &FindPanel::start);
    connect(&m_redraw, &QTimer::timeout, this, &FindPanel::showClusters);
    connect(m_table, &QTableView::activated, this, &FindPanel::openSelected);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &FindPanel::describeSelected);
    connect(m_scatter, &ScatterView::pointChosen, m_table, &QTableView::selectRow);
    for (const QSpinBox* count : {m_fewest, m_most})
        connect(count, &QSpinBox::valueChanged, this, &FindPanel::askAgainWhenSettled);
    connect(m_cheapest, &QPushButton::clicked, this, [this] {
        if (m_result && m_result->cheapest) m_table->selectRow(int(*m_result->cheapest));
    });
    connect(m_fastest, &QPushButton::clicked, this, [this] {
        if (m_result && m_result->fastest) m_table->selectRow(int(*m_result->fastest));
    });
    connect(m_again, &QPushButton::clicked, this, [this] { m_searching ? stop() : start(); });
    connect(m_compare, &QPushButton::clicked, this, &FindPanel::compareSelected);
    connect(m_open, &QPushButton::clicked, this, &FindPanel::openSelected);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_vendorMenu, &QMenu::triggered, this, [this](const QAction* action) {
        const std::string vendor = action->data().toString().toStdString();
        if (!m_vendors.erase(vendor)) m_vendors.insert(vendor);
        fillVendors();
        start();
    });
    retranslate();
}

FindPanel::~FindPanel() {
    m_stop.request_stop();
    m_search.waitForFinished();
}

void FindPanel::build() {
    m_table->setModel(&m_model);
    m_table->setStretchColumn(2, 0);
    m_summary->setWordWrap(true);
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress->setRange(0, kProgressSteps);
    m_progress->setTextVisible(false);
    m_vendorButton->setPopupMode(QToolButton::InstantPopup);
    m_vendorButton->setMenu(m_vendorMenu);
    m_vendorButton->setFocusPolicy(Qt::StrongFocus);
    for (QSpinBox* count : {m_fewest, m_most}) {
        count->setRange(1, kMostAccelerators);
        count->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
        count->setKeyboardTracking(false); // a number half typed asks nothing
    }
    m_fewest->setValue(static_cast<int>(FindRequest().fewestAccelerators));
    m_most->setValue(static_cast<int>(FindRequest().mostAccelerators));
    m_countLabel->setBuddy(m_fewest);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(8);
    auto* top = new QHBoxLayout;
    for (QWidget* widget : {static_cast<QWidget*>(m_cheapest), static_cast<QWidget*>(m_fastest),
                            static_cast<QWidget*>(m_vendorButton)})
        top->addWidget(widget);
    top->addStretch(1);
    for (QWidget* widget : {static_cast<QWidget*>(m_countLabel), static_cast<QWidget*>(m_fewest),
                            static_cast<QWidget*>(m_countTo), static_cast<QWidget*>(m_most)})
        top->addWidget(widget);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_progress, 1);
    for (QPushButton* button : {m_again, m_compare, m_open, m_close}) {
        button->setAutoDefault(false); // Enter opens the selected row
        bottom->addWidget(button);
    }
    m_cheapest->setAutoDefault(false);
    m_fastest->setAutoDefault(false);
    column->addWidget(m_summary);
    column->addLayout(top);
    column->addWidget(m_legend);
    auto* halves = new QSplitter(Qt::Vertical, this);
    halves->addWidget(m_scatter);
    halves->addWidget(m_table);
    halves->setStretchFactor(0, 2);
    halves->setStretchFactor(1, 3);
    halves->setChildrenCollapsible(false);
    column->addWidget(halves, 1);
    column->addWidget(m_details);
    column->addLayout(bottom);
}

void FindPanel::setContext(const ViewContext& context) {
    const bool first = m_context.catalog == nullptr;
    m_context = context;
    m_table->setContext(context);
    m_scatter->setContext(context);
    for (QLabel* label : {m_summary, m_details, m_countLabel, m_countTo, m_legend})
        label->setFont(screenFont(TextUse::body, context.textScale));
    if (first) resize(scaledPixels(kWidth, context.textScale), scaledPixels(kHeight, context.textScale));
    retranslate();
}

void FindPanel::setQuestion(const Scenario& scenario, std::shared_ptr<const Catalog> catalog) {
    const bool same = m_catalog == catalog && sameQuestion(m_scenario, scenario);
    m_scenario = scenario;
    m_catalog = std::move(catalog);
    if (same) return;
    stop();
    m_result.reset();
    fillVendors();
    if (isVisible()) m_settle.start();
}

/// What was found for other counts stays until the new search has something.
void FindPanel::askAgainWhenSettled() {
    stop();
    m_result.reset();
    if (isVisible()) m_settle.start();
}

void FindPanel::start() {
    if (!m_catalog) return;
    stop();
    m_search.waitForFinished(); // told to stop; ends within one cluster's computation
    m_stop = {};
    m_searching = true;
    m_result.reset();
    m_clusters.clear();
    m_progress->setValue(0);
    showClusters();
    FindRequest request;
    request.scenario = m_scenario;
    request.vendors.assign(m_vendors.begin(), m_vendors.end());
    request.fewestAccelerators = m_fewest->value();
    request.mostAccelerators = m_most->value();
    request.threads = std::max(1, QThread::idealThreadCount());
    const quint64 question = m_question;
    m_search = QtConcurrent::run([this, question, request, catalog = m_catalog, stop = m_stop.get_token()] {
        const auto send = [this, question](auto take) {
            QMetaObject::invokeMethod(
                this,
                [this, question, take] {
                    if (question == m_question) take();
                },
                Qt::QueuedConnection);
        };
        FindResult result =
            findClusters(request, *catalog, stop, [this, &send](const FoundCluster& cluster, double share) {
                send([this, cluster, share] { takeOne(cluster, share); });
            });
        send([this, result = std::move(result)] { takeAll(result); });
    });
}

/// What was found so far stays on the screen.
void FindPanel::stop() {
    m_settle.stop();
    m_stop.request_stop();
    ++m_question;
    if (!m_searching) return;
    m_searching = false;
    showClusters();
    emit searchEnded();
}

void FindPanel::takeOne(const FoundCluster& cluster, double share) {
    m_clusters.insert(std::upper_bound(m_clusters.begin(), m_clusters.end(), cluster, shownBefore), cluster);
    m_progress->setValue(static_cast<int>(share * kProgressSteps));
    if (!m_redraw.isActive()) m_redraw.start();
}

void FindPanel::takeAll(FindResult result) {
    m_redraw.stop();
    m_searching = false;
    m_clusters = std::move(result.clusters);
    result.clusters.clear();
    m_result = std::move(result);
    m_progress->setValue(kProgressSteps);
    showClusters();
    if (m_result->cheapest) m_table->selectRow(int(*m_result->cheapest));
    emit searchEnded();
}

void FindPanel::showClusters() {
    const int row = m_table->currentIndex().row();
    m_model.setContent(findTable(m_clusters, m_context.format));
    m_table->fitColumns();
    m_scatter->setPlot(findScatter(m_clusters, m_scenario, m_context));
    if (row >= 0 && row < m_model.rowCount()) m_table->selectRow(row);
    if (m_result) {
        FindResult counts = *m_result;
        m_summary->setText(text::foundSummary(counts, m_context.format));
    } else {
        m_summary->setText(m_searching ? tr("Searching the catalogue… %1 clusters planned so far.")
                                             .arg(m_context.format.count(double(m_clusters.size())))
                                       : tr("The search was stopped. The list is not complete."));
    }
    m_progress->setVisible(m_searching);
    m_again->setText(m_searching ? tr("&Stop") : tr("Search &again"));
    refreshEnds();
    describeSelected();
}

void FindPanel::refreshEnds() {
    const bool found = m_result && m_result->cheapest && m_result->fastest;
    m_cheapest->setEnabled(found);
    m_fastest->setEnabled(found);
    m_cheapest->setText(
        found ? tr("&Cheapest: %1").arg(m_context.format.money(m_clusters[*m_result->cheapest].outlay).text())
              : tr("&Cheapest"));
    m_fastest->setText(
        found ? tr("&Fastest: %1")
                    .arg(m_context.format.days(m_clusters[*m_result->fastest].calendarDays).text())
              : tr("&Fastest"));
}

std::optional<std::size_t> FindPanel::selected() const {
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid() || index.row() >= static_cast<int>(m_clusters.size())) return std::nullopt;
    return static_cast<std::size_t>(index.row());
}

void FindPanel::describeSelected() {
    const auto index = selected();
    m_open->setEnabled(index.has_value());
    m_compare->setEnabled(index.has_value());
    m_scatter->setSelected(index ? static_cast<int>(*index) : -1);
    if (!index) return m_details->setText(tr("Pick a row to see its dates and what each way costs."));
    const FoundCluster& cluster = m_clusters[*index];
    QString sentence = text::foundSentence(cluster, m_context.format);
    const QString broken = text::foundBroken(cluster, m_context.format);
    if (!broken.isEmpty()) sentence += QLatin1Char('\n') + broken;
    m_details->setText(sentence);
}

void FindPanel::openSelected() {
    if (const auto index = selected()) emit clusterChosen(changesTo(m_scenario, m_clusters[*index]));
}

void FindPanel::compareSelected() {
    const auto index = selected();
    if (!index) return;
    const FoundCluster& cluster = m_clusters[*index];
    emit clusterCompared(QString::fromStdString(cluster.acceleratorName), changesTo(m_scenario, cluster));
}

void FindPanel::fillVendors() {
    m_vendorMenu->clear();
    std::set<std::string> all;
    if (m_catalog)
        for (const Accelerator& accelerator : m_catalog->hardware.accelerators)
            all.insert(accelerator.vendor);
    for (const std::string& vendor : all) {
        QAction* action = m_vendorMenu->addAction(QString::fromStdString(vendor));
        action->setData(action->text());
        action->setCheckable(true);
        action->setChecked(m_vendors.contains(vendor));
    }
    QStringList chosen;
    for (const std::string& vendor : m_vendors)
        chosen << QString::fromStdString(vendor);
    const QString comma =
        m_context.format.language() == Language::chinese ? QStringLiteral("、") : QStringLiteral(", ");
    m_vendorButton->setText(chosen.isEmpty() ? tr("Vendors: all")
                                             : tr("Vendors: %1").arg(chosen.join(comma)));
}

void FindPanel::retranslate() {
    setWindowTitle(tr("Find a cluster"));
    m_table->setAccessibleName(tr("Found clusters"));
    m_summary->setAccessibleName(tr("State of the search"));
    m_details->setAccessibleName(tr("The selected cluster"));
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_vendorButton->setAccessibleName(tr("Allowed vendors"));
    m_vendorButton->setToolTip(tr("Only accelerators of the ticked vendors; none ticked: all of them"));
    m_scatter->setAccessibleName(tr("Found clusters over days and cost"));
    m_scatter->setToolTip(tr("Each point is a cluster; a click selects it in the table"));
    m_legend->setText(findLegend(m_context));
    m_countLabel->setText(tr("&Accelerators from"));
    m_countTo->setText(tr("to"));
    m_fewest->setAccessibleName(tr("Fewest accelerators"));
    m_fewest->setToolTip(tr("Only clusters of at least this many accelerators"));
    m_most->setAccessibleName(tr("Most accelerators"));
    m_most->setToolTip(tr("Only clusters of at most this many accelerators"));
    m_cheapest->setToolTip(tr("Selects the cheapest cluster that keeps every limit"));
    m_fastest->setToolTip(tr("Selects the cluster that is done first and keeps every limit"));
    m_again->setToolTip(tr("Searches with the plan's model and limits as they are now"));
    m_compare->setText(tr("Co&mpare"));
    m_compare->setToolTip(tr("Holds the selected cluster against the plan, side by side"));
    m_open->setText(tr("&Open as plan"));
    m_open->setToolTip(tr("Makes the selected cluster the plan; one Undo brings the old one back"));
    m_close->setText(tr("C&lose"));
    m_close->setToolTip(tr("Closes this window and stops the search"));
    fillVendors();
    showClusters();
}

void FindPanel::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    if (!m_result && !m_searching) m_settle.start();
}

void FindPanel::hideEvent(QHideEvent* event) {
    stop();
    QDialog::hideEvent(event);
}

void FindPanel::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace rackwright
