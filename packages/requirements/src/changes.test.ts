import { describe, expect, it } from 'vitest';
import { changesBetween, rulesSha256, withChanges } from '../scripts/rules-changes.ts';
import { allChanges, changesOf } from './changes.ts';
import { type RulesChange, rulesChangeSchema } from './data-schemas.ts';
import { allRequirements, findRequirement } from './lookup.ts';
import { type StoredCountry, storedData } from './stored.ts';

const { countries, changes } = storedData();
const malta = countries.find(({ countryCode }) => countryCode === 'MT')!;

/** Malta with another passport record. */
function withPassport(change: (record: Record<string, unknown>) => object): StoredCountry {
  const records = structuredClone(malta.records).map((record) =>
    (record as { documentType?: string }).documentType === 'passport' ? change(record as never) : record,
  );
  return { ...malta, records: records as StoredCountry['records'] };
}

const resized = withPassport((record) => ({
  ...record,
  size: { widthMm: 50, heightMm: 70, level: 'unverified' },
}));

describe('changes.json', () => {
  it('has the rules as they are; otherwise run npm run requirements', () => {
    expect(changes.rulesSha256).toBe(rulesSha256(countries));
  });

  it('keeps to the schema, newest first, one change of a record each day', () => {
    expect(allChanges().flatMap((change) => rulesChangeSchema.safeParse(change).error ?? [])).toEqual([]);
    const dates = allChanges().map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    const days = allChanges().map(({ before: _, facts: __, ...day }) => JSON.stringify(day));
    expect(new Set(days).size).toBe(days.length);
  });

  it('is the date of change of a record, unless the record was only added', () => {
    const changed = allRequirements().filter((record) => record.changedOn !== null);
    expect(changed.length).toBeGreaterThan(50);
    for (const record of allRequirements()) {
      const [last] = changesOf(record).filter(({ facts }) => facts.length > 0);
      expect(record.changedOn).toBe(last?.date ?? null);
    }
    const kosovo = findRequirement({ countryCode: 'XK', documentType: 'passport' })!.requirement;
    expect([changesOf(kosovo).length, kosovo.changedOn]).toEqual([1, null]);
  });

  it('is not later than the last comparison with the sources', () => {
    const late = allRequirements().filter(
      ({ changedOn, checkedOn }) => changedOn && checkedOn && checkedOn < changedOn,
    );
    expect(
      late.map(({ countryCode, documentType, variant }) => [countryCode, documentType, variant]),
    ).toEqual([]);
  });
});

describe('a comparison', () => {
  const passport = {
    date: '2026-12-01',
    countryCode: 'MT',
    documentType: 'passport',
    variant: 'standard',
  } as const;

  it('names the facts that changed and their earlier values', () => {
    const [change, ...others] = changesBetween([resized], [malta], '2026-12-01');
    expect(others).toEqual([]);
    expect(change).toEqual({ ...passport, facts: ['size'], before: { size: { heightMm: 70, widthMm: 50 } } });
  });

  it('sees no change in another source, level or note', () => {
    const cited = withPassport((record) => ({
      ...record,
      size: { ...(record.size as object), level: 'unverified', source: null },
      sources: [],
    }));
    expect(changesBetween([malta], [cited], '2026-12-01')).toEqual([]);
    expect(rulesSha256([cited])).toBe(rulesSha256([malta]));
    expect(rulesSha256([resized])).not.toBe(rulesSha256([malta]));
  });

  it('says that a record was added', () => {
    const added = changesBetween([{ ...malta, records: [] }], [malta], '2026-12-01');
    expect(added).toContainEqual({ ...passport, facts: [], before: {} });
  });

  it('joins two changes of one day, with the values before both', () => {
    const first: RulesChange = { ...passport, facts: ['size'], before: { size: 1 } };
    const second: RulesChange = { ...passport, facts: ['size', 'edits'], before: { size: 2, edits: 3 } };
    const older: RulesChange = { ...first, date: '2026-11-30' };
    expect(withChanges([first, older], [second])).toEqual([
      { ...passport, facts: ['edits', 'size'], before: { edits: 3, size: 1 } },
      older,
    ]);
  });
});
