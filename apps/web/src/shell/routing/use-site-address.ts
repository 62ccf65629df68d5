import { fallbackLanguage } from '@vesika/messages';
import { useLocation } from 'react-router';
import { languageOfPath, pathIn } from './site-path.ts';
import { useSiteUrl } from './site-url.ts';

export function useSiteAddress(): (path: string) => string {
  const siteUrl = useSiteUrl();
  const language = languageOfPath(useLocation().pathname) ?? fallbackLanguage;
  return (path) => siteUrl + pathIn(language, path);
}
