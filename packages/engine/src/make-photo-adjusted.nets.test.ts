import type { Adjustment, PhotoReport } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../fixtures/drawn-portrait.ts';
import { openedEngine } from '../fixtures/opened-nets.ts';
import { havePortraits, readPortrait } from '../fixtures/shared-portraits.ts';
import type { Engine, PhotoRequest } from './engine.ts';

let engine: Engine;
let before: PhotoReport;
beforeAll(async () => {
  engine = await openedEngine();
  before = await made();
});

const german: PhotoRequest = {
  requirement: findRequirement({ countryCode: 'DE', documentType: 'passport' })!.requirement,
};
const untouched: Adjustment = {
  rotationDeg: 0,
  scale: 1,
  shiftXMm: 0,
  shiftYMm: 0,
  crownShiftMm: 0,
  chinShiftMm: 0,
};

async function made(adjustment?: Partial<Adjustment>): Promise<PhotoReport> {
  const request = adjustment ? { ...german, adjustment: { ...untouched, ...adjustment } } : german;
  return (await engine.makePhoto(await drawnPortrait(), request)).report;
}

describe('an adjusted photo', () => {
  it('shifts, turns and scales as requested, measured on the finished file', async () => {
    const moved = await made({ shiftXMm: 1, shiftYMm: -0.8 });
    expect(moved.measures.centreOffsetMm - before.measures.centreOffsetMm).toBeCloseTo(1, 0.7);
    expect(moved.measures.eyeLineFromBottomMm - before.measures.eyeLineFromBottomMm).toBeCloseTo(0.8, 0.7);
    const grown = await made({ scale: 1.04 });
    expect(grown.measures.headHeightMm / before.measures.headHeightMm).toBeCloseTo(1.04, 1.7);
    const turned = await made({ rotationDeg: 4 });
    expect(Math.abs(before.measures.rollDeg - turned.measures.rollDeg - 4)).toBeLessThan(1);
  });

  it('measures the head from the placed crown and chin', async () => {
    const marked = await made({ crownShiftMm: 1, chinShiftMm: -0.5 });
    expect(marked.measures.headPlacedByHand).toBe(true);
    expect(before.measures.headPlacedByHand).toBe(false);
    expect(marked.measures.headHeightMm - before.measures.headHeightMm).toBeCloseTo(1.5, 1);
    expect(marked.landmarks.crown.yPx).toBeLessThan(before.landmarks.crown.yPx);
    expect(marked.landmarks.chin.yPx).toBeGreaterThan(before.landmarks.chin.yPx);
  });

  it('judges an adjusted photo like any other', async () => {
    const { checks } = await made({ shiftXMm: 4 });
    expect(checks.find(({ id }) => id === 'centring')).toMatchObject({ verdict: 'fail' });
  });
});

describe('the proof of the changes', () => {
  it('places the result on the original', () => {
    const { placement, landmarks } = before;
    expect(placement).not.toBeNull();
    const { a, b, tx, ty, sourceWidthPx, sourceHeightPx } = placement!;
    const { xPx, yPx } = landmarks.faceCentre;
    const squared = a * a + b * b;
    const x = (a * (xPx - tx) + b * (yPx - ty)) / squared;
    const y = (a * (yPx - ty) - b * (xPx - tx)) / squared;
    expect(x / sourceWidthPx).toBeCloseTo(0.5, 1);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(sourceHeightPx);
  });

  it('finds the drawn person almost unchanged', () => {
    const { proof } = before;
    expect(proof!.comparedShare).toBeGreaterThan(0.2);
    expect(proof!.unchangedShare).toBeGreaterThan(0.99);
  });

  it
    .skipIf(!havePortraits)
    .each([
      'good_single/london_092_neutral.jpg',
      'good_single/london_025_neutral.jpg',
      'matting_gt/london_044_composite.jpg',
    ])('finds the person of %s unchanged but for what compression does', async (path) => {
    const { report } = await engine.makePhoto(readPortrait(path), german);
    expect(report.proof!.unchangedShare).toBeGreaterThan(0.97);
    expect(report.proof!.meanDifference).toBeLessThan(3);
  });
});
