import { describe, expect, it } from 'vitest';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import type { Raster } from '../../raster/raster.ts';
import { measureBrokenOff } from './broken-off.ts';

const size = { widthPx: 300, heightPx: 400 } as const;
const mesh = syntheticFace<'source'>({ x: 150, y: 150, interEyePx: 60 });

type Colour = (x: number, y: number) => number;
/** A soft gradient with a darker figure and grain. */
const portrait: Colour = (x, y) =>
  (Math.abs(x - 150) < 60 + y / 8 ? 90 : 190) + 0.05 * y + ((7 * x + 13 * y) % 5);

function share(colour: Colour) {
  const data = new Uint8Array(3 * size.widthPx * size.heightPx);
  for (let y = 0; y < size.heightPx; y++) {
    for (let x = 0; x < size.widthPx; x++)
      data.fill(colour(x, y), 3 * (y * size.widthPx + x), 3 * (y * size.widthPx + x) + 3);
  }
  const picture: Raster = { data, ...size };
  return measureBrokenOff({ picture, mesh }).brokenOffShare!;
}

describe('measureBrokenOff', () => {
  it('is small for a portrait with straight things on the wall', () => {
    expect(share(portrait)).toBeLessThan(0.3);
    const withShelf: Colour = (x, y) => (y === 200 && Math.abs(x - 150) >= 85 ? 60 : portrait(x, y));
    expect(share(withShelf)).toBeLessThan(0.6);
    const withDoorFrame: Colour = (x, y) => (x > 260 ? 60 : portrait(x, y));
    expect(share(withDoorFrame)).toBeLessThan(0.3);
  });

  it('finds grey below a row, also where the last blocks end in the middle', () => {
    expect(share((x, y) => (y < 240 ? portrait(x, y) : 128))).toBeGreaterThan(0.9);
    expect(share((x, y) => (y < (x < 130 ? 256 : 240) ? portrait(x, y) : 128))).toBeGreaterThan(0.9);
  });

  it('finds a faint shift of all colours below a row', () => {
    expect(share((x, y) => portrait(x, y) + (y < 240 ? 0 : 8))).toBeGreaterThan(0.9);
  });

  it('finds a break across the face of a picture that was turned after the damage', () => {
    expect(share((x, y) => (x < 150 ? portrait(x, y) : 128))).toBeGreaterThan(0.9);
  });
});
