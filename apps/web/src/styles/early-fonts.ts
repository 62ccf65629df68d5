import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import cyrillicFont from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import textFont from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import type { Language } from '@vesika/messages';

/** Most letters of these languages come from system fonts, or from files too large to preload. */
const otherFonts: Partial<Record<Language, readonly string[]>> = {
  ru: [textFont, cyrillicFont],
  zh: [textFont],
  ja: [textFont],
  ar: [],
};

/** Fonts that most letters of the first screen need, fetched before the styles ask for them. */
export function earlyFonts(language: Language): readonly string[] {
  return otherFonts[language] ?? [textFont, headingFont];
}
