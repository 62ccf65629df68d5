import { expect, it } from 'vitest';
import { certainPart, isInside } from './certainty.ts';

const band = { min: 32, max: 36 };

it.each([
  ['in the middle of a wide band', 34, 1, true],
  ['inside, but too near its end', 32.5, 1, null],
  ['just outside', 31.5, 1, null],
  ['clearly outside', 30, 1, false],
  ['beyond the other end', 38, 1, false],
  ['in the middle of a band narrower than it scatters', 34, 3, null],
  ['known exactly, at the end of the band', 36, 0, true],
  ['known exactly, outside', 36.01, 0, false],
])('a value %s', (_, value, deviation, inside) => {
  expect(isInside(value, deviation, band)).toBe(inside);
});

it('a probability of nine in ten is enough', () => {
  expect(isInside(33.29, 1, { min: 32, max: null })).toBe(true);
  expect(isInside(33.27, 1, { min: 32, max: null })).toBeNull();
});

it('a lower probability is enough if requested, inside the band but not outside', () => {
  expect(isInside(34, 1.9, band, 0.68)).toBe(true);
  expect(isInside(34, 2.1, band, 0.68)).toBeNull();
  expect(isInside(31.5, 1, band, 0.68)).toBeNull();
});

it('finds the part of a band where a value is certain, smaller for a larger uncertainty', () => {
  const part = certainPart(band, (value) => 0.02 * value)!;
  for (const value of [part.min, part.max]) expect(isInside(value, 0.02 * value, band)).toBe(true);
  for (const value of [part.min - 0.01, part.max + 0.01])
    expect(isInside(value, 0.02 * value, band)).toBeNull();
  const wider = certainPart(band, () => 0.3)!;
  expect(wider.min).toBeLessThan(part.min);
  expect(certainPart(band, () => 2)).toBeNull();
});
