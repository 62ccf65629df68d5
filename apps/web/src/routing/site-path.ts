import { fallbackLanguage, isLanguage, type Language } from '@vesika/messages';

/** The language an address names (`/tr/pricing`); null where it names none. */
export function languageOfPath(pathname: string): Language | null {
  const prefix = pathname.split('/')[1] ?? '';
  return isLanguage(prefix) ? prefix : null;
}

/** `/pricing` in a language: English has no prefix. */
export function pathIn(language: Language, path: string): string {
  if (language === fallbackLanguage) return path;
  return `/${language}${path.replace(/^\/(?=#|$)/, '')}`;
}

/** Removes the language from a path. */
export function plainPath(pathname: string): string {
  const language = languageOfPath(pathname);
  return language ? pathname.slice(1 + language.length) || '/' : pathname;
}

/** The canonical path, without language, of a page with several paths. */
export function canonicalPath(pathname: string): string {
  const path = plainPath(pathname).replace(/(?<=.)\/+$/, '');
  return path === '/index-new' ? '/' : path;
}
