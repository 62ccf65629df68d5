import { fallbackLanguage, languages } from '@vesika/messages';
import { pathIn } from '../../shell/routing/site-path.ts';

export function sitemap(siteUrl: string, paths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entries(siteUrl, path)),
    '</urlset>\n',
  ].join('\n');
}

function entries(siteUrl: string, path: string): string[] {
  const addresses = languages.map((language) => [language, siteUrl + pathIn(language, path)] as const);
  const alternates = [...addresses, ['x-default', siteUrl + pathIn(fallbackLanguage, path)] as const]
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  return addresses.map(([, address]) => `<url><loc>${address}</loc>${alternates}</url>`);
}
