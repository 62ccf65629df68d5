import { expect, it } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { mirroredPersonMask } from './mirrored-person-mask.ts';

const [widthPx, heightPx] = [32, 16];
/** Red on the left, black on the right. */
const picture: Raster = {
  data: Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, at) =>
    at % 3 === 0 && Math.floor(at / 3) % widthPx < widthPx / 4 ? 255 : 0,
  ),
  widthPx,
  heightPx,
};

it('gives the net a mirrored picture and returns the mask of the picture as it is', async () => {
  const inputs: Raster[] = [];
  /** Marks red pixels as person. */
  const personMask = {
    size: { widthPx: 16, heightPx: 16 },
    run: async (input: Raster) => {
      inputs.push(input);
      return Float32Array.from({ length: 256 }, (_, i) => input.data[3 * i]! / 255);
    },
  };
  const size = { widthPx: 8, heightPx: 4 };
  const shares = await mirroredPersonMask(picture, size, { personMask });
  expect(inputs[0]!.data[0]).toBeLessThan(20);
  expect(inputs[0]!.data[15 * 3]).toBeGreaterThan(235);
  expect(shares).toHaveLength(32);
  expect(shares[0]).toBeGreaterThan(0.9);
  expect(shares[7]).toBeLessThan(0.1);
});
