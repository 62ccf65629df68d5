import { fallbackLanguage, isLanguage, type Language } from '@vesika/messages';

function preferredLanguage(acceptLanguage = ''): Language | undefined {
  const wanted = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => isLanguage(tag));
}

export function acceptedLanguage(acceptLanguage?: string): Language {
  return preferredLanguage(acceptLanguage) ?? fallbackLanguage;
}

export function languageNamed(name: string): Language {
  return isLanguage(name) ? name : fallbackLanguage;
}
