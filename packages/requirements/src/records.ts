import { readdirSync, readFileSync } from 'node:fs';
import type { CountryFile, PhotoRequirement } from './schema.ts';

const folder = new URL('../data/countries/', import.meta.url);

export interface CountryRecords extends Omit<CountryFile, 'records'> {
  records: ReadonlyArray<PhotoRequirement>;
}

let loaded: ReadonlyMap<string, CountryRecords> | undefined;

/**
 * Every file of data/countries by alpha-2 code, read once on the first call (about 15 ms). The files are
 * not validated here: the tests do that for each of them.
 */
export function countryRecords(): ReadonlyMap<string, CountryRecords> {
  loaded ??= new Map(readCountryFiles().map((file) => [file.countryCode, file]));
  return loaded;
}

function readCountryFiles(): CountryRecords[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => withCountryInEachRecord(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}

function withCountryInEachRecord({ records, ...country }: CountryFile): CountryRecords {
  return { ...country, records: records.map((record) => ({ ...country, ...record })) };
}
