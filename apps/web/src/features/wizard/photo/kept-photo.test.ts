import { expect, it } from 'vitest';
import { seenBy } from './kept-photo.ts';

const file = new File(['picture'], 'portrait.jpg', { type: 'image/jpeg' });

it.each([
  ['a guest sees what a guest chose', null, null, { file, owner: null }],
  ['who signs in takes the photo along', null, 'anna', { file, owner: 'anna' }],
  ['an account finds its photo again', 'anna', 'anna', { file, owner: 'anna' }],
  ['another account does not see it', 'anna', 'ben', null],
  ['after signing out it is not seen', 'anna', null, null],
])('%s', (_, owner, userId, seen) => {
  expect(seenBy({ file, owner }, userId)).toEqual(seen);
});

it('nothing stays nothing', () => {
  expect(seenBy(null, 'anna')).toBeNull();
});
