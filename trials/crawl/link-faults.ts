import { readPage } from '../../e2e/read-page.ts';
import type { CrawledPage } from './crawl-pages.ts';
import { eachAtOnce } from './each-at-once.ts';
import type { Fault } from './page-faults.ts';
import type { Site } from './site.ts';

/** Response to a link within the site that is not in the sitemap. */
interface Target {
  status: number;
  ids: ReadonlySet<string>;
  /** True for files, and for pages that search engines must not index. */
  isUnlisted: boolean;
}

interface Followed {
  faults: Fault[];
  linksCount: number;
}

/** Follows every link within the site, to its anchor, and every address that structured data names. */
export async function linkFaults(site: Site, pages: readonly CrawledPage[]): Promise<Followed> {
  const known = new Map(pages.map((page) => [page.address, page]));
  const links = pages.flatMap((page) => linksOf(site, page));
  const elsewhere = [...new Set(links.map(({ to }) => to))].filter((to) => !known.has(to));
  const targets = new Map(
    await eachAtOnce(elsewhere, 8, async (address) => [address, await look(site, address)] as const),
  );

  const faults = links.flatMap(({ from, to, anchor, changesLanguage }): Fault[] => {
    const page = known.get(to);
    const ids = page?.facts.ids ?? targets.get(to)?.ids;
    const fault = (rule: string, detail = to + anchor) => [{ address: from.address, rule, detail }];
    if (!page) {
      const { status, isUnlisted } = targets.get(to)!;
      if (status !== 200) return fault('link', `${status} ${to}`);
      if (!isUnlisted) return fault('link to a page that the sitemap lacks');
    }
    if (anchor.length > 1 && !ids?.has(decodeURIComponent(anchor.slice(1)))) return fault('anchor');
    if (page && page.language !== from.language && !changesLanguage)
      return fault('link into another language');
    return [];
  });
  return { faults, linksCount: links.length };
}

interface FollowedLink {
  from: CrawledPage;
  /** Address without query and anchor. */
  to: string;
  /** Anchor with its #, or empty. */
  anchor: string;
  changesLanguage: boolean;
}

function linksOf(site: Site, page: CrawledPage): FollowedLink[] {
  const named = page.facts.structuredData.flatMap((data) => addressesIn(data, site.origin));
  return [...page.facts.links, ...named].flatMap(({ href, hreflang }) => {
    const { origin, pathname, hash } = new URL(href, page.address);
    if (origin !== site.origin) return [];
    return [{ from: page, to: origin + pathname, anchor: hash, changesLanguage: hreflang !== '' }];
  });
}

/** Only addresses of pages; pictures are checked by `resourceFaults`. */
function addressesIn(json: string, origin: string): { href: string; hreflang: string }[] {
  const addresses = [...json.matchAll(/"(?:item|url|mainEntityOfPage)":"([^"]+)"/g)].map(([, href]) => href!);
  return (
    addresses
      .filter((href) => href.startsWith(origin))
      // An organisation has the same address in every language.
      .map((href) => ({ href, hreflang: 'any' }))
  );
}

async function look(site: Site, address: string): Promise<Target> {
  const response = await site.fetch(address);
  const { ids, robots } = readPage(await response.text());
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return { status: response.status, ids, isUnlisted: !isPage || robots.includes('noindex') };
}
