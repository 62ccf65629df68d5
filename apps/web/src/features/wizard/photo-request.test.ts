import { expect, it } from 'vitest';
import { touchUpOf } from './photo-request.ts';

const touchUp = [{ mode: 'erase' as const, radiusPx: 5, pointsPx: [1, 2] }];
const original = {
  source: { kind: 'stored', name: 'original.jpg', imageUrl: '/f' } as const,
  address: '/f',
  touchUp,
};

it('keeps what was touched up on the same original, but for a photo that is only cropped', () => {
  expect(touchUpOf({ original, cropOnly: false })).toEqual(touchUp);
  expect(touchUpOf({ original, cropOnly: true })).toEqual([]);
});
