import type { PhotoReport } from '@vesika/report';
import { expect, it } from 'vitest';
import { spotAt } from './spot.ts';

const outlines = {
  face: [40, 40, 60, 40, 60, 70, 40, 70],
  person: [30, 20, 70, 20, 90, 100, 10, 100],
} as PhotoReport['outlines'];

it.each([
  ['face', 50, 50],
  ['person', 50, 30],
  ['person', 20, 95],
  ['background', 12, 30],
  ['background', 50, 5],
] as const)('%s at %i, %i', (spot, x, y) => {
  expect(spotAt({ outlines }, x, y)).toBe(spot);
});

it('is background where nobody is known', () => {
  expect(spotAt({ outlines: { ...outlines, person: null } }, 50, 30)).toBe('background');
});
