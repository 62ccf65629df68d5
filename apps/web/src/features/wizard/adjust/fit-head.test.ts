import { expect, it } from 'vitest';
import { adjustedReport as report } from './adjusted-report.fixture.ts';
import { noAdjustment } from './adjustment.ts';
import { fitHead } from './fit-head.ts';
import { liveChecks } from './live-checks.ts';

it('leaves alone what fits', () => {
  const fitted = fitHead(report, noAdjustment);
  expect(fitted.scale).toBeCloseTo(1);
  expect(fitted.shiftXMm).toBeCloseTo(0);
  expect(fitted.shiftYMm).toBeCloseTo(0);
});

it.each([
  ['a crown marked higher', { crownShiftMm: 3 }],
  ['a crown marked lower, and the face beside the middle', { crownShiftMm: -3, shiftXMm: 4 }],
  ['a chin marked lower, with the head turned', { chinShiftMm: -2, rotationDeg: 4 }],
  ['a head that is far too small', { scale: 0.6, shiftYMm: 12 }],
])('brings every check into its band after %s', (_, change) => {
  const fitted = fitHead(report, { ...noAdjustment, ...change });
  const live = liveChecks(report, fitted);
  expect(live[0]?.value).toBeCloseTo(34);
  expect(live.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
});

it('divides the lack where eye line and top margin cannot both be had', () => {
  const narrow = report.checks.map((check) =>
    check.id === 'eye-line' ? { ...check, limit: { min: 28, max: 30 } } : check,
  );
  const live = liveChecks(
    { ...report, checks: narrow },
    fitHead({ ...report, checks: narrow }, noAdjustment),
  );
  expect(live.find(({ id }) => id === 'eye-line')?.value).toBeGreaterThan(25);
  expect(live.find(({ id }) => id === 'top-margin')?.value).toBeLessThan(4);
});
