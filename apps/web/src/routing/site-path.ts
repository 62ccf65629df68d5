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

/** Without the language it names. */
export function plainPath(pathname: string): string {
  const language = languageOfPath(pathname);
  return language ? pathname.slice(1 + language.length) || '/' : pathname;
}

/** The one path, without language, of a page that several lead to. */
export function canonicalPath(pathname: string): string {
  const path = plainPath(pathname).replace(/(?<=.)\/+$/, '');
  return path === '/index-new' ? '/' : path;
}
