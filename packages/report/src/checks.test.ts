import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkGroups, checkIds, checks, checksOfGroup } from './index.ts';

it('has one file per check, named as the check', () => {
  const files = readdirSync(new URL('checks', import.meta.url)).map((file) => file.replace('.ts', ''));
  expect(files.sort()).toEqual([...checkIds].sort());
});

it('lists the checks group by group', () => {
  expect(checkGroups.flatMap(checksOfGroup)).toEqual(checkIds);
});

it.each(checkIds)('%s has something to measure, and something that may be wrong', (id) => {
  expect(Object.keys(checks[id].measures)).not.toEqual([]);
  expect(checks[id].problems).not.toEqual([]);
});
