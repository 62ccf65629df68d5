import { expect, it } from 'vitest';
import type { Raster, Size } from '../raster/raster.ts';
import { followColours } from './follow-colours.ts';

const size: Size = { widthPx: 40, heightPx: 30 };
const wall = [200, 180, 160] as const;
const hair = [60, 40, 30] as const;

it('sharpens a strand that the given alpha blurs', () => {
  const truth = planeOf((x, y) => (y >= 20 || x === 20 ? 1 : 0));
  const blurred = planeOf((x, y) => (y >= 20 ? 1 : Math.max(0, 0.4 - 0.1 * Math.abs(x - 20))));
  const alpha = blurred.slice();
  followColours(alpha, mixed(truth));
  const at = (x: number) => alpha[10 * size.widthPx + x]!;
  expect(at(20) - at(22)).toBeGreaterThan(0.4);
  expect(errorOf(alpha, truth)).toBeLessThan(0.85 * errorOf(blurred, truth));
});

it('changes nothing where all is certain', () => {
  const certain = planeOf((x) => (x < 20 ? 0 : 1));
  const alpha = certain.slice();
  followColours(alpha, mixed(planeOf((x, y) => ((x + y) % 2 ? 0.3 : 0.8))));
  expect(alpha).toEqual(certain);
});

it('keeps a smooth answer where the colours are even', () => {
  const given = planeOf((x) => Math.min(1, Math.max(0, (x - 10) / 20)));
  const alpha = given.slice();
  followColours(alpha, mixed(planeOf(() => 0)));
  expect(errorOf(alpha, given)).toBeLessThan(0.02);
});

it('stays within 0 and 1', () => {
  const alpha = planeOf((x, y) => ((7 * x + 13 * y) % 11) / 10);
  followColours(alpha, mixed(planeOf((x, y) => ((5 * x + 3 * y) % 7) / 6)));
  for (const share of alpha) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});

function planeOf(shareAt: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: size.widthPx * size.heightPx }, (_, i) =>
    shareAt(i % size.widthPx, Math.floor(i / size.widthPx)),
  );
}

/** Hair over a wall, with this share of hair. */
function mixed(share: Float32Array): Raster {
  const data = Uint8Array.from({ length: 3 * share.length }, (_, k) => {
    const [part, c] = [share[Math.floor(k / 3)]!, k % 3];
    return part * hair[c]! + (1 - part) * wall[c]! + 0.5;
  });
  return { data, ...size };
}

function errorOf(alpha: Float32Array, truth: Float32Array): number {
  return Math.sqrt(alpha.reduce((sum, share, i) => sum + (share - truth[i]!) ** 2, 0) / alpha.length);
}
