import { expect, it } from 'vitest';
import { causesOf } from './causes.ts';
import type { CheckId } from './checks.ts';

it.each<[CheckId[], CheckId[]]>([
  [
    ['illumination-uniformity', 'under-exposure-prevention', 'dynamic-range', 'background-colour'],
    ['under-exposure-prevention', 'background-colour'],
  ],
  [['mouth-closed', 'expression-neutrality'], ['expression-neutrality']],
  [
    ['mouth-closed', 'dynamic-range'],
    ['mouth-closed', 'dynamic-range'],
  ],
  [[], []],
])('of the faults %j, the causes are %j', (faults, causes) => {
  expect(causesOf(faults.map((id) => ({ id }))).map(({ id }) => id)).toEqual(causes);
});

it('of any fault, some cause is left to report', () => {
  const faults: CheckId[] = ['glasses', 'lens-glare', 'lens-tint', 'upscaling', 'inter-eye-distance', 'gaze'];
  for (const fault of faults) expect(causesOf([{ id: fault }])).toEqual([{ id: fault }]);
});
