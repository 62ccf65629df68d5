import type { Raster } from '../geometry/raster.ts';

/**
 * What colours person and background have around here: a joint histogram over place and colour of the pixels
 * the net is sure of, coarse and smoothed. It tells a strand of hair from the wall behind it, and a gap
 * between neck and hair from both, where the net only sees something in between.
 */

/** Side of a cell of place, px of the grid, and number of steps of each colour channel. */
const cellPx = 24;
const steps = 8;
/** Standard deviations of the smoothing, in cells and in colour steps. */
const placeSigma = 0.9;
const colourSigma = 0.75;
/** Alpha from which a pixel counts for the person, and below the complement of which for the background. */
const sure = 0.95;
/** Share of the colours odds start from: unseen colours say nothing. */
const floor = 2e-4;
const logOddsMax = 4;
/** Trust in the colours against the nets; all see the same pixels. */
const weight = 0.2;

const colours = steps ** 3;

/**
 * Lets the colours around speak where the nets are unsure.
 *
 * In:  picture and alpha (0..1) of one size; alpha is changed where `unsure` is set.
 */
export function weighColours(seen: Raster, alpha: Float32Array, unsure: Uint8Array): void {
  const odds = colourOdds(seen, unsure, {
    isPerson: (i) => alpha[i]! > sure,
    isBackground: (i) => alpha[i]! < 1 - sure,
    cellPx,
  });
  for (let i = 0; i < alpha.length; i++) {
    if (unsure[i]) alpha[i] = withOdds(alpha[i]!, weight * odds[i]!);
  }
}

/** Where colours are learnt from, by index of the pixel. */
export interface ColourSamples {
  isPerson: (i: number) => boolean;
  isBackground: (i: number) => boolean;
  /** Side of the places within which colours are alike, px of the grid. */
  cellPx: number;
}

/** Log odds, -4 to 4, of a pixel's colour being the person's; 0 where `asked` is not set. */
export function colourOdds(seen: Raster, asked: Uint8Array, samples: ColourSamples): Float32Array {
  const cells = cellsOf(seen, samples.cellPx);
  const around = cellsAround(asked, seen, cells);
  const person = histogram(seen, samples.isPerson, around, cells);
  const background = histogram(seen, samples.isBackground, around, cells);
  const lookUp = interpolator(seen, cells);
  const odds = new Float32Array(asked.length);
  for (let i = 0; i < asked.length; i++) {
    if (!asked[i]) continue;
    lookUp.at(i);
    const logOdds = Math.log((lookUp.in(person) + floor) / (lookUp.in(background) + floor));
    odds[i] = Math.min(logOddsMax, Math.max(-logOddsMax, logOdds));
  }
  return odds;
}

/** The nets never say 0 or 1; without a margin one of their errors could not be outvoted. */
const margin = 0.02;

/** Alpha with further evidence, in log odds, for the person. */
export function withOdds(alpha: number, logOdds: number): number {
  const odds = Math.log((alpha + margin) / (1 + margin - alpha)) + logOdds;
  const share = 1 / (1 + Math.exp(-odds));
  return Math.min(1, Math.max(0, share * (1 + 2 * margin) - margin));
}

interface Cells {
  columns: number;
  rows: number;
  sidePx: number;
}

function cellsOf({ widthPx, heightPx }: Raster, sidePx: number): Cells {
  return { columns: Math.ceil(widthPx / sidePx), rows: Math.ceil(heightPx / sidePx), sidePx };
}

/** 1 for the cells that lie around a set pixel. */
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

/** Out: [rows, columns, red, green, blue], shares that add up to about one in every cell asked for. */
function histogram(
  seen: Raster,
  counts: (i: number) => boolean,
  asked: Uint8Array,
  cells: Cells,
): Float32Array {
  const { sidePx } = cells;
  const shares = new Float32Array(cells.rows * cells.columns * colours);
  const { data, widthPx, heightPx } = seen;
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = ((y / sidePx) | 0) * cells.columns;
    for (let x = 0; x < widthPx; x++, i++) {
      if (!counts(i)) continue;
      const red = (data[3 * i]! * steps) >> 8;
      const green = (data[3 * i + 1]! * steps) >> 8;
      const blue = (data[3 * i + 2]! * steps) >> 8;
      shares[(row + ((x / sidePx) | 0)) * colours + (red * steps + green) * steps + blue]!++;
    }
  }
  const place = gaussian(placeSigma);
  blurPlaces(shares, { length: cells.columns, stride: colours }, place);
  blurPlaces(shares, { length: cells.rows, stride: cells.columns * colours }, place);
  for (let cell = asked.indexOf(1); cell >= 0; cell = asked.indexOf(1, cell + 1)) {
    const bins = shares.subarray(cell * colours, (cell + 1) * colours);
    blurColours(bins);
    normalise(bins);
  }
  return shares;
}

/**
 * Blurs in place along an axis of `length` whose entries lie `stride` apart; nothing comes in from outside. Few
 * colours are seen in any place, so each is handed to the places around, and the others cost nothing.
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

/** In: one cell's bins, red, green, blue. */
function blurColours(bins: Float32Array): void {
  blurLanes(bins, steps * steps);
  blurLanes(bins, steps);
  blurLanes(bins, 1);
}

const colourKernel = gaussian(colourSigma);
const lane = new Float32Array(steps);

/** Blurs in place along the axis whose entries lie `stride` apart. */
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

/** Cells that nobody has seen stay near zero, so that they do not speak. */
function normalise(bins: Float32Array): void {
  const nearlyNobody = 1e-3;
  let sum = nearlyNobody;
  for (let i = 0; i < bins.length; i++) sum += bins[i]!;
  for (let i = 0; i < bins.length; i++) bins[i]! /= sum;
}

/** Linear between the middles of cells and colour steps: 32 corners around a pixel. */
function interpolator(seen: Raster, { columns, rows, sidePx }: Cells) {
  const { data, widthPx } = seen;
  const corners = new Int32Array(32);
  const weights = new Float32Array(32);
  const place = new Float64Array(5);
  const axes = [
    { length: rows, stride: columns * colours },
    { length: columns, stride: colours },
    { length: steps, stride: steps * steps },
    { length: steps, stride: steps },
    { length: steps, stride: 1 },
  ];
  return {
    /** Chooses the pixel. */
    at(i: number): void {
      const y = (i / widthPx) | 0;
      const x = i - y * widthPx;
      place[0] = (y + 0.5) / sidePx;
      place[1] = (x + 0.5) / sidePx;
      place[2] = (data[3 * i]! * steps) / 256;
      place[3] = (data[3 * i + 1]! * steps) / 256;
      place[4] = (data[3 * i + 2]! * steps) / 256;
      corners[0] = 0;
      weights[0] = 1;
      for (let axis = 0, count = 1; axis < 5; axis++, count *= 2) {
        const { length, stride } = axes[axis]!;
        const u = Math.min(length - 1, Math.max(0, place[axis]! - 0.5));
        const low = Math.min(length - 1, u | 0);
        const high = Math.min(length - 1, low + 1);
        for (let k = 0; k < count; k++) {
          corners[count + k] = corners[k]! + high * stride;
          weights[count + k] = weights[k]! * (u - low);
          corners[k]! += low * stride;
          weights[k]! *= 1 - (u - low);
        }
      }
    },
    /** Share of the pixel's colour where it lies. */
    in(shares: Float32Array): number {
      let sum = 0;
      for (let k = 0; k < 32; k++) sum += weights[k]! * shares[corners[k]!]!;
      return sum;
    },
  };
}
