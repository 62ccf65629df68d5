import { expect, it } from 'vitest';
import { adjustedReport as report } from './adjusted-report.fixture.ts';
import { noAdjustment } from './adjustment.ts';
import { liveChecks } from './live-checks.ts';
import { permittedMove } from './permitted-move.ts';

it('goes all the way within the bands', () => {
  const to = { ...noAdjustment, shiftXMm: 1 };
  expect(permittedMove(report, noAdjustment, to)).toEqual({ adjustment: to, stoppedBy: null });
});

it('stops just before the end of a band, and says of which', () => {
  const { adjustment, stoppedBy } = permittedMove(report, noAdjustment, { ...noAdjustment, shiftXMm: 9 });
  expect(stoppedBy).toBe('centring');
  expect(adjustment.shiftXMm).toBeGreaterThan(1.6);
  expect(adjustment.shiftXMm).toBeLessThan(1.75);
});

it('does not jump over what is not permitted', () => {
  const leaning = { ...noAdjustment, shiftXMm: -1 };
  const { adjustment } = permittedMove(report, leaning, { ...noAdjustment, shiftXMm: 30 });
  expect(adjustment.shiftXMm).toBeLessThan(1.75);
});

it('lets what is outside come nearer, and go no farther away', () => {
  const small = { ...noAdjustment, crownShiftMm: -4 };
  expect(liveChecks(report, small)[0]?.verdict).toBe('fail');
  const larger = permittedMove(report, small, { ...small, scale: 1.05 });
  expect(larger.adjustment.scale).toBeCloseTo(1.05);
  expect(permittedMove(report, small, { ...small, scale: 0.95 })).toMatchObject({
    adjustment: { scale: 1 },
    stoppedBy: 'head-height',
  });
});
