import { expect, it } from 'vitest';
import { canBeMended } from './can-be-mended.ts';

const wrongSize = { id: 'picture-size', advice: 'picture-size.wrong-size' } as const;

it('offers to make it right only where no failing check needs another picture', () => {
  expect(canBeMended([wrongSize, { id: 'head-height', advice: 'head-height.too-small' }])).toBe(true);
  expect(canBeMended([wrongSize, { id: 'head-height', advice: 'head-height.too-large' }])).toBe(false);
  expect(canBeMended([{ id: 'eyes-open', advice: 'eyes-open.closed' }])).toBe(false);
  expect(canBeMended([])).toBe(false);
});
