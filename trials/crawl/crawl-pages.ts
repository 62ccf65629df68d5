import { englishWordsIn } from '../../e2e/english-words.ts';
import { type PageFacts, readPage } from '../../e2e/read-page.ts';
import type { SitemapPage } from '../../e2e/read-sitemap.ts';
import { eachAtOnce } from './each-at-once.ts';
import { type Fault, pageFaults } from './page-faults.ts';
import type { Site } from './site.ts';
import { beginningsOfKeys } from './unfinished-texts.ts';

/** Facts of a page that are compared across the whole site. */
export interface CrawledPage extends SitemapPage {
  facts: Omit<PageFacts, 'texts'>;
}

const pagesAtOnce = 8;

export interface CrawledPages {
  pages: CrawledPage[];
  faults: Fault[];
}

/** Opens every page and judges each by itself. */
export async function crawlPages(site: Site, listed: readonly SitemapPage[]): Promise<CrawledPages> {
  const beginnings = await beginningsOfKeys();
  const crawled = await eachAtOnce(listed, pagesAtOnce, async (page) => {
    const response = await site.fetch(page.address);
    const html = await response.text();
    const fault = answerFault(page.address, response);
    if (fault) return { faults: [fault] };
    const { texts, ...facts } = readPage(html);
    const english = await englishWordsIn(page.language, texts);
    return {
      page: { ...page, facts },
      faults: [
        ...pageFaults(page, { ...facts, texts }, beginnings),
        ...english.map((word) => ({ address: page.address, rule: 'untranslated', detail: word })),
      ],
    };
  });
  return {
    pages: crawled.flatMap(({ page }) => page ?? []),
    faults: crawled.flatMap(({ faults }) => faults),
  };
}

function answerFault(address: string, { status, headers }: Response): Fault | undefined {
  const type = headers.get('content-type') ?? '';
  if (status !== 200) return { address, rule: 'status', detail: String(status) };
  if (!type.startsWith('text/html')) return { address, rule: 'content type', detail: type };
  const robots = headers.get('x-robots-tag');
  return robots === null ? undefined : { address, rule: 'robots', detail: robots };
}
