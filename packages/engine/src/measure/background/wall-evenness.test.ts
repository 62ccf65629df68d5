import { expect, it } from 'vitest';
import { wallPlane } from './wall-evenness.ts';

const size = { widthPx: 40, heightPx: 30 };

function picture(levelAt: (x: number, y: number) => number) {
  const data = new Uint8Array(3 * size.widthPx * size.heightPx);
  for (let i = 0; i < data.length; i++) {
    const pixel = Math.floor(i / 3);
    data[i] = levelAt(pixel % size.widthPx, Math.floor(pixel / size.widthPx));
  }
  return { data, ...size };
}

const everywhere = new Uint8Array(size.widthPx * size.heightPx).fill(1);

it('fits a linear falloff of the illumination', () => {
  const plane = wallPlane(
    picture((x, y) => 60 + 3 * x + 2 * y),
    everywhere,
    0.1,
  )!;
  expect([plane.colourAt(0, 0)[0], plane.colourAt(30, 10)[2]].map(Math.round)).toEqual([60, 170]);
});

it('has no deviation for a linear falloff', () => {
  expect(
    wallPlane(
      picture((x, y) => 60 + 3 * x + 2 * y),
      everywhere,
      0.1,
    )?.deviation,
  ).toBeCloseTo(0, 5);
});

it('measures the deviation of stripes from the plane', () => {
  expect(
    wallPlane(
      picture((x) => (x % 2 === 0 ? 90 : 110)),
      everywhere,
      0.1,
    )?.deviation,
  ).toBeCloseTo(10, 0);
});

it('ignores pixels outside the wall mask', () => {
  const wall = everywhere.map((_, i) => (i % size.widthPx < 20 ? 1 : 0));
  const person = picture((x, y) => (x < 20 ? 200 : 7 * (x ^ y)));
  expect(wallPlane(person, wall, 0.1)?.deviation).toBeCloseTo(0, 5);
});

it('returns null for too little wall', () => {
  const wall = everywhere.map((_, i) => (i < 100 ? 1 : 0));
  expect(
    wallPlane(
      picture(() => 200),
      wall,
      0.1,
    ),
  ).toBeNull();
});
