import type { PageFacts } from '../../e2e/read-page.ts';
import type { SitemapPage } from '../../e2e/read-sitemap.ts';
import { directionOf, languages } from '../../packages/messages/src/index.ts';
import { structuredDataFaults } from './structured-data.ts';
import { unfinishedTexts } from './unfinished-texts.ts';

export interface Fault {
  /** Address of the page with the fault. */
  address: string;
  rule: string;
  detail: string;
}

/** Judges a page on its own, without the rest of the site. */
export function pageFaults(
  { address, language, alternates }: SitemapPage,
  facts: PageFacts,
  beginnings: ReadonlySet<string>,
): Fault[] {
  const faults: Fault[] = [];
  const fault = (rule: string, detail: string) => faults.push({ address, rule, detail });
  const one = (rule: string, values: readonly string[]) => {
    if (values.length !== 1) fault(rule, `there are ${values.length}`);
    else if (!values[0]?.trim()) fault(rule, 'is empty');
  };

  one('h1', facts.headings);
  one('title', facts.titles);
  one('description', facts.descriptions);
  one('og:image', facts.pictures);
  if (facts.titles[0] && !/\S \| Vesika$/.test(facts.titles[0])) fault('title', facts.titles[0]);
  if (facts.canonicals.join() !== address) fault('canonical', facts.canonicals.join() || 'none');
  if (facts.robots.length > 0) fault('robots', facts.robots.join());
  if (facts.lang !== language) fault('html lang', facts.lang);
  if (facts.dir !== directionOf(language)) fault('html dir', facts.dir);
  if (sorted(facts.alternates) !== sorted(alternates)) fault('hreflang', 'differs from the sitemap');
  if (facts.alternates[language] !== address) fault('hreflang', 'does not name the page itself');
  const missing = [...languages, 'x-default'].filter((each) => !facts.alternates[each]);
  if (missing.length > 0) fault('hreflang', `lacks ${missing.join(', ')}`);
  for (const id of facts.doubleIds) fault('id', `"${id}" occurs twice`);
  for (const text of unfinishedTexts(facts.texts, beginnings)) fault('text', text.trim().slice(0, 100));
  for (const data of facts.structuredData) {
    for (const detail of structuredDataFaults(data)) fault('structured data', detail);
  }
  return faults;
}

export function sorted(alternates: Readonly<Record<string, string>>): string {
  return Object.entries(alternates)
    .map((entry) => entry.join(' '))
    .sort()
    .join('\n');
}
