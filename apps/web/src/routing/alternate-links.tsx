import { fallbackLanguage, languages } from '@vesika/messages';
import { useLocation } from 'react-router';
import { canonicalPath, languageOfPath, pathIn } from './site-path.ts';

/** The address of this page, and of the same page in every other language, for search engines. */
export function AlternateLinks({ siteUrl }: { siteUrl: string }) {
  const { pathname } = useLocation();
  const path = canonicalPath(pathname);
  return (
    <>
      <link rel="canonical" href={siteUrl + pathIn(languageOfPath(pathname) ?? fallbackLanguage, path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={siteUrl + pathIn(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + pathIn(fallbackLanguage, path)} />
    </>
  );
}
