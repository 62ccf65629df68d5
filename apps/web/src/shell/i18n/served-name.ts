import type { Language } from '@vesika/messages';
import { countryName } from './country-names.ts';

/**
 * Keeps the server's name until the visitor changes the language, because the browser's own may differ and break
 * hydration.
 */
export function servedName(
  language: Language,
  served: Language,
  { code, name }: { code: string; name: string },
): string {
  return language === served ? name : countryName(language, code, name);
}
