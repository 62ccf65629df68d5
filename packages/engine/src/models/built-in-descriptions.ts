import type { MattingDescription } from './matting-description.ts';

/** IS-Net halves its picture six times over. */
const multipleOfPx = 64;
/** About 100 ms for the int8 net on two threads; see docs/accuracy.md for what other sizes bring. */
const pixelsMax = 576 * 512;

/** What isnetInt8 makes: the built-in matting net. */
export const isnetInt8Description: MattingDescription = {
  input: { name: 'input', layout: 'NHWC-2x2', channels: 'RGB', type: 'uint8' },
  size: { multipleOfPx, pixelsMax },
  output: { name: 'output', layout: 'NCHW', channel: 0, range: [0, 1] },
};

/** What isnetFp32 makes; (byte - 128) / 256 is what the net was trained with. */
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
 * What rvmToOnnx makes: the net that knows people. It halves its picture four times over; larger pictures cost much
 * more and tell hardly more, see docs/accuracy.md.
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

/** The coarse net that knows where the person is. */
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
