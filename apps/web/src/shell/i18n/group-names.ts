import type { Language } from '@vesika/messages';
import names from './group-names.json' with { type: 'json' };

/** Groups of countries that share rules; Intl has no fitting names for them. */
const groupNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = names;

export function groupName(language: Language, code: string): string | undefined {
  return groupNames[code]?.[language];
}

export const groupCodes: readonly string[] = Object.keys(groupNames);
