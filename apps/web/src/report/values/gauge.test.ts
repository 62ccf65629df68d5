import { expect, it } from 'vitest';
import { layOutGauge } from './gauge.ts';

it('places a value between its limits', () => {
  const gauge = layOutGauge({ value: 34, limit: { min: 32, max: 36 }, uncertainty: null });
  expect(gauge?.value).toBeCloseTo(0.5);
  expect(gauge!.bandStart).toBeLessThan(gauge!.value);
  expect(gauge!.bandEnd).toBeGreaterThan(gauge!.value);
});

it('keeps a value far beyond its limit on the scale, on its side', () => {
  const gauge = layOutGauge({ value: 60, limit: { min: 32, max: 36 }, uncertainty: 40 });
  expect(gauge!.value).toBeGreaterThan(gauge!.bandEnd);
  expect(gauge?.doubt?.end).toBe(1);
});

it('leaves a side without limit open', () => {
  expect(layOutGauge({ value: 120, limit: { min: 90, max: null }, uncertainty: null })?.bandEnd).toBe(1);
});

it.each([
  { value: null, limit: { min: 1, max: 2 } },
  { value: 1, limit: { min: null, max: null } },
])('has nothing to draw for $value within $limit', ({ value, limit }) => {
  expect(layOutGauge({ value, limit, uncertainty: null })).toBeNull();
});
