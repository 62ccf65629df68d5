import type { IsnetNode, IsnetWeights } from './isnet-weights.ts';

/**
 * Converts the first convolution of IS-Net (3 x 3, stride 2, one pixel of padding) for a picture packed 2 x 2: twelve
 * channels, 2 x 2, stride 1. Output pixel y covers source rows 2y - 1 to 2y + 1, which are the lower half of packed row
 * y - 1 and all of packed row y.
 *
 * In:  the kernel, [out, 3, 3, 3].
 * Out: [out, 12, 2, 2]; of the 48 weights per output 21 are zero.
 */
export function packedStem(kernel: IsnetWeights): {
  weights: IsnetWeights;
  attributes: IsnetNode['attributes'];
} {
  const [outputs, colours, height, width] = kernel.dims as [number, number, number, number];
  const values = new Float32Array(outputs * 12 * 4);
  let at = 0;
  for (let o = 0; o < outputs; o++) {
    for (let c = 0; c < colours; c++) {
      for (let y = 1; y <= height; y++) {
        for (let x = 1; x <= width; x++) {
          const channel = (2 * (y & 1) + (x & 1)) * 3 + c;
          values[((o * 12 + channel) * 2 + (y >> 1)) * 2 + (x >> 1)] = kernel.values[at++]!;
        }
      }
    }
  }
  return {
    weights: { dims: [outputs, 12, 2, 2], values },
    attributes: { kernel_shape: [2, 2], strides: [1, 1], pads: [1, 1, 0, 0] },
  };
}
