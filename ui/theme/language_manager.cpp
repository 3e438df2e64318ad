#include "ui/theme/language_manager.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

// In a static library the linker keeps the resource only when it is asked for. Must stand outside any
// namespace.
static void initTranslationResource() {
    Q_INIT_RESOURCE(translations);
}

namespace rackwright {

LanguageManager::LanguageManager(QObject* parent) : QObject(parent) {
    initTranslationResource();
    const bool english = m_english.load(QStringLiteral(":/translations/rackwright_en.qm"));
    const bool chinese = m_chinese.load(QStringLiteral(":/translations/rackwright_zh_CN.qm"));
    m_complete = english && chinese;
    m_hasChineseQt =
        m_chineseQt.load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

LanguageManager::~LanguageManager() {
    removeAll();
}

void LanguageManager::removeAll() {
    for (QTranslator* translator : {&m_english, &m_chinese, &m_chineseQt})
        QCoreApplication::removeTranslator(translator);
}

void LanguageManager::setLanguage(Language language) {
    if (m_installed && language == m_language) return;
    m_language = language;
    m_installed = true;
    const bool chinese = language == Language::chinese;
    // Widgets that format numbers themselves use the default locale; our own figures never do.
    QLocale::setDefault(chinese ? QLocale(QLocale::Chinese, QLocale::China) : QLocale(QLocale::English));
    removeAll();
    if (chinese) {
        if (m_hasChineseQt) QCoreApplication::installTranslator(&m_chineseQt);
        QCoreApplication::installTranslator(&m_chinese);
    } else {
        QCoreApplication::installTranslator(&m_english);
    }
    emit changed();
}

QString LanguageManager::inChinese(const char* context, const char* source) const {
    return m_chinese.translate(context, source);
}

} // namespace rackwright
