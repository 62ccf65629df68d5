import { expect, it } from 'vitest';
import { adjustedReport as report } from './adjusted-report.fixture.ts';
import { noAdjustment } from './adjustment.ts';
import { amountOf, frameControls, lineControls, reachOf, withValue } from './controls.ts';

it('counts upwards where the adjustment counts down', () => {
  expect(withValue(noAdjustment, 'up', 1.5).shiftYMm).toBe(-1.5);
  expect(amountOf({ ...noAdjustment, shiftYMm: -1.5 }, 'up')).toBe(1.5);
  expect(Object.is(amountOf(noAdjustment, 'up'), 0)).toBe(true);
});

it.each([...frameControls, ...lineControls])('%s reaches both ways, in steps', (control) => {
  const { min, max, step } = reachOf(report, control);
  const found = amountOf(noAdjustment, control);
  expect(min).toBeLessThan(found);
  expect(max).toBeGreaterThan(found);
  expect((max - min) / step).toBeGreaterThan(20);
});

it('reaches past the band of the rule, so that its end can be felt', () => {
  expect(reachOf(report, 'right').max).toBeGreaterThan(1.75);
  expect(reachOf(report, 'scale').max).toBeGreaterThan(36 / 34);
  expect(reachOf(report, 'scale').min).toBeLessThan(32 / 34);
});
