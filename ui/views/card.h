// The frame of every result: title, subtitle, controls, and a picture with its table twin behind it.
#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/view_context.h"
#include "ui/views/picture_export.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace rackwright {

class DataTable;
class ElidedLabel;

class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    virtual void setContext(const ViewContext& context);
    const ViewContext& context() const { return m_context; }

    void setTitle(const QString& title, const QString& subtitle);
    QString title() const;
    QString subtitle() const;
    bool showsTable() const;
    void showTable(bool table);
    /// A sentence instead of the picture; empty brings the picture back.
    void setEmptyMessage(const QString& message);

    /// What "copy image" and "export" draw.
    void setPainter(PicturePainter painter);
    bool exportTo(const QString& path, const PictureOptions& options = {}) const;
    void copyImage() const;
    void copyTable() const;
    bool hasPicture() const { return static_cast<bool>(m_painter); }

signals:
    void whyRequested(const QString& figureId);
    void reportRequested(); ///< the picture is wanted in the report
    void focusRequested();  ///< double-click on the header, or the expand button

protected:
    void setPicture(QWidget* picture, int padding = 10);
    void setTable(DataTable* table); ///< twin of the picture, behind the table button
    /// What "copy table" takes when the table is part of the picture.
    void setCopied(const DataTable* table);
    void addControl(QWidget* control); ///< left of the buttons
    void setFigure(const QString& figureId);
    void setExpandable();
    QWidget* picture() const { return m_picture; }
    const PicturePainter& painter() const { return m_painter; }

    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolButton* addButton(IconName icon);
    void buildHeader();
    void buildMenu();
    void retranslate();
    void askForPath();

    ViewContext m_context;
    PicturePainter m_painter;
    QString m_figure;
    QWidget* m_header = nullptr;
    QHBoxLayout* m_controls = nullptr;
    QLabel* m_title = nullptr;
    ElidedLabel* m_subtitle = nullptr;
    QLabel* m_message = nullptr;
    QStackedWidget* m_pages = nullptr;
    QWidget* m_picture = nullptr;
    DataTable* m_table = nullptr;
    const DataTable* m_copied = nullptr;
    QToolButton* m_why = nullptr;
    QToolButton* m_flip = nullptr;
    QToolButton* m_expand = nullptr;
    QToolButton* m_more = nullptr;
    QMenu* m_menu = nullptr;
    QAction* m_copyImage = nullptr;
    QAction* m_copyTable = nullptr;
    QAction* m_export = nullptr;
    QAction* m_report = nullptr;
};

} // namespace rackwright
