import type { PhotoReport } from '@vesika/report';
import { expect, it } from 'vitest';
import { spotAt } from './spot.ts';

const outlines = {
  face: [40, 40, 60, 40, 60, 70, 40, 70],
  person: [30, 20, 70, 20, 90, 100, 10, 100],
} as PhotoReport['outlines'];
const landmarks = {
  eyeImageLeft: { xPx: 45, yPx: 50 },
  eyeImageRight: { xPx: 55, yPx: 50 },
} as PhotoReport['landmarks'];

it.each([
  ['face', 50, 50],
  ['face', 50, 37],
  ['person', 50, 30],
  ['person', 20, 95],
  ['background', 12, 30],
  ['background', 50, 5],
] as const)('%s at %i, %i', (spot, x, y) => {
  expect(spotAt({ outlines, landmarks }, x, y)).toBe(spot);
});

it('is background where nobody is known', () => {
  expect(spotAt({ outlines: { ...outlines, person: null }, landmarks }, 50, 30)).toBe('background');
});
