// Inputs at the left, results at the right. In a narrow window the inputs become a rail of icons with a
// drawer.
#pragma once

#include "core/inputs/input_table.h"
#include "ui/theme/view_context.h"

#include <QWidget>

class QSplitter;
class QToolButton;

namespace rackwright {

class InputPanel;

/// How the window folds, by its width divided by the text scale.
enum class Fold : std::uint8_t { wide, medium, narrow };
Fold foldOf(int width, double textScale);

class InputRail : public QWidget {
    Q_OBJECT

public:
    explicit InputRail(QWidget* parent = nullptr);
    void setContext(const ViewContext& context);

signals:
    void opened();
    void searchAsked();
    void groupAsked(rackwright::InputGroup group);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ViewContext m_context;
    QList<QToolButton*> m_buttons; ///< open, search, then one per group
};

class Workspace : public QWidget {
    Q_OBJECT

public:
    /// Takes both into its layout.
    Workspace(InputPanel& panel, QWidget* parent = nullptr);

    void setResults(QWidget* results);
    void setContext(const ViewContext& context);
    void setFold(Fold fold);
    bool isNarrow() const { return m_fold == Fold::narrow; }
    bool isDrawerOpen() const;
    void openDrawer();
    void closeDrawer();
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);
    void resetLayout();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeDrawer();
    int panelWidth() const;

    InputPanel& m_panel;
    InputRail* m_rail;
    QSplitter* m_splitter;
    QWidget* m_results = nullptr;
    ViewContext m_context;
    Fold m_fold = Fold::wide;
    Fold m_wideFold = Fold::wide; ///< before the inputs became a rail, with its layout
    QByteArray m_wideLayout;
};

} // namespace rackwright
