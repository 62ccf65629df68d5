import type { CrawledPage } from './crawl-pages.ts';
import { type Fault, sorted } from './page-faults.ts';

/** Finds faults between pages: languages that do not link each other, and duplicate titles or descriptions. */
export function siteFaults(pages: readonly CrawledPage[]): Fault[] {
  return [...alternateFaults(pages), ...duplicateFaults(pages)];
}

function alternateFaults(pages: readonly CrawledPage[]): Fault[] {
  const known = new Map(pages.map((page) => [page.address, sorted(page.facts.alternates)]));
  return pages.flatMap(({ address, facts }) =>
    Object.entries(facts.alternates)
      .filter(([, other]) => known.get(other) !== known.get(address))
      .map(([language, other]) => ({
        address,
        rule: 'hreflang',
        detail: known.has(other)
          ? `${other} does not answer in kind`
          : `${language} leads to no page: ${other}`,
      })),
  );
}

function duplicateFaults(pages: readonly CrawledPage[]): Fault[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ address, language, facts }) =>
    (['titles', 'descriptions'] as const).flatMap((field) => {
      const key = `${language} ${field} ${facts[field][0] ?? ''}`;
      const first = seen.get(key);
      seen.set(key, first ?? address);
      return first === undefined ? [] : [{ address, rule: `same ${field}`, detail: first }];
    }),
  );
}
