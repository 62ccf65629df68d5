import type { MattingDescription } from './matting-description.ts';

/** IS-Net halves its input six times. */
const multipleOfPx = 64;
/** Takes about 100 ms for the int8 net on two threads. */
const pixelsMax = 576 * 512;

/** IS-Net as isnetInt8 builds it: the built-in matting net. */
export const isnetInt8Description: MattingDescription = {
  input: { name: 'input', layout: 'NHWC-2x2', channels: 'RGB', type: 'uint8' },
  size: { multipleOfPx, pixelsMax },
  output: { name: 'output', layout: 'NCHW', channel: 0, range: [0, 1] },
};

/** IS-Net as isnetFp32 builds it; it was trained on (byte - 128) / 256. */
export const isnetFp32Description: MattingDescription = {
  input: {
    name: 'input',
    layout: 'NCHW',
    channels: 'RGB',
    type: 'float32',
    normalisation: { scale: 1 / 256, mean: [0.5, 0.5, 0.5], std: [1, 1, 1] },
  },
  size: { multipleOfPx, pixelsMax },
  output: { name: 'output', layout: 'NCHW', channel: 0, range: [0, 1] },
};

/**
 * RVM as rvmToOnnx builds it. It halves its input four times. Larger inputs take much longer and hardly improve the
 * matte.
 */
export const rvmDescription: MattingDescription = {
  input: {
    name: 'input',
    layout: 'NCHW',
    channels: 'RGB',
    type: 'float32',
    normalisation: { scale: 1 / 255, mean: [0, 0, 0], std: [1, 1, 1] },
  },
  size: { multipleOfPx: 16, pixelsMax: 480 * 416 },
  output: { name: 'output', layout: 'NCHW', channel: 0, range: [0, 1] },
};

/** Person mask: MediaPipe selfie segmentation. */
export const selfieMaskDescription: MattingDescription = {
  input: {
    name: 'input',
    layout: 'NHWC',
    channels: 'RGB',
    type: 'float32',
    normalisation: { scale: 1 / 255, mean: [0, 0, 0], std: [1, 1, 1] },
  },
  size: { widthPx: 256, heightPx: 256 },
  output: { name: 'mask', layout: 'NHWC', channel: 0, range: [0, 1] },
};
