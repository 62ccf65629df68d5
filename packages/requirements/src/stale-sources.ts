import { allRequirements } from './lookup.ts';
import { isOfficial } from './records.ts';
import type { NamedSource, PhotoRequirement } from './schema.ts';

/** A source of an authority that should be opened again. */
export interface StaleSource {
  id: string;
  reason: 'undated' | 'unchecked_six_months';
  address: string | null;
}

/**
 * Finds the authorities' sources that have no date, or of which no record was compared with its sources for six months.
 *
 * In: `today`, an ISO date.
 */
export function staleSources(
  today: string,
  records: readonly PhotoRequirement[] = allRequirements(),
): StaleSource[] {
  const since = monthsBefore(today, 6);
  const checkedOn = new Map<string, string>();
  const official = new Map<string, NamedSource>();
  for (const record of records) {
    for (const source of record.sources.filter(({ kind }) => isOfficial(kind))) {
      official.set(source.id, source);
      const last = checkedOn.get(source.id) ?? '';
      if ((record.checkedOn ?? '') > last) checkedOn.set(source.id, record.checkedOn!);
    }
  }
  return [...official.values()]
    .flatMap(({ id, date, address }): StaleSource[] => {
      if ((checkedOn.get(id) ?? '') < since) return [{ id, reason: 'unchecked_six_months', address }];
      return date === null ? [{ id, reason: 'undated', address }] : [];
    })
    .sort((a, b) => a.reason.localeCompare(b.reason, 'en') || a.id.localeCompare(b.id, 'en'));
}

/** Whether the authority no longer applies the rules of a record. In: `today`, an ISO date. */
export function hasEnded({ validUntil }: Pick<PhotoRequirement, 'validUntil'>, today: string): boolean {
  return validUntil !== null && validUntil < today;
}

function monthsBefore(today: string, months: number): string {
  const date = new Date(today);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}
