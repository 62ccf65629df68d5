import { fieldStepPx } from '../nets/refiner.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { resampleMap } from './resample-map.ts';

/** IS-Net and RVM both below these mean certain wall, both above these certain person; 0..1. */
const wallMax = { isNet: 10 / 255, rvm: 10 / 255 } as const;
const personMin = { isNet: 242 / 255, rvm: 230 / 255 } as const;
/** Share of a cell that, when known, lets the cell count as known in full, as its reciprocal. */
const gainMax = 8;

/**
 * Colours of the wall and of the person near each place, spread from the places on which IS-Net and RVM agree.
 *
 * In:  `picture`; mattes 0..1 of its size.
 * Out: planes at a quarter of the size, rounded up, 0..1: red, green and blue of the wall, then of the person.
 */
export function nearColours(
  picture: Raster,
  { isNet, rvm }: { isNet: Float32Array; rvm: Float32Array },
): { planes: Float32Array[]; size: Size } {
  const size = {
    widthPx: Math.ceil(picture.widthPx / fieldStepPx),
    heightPx: Math.ceil(picture.heightPx / fieldStepPx),
  };
  const levels = [0, 1, 2].map((c) =>
    cellMeans(picture, picture.data, { first: c, step: 3 }).map((level) => level / 255),
  );
  const isNetMeans = cellMeans(picture, isNet);
  const rvmMeans = cellMeans(picture, rvm);
  const isWall = isNetMeans.map((share, k) => (share < wallMax.isNet && rvmMeans[k]! < wallMax.rvm ? 1 : 0));
  const isPerson = isNetMeans.map((share, k) =>
    share > personMin.isNet && rvmMeans[k]! > personMin.rvm ? 1 : 0,
  );
  const planes = [isWall, isPerson].flatMap((known) => spreadKnown(levels, eroded(known, size), size));
  return { planes, size };
}

/** Mean of each square of `fieldStepPx`; those of the last column and row may be cut off. */
function cellMeans(
  { widthPx, heightPx }: Size,
  values: Uint8Array | Float32Array,
  { first, step } = { first: 0, step: 1 },
): Float32Array {
  const columns = Math.ceil(widthPx / fieldStepPx);
  const means = new Float32Array(columns * Math.ceil(heightPx / fieldStepPx));
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(y / fieldStepPx) * columns;
    const rows = Math.min(fieldStepPx, heightPx - fieldStepPx * Math.floor(y / fieldStepPx));
    for (let column = 0, left = 0; column < columns; column++, left += fieldStepPx) {
      const right = Math.min(widthPx, left + fieldStepPx);
      let sum = 0;
      for (let x = left; x < right; x++) sum += values[first + step * (y * widthPx + x)]!;
      means[row + column]! += sum / (rows * (right - left));
    }
  }
  return means;
}

/** Removes marked cells that have an unmarked one among their eight neighbours. */
function eroded(marked: Float32Array, { widthPx, heightPx }: Size): Float32Array {
  const retained = new Float32Array(marked.length);
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      retained[i] = 1;
      for (let v = Math.max(0, y - 1); v <= Math.min(heightPx - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(widthPx - 1, x + 1); u++)
          if (!marked[v * widthPx + u]) retained[i] = 0;
    }
  return retained;
}

function spreadKnown(levels: readonly Float32Array[], known: Float32Array, size: Size): Float32Array[] {
  return spread(
    levels.map((level) => level.map((value, i) => value * known[i]!)),
    known,
    size,
  );
}

/**
 * Push-pull interpolation. `sums` are values multiplied by their weight; where the weight is below 1 the rest comes from
 * the next coarser level.
 */
function spread(sums: readonly Float32Array[], weight: Float32Array, size: Size): Float32Array[] {
  if (Math.min(size.widthPx, size.heightPx) <= 2) {
    const total = Math.max(1e-6, sumOf(weight));
    return sums.map((values) => new Float32Array(values.length).fill(sumOf(values) / total));
  }
  const half = { widthPx: (size.widthPx + 1) >> 1, heightPx: (size.heightPx + 1) >> 1 };
  const share = halvedMap(weight, size, half);
  const gain = share.map((part) => Math.min(gainMax, 1 / Math.max(1e-6, part)));
  const coarser = spread(
    sums.map((values) => halvedMap(values, size, half).map((value, k) => value * gain[k]!)),
    share.map((part, k) => part * gain[k]!),
    half,
  );
  return sums.map((values, c) => {
    const above = resampleMap({ values: coarser[c]!, ...half }, size);
    return values.map((value, i) => value + (1 - weight[i]!) * above[i]!);
  });
}

function halvedMap(values: Float32Array, { widthPx, heightPx }: Size, half: Size): Float32Array {
  const means = new Float32Array(half.widthPx * half.heightPx);
  for (let y = 0, k = 0; y < half.heightPx; y++) {
    const upper = 2 * y * widthPx;
    const lower = Math.min(heightPx - 1, 2 * y + 1) * widthPx;
    for (let x = 0; x < half.widthPx; x++, k++) {
      const left = 2 * x;
      const right = Math.min(widthPx - 1, left + 1);
      means[k] =
        (values[upper + left]! + values[upper + right]! + values[lower + left]! + values[lower + right]!) / 4;
    }
  }
  return means;
}

function sumOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}
