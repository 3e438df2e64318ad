// Switches the language of the running program.
#pragma once

#include "ui/text/format.h"

#include <QObject>
#include <QTranslator>

namespace rackwright {

/// Installs the translations of one language and takes the other's out. Widgets get LanguageChange from Qt
/// through the event loop; whatever is not a widget listens to changed().
class LanguageManager : public QObject {
    Q_OBJECT

public:
    explicit LanguageManager(QObject* parent = nullptr);
    ~LanguageManager() override;

    Language language() const { return m_language; }
    void setLanguage(Language language);
    /// False when a translation of our own did not load: the program was packed wrongly.
    bool isComplete() const { return m_complete; }

    /// `source` in Chinese whatever the current language is, for search in both languages at once.
    QString inChinese(const char* context, const char* source) const;

signals:
    void changed();

private:
    void removeAll();

    QTranslator m_english; ///< plural forms
    QTranslator m_chinese;
    QTranslator m_chineseQt; ///< buttons and dialogs of Qt itself
    Language m_language = Language::english;
    bool m_complete = false;
    bool m_hasChineseQt = false; ///< the package of Qt's translations may be missing
    bool m_installed = false;
};

} // namespace rackwright
