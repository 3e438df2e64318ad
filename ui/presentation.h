// Presentation mode: the answer in large type for a projector, five pages, one live slider.
#pragma once

#include "ui/document/plan_document.h"
#include "ui/theme/view_context.h"

#include <QWidget>

#include <array>

class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace rackwright {

class BigFigures;
class InputRow;
class OutcomeCard;
class PageDots;

enum class PresentationPage : std::uint8_t { verdict, topology, time, cost, findings };
inline constexpr int kPresentationPages = 5;

class Presentation : public QWidget {
    Q_OBJECT

public:
    /// `document` outlives the presentation: the live slider edits it.
    explicit Presentation(PlanDocument& document, QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    void setOutcome(std::shared_ptr<const Outcome> outcome);
    void showPage(PresentationPage page);
    PresentationPage page() const { return m_page; }
    /// The input of the live slider; it must be a number.
    void setLiveInput(std::string_view input);
    InputRow& liveRow() const { return *m_row; }

signals:
    void left();
    void actionsTriggered(const std::vector<rackwright::FindingAction>& actions);
    void whyRequested(const QString& figure);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildHead();
    QWidget* buildFoot();
    QWidget* buildSlider();
    void buildCards();
    void fillPinMenu();
    void refresh();
    void refreshRow();
    void refreshTexts();
    QString footText() const;

    PlanDocument& m_document;
    ViewContext m_context;
    std::shared_ptr<const Outcome> m_outcome;
    PresentationPage m_page = PresentationPage::verdict;
    QLabel *m_title, *m_subtitle, *m_status, *m_statusIcon;
    BigFigures* m_figures;
    std::array<OutcomeCard*, 4> m_cards{}; ///< topology, time, cost, findings
    QWidget* m_sliderBar = nullptr;
    QHBoxLayout* m_sliderLine = nullptr;
    QToolButton* m_pin = nullptr;
    QMenu* m_pins = nullptr;
    InputRow* m_row = nullptr;
    QLabel *m_answer, *m_foot, *m_keys;
    PageDots* m_dots;
    quint64 m_gesture = 0;
};

} // namespace rackwright
