import type { Raster } from '../../raster/raster.ts';

/** Histogram bins per colour channel. */
const steps = 8;
const colours = steps ** 3;
const stepLevels = 256 / steps;
/** Smoothing kernels over neighbouring cells and over neighbouring colour bins. */
const placeKernel = [0.25, 0.6, 1, 0.6, 0.25] as const;
const colourKernel = [0.45, 1, 0.45] as const;
/** Added to the pixel count of a cell, which avoids a division by zero. */
const pixelsMin = 1e-3;

/** Local colour histograms: [rows, columns, red, green, blue], shares that sum to one in each cell. */
export interface ColoursAround {
  columns: number;
  rows: number;
  cellPx: number;
  shares: Float32Array;
}

/**
 * Smoothed histograms of the colours of masked pixels over a grid of cells.
 *
 * In: mask of the pixels to count, of the picture's size; side of a cell, px.
 */
export function coloursAround(picture: Raster, counts: Uint8Array, cellPx: number): ColoursAround {
  const { data, widthPx, heightPx } = picture;
  const columns = Math.ceil(widthPx / cellPx);
  const rows = Math.ceil(heightPx / cellPx);
  const histograms = new Float32Array(columns * rows * colours);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = Math.floor(y / cellPx) * columns;
    for (let x = 0; x < widthPx; x++, i++) {
      if (!counts[i]) continue;
      const red = data[3 * i]! >> 5;
      const green = data[3 * i + 1]! >> 5;
      const blue = data[3 * i + 2]! >> 5;
      histograms[(row + Math.floor(x / cellPx)) * colours + (red * steps + green) * steps + blue]!++;
    }
  }
  const across = smoothCells(histograms, columns, colours);
  const shares = smoothCells(across, rows, columns * colours);
  for (let cell = 0; cell < columns * rows; cell++) {
    const bins = shares.subarray(cell * colours, (cell + 1) * colours);
    if (sumOf(bins) === 0) continue;
    for (const stride of [steps * steps, steps, 1]) smoothBins(bins, stride);
    const sum = sumOf(bins) + pixelsMin;
    for (let bin = 0; bin < colours; bin++) bins[bin]! /= sum;
  }
  return { columns, rows, cellPx, shares };
}

function sumOf(bins: Float32Array): number {
  let sum = 0;
  for (let bin = 0; bin < bins.length; bin++) sum += bins[bin]!;
  return sum;
}

/** Convolution over cells by scattering, which is fast because most bins are empty. */
function smoothCells(histograms: Float32Array, length: number, stride: number): Float32Array {
  const smoothed = new Float32Array(histograms.length);
  const reach = placeKernel.length >> 1;
  for (let at = 0; at < histograms.length; at++) {
    const count = histograms[at]!;
    if (count === 0) continue;
    const place = Math.floor(at / stride) % length;
    const last = Math.min(length - 1, place + reach);
    for (let to = Math.max(0, place - reach); to <= last; to++) {
      smoothed[at + (to - place) * stride]! += count * placeKernel[to - place + reach]!;
    }
  }
  return smoothed;
}

function smoothBins(bins: Float32Array, stride: number): void {
  const [beside, self] = colourKernel;
  for (let block = 0; block < colours; block += steps * stride) {
    for (let start = block; start < block + stride; start++) {
      let before = 0;
      for (let k = 0, at = start; k < steps; k++, at += stride) {
        const count = bins[at]!;
        const after = k + 1 < steps ? bins[at + stride]! : 0;
        bins[at] = beside * before + self * count + beside * after;
        before = count;
      }
    }
  }
}

interface Axis {
  readonly length: number;
  readonly stride: number;
}

/** Looks up the share of a pixel's colour at its position, by linear interpolation between cells and bins. */
export class ColourReader {
  readonly #picture: Raster;
  readonly #around: ColoursAround;
  readonly #axes: readonly Axis[];
  readonly #position = new Float64Array(5);
  readonly #offsets = new Int32Array(32);
  readonly #weights = new Float64Array(32);

  constructor(picture: Raster, around: ColoursAround) {
    this.#picture = picture;
    this.#around = around;
    this.#axes = [
      { length: around.rows, stride: around.columns * colours },
      { length: around.columns, stride: colours },
      { length: steps, stride: steps * steps },
      { length: steps, stride: steps },
      { length: steps, stride: 1 },
    ];
  }

  shareAt(i: number): number {
    const { data, widthPx } = this.#picture;
    const { cellPx, shares } = this.#around;
    const position = this.#position;
    const offsets = this.#offsets;
    const weights = this.#weights;
    const y = Math.floor(i / widthPx);
    position[0] = (y + 0.5) / cellPx;
    position[1] = (i - y * widthPx + 0.5) / cellPx;
    for (let c = 0; c < 3; c++) position[2 + c] = data[3 * i + c]! / stepLevels;
    offsets[0] = 0;
    weights[0] = 1;
    for (let axis = 0, count = 1; axis < 5; axis++, count *= 2) {
      const { length, stride } = this.#axes[axis]!;
      const place = Math.min(length - 1, Math.max(0, position[axis]! - 0.5));
      const low = Math.floor(place);
      const high = Math.min(length - 1, low + 1);
      for (let k = 0; k < count; k++) {
        offsets[count + k] = offsets[k]! + high * stride;
        weights[count + k] = weights[k]! * (place - low);
        offsets[k]! += low * stride;
        weights[k]! *= 1 - (place - low);
      }
    }
    let sum = 0;
    for (let k = 0; k < 32; k++) sum += weights[k]! * shares[offsets[k]!]!;
    return sum;
  }
}
