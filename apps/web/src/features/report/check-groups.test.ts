import { type Check, type CheckId, checkIds, type Verdict } from '@vesika/contract';
import { expect, it } from 'vitest';
import { checkGroups, groupChecks } from './check-groups.ts';

it('has a place for every check, and one only', () => {
  const placed: CheckId[] = Object.values(checkGroups).flat();
  expect(placed.toSorted()).toEqual([...checkIds].sort());
});

it('puts fails before doubts, and the groups that have them before the others', () => {
  const groups = groupChecks([
    check('head-height', 'pass'),
    check('gaze', 'undetermined'),
    check('lens-glare', 'undetermined'),
    check('glasses', 'fail'),
    check('file-size', 'pass'),
  ]);
  expect(groups.map(({ id }) => id)).toEqual(['coverings', 'eyes', 'head', 'file']);
  expect(groups[0]?.open.map(({ id }) => id)).toEqual(['glasses', 'lens-glare']);
});

function check(id: CheckId, verdict: Verdict): Check {
  return { id, verdict } as Check;
}
