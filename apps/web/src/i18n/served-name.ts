import type { Language } from '@vesika/messages';
import { countryName } from './country-names.ts';

/**
 * The name as the server wrote it, since the browser's own list may say it otherwise and hydration would
 * stumble; the browser's own once the visitor has changed to another language.
 */
export function servedName(
  language: Language,
  served: Language,
  { code, name }: { code: string; name: string },
): string {
  return language === served ? name : countryName(language, code, name);
}
