// The rows of the input panel as a person uses them: dragging, typing, picking, searching, scrolling.
#include "core/files/catalog_reader.h"
#include "ui/document/preferences.h"
#include "ui/inputs/input_panel.h"
#include "ui/inputs/input_rows.h"
#include "ui/text/wording.h"
#include "ui/theme/rackwright_style.h"

#include <QAccessible>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace rackwright;

class TestInputPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
        QVERIFY(m_languages.isComplete());
    }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_document = std::make_unique<PlanDocument>(m_catalog);
        m_panel = std::make_unique<InputPanel>(*m_document, *m_settings, m_languages);
        speak(Language::english);
        m_panel->resize(336, 800);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }

    void cleanup() {
        m_panel.reset();
        m_document.reset();
    }

    void draggingIsOneUndoStepAndEscGivesTheOldValueBack() {
        GrooveSlider* slider = sliderRow("data.tokens")->slider();
        const double before = m_document->scenario().data.tokensT;
        drag(*slider, 0.2, 0.8);
        QVERIFY(m_document->scenario().data.tokensT != before);
        QTest::mouseRelease(slider, Qt::LeftButton);
        m_document->undo();
        QCOMPARE(m_document->scenario().data.tokensT, before);
        QVERIFY(!m_document->canUndo());

        drag(*slider, 0.2, 0.8);
        QVERIFY(m_document->scenario().data.tokensT != before);
        QTest::keyClick(slider, Qt::Key_Escape);
        QCOMPARE(m_document->scenario().data.tokensT, before);
        QVERIFY(!m_document->canUndo());
        QTest::mouseRelease(slider, Qt::LeftButton);
        QCOMPARE(m_document->scenario().data.tokensT, before);
    }

    void arrowsStepAndPageStepsTen() {
        GrooveSlider* slider = sliderRow("model.sequence")->slider();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(m_document->scenario().model.sequence, 16384.0);
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(m_document->scenario().model.sequence, 512.0);
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(m_document->scenario().model.sequence, 524288.0);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(m_document->scenario().model.sequence, 1048576.0);
    }

    void typingCommitsOnEnterAndReadsBothMarks() {
        type("data.tokens", QStringLiteral("2,5"));
        QCOMPARE(m_document->scenario().data.tokensT, 15.0); // not before Enter
        QTest::keyClick(spin("data.tokens"), Qt::Key_Return);
        QCOMPARE(m_document->scenario().data.tokensT, 2.5);
        type("model.sequence", QStringLiteral("12,288"));
        QTest::keyClick(spin("model.sequence"), Qt::Key_Return);
        QCOMPARE(m_document->scenario().model.sequence, 12288.0);
    }

    void focusOutCommitsToo() {
        type("data.tokens", QStringLiteral("3"));
        m_panel->findField()->setFocus();
        QCOMPARE(m_document->scenario().data.tokensT, 3.0);
    }

    void unreadableTextKeepsTheLastValue() {
        type("data.tokens", QStringLiteral("lots"));
        QVERIFY(spin("data.tokens")->property(kWrongProperty).toBool());
        m_panel->findField()->setFocus();
        QCOMPARE(m_document->scenario().data.tokensT, 15.0);
        QVERIFY(!spin("data.tokens")->property(kWrongProperty).toBool());
        QVERIFY(!spin("data.tokens")->text().contains(QLatin1String("lots")));
    }

    void sharesAreTypedInPerCent() {
        type("limits.memory_use", QStringLiteral("85"));
        QTest::keyClick(spin("limits.memory_use"), Qt::Key_Return);
        QCOMPARE(m_document->scenario().limits.memoryUse, 0.85);
    }

    void automaticIsFixedByTouchAndGivenBackByTheArrow() {
        SliderRow* row = sliderRow("parallel.tp");
        QVERIFY(std::holds_alternative<std::monostate>(row->state().value));
        row->slider()->setFocus();
        QTest::keyClick(row->slider(), Qt::Key_Right);
        QVERIFY(m_document->scenario().parallel.tp.has_value());
        auto* reset = row->findChild<QToolButton*>();
        QVERIFY(reset->isVisibleTo(row));
        reset->click();
        QVERIFY(!m_document->scenario().parallel.tp.has_value());
        QVERIFY(!reset->isVisibleTo(row));
    }

    void theWordAutoGivesTheChoiceBack() {
        QVERIFY(m_document->edit("parallel.tp", 4.0));
        type("parallel.tp", QStringLiteral("auto"));
        QTest::keyClick(spin("parallel.tp"), Qt::Key_Return);
        QVERIFY(!m_document->scenario().parallel.tp.has_value());
    }

    void theWheelScrollsUnlessTheWidgetHasTheFocus() {
        GrooveSlider* slider = sliderRow("data.tokens")->slider();
        ValueSpinBox* box = spin("data.tokens");
        m_panel->findField()->setFocus();
        for (QWidget* widget : {static_cast<QWidget*>(slider), static_cast<QWidget*>(box)}) {
            QVERIFY(!sendWheel(*widget));
            QCOMPARE(m_document->scenario().data.tokensT, 15.0);
            QVERIFY(!(widget->focusPolicy() & Qt::WheelFocus & ~Qt::StrongFocus));
        }
    }

    void picklistsFindByContentsInBothLanguages() {
        auto* list = qobject_cast<PickRow*>(m_panel->row("hardware.accelerator"))->picklist();
        for (const QString& text :
             {QStringLiteral("h100"), QStringLiteral("SXM"), QStringLiteral("英伟达")}) {
            typeInto(*list->lineEdit(), text);
            QVERIFY2(list->matches().rowOf("h100-sxm") >= 0, qPrintable(text));
            QVERIFY2(list->matches().matches() < list->items().rowCount(), qPrintable(text));
        }
        typeInto(*list->lineEdit(), QStringLiteral("xyz"));
        QCOMPARE(list->matches().matches(), 0);
        QCOMPARE(list->matches().rowCount(), 1);
        QVERIFY(!(list->matches().flags(list->matches().index(0)) & Qt::ItemIsEnabled));
        m_panel->findField()->setFocus();
        QCOMPARE(list->choice(), std::string("h100-sxm"));
        QVERIFY(!list->currentText().contains(QLatin1String("xyz")));
    }

    void aPickIsAnEdit() {
        auto* list = qobject_cast<PickRow*>(m_panel->row("hardware.accelerator"))->picklist();
        typeInto(*list->lineEdit(), QStringLiteral("h200-sxm"));
        QCOMPARE(list->matches().matches(), 1);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(m_document->scenario().hardware.accelerator, std::string("h200-sxm"));
        auto* servers = qobject_cast<PickRow*>(m_panel->row("hardware.server"))->picklist();
        for (int row = 0; row < servers->items().rowCount(); ++row) {
            const Server* server = m_catalog.hardware.server(servers->items().item(row).id);
            QCOMPARE(server->acceleratorId, std::string("h200-sxm"));
        }
    }

    void partsWithoutDataAreListedButCannotBePicked() {
        auto* list = qobject_cast<PickRow*>(m_panel->row("hardware.accelerator"))->picklist();
        int impossible = 0;
        for (int row = 0; row < list->items().rowCount(); ++row) {
            const bool enabled = list->items().flags(list->items().index(row)) & Qt::ItemIsEnabled;
            QCOMPARE(enabled, list->items().item(row).reason.isEmpty());
            impossible += enabled ? 0 : 1;
        }
        const auto choices =
            inputChoices(*findInput("hardware.accelerator"), m_catalog, m_document->scenario());
        QCOMPARE(list->items().rowCount() - impossible, static_cast<int>(choices.size()));
    }

    void searchFindsInEitherLanguage() {
        for (const Language language : {Language::english, Language::chinese}) {
            speak(language);
            for (const QString& text : {QStringLiteral("Deadline"), QStringLiteral("工期")}) {
                m_panel->findField()->setText(text);
                QVERIFY2(m_panel->row("limits.deadline")->isVisibleTo(m_panel.get()), qPrintable(text));
                QVERIFY2(!m_panel->row("data.precision")->isVisibleTo(m_panel.get()), qPrintable(text));
            }
            m_panel->findField()->clear();
        }
    }

    void searchReachesWhatTheLevelHides() {
        QVERIFY(m_panel->row("money.pue") == nullptr);
        m_panel->findField()->setText(QStringLiteral("PUE"));
        QVERIFY(m_panel->row("money.pue")->isVisibleTo(m_panel.get()));
        m_panel->findField()->clear();
        QVERIFY(!m_panel->row("money.pue")->isVisibleTo(m_panel.get()));
        QVERIFY(m_panel->reveal("money.pue"));
        QVERIFY(isExpert(*m_settings));
        QVERIFY(!m_panel->reveal("no.such_input"));
    }

    void everyEditorHasANameInBothLanguages() {
        setExpert(*m_settings, true);
        QHash<QString, QString> english;
        for (const Language language : {Language::english, Language::chinese}) {
            speak(language);
            for (const InputDefinition& input : inputTable()) {
                InputRow* row = m_panel->row(input.id);
                QVERIFY(row != nullptr);
                // Not the interface's name: on Linux that of a combo box is its value.
                QCOMPARE(row->editor()->accessibleName(), text::inputLabel(input.id));
                QVERIFY2(!row->editor()->accessibleName().isEmpty(), input.id.data());
            }
            for (QWidget* widget : m_panel->findChildren<QWidget*>()) {
                if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() != nullptr) continue;
                if (qobject_cast<QLineEdit*>(widget) != nullptr &&
                    widget->objectName().startsWith(QLatin1String("qt_")))
                    continue; // the inside of a spin box
                const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
                QVERIFY2(!name.isEmpty() || isInsideCombo(*widget), widget->metaObject()->className());
            }
        }
    }

    void numbersFollowTheGrouping() {
        m_settings->set(Setting::grouping, QStringLiteral("comma"));
        speak(Language::english);
        QCOMPARE(spin("model.sequence")->text(), QStringLiteral("8,192"));
        m_settings->set(Setting::grouping, QStringLiteral("thin"));
        speak(Language::english);
        QCOMPARE(spin("model.sequence")->text(), QStringLiteral("8\u2009192"));
    }

private:
    void speak(Language language) {
        m_languages.setLanguage(language);
        setLanguage(*m_settings, language);
        ViewContext context;
        context.catalog = &m_catalog;
        context.format = formatterOf(*m_settings);
        m_panel->setContext(context);
    }

    SliderRow* sliderRow(std::string_view id) { return qobject_cast<SliderRow*>(m_panel->row(id)); }
    ValueSpinBox* spin(std::string_view id) { return sliderRow(id)->spinBox(); }

    void typeInto(QLineEdit& field, const QString& text) {
        field.window()->activateWindow();
        field.setFocus();
        field.selectAll();
        QInputMethodEvent event; // keyClicks cannot type Chinese
        event.setCommitString(text);
        QApplication::sendEvent(&field, &event);
    }

    void type(std::string_view id, const QString& text) {
        m_panel->reveal(id);
        typeInto(*spin(id)->findChild<QLineEdit*>(), text);
    }

    static void drag(QWidget& slider, double from, double to) {
        const int y = slider.height() / 2;
        slider.setFocus();
        QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(static_cast<int>(slider.width() * from), y));
        for (int i = 1; i <= 10; ++i)
            QTest::mouseMove(&slider,
                             QPoint(static_cast<int>(slider.width() * (from + (to - from) * i / 10)), y));
    }

    /// The field of a combo box, or the list that drops from it: the box itself has the name.
    static bool isInsideCombo(const QWidget& widget) {
        return widget.parentWidget()->inherits("QComboBox") ||
               widget.parentWidget()->inherits("QComboBoxPrivateContainer");
    }

    /// True when the widget took the event.
    static bool sendWheel(QWidget& widget) {
        const QPointF place = widget.rect().center();
        QWheelEvent event(place, widget.mapToGlobal(place), {}, QPoint(0, -120), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &event);
        return event.isAccepted() && widget.hasFocus();
    }

    Catalog m_catalog;
    LanguageManager m_languages;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<PlanDocument> m_document;
    std::unique_ptr<InputPanel> m_panel;
};

QTEST_MAIN(TestInputPanel)
#include "test_input_panel.moc"
