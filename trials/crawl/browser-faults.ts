import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/browser.ts';
import { listenForComplaints } from '../../e2e/complaints.ts';
import type { SitemapPage } from '../../e2e/read-sitemap.ts';
import { eachAtOnce } from './each-at-once.ts';
import type { Fault } from './page-faults.ts';

const languages = ['en', 'tr', 'ar'];
/** Number of countries of each kind to open; further ones share their layout and scripts. */
const countriesPerKind = 2;

/** One page of each type in three languages, so that every piece of script has run once. */
export function sampleOf(pages: readonly SitemapPage[]): SitemapPage[] {
  const taken = new Map<string, number>();
  return pages.filter(({ address, language }) => {
    if (!languages.includes(language)) return false;
    const [, kind = '', country] = /\/(\w+)-photo\/([\w-]+)$/.exec(address) ?? [];
    if (country === undefined || country === 'all-countries') return true;
    const type = `${language} ${kind}`;
    taken.set(type, (taken.get(type) ?? 0) + 1);
    return taken.get(type)! <= countriesPerKind;
  });
}

/** Opens pages in a real browser, wakes their scripts and listens. */
export async function browserFaults(
  at: string,
  origin: string,
  pages: readonly SitemapPage[],
): Promise<Fault[]> {
  const browser = await openBrowser();
  try {
    const faults = await eachAtOnce(pages, 2, (page) =>
      complaintsOf(browser, page, page.address.replace(origin, at)),
    );
    return faults.flat();
  } finally {
    await browser.close();
  }
}

async function complaintsOf(
  browser: Browser,
  { address, language }: SitemapPage,
  url: string,
): Promise<Fault[]> {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const complaints = listenForComplaints(page);
    await page.goto(url, { waitUntil: 'load' });
    if (!(await wake(page))) complaints.push('its scripts do not hydrate');
    await page.waitForLoadState('networkidle');
    return complaints.map((detail) => ({ address, rule: 'browser', detail }));
  } finally {
    await context.close();
  }
}

/** Moves the pointer repeatedly, because the browser ignores it before the first paint. */
async function wake(page: Page): Promise<boolean> {
  const awake = page.locator('html[data-awake]');
  for (let move = 1; move <= 20; move++) {
    await page.mouse.move(100 + move, 100 + move);
    const isAwake = await awake.waitFor({ state: 'attached', timeout: 1000 }).then(
      () => true,
      () => false,
    );
    if (isAwake) return true;
  }
  return false;
}
