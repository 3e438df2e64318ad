// What the window shows before there is a plan: three questions, sample plans, recent files.
#pragma once

#include "ui/document/settings.h"
#include "ui/inputs/input_rows.h"
#include "ui/sample_answers.h"
#include "ui/sample_card.h"
#include "ui/theme/language_manager.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rackwright {

class DropTarget;
class PlainPanel;
class ProgramMark;
class QuestionBox;
class TrustCard;

class FirstRunPage : public QWidget {
    Q_OBJECT

public:
    FirstRunPage(const Catalog& catalog, const Settings& settings, const LanguageManager& languages,
                 const std::vector<SamplePlan>& samples, QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    void refreshRecent();

signals:
    void sampleChosen(int sample);
    void fileChosen(const QString& path);
    void blankChosen();
    void comparisonAsked(); ///< predicted against published
    /// The three answers: input ids and values.
    void answered(const std::vector<std::pair<std::string, rackwright::InputValue>>& values);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildQuestions();
    QWidget* buildRecent();
    QWidget* buildSamples();
    InputRow* addQuestion(QVBoxLayout& column, std::string_view input);
    void ask();
    void arrangeSamples();

    const Catalog& m_catalog;
    const Settings& m_settings;
    const LanguageManager& m_languages;
    const std::vector<SamplePlan>& m_samples;
    ViewContext m_context;
    Scenario m_answers;
    std::vector<InputRow*> m_questions;
    QList<QuestionBox*> m_questionBoxes;
    QList<PlainPanel*> m_boxes;
    QList<SampleCard*> m_cards;
    SampleAnswers m_sampleAnswers;
    ProgramMark* m_mark;
    QLabel *m_title, *m_subtitle, *m_quick, *m_recentTitle, *m_noRecent, *m_samplesTitle;
    DropTarget* m_drop;
    TrustCard* m_trust;
    QPushButton *m_advise, *m_blank;
    QVBoxLayout* m_recent = nullptr;
    QGridLayout* m_grid = nullptr;
};

} // namespace rackwright
