import { describe, expect, it } from 'vitest';
import { estimateLayers, type ForegroundRequest } from '../matting/foreground.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import { paintBackground } from './background.ts';

const side = 96;

/** A dark strand of hair over a green wall, half transparent in the middle third. */
function strand(): ForegroundRequest {
  const data = new Uint8Array(side * side * 3);
  const alpha = new Uint8Array(side * side);
  for (let i = 0; i < side * side; i++) {
    const x = i % side;
    alpha[i] = x < 32 ? 255 : x < 64 ? 128 : 0;
    const a = alpha[i]! / 255;
    data.set([40 * a, 30 * a + 200 * (1 - a), 25 * a], i * 3);
  }
  const picture: Raster = { data, widthPx: side, heightPx: side };
  const matte: Matte = { alpha, widthPx: side, heightPx: side };
  const toPortrait = { a: 1, b: 0, tx: 0, ty: 0 };
  return { picture, matte, layers: estimateLayers(picture, matte), toPortrait };
}

function at({ data }: Raster, x: number): number[] {
  const i = (48 * side + x) * 3;
  return [...data.subarray(i, i + 3)];
}

describe('paintBackground', () => {
  it('removes the colour of the old wall from half-transparent hair', () => {
    const [red, green, blue] = at(paintBackground(strand(), [255, 255, 255]).picture, 48);
    expect(green! - Math.max(red!, blue!)).toBeLessThan(25);
    expect(red).toBeGreaterThan(120);
  });

  it('is exactly the background colour where alpha is 0, and exactly the person where alpha is 255', () => {
    const painted = paintBackground(strand(), [48, 158, 255]);
    expect(at(painted.picture, 80)).toEqual([48, 158, 255]);
    expect(at(painted.picture, 10)).toEqual([40, 30, 25]);
  });

  it('reports the painted share of the picture', () => {
    expect(paintBackground(strand(), [255, 255, 255]).paintedShare).toBeCloseTo(0.5, 1);
  });
});
