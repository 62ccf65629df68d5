import { expect, it } from 'vitest';
import { wallDeviation } from './wall-evenness.ts';

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

it('does not mind light that falls off across the wall', () => {
  expect(
    wallDeviation(
      picture((x, y) => 60 + 3 * x + 2 * y),
      everywhere,
      0.1,
    ),
  ).toBeCloseTo(0, 5);
});

it('tells how far stripes are from an even wall', () => {
  expect(
    wallDeviation(
      picture((x) => (x % 2 === 0 ? 90 : 110)),
      everywhere,
      0.1,
    ),
  ).toBeCloseTo(10, 0);
});

it('looks at nothing but the wall', () => {
  const wall = everywhere.map((_, i) => (i % size.widthPx < 20 ? 1 : 0));
  const person = picture((x, y) => (x < 20 ? 200 : 7 * (x ^ y)));
  expect(wallDeviation(person, wall, 0.1)).toBeCloseTo(0, 5);
});

it('says nothing of a wall of which too little is seen', () => {
  const wall = everywhere.map((_, i) => (i < 100 ? 1 : 0));
  expect(
    wallDeviation(
      picture(() => 200),
      wall,
      0.1,
    ),
  ).toBeNull();
});
