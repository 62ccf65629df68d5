/** The languages of the interface, in the order the language menu shows them. */
export const languages = ['en', 'tr', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage = 'en' satisfies Language;

/** Each language in its own words. */
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
 * The tag to give to Intl. Arabic keeps Latin digits: measurements, pixels and file sizes are written so in
 * the application forms of most Arabic-speaking countries, and the digits match the rulers and the file.
 */
export function localeOf(language: Language): string {
  if (language === 'ar') return 'ar-u-nu-latn';
  if (language === 'zh') return 'zh-CN';
  if (language === 'pt') return 'pt-BR';
  if (language === 'en') return 'en-GB';
  return language;
}
