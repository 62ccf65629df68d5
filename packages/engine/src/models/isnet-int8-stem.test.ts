import { expect, it } from 'vitest';
import { packedStem } from './isnet-int8-stem.ts';

const sizePx = 6;
const picture = Float32Array.from({ length: sizePx * sizePx * 3 }, (_, i) => Math.sin(i * 1.7));
const kernel = Float32Array.from({ length: 2 * 3 * 9 }, (_, i) => Math.cos(i * 0.9));

function pixel(x: number, y: number, colour: number): number {
  const isInside = x >= 0 && y >= 0 && x < sizePx && y < sizePx;
  return isInside ? picture[(y * sizePx + x) * 3 + colour]! : 0;
}

/** Convolution as in the net: 3 x 3, stride 2, one px of padding. */
function direct(o: number, x: number, y: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) {
    for (let ky = 0; ky < 3; ky++) {
      for (let kx = 0; kx < 3; kx++) {
        sum += pixel(2 * x + kx - 1, 2 * y + ky - 1, c) * kernel[((o * 3 + c) * 3 + ky) * 3 + kx]!;
      }
    }
  }
  return sum;
}

/** The same on packed pixels: 2 x 2, stride 1, padded at the top and left. */
function packed(weights: Float32Array, o: number, x: number, y: number): number {
  let sum = 0;
  for (let channel = 0; channel < 12; channel++) {
    const [dy, dx, colour] = [Math.floor(channel / 6), Math.floor(channel / 3) % 2, channel % 3];
    for (let ky = 0; ky < 2; ky++) {
      for (let kx = 0; kx < 2; kx++) {
        const value = pixel(2 * (x + kx - 1) + dx, 2 * (y + ky - 1) + dy, colour);
        sum += value * weights[((o * 12 + channel) * 2 + ky) * 2 + kx]!;
      }
    }
  }
  return sum;
}

it('computes the same on packed pixels as the net on plain ones, up to the edges', () => {
  const { weights } = packedStem({ dims: [2, 3, 3, 3], values: kernel });
  for (let o = 0; o < 2; o++) {
    for (let y = 0; y < sizePx / 2; y++) {
      for (let x = 0; x < sizePx / 2; x++) {
        expect(packed(weights.values, o, x, y)).toBeCloseTo(direct(o, x, y), 5);
      }
    }
  }
});
