/**
 * `npm run crawl -- [ADDRESS] [--browser]`: opens every page of the sitemap of a running server (by default
 * http://localhost:3000) and judges what search engines and people would find. Exit code 1 on any fault.
 */
import { parseArgs } from 'node:util';
import { readSitemap } from '../e2e/read-sitemap.ts';
import { crawlPages } from './crawl/crawl-pages.ts';
import { linkFaults } from './crawl/link-faults.ts';
import type { Fault } from './crawl/page-faults.ts';
import { reportOf } from './crawl/report.ts';
import { resourceFaults } from './crawl/resource-faults.ts';
import { siteAt } from './crawl/site.ts';
import { siteFaults } from './crawl/site-faults.ts';

const { values: options, positionals } = parseArgs({
  options: { browser: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const at = (positionals[0] ?? 'http://localhost:3000').replace(/\/+$/, '');
const begun = performance.now();

const listed = readSitemap(await (await fetch(`${at}/sitemap.xml`)).text());
if (listed.length === 0) throw new Error(`${at}/sitemap.xml lists no page`);
const site = siteAt(at, new URL(listed[0]!.address).origin);
const say = (line: string) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${line}`);
say(
  `${listed.length} pages in the sitemap, in ${new Set(listed.map(({ language }) => language)).size} languages`,
);

const { pages, faults: own } = await crawlPages(site, listed);
say(`${pages.length} pages read`);
const { faults: broken, linksCount } = await linkFaults(site, pages);
say(`${linksCount} links followed`);
const unfetched = await resourceFaults(site, pages);
say(`${new Set(pages.flatMap(({ facts }) => facts.pictures)).size} pictures for sharing fetched`);
const faults: Fault[] = [...own, ...siteFaults(pages), ...broken, ...unfetched];
if (options.browser) {
  const { browserFaults, sampleOf } = await import('./crawl/browser-faults.ts');
  const sample = sampleOf(listed);
  faults.push(...(await browserFaults(at, site.origin, sample)));
  say(`${sample.length} pages opened in the browser`);
}

if (faults.length > 0) console.log(`\n${reportOf(faults)}\n`);
say(faults.length === 0 ? 'no fault' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
