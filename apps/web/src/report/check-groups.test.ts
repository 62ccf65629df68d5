import type { Check, CheckId, Verdict } from '@vesika/report';
import { expect, it } from 'vitest';
import { groupChecks } from './check-groups.ts';

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
