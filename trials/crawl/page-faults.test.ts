import { describe, expect, it } from 'vitest';
import { readPage } from '../../e2e/read-page.ts';
import { readSitemap } from '../../e2e/read-sitemap.ts';
import { languages } from '../../packages/messages/src/index.ts';
import type { CrawledPage } from './crawl-pages.ts';
import { pageFaults } from './page-faults.ts';
import { siteFaults } from './site-faults.ts';

const addressIn = (language: string) =>
  `https://v.example${language === 'en' ? '/help' : `/${language}/help`}`;
const named = [...languages, 'x-default'].map((each) => [
  each,
  addressIn(each === 'x-default' ? 'en' : each),
]);
const alternates = named
  .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  .join('');
const listed = readSitemap(
  `<urlset>${languages.map((each) => `<url><loc>${addressIn(each)}</loc>${alternates}</url>`).join('')}</urlset>`,
);

function htmlIn(language: string): string {
  const links = named.map(([other, href]) => `<link rel="alternate" hrefLang="${other}" href="${href}"/>`);
  return `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><title>Help ${language} | Vesika</title>
<meta name="description" content="Answers ${language}"/><meta property="og:image" content="https://v.example/a.png"/>
<link rel="canonical" href="${addressIn(language)}"/>${links.join('')}<h1>Help</h1></html>`;
}

const rulesBroken = (html: string) =>
  pageFaults(listed[0]!, readPage(html), new Set(['footer'])).map(({ rule, detail }) => `${rule}: ${detail}`);

describe('pageFaults', () => {
  it('reads the language of every page in the sitemap', () => {
    expect(listed.map(({ language }) => language)).toEqual(languages);
  });

  it('accepts a good page', () => {
    expect(listed.flatMap((page) => pageFaults(page, readPage(htmlIn(page.language)), new Set()))).toEqual(
      [],
    );
  });

  it.each([
    ['<h1>Help</h1>', '', 'h1: there are 0'],
    ['<h1>Help</h1>', '<h1>A</h1><h1>B</h1>', 'h1: there are 2'],
    ['Help en | Vesika', ' | Vesika', 'title:  | Vesika'],
    ['content="Answers en"', 'content=""', 'description: is empty'],
    ['lang="en"', 'lang="de"', 'html lang: de'],
    ['dir="ltr"', 'dir="rtl"', 'html dir: rtl'],
    ['rel="canonical" href="https://v.example/help"', 'rel="canonical" href="/help"', 'canonical: /help'],
    ['hrefLang="tr"', 'hrefLang="xx"', 'hreflang: lacks tr'],
    ['hrefLang="tr"', 'hrefLang="xx"', 'hreflang: differs from the sitemap'],
    ['<h1>', '<meta name="robots" content="noindex"><h1>', 'robots: noindex'],
    ['<h1>', '<p>footer.promise</p><h1>', 'text: footer.promise'],
    ['<h1>', '<p id="a"></p><p id="a"></p><h1>', 'id: "a" occurs twice'],
    ['<h1>', '<script type="application/ld+json">{</script><h1>', 'structured data: is no JSON: {'],
  ])('%s as %s: %s', (good, bad, fault) => {
    expect(rulesBroken(htmlIn('en').replace(good, bad))).toContain(fault);
  });
});

describe('siteFaults', () => {
  const crawl = (htmlOf: (language: string) => string): CrawledPage[] =>
    listed.map((page) => ({ ...page, facts: readPage(htmlOf(page.language)) }));

  it('accepts languages that link each other', () => {
    expect(siteFaults(crawl(htmlIn))).toEqual([]);
  });

  it('reports a language that does not link the others', () => {
    const faults = siteFaults(
      crawl((each) => htmlIn(each).replace(each === 'tr' ? /<link rel="alt.*?>/ : '', '')),
    );
    expect(faults.filter(({ address }) => address === addressIn('de'))).toEqual([
      { address: addressIn('de'), rule: 'hreflang', detail: `${addressIn('tr')} does not answer in kind` },
    ]);
  });

  it('reports pages of one language with the same title or description', () => {
    const [page] = crawl(htmlIn);
    const faults = siteFaults([page!, { ...page!, address: 'https://v.example/other' }]);
    expect(faults.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['same titles', 'same descriptions']),
    );
  });
});
