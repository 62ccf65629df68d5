import { describe, expect, it } from 'vitest';
import type { Matte } from '../raster/raster.ts';
import { withoutOthers } from './without-others.ts';

const size = { widthPx: 400, heightPx: 400 };
/** Two people side by side, joined at the shoulders: the matte of both together. */
const both = { alpha: new Uint8Array(400 * 400).fill(255), ...size };
const left = { left: 80, top: 100, width: 80, height: 80 };
const right = { left: 240, top: 100, width: 80, height: 80 };

const alphaAt = (matte: Matte, x: number, y: number) => matte.alpha[y * matte.widthPx + x];

describe('withoutOthers', () => {
  it('keeps the chosen head and shoulders and removes the head and shoulders beside them', () => {
    const retained = withoutOthers(both, left, [right]);
    expect([alphaAt(retained, 120, 140), alphaAt(retained, 60, 300)]).toEqual([255, 255]);
    expect([alphaAt(retained, 280, 140), alphaAt(retained, 340, 300)]).toEqual([0, 0]);
  });

  it('divides two equal people in the middle, and is the mirror image for the other one', () => {
    const ofLeft = withoutOthers(both, left, [right]);
    const ofRight = withoutOthers(both, right, [left]);
    expect([alphaAt(ofLeft, 190, 200), alphaAt(ofLeft, 210, 200)]).toEqual([255, 0]);
    expect([alphaAt(ofRight, 190, 200), alphaAt(ofRight, 210, 200)]).toEqual([0, 255]);
  });

  it('lets the body of somebody behind take nothing from the chosen face', () => {
    const behind = { left: 80, top: -40, width: 80, height: 80 };
    const retained = withoutOthers(both, left, [behind]);
    expect(alphaAt(retained, 120, 140)).toBe(255);
    expect(alphaAt(retained, 120, 10)).toBe(0);
  });
});
