import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RulesChange } from '../src/data-schemas.ts';
import { withEmptyFields } from '../src/empty-fields.ts';
import { type PhotoRequirement, type RuledFact, ruledFacts } from '../src/schema.ts';
import { type StoredChanges, type StoredCountry, type StoredRecord, storedData } from '../src/stored.ts';

/** Every rule of a record by fact; null if unknown. Without the evidence for it and without notes. */
type Rules = Record<RuledFact, unknown>;

export function rulesSha256(countries: readonly StoredCountry[]): string {
  const rules = [...rulesByRecord(countries)].sort(([p], [q]) => (p < q ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex');
}

/**
 * Compares the rules of two versions of the data.
 *
 * Out: one change for each record that differs, by record; records that were removed are left out.
 */
export function changesBetween(
  before: readonly StoredCountry[],
  after: readonly StoredCountry[],
  date: string,
): RulesChange[] {
  const earlier = rulesByRecord(before);
  return [...rulesByRecord(after)].flatMap(([key, rules]) => {
    const was = earlier.get(key);
    const differing = ruledFacts.filter(
      (fact) => JSON.stringify(was?.[fact]) !== JSON.stringify(rules[fact]),
    );
    if (differing.length === 0) return [];
    const [countryCode, documentType, variant] = key.split(' ') as [
      string,
      PhotoRequirement['documentType'],
      string,
    ];
    const values = was === undefined ? [] : differing.filter((fact) => was[fact] !== null);
    const before = Object.fromEntries(values.map((fact) => [fact, was![fact]]));
    return { date, countryCode, documentType, variant, facts: was === undefined ? [] : differing, before };
  });
}

/** Adds newer changes to older ones; two changes of a record on one day become one. */
export function withChanges(older: readonly RulesChange[], newer: readonly RulesChange[]): RulesChange[] {
  const dayOf = ({ date, countryCode, documentType, variant }: RulesChange) =>
    [date, countryCode, documentType, variant].join(' ');
  const known = new Map(older.map((change) => [dayOf(change), change]));
  const merged = newer.map((change) => {
    const same = known.get(dayOf(change));
    if (!same) return change;
    known.delete(dayOf(change));
    // A record that was added on that day stays marked as added.
    if (same.facts.length === 0) return same;
    const facts = ruledFacts.filter((fact) => change.facts.includes(fact) || same.facts.includes(fact));
    const earlier = Object.fromEntries(
      facts.map((fact) => [fact, (same.facts.includes(fact) ? same : change).before[fact]]),
    );
    return { ...change, facts, before: earlier };
  });
  return [...merged, ...known.values()].sort((p, q) => (p.date === q.date ? 0 : p.date < q.date ? 1 : -1));
}

const data = fileURLToPath(new URL('../data/', import.meta.url));

/**
 * The content of changes.json for the files as they are, compared with the last commit that changed changes.json, or
 * with `since`.
 */
export function changesAsOf(date: string, since?: string): StoredChanges {
  const { countries, changes } = storedData();
  const sha256 = rulesSha256(countries);
  if (sha256 === changes.rulesSha256) return changes;
  const base = since ?? git('log', '-1', '--format=%H', '--', 'changes.json').trim();
  const changed = git('diff', '--name-only', '--relative', base, '--', 'countries')
    .split('\n')
    .filter(Boolean);
  const codes = new Set(changed.map((path) => basename(path, '.json').toUpperCase()));
  const committed = <T>(path: string): T[] => {
    const exists = git('ls-tree', '--name-only', base, path).trim() !== '';
    return exists ? [JSON.parse(git('show', `${base}:./${path}`))] : [];
  };
  const newer = changesBetween(
    changed.flatMap((path) => committed<StoredCountry>(path)),
    countries.filter(({ countryCode }) => codes.has(countryCode)),
    date,
  );
  const older = committed<StoredChanges>('changes.json').flatMap((each) => each.changes);
  const known = older.map((change) => withEmptyFields.change<RulesChange>(change));
  return { rulesSha256: sha256, changes: withChanges(known, newer) };
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: data, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

function rulesByRecord(countries: readonly StoredCountry[]): Map<string, Rules> {
  return new Map(
    countries.flatMap(({ countryCode, records }) =>
      records.map((record) => {
        const { documentType, variant } = record as StoredRecord & Pick<PhotoRequirement, 'documentType'>;
        return [`${countryCode} ${documentType} ${variant}`, rulesOf(record)] as const;
      }),
    ),
  );
}

function rulesOf(stored: StoredRecord): Rules {
  const record = withEmptyFields.record<PhotoRequirement>(stored);
  return Object.fromEntries(ruledFacts.map((fact) => [fact, withoutEvidence(record[fact])])) as Rules;
}

const evidence: ReadonlySet<string> = new Set(['level', 'source', 'confirmedBy', 'note', 'derivedFromPx']);

/** In: a fact. Out: the same with its fields in alphabetical order, and without evidence and empty fields. */
function withoutEvidence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEvidence);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .filter(
      ([name, each]) =>
        !evidence.has(name) &&
        each !== null &&
        // A head is measured to the crown unless a source says otherwise.
        !(name === 'includesHair' && each === false) &&
        !(Array.isArray(each) && each.length === 0),
    )
    .map(([name, each]) => [name, withoutEvidence(each)] as const)
    .sort(([p], [q]) => (p < q ? -1 : 1));
  return fields.length === 0 ? null : Object.fromEntries(fields);
}
