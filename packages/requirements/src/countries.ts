import { type CountryRecords, countryRecords } from './records.ts';
import type { DocumentType, Region } from './vocabulary.ts';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  alpha3: string;
  /** In English; other languages use Intl. */
  name: string;
  region: Region;
  /** Slug in addresses: `usa`, `hong-kong`. */
  slug: string;
  /** Types with a primary record of their own; `findRequirement` falls back for the others. */
  documents: ReadonlyArray<DocumentType>;
}

/** Groups with records that are not countries: the Schengen area, and plain sizes. */
const groupCodes: ReadonlySet<string> = new Set(['EU', 'ZZ']);

/** Common codes that differ from ISO 3166-1. */
const usualCodes: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

let listed: ReadonlyArray<Country> | undefined;
let byCode: ReadonlyMap<string, Country> | undefined;

/** The 249 countries of ISO 3166-1 and Kosovo (user-assigned code XK) by English name, without the groups. */
export function listCountries(): ReadonlyArray<Country> {
  listed ??= [...countryRecords().values()]
    .filter((file) => !groupCodes.has(file.countryCode))
    .map(toCountry)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return listed;
}

/** A country or group by its alpha-2 or alpha-3 code in any case; undefined if the code is unknown. */
export function findCountry(code: string): Country | undefined {
  byCode ??= new Map(
    [...countryRecords().values()]
      .map(toCountry)
      .flatMap((country) => [[country.code, country] as const, [country.alpha3, country] as const]),
  );
  const wanted = code.trim().toUpperCase();
  return byCode.get(usualCodes[wanted] ?? wanted);
}

function toCountry(file: CountryRecords): Country {
  const guideSlug = file.records.find((record) => record.guideSlug !== null)?.guideSlug;
  return {
    code: file.countryCode,
    alpha3: file.alpha3,
    name: file.countryName,
    region: file.region,
    slug: guideSlug ?? kebabCase(file.countryName),
    documents: file.records.filter((record) => record.isPrimary).map((record) => record.documentType),
  };
}

function kebabCase(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
