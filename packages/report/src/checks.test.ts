import { expect, it } from 'vitest';
import { checkGroups, checkIds, checks, checksOfGroup } from './index.ts';

it('lists the checks group by group', () => {
  expect(checkGroups.flatMap(checksOfGroup)).toEqual(checkIds);
});

it.each(checkIds)('%s names at least one measure and one problem', (id) => {
  expect(Object.keys(checks[id].measures)).not.toEqual([]);
  expect(checks[id].problems).not.toEqual([]);
});
