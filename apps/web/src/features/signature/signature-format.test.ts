import { expect, it } from 'vitest';
import { readFormat } from './signature-format.ts';

it('reads pixels and kB, of which a bound may be missing', () => {
  expect(readFormat({ size: ['140', ' 60 '], kb: ['', '20'] })).toEqual({
    widthPx: 140,
    heightPx: 60,
    minKb: null,
    maxKb: 20,
  });
});

it.each([
  [{ size: ['', '60'], kb: ['', ''] }, ['size']],
  [{ size: ['140', '5'], kb: ['', ''] }, ['size']],
  [{ size: ['140', '60.5'], kb: ['', ''] }, ['size']],
  [{ size: ['140', '60'], kb: ['20', '10'] }, ['kb']],
  [{ size: ['140', '60'], kb: ['ten', ''] }, ['kb']],
  [{ size: ['a', 'b'], kb: ['0', ''] }, ['size', 'kb']],
] as const)('names the fields that are wrong in %j', (typed, faults) => {
  expect(readFormat(typed)).toEqual(faults);
});
