import { EngineError } from '../errors.ts';
import type { MattingDescription } from '../models/matting-description.ts';
import type { Raster } from '../raster/raster.ts';

type NetInput = MattingDescription['input'];
type NetOutput = MattingDescription['output'];
export type Values = Float32Array | Uint8Array;

/** Largest rounding error of an output beyond the described range, as a share of the range. */
const excessMax = 0.05;

/**
 * Converts a picture into the input tensor of a net.
 *
 * In:  RGB bytes; even width and height for NHWC-2x2.
 * Out: 3 * width * height values in the layout that matting-description.ts defines.
 */
export function pictureValues({ data, widthPx, heightPx }: Raster, input: NetInput): Values {
  const { columns, rows, channelStep } = strides(input.layout, widthPx, heightPx);
  const values = input.type === 'uint8' ? new Uint8Array(data.length) : new Float32Array(data.length);
  const [first, second, third] = valueTables(input);
  const [red, blue] = input.channels === 'RGB' ? [0, 2] : [2, 0];
  for (let y = 0, from = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, from += 3) {
      const to = rows[y]! + columns[x]!;
      values[to] = first[data[from + red]!]!;
      values[to + channelStep] = second[data[from + 1]!]!;
      values[to + 2 * channelStep] = third[data[from + blue]!]!;
    }
  }
  return values;
}

/** Offsets of the first channel: pixel (x, y) is at rows[y] + columns[x]. */
function strides(layout: NetInput['layout'], widthPx: number, heightPx: number) {
  const columns = new Int32Array(widthPx);
  const rows = new Int32Array(heightPx);
  switch (layout) {
    case 'NCHW':
      return {
        columns: columns.map((_, x) => x),
        rows: rows.map((_, y) => y * widthPx),
        channelStep: widthPx * heightPx,
      };
    case 'NHWC':
      return {
        columns: columns.map((_, x) => 3 * x),
        rows: rows.map((_, y) => 3 * y * widthPx),
        channelStep: 1,
      };
    case 'NHWC-2x2':
      return {
        columns: columns.map((_, x) => 12 * (x >> 1) + 3 * (x & 1)),
        rows: rows.map((_, y) => 6 * (y >> 1) * widthPx + 6 * (y & 1)),
        channelStep: 1,
      };
  }
}

/** Lookup table from bytes to input values, for each channel. */
function valueTables(input: NetInput): [Values, Values, Values] {
  if (input.type === 'uint8') {
    const same = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    return [same, same, same];
  }
  const { scale, mean, std } = input.normalisation;
  const table = (c: 0 | 1 | 2) =>
    Float32Array.from({ length: 256 }, (_, byte) => (byte * scale - mean[c]) / std[c]);
  return [table(0), table(1), table(2)];
}

/**
 * Reads alpha from the output tensor of a net.
 *
 * In:     values in the described layout, `count` per channel.
 * Out:    one value per px, 0 (background) to 1 (person).
 * Throws: EngineError matting-model-invalid, output-range, when a value is not a number or clearly outside the
 *         described range.
 */
export function alphaValues(
  values: Values,
  { layout, channel, range }: NetOutput,
  count: number,
): Float32Array {
  const [start, step] = layout === 'NHWC' ? [channel, values.length / count] : [channel * count, 1];
  const [background, person] = range === 'logits' ? [0, 1] : range;
  const alpha = new Float32Array(count);
  for (let i = 0, at = start; i < count; i++, at += step) {
    const value = values[at]!;
    const share =
      range === 'logits' ? 1 / (1 + Math.exp(-value)) : (value - background) / (person - background);
    if (!(share >= -excessMax && share <= 1 + excessMax)) {
      const described = range === 'logits' ? range : `${background} to ${person}`;
      throw new EngineError('matting-model-invalid', { reason: 'output-range', described, found: value });
    }
    alpha[i] = Math.min(Math.max(share, 0), 1);
  }
  return alpha;
}
