import { fallbackLanguage, isLanguage, type Language } from '@vesika/messages';

export function languageOfPath(pathname: string): Language | null {
  const prefix = pathname.split('/')[1] ?? '';
  return isLanguage(prefix) ? prefix : null;
}

export function pathIn(language: Language, path: string): string {
  if (language === fallbackLanguage) return path;
  return `/${language}${path.replace(/^\/(?=#|$)/, '')}`;
}

export function plainPath(pathname: string): string {
  const language = languageOfPath(pathname);
  return language ? pathname.slice(1 + language.length) || '/' : pathname;
}

export function canonicalPath(pathname: string): string {
  const path = plainPath(pathname).replace(/(?<=.)\/+$/, '');
  return path === '/index-new' ? '/' : path;
}
