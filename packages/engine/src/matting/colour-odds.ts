import type { Raster } from '../raster/raster.ts';

/**
 * Local colour model of person and background: for each cell of a coarse grid, a smoothed histogram of the colours of
 * the pixels whose side is known. Where the nets return a middling alpha, it separates a strand of hair from the wall
 * behind it, or a gap between neck and hair from both.
 */

/** Bins per colour channel. */
const steps = 8;
/** Standard deviations of the Gaussian that smooths the histograms, in cells and in colour bins. */
const placeSigma = 0.9;
const colourSigma = 0.75;
/** Added to both shares before their ratio is taken, so that a colour that neither side has gives log odds of 0. */
const floor = 2e-4;
const logOddsMax = 4;

const colours = steps ** 3;

/** Label of a pixel whose side is known; 0 means unknown. */
export const side = { person: 1, background: 2 } as const;

/** Pixels from which the histograms are built. */
export interface ColourSamples {
  /** One label per pixel, see `side`. */
  known: Uint8Array;
  /** Side length of a histogram cell, grid px. */
  cellPx: number;
}

/**
 * Compares the colour of each pixel with the known colours of person and background around it.
 *
 * In:  `picture`, an RGB picture at grid size; `wanted`, 1 for each pixel to evaluate.
 * Out: log odds that the colour is the person's, -4 to 4, one per pixel; 0 where `wanted` is 0.
 */
export function colourOdds(
  picture: Raster,
  wanted: Uint8Array,
  { known, cellPx }: ColourSamples,
): Float32Array {
  const cells = cellsOf(picture, cellPx);
  const around = cellsAround(wanted, picture, cells);
  const binOf = colourBins(picture, known);
  const person = histogram(binOf, { known, counted: side.person }, around, cells);
  const background = histogram(binOf, { known, counted: side.background }, around, cells);
  return logOddsBetween(person, background, picture, wanted, cells);
}

interface Cells {
  columns: number;
  rows: number;
  sidePx: number;
}

function cellsOf({ widthPx, heightPx }: Raster, sidePx: number): Cells {
  return { columns: Math.ceil(widthPx / sidePx), rows: Math.ceil(heightPx / sidePx), sidePx };
}

/** 1 for each cell from which a pixel of the mask interpolates: the four with the nearest centres. */
function cellsAround(mask: Uint8Array, { widthPx, heightPx }: Raster, cells: Cells): Uint8Array {
  const { columns, rows, sidePx } = cells;
  const around = new Uint8Array(columns * rows);
  const left = Int32Array.from({ length: widthPx }, (_, x) => Math.floor((x + 0.5) / sidePx - 0.5));
  for (let y = 0; y < heightPx; y++) {
    const above = Math.floor((y + 0.5) / sidePx - 0.5);
    const [top, bottom] = [Math.max(0, above), Math.min(rows - 1, above + 1)];
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
      if (!mask[i]) continue;
      const first = Math.max(0, left[x]!);
      const last = Math.min(columns - 1, left[x]! + 1);
      around[top * columns + first] = around[top * columns + last] = 1;
      around[bottom * columns + first] = around[bottom * columns + last] = 1;
    }
  }
  return around;
}

/** Bin of the colour of each pixel whose side is known; 0 for the others. */
function colourBins({ data, widthPx, heightPx }: Raster, known: Uint8Array): ColourBins {
  const bins = new Uint16Array(known.length);
  for (let i = 0, at = 0; i < bins.length; i++, at += 3) {
    if (!known[i]) continue;
    const red = (data[at]! * steps) >> 8;
    const green = (data[at + 1]! * steps) >> 8;
    bins[i] = (red * steps + green) * steps + ((data[at + 2]! * steps) >> 8);
  }
  return { bins, widthPx, heightPx };
}

interface ColourBins {
  bins: Uint16Array;
  widthPx: number;
  heightPx: number;
}

/**
 * Smoothed colour histogram of one side for each cell.
 *
 * Out: [rows, columns, red, green, blue]; the shares of each wanted cell add up to about 1.
 */
function histogram(
  { bins, widthPx, heightPx }: ColourBins,
  { known, counted }: { known: Uint8Array; counted: number },
  wanted: Uint8Array,
  cells: Cells,
): Float32Array {
  const { sidePx } = cells;
  const shares = new Float32Array(cells.rows * cells.columns * colours);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = ((y / sidePx) | 0) * cells.columns;
    for (let x = 0; x < widthPx; x++, i++) {
      if (known[i] === counted) shares[(row + ((x / sidePx) | 0)) * colours + bins[i]!]!++;
    }
  }
  const place = gaussian(placeSigma);
  blurPlaces(shares, { length: cells.columns, stride: colours }, place);
  blurPlaces(shares, { length: cells.rows, stride: cells.columns * colours }, place);
  for (let cell = wanted.indexOf(1); cell >= 0; cell = wanted.indexOf(1, cell + 1)) {
    const inCell = shares.subarray(cell * colours, (cell + 1) * colours);
    blurColours(inCell);
    normalise(inCell);
  }
  return shares;
}

/**
 * Blurs in place along one axis of `length` entries that are `stride` apart; values beyond the ends are 0. Each
 * non-zero value is scattered to its neighbours, because most bins are empty.
 */
function blurPlaces(
  values: Float32Array,
  { length, stride }: { length: number; stride: number },
  kernel: Float32Array,
): void {
  const radius = kernel.length >> 1;
  const before = values.slice();
  values.fill(0);
  for (let at = 0; at < before.length; at++) {
    const value = before[at]!;
    if (value === 0) continue;
    const j = Math.floor(at / stride) % length;
    const last = Math.min(length - 1, j + radius);
    for (let k = Math.max(0, j - radius); k <= last; k++) {
      values[at + (k - j) * stride]! += kernel[j - k + radius]! * value;
    }
  }
}

/** Blurs one cell's histogram [red, green, blue] in place. */
function blurColours(bins: Float32Array): void {
  blurLanes(bins, steps * steps);
  blurLanes(bins, steps);
  blurLanes(bins, 1);
}

const colourKernel = gaussian(colourSigma);
const lane = new Float32Array(steps);

/** Blurs in place along the axis whose entries are `stride` apart. */
function blurLanes(bins: Float32Array, stride: number): void {
  const radius = colourKernel.length >> 1;
  for (let block = 0; block < colours; block += steps * stride) {
    for (let start = block; start < block + stride; start++) {
      let any = 0;
      for (let k = 0, at = start; k < steps; k++, at += stride) {
        lane[k] = bins[at]!;
        any += lane[k]!;
      }
      if (any === 0) continue;
      for (let k = 0, at = start; k < steps; k++, at += stride) {
        const to = Math.min(steps - 1, k + radius);
        let sum = 0;
        for (let j = Math.max(0, k - radius); j <= to; j++) sum += colourKernel[j - k + radius]! * lane[j]!;
        bins[at] = sum;
      }
    }
  }
}

function gaussian(sigma: number): Float32Array {
  const radius = Math.ceil(2 * sigma);
  const kernel = Float32Array.from({ length: 2 * radius + 1 }, (_, k) =>
    Math.exp(-((k - radius) ** 2) / (2 * sigma * sigma)),
  );
  const sum = kernel.reduce((p, q) => p + q, 0);
  return kernel.map((value) => value / sum);
}

/** Scales a histogram to a sum of 1. One with hardly any samples stays near 0, so that it gives no evidence. */
function normalise(bins: Float32Array): void {
  const nearlyNobody = 1e-3;
  let sum = nearlyNobody;
  for (let i = 0; i < bins.length; i++) sum += bins[i]!;
  for (let i = 0; i < bins.length; i++) bins[i]! /= sum;
}

/**
 * Log of the ratio of both sides' shares for each wanted pixel's colour, interpolated linearly between the centres of
 * neighbouring cells and bins (red, green, blue, row and column).
 */
function logOddsBetween(
  person: Float32Array,
  background: Float32Array,
  { data, widthPx, heightPx }: Raster,
  wanted: Uint8Array,
  { columns, rows, sidePx }: Cells,
): Float32Array {
  const odds = new Float32Array(wanted.length);
  const across = neighbours({ count: widthPx, origin: 0.5, perStep: sidePx }, columns, colours);
  const down = neighbours({ count: heightPx, origin: 0.5, perStep: sidePx }, rows, columns * colours);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      if (!wanted[i]) continue;
      const red = 2 * data[3 * i]!;
      const green = 2 * data[3 * i + 1]!;
      const blue = 2 * data[3 * i + 2]!;
      let inPerson = 0;
      let inBackground = 0;
      for (let corner = 0; corner < 16; corner++) {
        const row = 2 * y + (corner >> 3);
        const column = 2 * x + ((corner >> 2) & 1);
        const r = red + ((corner >> 1) & 1);
        const g = green + (corner & 1);
        const share = down.share[row]! * across.share[column]! * redStep.share[r]! * greenStep.share[g]!;
        const at = down.at[row]! + across.at[column]! + redStep.at[r]! + greenStep.at[g]!;
        const low = at + blueStep.at[blue]!;
        const high = at + blueStep.at[blue + 1]!;
        const lowShare = share * blueStep.share[blue]!;
        const highShare = share * blueStep.share[blue + 1]!;
        inPerson += lowShare * person[low]! + highShare * person[high]!;
        inBackground += lowShare * background[low]! + highShare * background[high]!;
      }
      const logOdds = Math.log((inPerson + floor) / (inBackground + floor));
      odds[i] = Math.min(logOddsMax, Math.max(-logOddsMax, logOdds));
    }
  }
  return odds;
}

/** For each position, the two nearest bin centres as histogram offsets, and the interpolation weight of each. */
function neighbours(
  { count, origin, perStep }: { count: number; origin: number; perStep: number },
  stepCount: number,
  stride: number,
) {
  const at = new Int32Array(2 * count);
  const share = new Float64Array(2 * count);
  for (let k = 0; k < count; k++) {
    const u = Math.min(stepCount - 1, Math.max(0, (k + origin) / perStep - 0.5));
    const low = u | 0;
    at[2 * k] = low * stride;
    at[2 * k + 1] = Math.min(stepCount - 1, low + 1) * stride;
    share[2 * k] = 1 - (u - low);
    share[2 * k + 1] = u - low;
  }
  return { at, share };
}

/** Bins of a byte value, 0..255. */
const channel = { count: 256, origin: 0, perStep: 256 / steps } as const;
const redStep = neighbours(channel, steps, steps * steps);
const greenStep = neighbours(channel, steps, steps);
const blueStep = neighbours(channel, steps, 1);
