import { expect, it } from 'vitest';
import { summedUp } from './summed-up.ts';

const e2e =
  'some output\ne2e       60.2 s  30 files\npassed at a second try: a walk\n100 passed, 1 failed, 2 skipped\n';
const unit = 'unit      12.0 s  300 files\n9000 passed, 0 failed, 3 skipped\n';

it('joins the projects, the second tries and the counts of two runs', () => {
  expect(summedUp([e2e, unit]).split('\n')).toEqual([
    'e2e       60.2 s  30 files',
    'passed at a second try: a walk',
    'unit      12.0 s  300 files',
    '9100 passed, 1 failed, 5 skipped',
  ]);
});

it('counts a run that ended without its summary as a failure', () => {
  expect(summedUp([unit, 'killed'])).toMatch(/^9000 passed, 1 failed, 3 skipped$/m);
});
