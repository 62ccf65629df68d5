import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { type CropForm, type CropSquare, cropSquare, fromCrop, RasterPyramid } from './warp.ts';

/** Red grows to the right, green downwards, blue is constant. */
function ramp(widthPx: number, heightPx: number): Raster {
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let i = 0; i < widthPx * heightPx; i++) {
    data.set([2 * (i % widthPx), 2 * Math.floor(i / widthPx), 50], 3 * i);
  }
  return { data, widthPx, heightPx };
}

const bytes = (sizePx: number, outside: CropForm['outside'] = 'edge'): CropForm => ({
  sizePx,
  valueRange: [0, 255],
  outside,
});
const upright = (centreX: number, centreY: number, sizePx: number): CropSquare => ({
  centreX,
  centreY,
  sizePx,
  rollRad: 0,
});

describe('cropSquare', () => {
  const picture = new RasterPyramid(ramp(64, 48));

  it('copies pixels without rotation and scaling', () => {
    const crop = cropSquare(picture, upright(20, 10, 4), bytes(4));
    expect([...crop.subarray(0, 3)]).toEqual([36, 16, 50]);
    expect([...crop.subarray(-3)]).toEqual([42, 22, 50]);
  });

  it('interpolates between pixel centres', () => {
    const [red, green] = cropSquare(picture, upright(20.5, 10.25, 1), bytes(1));
    expect([red, green]).toEqual([40, 19.5]);
  });

  it('rotates with the roll: at a quarter turn clockwise, across the crop is down the picture', () => {
    const crop = cropSquare(picture, { ...upright(30, 20, 2), rollRad: Math.PI / 2 }, bytes(2));
    const pixels = [0, 3, 6, 9].map((i) => [...crop.subarray(i, i + 2)].map(Math.round));
    expect(pixels).toEqual([
      [60, 38],
      [60, 40],
      [58, 38],
      [58, 40],
    ]);
  });

  it('maps bytes to the requested range', () => {
    const crop = cropSquare(picture, upright(20, 10, 4), { ...bytes(4), valueRange: [-1, 1] });
    expect(crop[2]).toBeCloseTo(50 / 127.5 - 1, 5);
  });

  it.each([
    ['black', [0, 0, 0]],
    ['edge', [0, 20, 50]],
  ] as const)('fills what lies outside: %s', (outside, expected) => {
    const crop = cropSquare(picture, upright(-5, 10.5, 1), bytes(1, outside));
    expect([...crop]).toEqual(expected);
  });

  it('averages when it shrinks', () => {
    const checkered = ramp(64, 64);
    checkered.data.forEach((_, i) => {
      const pixel = Math.floor(i / 3);
      checkered.data[i] = (pixel + Math.floor(pixel / 64)) % 2 === 0 ? 0 : 200;
    });
    const crop = cropSquare(new RasterPyramid(checkered), upright(32, 32, 48), bytes(12));
    expect(new Set(crop)).toEqual(new Set([100]));
  });

  it('keeps positions when it shrinks', () => {
    const crop = cropSquare(picture, upright(32, 24, 32), bytes(8));
    const [red, green] = crop.subarray((3 * 8 + 3) * 3);
    expect([red, green]).toEqual([expect.closeTo(2 * 29.5, 0), expect.closeTo(2 * 21.5, 0)]);
  });

  it('maps its points back to where they came from', () => {
    const square: CropSquare = { centreX: 30, centreY: 22, sizePx: 20, rollRad: 0.4 };
    const crop = cropSquare(picture, square, bytes(20));
    const [x, y] = fromCrop(square, 20, 4.5, 13.5);
    const [red, green] = crop.subarray((13 * 20 + 4) * 3);
    expect([red! / 2 + 0.5, green! / 2 + 0.5]).toEqual([expect.closeTo(x, 2), expect.closeTo(y, 2)]);
  });
});
