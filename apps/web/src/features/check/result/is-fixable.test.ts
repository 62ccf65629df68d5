import { expect, it } from 'vitest';
import { isFixable } from './is-fixable.ts';

const wrongSize = { id: 'picture-size', advice: 'picture-size.wrong-size' } as const;

it('offers to make it right only where no failing check needs another picture', () => {
  expect(isFixable([wrongSize, { id: 'head-height', advice: 'head-height.too-small' }])).toBe(true);
  expect(isFixable([wrongSize, { id: 'head-height', advice: 'head-height.too-large' }])).toBe(false);
  expect(isFixable([{ id: 'eyes-open', advice: 'eyes-open.closed' }])).toBe(false);
  expect(isFixable([])).toBe(false);
});
