import { type PhotoReport, touchUpBounds } from '@vesika/report';
import { expect, it } from 'vitest';
import { brushReach, steppedRadius } from './brush-size.ts';

const reachOf = (headHeightMm: number) =>
  brushReach({ measures: { headHeightMm } as PhotoReport['measures'] });

it('is never wider than what is taken', () => {
  for (const headHeightMm of [18, 25, 34]) {
    expect(reachOf(headHeightMm).max).toBeLessThan(headHeightMm * touchUpBounds.radiusHeadShareMax * 0.9);
  }
});

it('goes from the finest to the widest in a few presses, and back', () => {
  const reach = reachOf(34);
  let radiusMm = reach.min;
  let presses = 0;
  for (; radiusMm < reach.max && presses < 50; presses++) radiusMm = steppedRadius(radiusMm, 1, reach);
  expect(presses).toBeLessThan(15);
  for (; radiusMm > reach.min && presses < 50; presses++) radiusMm = steppedRadius(radiusMm, -1, reach);
  expect(radiusMm).toBe(reach.min);
});
