import { readdirSync, readFileSync } from 'node:fs';
import { withEmptyFields } from './empty-fields.ts';
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
    .map((name) => toCountryRecords(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}

type Stored = Omit<CountryFile, 'records'> & { records: object[] };

/** Each record with its country, and with what its file leaves out. */
function toCountryRecords({ records, ...country }: Stored): CountryRecords {
  return {
    ...country,
    records: records.map((record) => withEmptyFields.record({ ...country, ...record })),
  };
}
