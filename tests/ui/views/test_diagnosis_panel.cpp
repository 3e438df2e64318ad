// The diagnosis panel: what is typed reaches the engine, and its answer is shown in both languages.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "tests/support/window_texts.h"
#include "ui/theme/language_manager.h"
#include "ui/theme/rackwright_style.h"
#include "ui/views/data_table.h"
#include "ui/views/diagnosis_panel.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

using namespace rackwright;

class TestDiagnosisPanel : public QObject {
    Q_OBJECT

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Outcome> m_plan;
    LanguageManager m_languages;
    std::unique_ptr<DiagnosisPanel> m_panel;

    QLineEdit* field(const QString& name) {
        for (QLineEdit* found : m_panel->findChildren<QLineEdit*>())
            if (found->accessibleName() == name) return found;
        qFatal("no such field");
    }
    DataTable* table(int which) { return m_panel->findChildren<DataTable*>().at(which); }
    Cause first() const { return m_panel->diagnosis().causes.front().cause; }
    ViewContext context(Language language) const {
        ViewContext context;
        context.catalog = m_catalog.get();
        context.format = Formatter(language);
        return context;
    }

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::make_shared<const Catalog>(std::move(*catalog));
        auto plan = planOnly(Scenario{}, *m_catalog);
        QVERIFY(plan.has_value());
        m_plan = std::make_shared<const Outcome>(std::move(*plan));
    }

    void init() {
        m_languages.setLanguage(Language::english);
        m_panel = std::make_unique<DiagnosisPanel>();
        m_panel->setContext(context(Language::english));
        m_panel->setPlan(m_plan, m_catalog);
        m_panel->show();
        QTRY_COMPARE(m_panel->diagnosis().causes.size(), kCauses);
    }

    void numbersReachTheEngine() {
        field(QStringLiteral("Step time (s)"))->setText(QStringLiteral("20,5"));
        field(QStringLiteral("Waiting for data (%)"))->setText(QStringLiteral("45"));
        field(QStringLiteral("Network per GPU (GB/s)"))->setText(QStringLiteral("12.5"));
        const PlanMeasurement measured = m_panel->measured();
        QCOMPARE(measured.stepSeconds.value_or(0), 20.5);
        QCOMPARE(measured.dataloaderWait.value_or(0), 0.45);
        QCOMPARE(measured.networkBytesPerSecond.value_or(0), 12.5e9);
        QVERIFY(!measured.tensorActive.has_value());
        QTRY_COMPARE(first(), Cause::dataloader);
        QVERIFY(m_panel->diagnosis().gap.has_value());
        QVERIFY(table(1)->isVisible());
        QCOMPARE(table(0)->model()->index(0, 0).data().toString(), QStringLiteral("Data loading"));
        QVERIFY(m_panel->findChild<QTextBrowser*>()->toPlainText().contains(QLatin1String("Measure next")));
    }

    void whatIsNoNumberIsMarkedAndLeftOut() {
        QLineEdit* utilisation = field(QStringLiteral("GPU utilisation (%)"));
        utilisation->setText(QStringLiteral("140"));
        QTRY_VERIFY(utilisation->property(kWrongProperty).toBool());
        QVERIFY(!m_panel->measured().gpuUtilisation.has_value());
        utilisation->setText(QStringLiteral("much"));
        QTest::qWait(200);
        QVERIFY(utilisation->property(kWrongProperty).toBool());
        utilisation->setText(QStringLiteral("97"));
        QTRY_VERIFY(!utilisation->property(kWrongProperty).toBool());
        QCOMPARE(m_panel->measured().gpuUtilisation.value_or(0), 0.97);
    }

    void wordsReachTheEngineAndClearForgetsThem() {
        m_panel->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("CUDA out of memory"));
        QTRY_COMPARE(first(), Cause::outOfMemory);
        for (QPushButton* button : m_panel->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Clea&r")) button->click();
        QTRY_VERIFY(first() != Cause::outOfMemory);
        QCOMPARE(m_panel->measured(), PlanMeasurement{});
    }

    void everythingSpeaksChinese() {
        field(QStringLiteral("Step time (s)"))->setText(QStringLiteral("20"));
        QTRY_VERIFY(m_panel->diagnosis().gap.has_value());
        m_languages.setLanguage(Language::chinese);
        m_panel->setContext(context(Language::chinese));
        QTest::qWait(20);
        static const QRegularExpression word(QStringLiteral("[A-Za-z]{4,} [a-z]{2,}"));
        const auto texts = sample::everyText(*m_panel);
        for (auto it = texts.begin(); it != texts.end(); ++it)
            QVERIFY2(!word.match(it.value()).hasMatch(), qPrintable(it.value()));
        for (int which = 0; which < 2; ++which)
            for (int row = 0; row < table(which)->model()->rowCount(); ++row)
                QVERIFY(sample::hasChinese(table(which)->model()->index(row, 0).data().toString()));
    }
};

QTEST_MAIN(TestDiagnosisPanel)
#include "test_diagnosis_panel.moc"
