import { expect, it } from 'vitest';
import { retryDelaySeconds } from './deliver.ts';

it('waits longer each time, a day at most, and gives up after ten tries', () => {
  const delays = Array.from({ length: 11 }, (_, index) => retryDelaySeconds(index + 1));
  expect(delays.slice(0, 6)).toEqual([10, 40, 160, 640, 2560, 10_240]);
  expect(delays.slice(6)).toEqual([40_960, 86_400, 86_400, undefined, undefined]);
});
