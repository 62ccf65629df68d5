import { expect, it } from 'vitest';
import { canBeMended } from './can-be-mended.ts';

it('offers to make it right only where no failing check needs another picture', () => {
  expect(canBeMended([{ id: 'picture-size' }, { id: 'background-colour' }])).toBe(true);
  expect(canBeMended([{ id: 'picture-size' }, { id: 'eyes-open' }])).toBe(false);
  expect(canBeMended([])).toBe(false);
});
