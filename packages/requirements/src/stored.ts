import { readdirSync, readFileSync } from 'node:fs';
import type { CountryFile } from './data-schemas.ts';

/** Records as stored: without the fields that are empty. */
export type StoredRecord = object & { variant: string; sources: readonly string[] };
export type StoredCountry = Omit<CountryFile, 'records'> & { records: readonly StoredRecord[] };
export type StoredSource = object & { lineage?: string };

/** An entry of data/authorities.json. */
export interface StoredAuthority {
  name: string;
  address: string;
  /** Absent if nobody of us read the page. */
  readOn?: string;
  /** Documents, such as `US passport`, or with a variant `US visa us-diversity-visa`. */
  of: readonly string[];
}

/** An entry of data/captured-documents.json, without the fields that are empty. */
type StoredCapturedDocument = object & { sources: readonly string[] };

/** A file of data/extracts: what a source says, in its own words. */
interface StoredExtract {
  seenOn: string;
  /** `of` names the record that a quote is about, such as `CH visa standard`; absent if about all. */
  quotes: readonly { text: string; of?: string }[];
}

/** data/changes.json, which `npm run requirements` writes. */
export interface StoredChanges {
  /** SHA-256 of all rules as they are after the last change. */
  rulesSha256: string;
  /** Newest first. */
  changes: readonly object[];
}

/** All data files. */
interface StoredData {
  /** Sorted by code. */
  countries: readonly StoredCountry[];
  sources: Readonly<Record<string, StoredSource>>;
  authorities: readonly StoredAuthority[];
  /** By id of the source. */
  readonly extracts: Readonly<Record<string, StoredExtract>>;
  childRules: readonly object[];
  capturedDocuments: readonly StoredCapturedDocument[];
  changes: StoredChanges;
}

const folder = new URL('../data/', import.meta.url);
let loaded: StoredData | undefined;
/** Read when they are first wanted, because few callers show them. */
let extracts: StoredData['extracts'] | undefined;

/**
 * The data files, read on the first call (about 15 ms) and not validated, because tests validate each of them.
 * `npm run package` replaces this module with one that contains the data, so the published package reads no files.
 */
export function storedData(): StoredData {
  loaded ??= {
    countries: readdirSync(new URL('countries/', folder))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => read(`countries/${name}`)),
    sources: read('sources.json'),
    authorities: read('authorities.json'),
    get extracts() {
      extracts ??= readExtracts();
      return extracts;
    },
    childRules: read('child-rules.json'),
    capturedDocuments: read('captured-documents.json'),
    changes: read('changes.json'),
  };
  return loaded;
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
}

function readExtracts(): StoredData['extracts'] {
  const names = readdirSync(new URL('extracts/', folder)).map((name) => name.replace(/\.json$/, ''));
  return Object.fromEntries(names.sort().map((name) => [name, read<StoredExtract>(`extracts/${name}.json`)]));
}
