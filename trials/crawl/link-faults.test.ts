import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPage } from '../../e2e/read-page.ts';
import type { CrawledPage } from './crawl-pages.ts';
import { linkFaults } from './link-faults.ts';
import { type Site, siteAt } from './site.ts';

const origin = 'https://v.example';
/** Addresses that respond but are not in the sitemap. */
const others: Record<string, string> = {
  '/auth': '<meta name="robots" content="noindex"/><h1 id="in">Sign in</h1>',
  '/facts.json': '{}',
  '/forgotten': '<h1>Forgotten</h1>',
};

let server: Server;
let site: Site;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.statusCode = url in others ? 200 : 404;
    response.setHeader('content-type', url.endsWith('.json') ? 'application/json' : 'text/html');
    response.end(others[url]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = siteAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, origin);
});
afterAll(() => server.close());

const page = (path: string, language: 'en' | 'tr', html: string): CrawledPage => ({
  address: origin + path,
  language,
  alternates: {},
  facts: readPage(html),
});

async function faultsOf(html: string): Promise<string[]> {
  const pages = [page('/', 'en', html), page('/help', 'en', '<h2 id="a b"></h2>'), page('/tr', 'tr', '')];
  return (await linkFaults(site, pages)).faults.map(({ rule, detail }) => `${rule}: ${detail}`);
}

describe('linkFaults', () => {
  it('follows links, anchors and addresses of structured data', async () => {
    const json = JSON.stringify({ url: origin, item: `${origin}/help` });
    const html = `<a href="/">A</a><a href="/help?x=1#a%20b">B</a><a href="/auth#in">C</a><a href="#">D</a>
<a href="https://other.example/gone">E</a><a href="mailto:a@b.example">F</a><a hreflang="tr" href="/tr">G</a>
<a href="/facts.json">H</a>
<script type="application/ld+json">${json}</script>`;
    expect(await faultsOf(html)).toEqual([]);
  });

  it.each([
    ['<a href="/gone">A</a>', 'link: 404 https://v.example/gone'],
    ['<a href="/help#top">A</a>', 'anchor: https://v.example/help#top'],
    ['<a href="/auth#out">A</a>', 'anchor: https://v.example/auth#out'],
    ['<a href="/forgotten">A</a>', 'link to a page that the sitemap lacks: https://v.example/forgotten'],
    ['<a href="/tr">A</a>', 'link into another language: https://v.example/tr'],
    [
      '<script type="application/ld+json">{"item":"https://v.example/no"}</script>',
      'link: 404 https://v.example/no',
    ],
  ])('%s: %s', async (html, fault) => {
    expect(await faultsOf(html)).toEqual([fault]);
  });
});
