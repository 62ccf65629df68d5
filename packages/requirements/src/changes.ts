import type { RulesChange } from './data-schemas.ts';
import { withEmptyFields } from './empty-fields.ts';
import type { PhotoRequirement } from './schema.ts';
import { storedData } from './stored.ts';

type RecordKey = Pick<PhotoRequirement, 'countryCode' | 'documentType' | 'variant'>;

let loaded: readonly RulesChange[] | undefined;
let byRecord: ReadonlyMap<string, readonly RulesChange[]> | undefined;

/** Changes of the rules of all records, newest first. */
export function allChanges(): readonly RulesChange[] {
  loaded ??= storedData().changes.changes.map((change) => withEmptyFields.change<RulesChange>(change));
  return loaded;
}

/** Changes of the rules of a record, newest first. */
export function changesOf(record: RecordKey): readonly RulesChange[] {
  byRecord ??= groupedByRecord();
  return byRecord.get(keyOf(record)) ?? [];
}

/** Date of the last change; null if there was none since the record was added. */
export function changedOn(record: RecordKey): string | null {
  return changesOf(record).find(({ facts }) => facts.length > 0)?.date ?? null;
}

function groupedByRecord(): ReadonlyMap<string, readonly RulesChange[]> {
  const groups = new Map<string, RulesChange[]>();
  for (const change of allChanges())
    groups.set(keyOf(change), [...(groups.get(keyOf(change)) ?? []), change]);
  return groups;
}

function keyOf({ countryCode, documentType, variant }: RecordKey): string {
  return `${countryCode} ${documentType} ${variant}`;
}
