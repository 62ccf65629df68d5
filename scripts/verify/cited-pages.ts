import { extractOf, type PhotoRequirement, type RuledFact } from '@vesika/requirements';
import { ruledFacts } from '@vesika/requirements/schema';

/** A page that records rest on, with what it should say. */
export interface CitedPage {
  address: string;
  title: string;
  statements: Statement[];
}

/** One statement that a record takes from the page. */
export interface Statement {
  record: string;
  /** Null for a sentence whose facts we did not note. */
  fact: RuledFact | null;
  /** The sentence as it stood when we opened the page; null if we noted none. */
  quote: string | null;
  values: Quantity[];
}

export type QuantityUnit = 'mm' | 'px' | 'kB' | 'dpi';

export interface Quantity {
  value: number;
  unit: QuantityUnit;
  /** The same in per cent of the photo's height, as many authorities state the head; absent for other lengths. */
  percent?: number;
}

/**
 * The pages that records cite, each once: the sentences that we quote from them, and the numbers of every fact that cites them.
 * An authority's own page without a fact that cites it is listed with nothing to find, so that its disappearance shows.
 */
export function citedPages(records: readonly PhotoRequirement[]): CitedPage[] {
  const pages = new Map<string, CitedPage>();
  const pageAt = (address: string, title: string) => {
    const page = pages.get(address) ?? { address, title, statements: [] };
    pages.set(address, page);
    return page;
  };
  for (const record of records) {
    for (const { id, address, title, kind } of record.sources) {
      // A data set is a file of one version, which never changes.
      if (address === null || kind === 'dataset') continue;
      const page = pageAt(address, title);
      // We have not opened the page behind a report, so we cannot tell in which words it speaks.
      if (kind !== 'reported') add(page, statementsOf(record, id));
    }
    const { authority } = record;
    if (authority !== null) pageAt(authority.address, authority.name);
  }
  return [...pages.values()];
}

/** Records of one country often repeat each other, so each statement counts once. */
function add(page: CitedPage, statements: readonly Statement[]): void {
  for (const statement of statements) {
    const isKnown = page.statements.some(
      ({ fact, quote, values }) =>
        fact === statement.fact &&
        quote === statement.quote &&
        JSON.stringify(values) === JSON.stringify(statement.values),
    );
    if (!isKnown) page.statements.push(statement);
  }
}

function statementsOf(record: PhotoRequirement, sourceId: string): Statement[] {
  const name = [record.countryCode, record.documentType, record.variant].join(' ');
  const quotes = extractOf(record, sourceId)?.quotes ?? [];
  const facts = ruledFacts.flatMap((fact): Statement[] => {
    const stated = record[fact] as { source?: string | null } | null;
    const own = stated?.source === sourceId ? quantitiesOf(stated) : [];
    const values = fact === 'headHeight' ? own.map((value) => withPercent(value, record)) : own;
    return values.length === 0 ? [] : [{ record: name, fact, quote: null, values }];
  });
  const quoted = quotes.map((quote): Statement => ({ record: name, fact: null, quote, values: [] }));
  return [...facts, ...quoted];
}

function withPercent(height: Quantity, { size }: Pick<PhotoRequirement, 'size'>): Quantity {
  return { ...height, percent: Math.round((100 * height.value) / size.heightMm) };
}

const unitOfName: readonly (readonly [RegExp, QuantityUnit])[] = [
  [/Mm$/, 'mm'],
  [/Px$/, 'px'],
  [/Kb$/, 'kB'],
];

/** Published numbers of a fact. Targets, and what is worked out from pixels, are not on the page. */
function quantitiesOf(fact: object): Quantity[] {
  if ('derivation' in fact && fact.derivation !== 'stated') return [];
  if ('derivedFromPx' in fact && fact.derivedFromPx) return [];
  if ('px' in fact && fact.px) {
    const { min, max } = fact.px as { min: number | null; max: number | null };
    return [min, max].flatMap((value) => (value === null ? [] : [{ value, unit: 'px' as const }]));
  }
  return Object.entries(fact).flatMap(([name, value]): Quantity[] => {
    if (typeof value !== 'number' || name === 'targetMm') return [];
    if (name === 'value' && 'of' in fact) return [{ value, unit: 'dpi' }];
    const unit = unitOfName.find(([ending]) => ending.test(name))?.[1];
    return unit ? [{ value, unit }] : [];
  });
}
