import { type Language, localeOf } from '@vesika/messages';
import { groupName } from './group-names.ts';

export function countryName(language: Language, code: string, otherwise: string = code): string {
  const group = groupName(language, code);
  if (group) return group;
  try {
    return namesIn(language).of(code) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const opened = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const names =
    opened.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
  opened.set(language, names);
  return names;
}
