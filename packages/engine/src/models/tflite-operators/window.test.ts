import { describe, expect, it } from 'vitest';
import { windowPads } from './window.ts';

const same = 0;
const valid = 1;

describe('windowPads', () => {
  it.each<
    [
      name: string,
      padding: number,
      shape: number[],
      kernel: number,
      stride: number,
      dilation: number,
      pads: number[],
    ]
  >([
    ['keeps the size with a 3 x 3 window', same, [1, 8, 8, 1], 3, 1, 1, [1, 1, 1, 1]],
    ['puts the odd pixel at the end', same, [1, 8, 8, 1], 3, 2, 1, [0, 0, 1, 1]],
    ['is symmetric on an odd size', same, [1, 9, 9, 1], 3, 2, 1, [1, 1, 1, 1]],
    ['reaches further when dilated', same, [1, 8, 8, 1], 3, 1, 2, [2, 2, 2, 2]],
    ['treats the axes apart', same, [1, 8, 9, 1], 3, 2, 1, [0, 1, 1, 1]],
    ['adds nothing for VALID', valid, [1, 8, 8, 1], 3, 1, 1, [0, 0, 0, 0]],
    ['never pads less than nothing', same, [1, 8, 8, 1], 1, 2, 1, [0, 0, 0, 0]],
  ])('%s', (_name, padding, shape, kernel, stride, dilation, pads) => {
    const window = {
      kernel: [kernel, kernel],
      strides: [stride, stride],
      dilations: [dilation, dilation],
    } as const;
    expect(windowPads(padding, shape, window)).toEqual(pads);
  });
});
