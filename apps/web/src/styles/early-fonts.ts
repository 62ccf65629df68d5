import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import cyrillicFont from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import textFont from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import type { Language } from '@vesika/messages';

/** Languages whose letters come mostly out of other files. */
const otherFonts: Partial<Record<Language, readonly string[]>> = {
  ru: [textFont, cyrillicFont],
  // Those of the system, or too large to be fetched ahead of the styles.
  zh: [textFont],
  ja: [textFont],
  ar: [],
};

/** Fonts worth fetching before the styles ask for them: those that most letters of the first screen need. */
export function earlyFonts(language: Language): readonly string[] {
  return otherFonts[language] ?? [textFont, headingFont];
}
