import { expect, it } from 'vitest';
import { nearColours } from './near-colours.ts';

const size = { widthPx: 64, heightPx: 64 };
const count = size.widthPx * size.heightPx;
const wall = [20, 60, 200];
const person = [180, 120, 90];
const isPerson = (i: number) => i % size.widthPx >= 32;

it('spreads the colours of wall and person over the whole picture', () => {
  const picture = {
    data: Uint8Array.from(
      { length: 3 * count },
      (_, k) => (isPerson(Math.floor(k / 3)) ? person : wall)[k % 3]!,
    ),
    ...size,
  };
  const alpha = Float32Array.from({ length: count }, (_, i) => (isPerson(i) ? 1 : 0));
  const { planes, size: cells } = nearColours(picture, { isNet: alpha, rvm: alpha });
  expect(cells).toEqual({ widthPx: 16, heightPx: 16 });
  [...wall, ...person].forEach((byte, c) => {
    for (const value of planes[c]!) expect(value).toBeCloseTo(byte / 255, 4);
  });
});

it('leaves out pixels on which IS-Net and RVM disagree', () => {
  const doubtful = (i: number) => i % size.widthPx >= 16 && i % size.widthPx < 32;
  const picture = {
    data: Uint8Array.from({ length: 3 * count }, (_, k) => {
      const i = Math.floor(k / 3);
      return doubtful(i) ? 255 : (isPerson(i) ? person : wall)[k % 3]!;
    }),
    ...size,
  };
  const isNet = Float32Array.from({ length: count }, (_, i) => (isPerson(i) || doubtful(i) ? 1 : 0));
  const rvm = Float32Array.from({ length: count }, (_, i) => (isPerson(i) ? 1 : 0));
  const { planes } = nearColours(picture, { isNet, rvm });
  for (const value of planes[0]!) expect(value).toBeCloseTo(wall[0]! / 255, 4);
  for (const value of planes[3]!) expect(value).toBeCloseTo(person[0]! / 255, 4);
});

it('gives black where nothing is certain', () => {
  const picture = { data: new Uint8Array(3 * count).fill(200), ...size };
  const half = new Float32Array(count).fill(0.5);
  const { planes } = nearColours(picture, { isNet: half, rvm: half });
  expect(new Set(planes.flatMap((plane) => [...plane]))).toEqual(new Set([0]));
});
