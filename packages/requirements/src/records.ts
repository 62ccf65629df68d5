import { authorityOf } from './authorities.ts';
import { changedOn } from './changes.ts';
import type { CountryFile } from './data-schemas.ts';
import { withEmptyFields } from './empty-fields.ts';
import { isFit, mainSource, sourceOf } from './policies.ts';
import type { NamedSource, PhotoRequirement, RequirementSource, Verified } from './schema.ts';
import { firstOfLineages, namedSources } from './sources.ts';
import { type StoredCountry, type StoredRecord, storedData } from './stored.ts';

export interface CountryRecords extends Omit<CountryFile, 'records'> {
  records: ReadonlyArray<PhotoRequirement>;
}

let loaded: ReadonlyMap<string, CountryRecords> | undefined;

/** The records of every country and group by alpha-2 code. */
export function countryRecords(): ReadonlyMap<string, CountryRecords> {
  loaded ??= new Map(storedData().countries.map((file) => [file.countryCode, toCountryRecords(file)]));
  return loaded;
}

/** Completes a stored record with its country, its full sources and the fields that files omit. */
function toCountryRecords({ records, ...country }: StoredCountry): CountryRecords {
  return { ...country, records: records.map((record) => toRecord(country, record)) };
}

function toRecord(country: Omit<StoredCountry, 'records'>, record: StoredRecord): PhotoRequirement {
  const known = withEmptyFields.record<
    Omit<PhotoRequirement, 'authority' | 'changedOn' | 'sourceDate' | 'verified'>
  >({
    ...country,
    ...record,
    isPrimary: record.variant === 'standard',
    sources: namedSources(record.sources),
  });
  return {
    ...known,
    authority: authorityOf(known),
    verified: verifiedOf(known),
    changedOn: changedOn(known),
    sourceDate: mainSource(known)?.date ?? null,
  };
}

/** Support of the record's size by sources, which represents the record as a whole. */
function verifiedOf({ size, sources }: Pick<PhotoRequirement, 'size' | 'sources'>): Verified {
  if (size.level === 'official') return 'official';
  if (size.level === 'copy') return 'official-copy';
  if (independentSizeSources({ size }).length > 1) return 'two-sources';
  const isStandard = sources.some(({ id, kind }) => id === size.source && kind === 'standard');
  return isStandard ? 'icao-default' : 'single-source';
}

/** Sources that state the size of the record independently of each other, its own source first. */
export function independentSizeSources({ size }: Pick<PhotoRequirement, 'size'>): NamedSource[] {
  const ids = [...(size.source === null ? [] : [size.source]), ...size.confirmedBy];
  return namedSources(firstOfLineages(ids));
}

/**
 * The sources behind `verified`: the authority's text or a copy of it, all that agree on the size, or else the main source.
 * None if all of them are on sites that lead no record.
 */
export function leadingSources(record: PhotoRequirement): NamedSource[] {
  if (record.verified === 'two-sources') return independentSizeSources(record).filter(isFit);
  const isText = record.verified === 'official' || record.verified === 'official-copy';
  const text = isText ? sourceOf(record, record.size) : null;
  const leading = text && isFit(text) ? text : mainSource(record);
  return leading ? [leading] : [];
}

/** Whether a source is the authority's own text or a copy of it. */
export function isOfficial(kind: RequirementSource['kind']): boolean {
  return kind.startsWith('official');
}
