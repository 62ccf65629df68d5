import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import cyrillicFont from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import textFont from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import type { Language } from '@vesika/messages';

const otherFonts: Partial<Record<Language, readonly string[]>> = {
  ru: [textFont, cyrillicFont],
  zh: [textFont],
  ja: [textFont],
  ar: [],
};

export function earlyFonts(language: Language): readonly string[] {
  return otherFonts[language] ?? [textFont, headingFont];
}
