/** The languages of the interface, in the order of the language menu. */
export const languages = ['en', 'tr', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage = 'en' satisfies Language;

/** Each language's name for itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  tr: 'Türkçe',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português (Brasil)',
  ru: 'Русский',
  zh: '简体中文',
  ja: '日本語',
  ar: 'العربية',
};

export function isLanguage(tag: string): tag is Language {
  return (languages as readonly string[]).includes(tag);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The locale tag for Intl. Arabic keeps Latin digits because the application forms of most Arabic-speaking countries
 * use them for measurements, pixels and file sizes.
 */
export function localeOf(language: Language): string {
  if (language === 'ar') return 'ar-u-nu-latn';
  if (language === 'zh') return 'zh-CN';
  if (language === 'pt') return 'pt-BR';
  if (language === 'en') return 'en-GB';
  return language;
}
