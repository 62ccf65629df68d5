import { describe, expect, it } from 'vitest';
import { otherFaceShareMax } from '../limits/other-face.ts';
import { visibleOtherFaceShare } from './other-faces.ts';

const asIs = { a: 1, b: 0, tx: 0, ty: 0 };
const size = { widthPx: 100, heightPx: 100 };
const box = { left: 30, top: 30, width: 40, height: 40 };
const beside = { left: 90, top: 30, width: 20, height: 20 };
const filled = (value: number) => ({ alpha: new Uint8Array(100 * 100).fill(value), ...size });

describe('visibleOtherFaceShare', () => {
  it('counts the part of another face that the crop shows', () => {
    const share = visibleOtherFaceShare({ box, others: [beside], whole: [box, beside] }, asIs, size, null);
    expect(share).toBeCloseTo((10 * 20) / (40 * 40), 5);
  });

  it('counts a doubtful face for a doubt, however large it is', () => {
    const share = visibleOtherFaceShare({ box, others: [beside], whole: [box] }, asIs, size, null);
    expect(share).toBe(otherFaceShareMax);
  });

  it('is 0 for a face outside the crop, and for one whose pixels were painted over', () => {
    const outside = { ...beside, left: 120 };
    expect(visibleOtherFaceShare({ box, others: [outside], whole: [box, outside] }, asIs, size, null)).toBe(
      0,
    );
    expect(
      visibleOtherFaceShare({ box, others: [beside], whole: [box, beside] }, asIs, size, filled(0)),
    ).toBe(0);
    expect(
      visibleOtherFaceShare({ box, others: [beside], whole: [box, beside] }, asIs, size, filled(255)),
    ).toBeGreaterThan(0.1);
  });
});
