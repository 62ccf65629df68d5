import { expect, it } from 'vitest';
import { bandsInDoubt } from './bands-in-doubt.ts';

const size = { widthPx: 400, heightPx: 600 };

it('bounds the doubtful columns of each band, and leaves out bands without any', () => {
  const isNet = new Float32Array(400 * 600);
  isNet[300 * 400 + 200] = 0.5;
  isNet[310 * 400 + 250] = 0.5;
  const bands = bandsInDoubt({ isNet, rvm: new Float32Array(isNet.length) }, size);
  expect(bands).toEqual([
    { input: { left: 128, top: 224, widthPx: 192, heightPx: 320 }, top: 256, bottom: 512 },
  ]);
});

it('divides a band where the nets are certain of many columns', () => {
  const isNet = new Float32Array(400 * 600);
  isNet[50] = 0.5;
  isNet[350] = 0.5;
  const inputs = bandsInDoubt({ isNet, rvm: new Float32Array(isNet.length) }, size).map(({ input }) => input);
  expect(inputs).toEqual([
    { left: 0, top: 0, widthPx: 128, heightPx: 288 },
    { left: 288, top: 0, widthPx: 128, heightPx: 288 },
  ]);
});

it('counts a disagreement of the nets as doubt', () => {
  const isNet = new Float32Array(400 * 600).fill(1);
  const rvm = isNet.slice();
  expect(bandsInDoubt({ isNet, rvm }, size)).toEqual([]);
  rvm[0] = 0;
  expect(bandsInDoubt({ isNet, rvm }, size)).toHaveLength(1);
});
