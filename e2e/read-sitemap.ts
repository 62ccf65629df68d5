import { Parser } from 'htmlparser2';
import { isLanguage, type Language } from '../packages/messages/src/index.ts';

export interface SitemapPage {
  address: string;
  language: Language;
  /** Addresses by hreflang. */
  alternates: Record<string, string>;
}

export function readSitemap(xml: string): SitemapPage[] {
  const pages: SitemapPage[] = [];
  let inLoc = false;
  let address = '';
  let alternates: Record<string, string> = {};
  const parser = new Parser(
    {
      onopentag(name, { hreflang, href }) {
        if (name === 'url') [address, alternates] = ['', {}];
        inLoc = name === 'loc';
        if (name === 'xhtml:link' && hreflang && href) alternates[hreflang] = href;
      },
      ontext(text) {
        if (inLoc) address += text;
      },
      onclosetag(name) {
        inLoc = false;
        if (name === 'url') pages.push({ address, alternates, language: languageAt(address, alternates) });
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return pages;
}

function languageAt(address: string, alternates: Readonly<Record<string, string>>): Language {
  const language = Object.keys(alternates).find((each) => isLanguage(each) && alternates[each] === address);
  if (!language || !isLanguage(language)) throw new Error(`The sitemap names no language of ${address}`);
  return language;
}
