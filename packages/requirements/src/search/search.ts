/** Search for countries and documents by any name. It runs in browsers too: it reads no records. */
import MiniSearch, { type Query } from 'minisearch';
import type { NamedDocument } from '../data-schemas.ts';
import type { DocumentType } from '../vocabulary.ts';
import { comparable } from './comparable.ts';
import { namedKind } from './document-kinds.ts';
import { countryNames, documentNames } from './names.ts';

export type { NamedDocument };

/** A country to be found, under its official names. */
export interface SearchedPlace {
  code: string;
  /** Its code, its name on screen, then its names in other languages. */
  names: readonly string[];
}

export interface Found {
  countryCode: string;
  /** Null if the country itself was found. */
  document: NamedDocument | null;
  /** Kind of document named beside the country, as in `Belgium passport`. */
  documentType: DocumentType | null;
  /** The whole name was typed, apart from case, accents and punctuation. */
  isExact: boolean;
}

export type Search = (typed: string) => Found[];

interface Indexed {
  id: number;
  found: Pick<Found, 'countryCode' | 'document'>;
  /** Displayed names. `others` lists further names of the same entry. */
  shown: readonly string[];
  others: readonly string[];
}

/**
 * Indexes the places and their documents.
 *
 * Out: the matches, best first: a name in full, the start of a name, a word of a name, then a name with typing errors.
 */
export function createSearch(places: readonly SearchedPlace[]): Search {
  const codes = new Set(places.map(({ code }) => code));
  const indexed: Indexed[] = [
    ...places.map(({ code, names }) => ({
      found: { countryCode: code, document: null },
      shown: [code, ...names.slice(0, 3)],
      others: [...names.slice(3), ...(countryNames[code] ?? [])],
    })),
    ...documentNames
      .filter(({ countryCode }) => codes.has(countryCode))
      .map((document) => ({
        found: { countryCode: document.countryCode, document },
        shown: document.names,
        others: [],
      })),
  ].map((each, id) => ({ id, ...each }));
  const index = new MiniSearch<Indexed>({
    fields: ['shown', 'others', 'words'],
    extractField: (entry, field) =>
      field === 'id' ? String(entry.id) : namesIn(entry, field).join(separator),
    tokenize: (names) => names.split(separator),
    processTerm: (term) => term,
    // Places with many names are no worse matches than places with few.
    searchOptions: { bm25: { k: 1.2, b: 0, d: 0.5 }, tokenize: (name) => [name] },
  });
  index.addAll(indexed);
  function named(typed: string): Found[] {
    const name = joined(typed);
    if (name === '') return [];
    return index.search(queryFor(name)).map(({ id }) => {
      const entry = indexed[Number(id)]!;
      const isExact = ['shown', 'others'].some((field) => namesIn(entry, field).includes(name));
      return { ...entry.found, documentType: null, isExact };
    });
  }

  return (typed) => {
    const found = named(typed);
    const kind = found[0]?.isExact ? null : namedKind(typed);
    if (kind === null || kind.place === '') return found;
    const places = named(kind.place).filter(({ document }) => document === null);
    const exact = places.filter(({ isExact }) => isExact);
    const wanted = (exact.length > 0 ? exact : places).map((place) => ({
      ...{ ...place, documentType: kind.documentType, isExact: false },
    }));
    const codes = new Set(wanted.map(({ countryCode }) => countryCode));
    return [...wanted, ...found.filter(({ countryCode, document }) => document || !codes.has(countryCode))];
  };
}

const separator = '\n';

/** A name in full outweighs all starts of names together, and these outweigh words and typing errors. */
function queryFor(name: string): Query {
  const inFull = {
    queries: [name],
    fields: ['shown', 'others'],
    boost: { shown: 1.1 },
    boostTerm: () => 10_000,
  };
  const atStart = {
    queries: [name],
    fields: ['shown', 'others'],
    boost: { shown: 4 },
    boostTerm: () => 10,
    prefix: true,
  };
  const atWord = { queries: [name], fields: ['words'], prefix: true };
  const mistyped = { queries: [name], fields: ['shown', 'others'], fuzzy: name.length >= 6 ? 0.3 : 0.2 };
  return {
    combineWith: 'OR',
    queries: [inFull, atStart, atWord, ...(name.length >= 4 ? [mistyped] : [])],
  };
}

/** Whole names without spaces; for `words`, the ends of names from each further word on. */
function namesIn({ shown, others }: Indexed, field: string): string[] {
  if (field === 'words') {
    return unique([...shown, ...others].flatMap((name) => endsOf(comparable(name).split(' '))));
  }
  return unique((field === 'shown' ? shown : others).map(joined));
}

function endsOf(words: readonly string[]): string[] {
  return words.slice(1).map((_, index) => words.slice(index + 1).join(''));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function joined(name: string): string {
  return comparable(name).replaceAll(' ', '');
}
