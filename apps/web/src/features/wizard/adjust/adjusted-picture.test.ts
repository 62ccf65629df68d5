import { adjustmentMove } from '@vesika/report';
import { expect, it } from 'vitest';
import { moved, movedPlacement, reachesBeyond } from './adjusted-picture.ts';
import { adjustedReport } from './adjusted-report.fixture.ts';
import { noAdjustment } from './adjustment.ts';

const { photo } = adjustedReport;
const placement = { a: 0.5, b: 0, tx: -100, ty: -50, sourceWidthPx: 1200, sourceHeightPx: 1600 };

it('carries points of the original along', () => {
  const move = adjustmentMove(photo, { ...noAdjustment, scale: 1.2, rotationDeg: 5, shiftXMm: 2 });
  const source = { xPx: 640, yPx: 480 };
  const direct = moved(movedPlacement(move, placement), source);
  const inSteps = moved(move, moved(placement, source));
  expect(direct.xPx).toBeCloseTo(inSteps.xPx);
  expect(direct.yPx).toBeCloseTo(inSteps.yPx);
});

it('knows when the frame leaves the original', () => {
  expect(reachesBeyond(photo, placement)).toBe(false);
  const right = adjustmentMove(photo, { ...noAdjustment, shiftXMm: 10.2 });
  expect(reachesBeyond(photo, movedPlacement(right, placement))).toBe(true);
});
