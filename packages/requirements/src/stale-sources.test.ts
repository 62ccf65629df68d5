import { expect, it } from 'vitest';
import { allRequirements } from './lookup.ts';
import { hasEnded, staleSources } from './stale-sources.ts';

const german = allRequirements().filter(({ countryCode }) => countryCode === 'DE');
const passport = german.find(({ documentType }) => documentType === 'passport')!;
const dated = { ...passport.sources.find(({ kind }) => kind === 'official')!, date: '2026-01-02' };
const reasonsFor = (checkedOn: string | null, date: string | null, today: string) =>
  staleSources(today, [{ ...passport, checkedOn, sources: [{ ...dated, date }] }]).map(
    ({ reason }) => reason,
  );

it('lists sources that nobody compared with a record for six months, and undated ones', () => {
  expect(reasonsFor('2026-06-01', '2026-01-02', '2026-11-24')).toEqual([]);
  expect(reasonsFor('2026-06-01', '2026-01-02', '2026-12-02')).toEqual(['unchecked_six_months']);
  expect(reasonsFor(null, '2026-01-02', '2026-11-24')).toEqual(['unchecked_six_months']);
  expect(reasonsFor('2026-06-01', null, '2026-11-24')).toEqual(['undated']);
});

it('asks for no source twice, and only for those of authorities', () => {
  const ids = staleSources('2030-01-01').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('idphotosnap');
});

it('knows which rules have ended: the last day still counts', () => {
  const ended = (validUntil: string | null) => hasEnded({ validUntil }, '2026-11-24');
  expect([ended(null), ended('2026-11-24'), ended('2026-11-23')]).toEqual([false, false, true]);
});
