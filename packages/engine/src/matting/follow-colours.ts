import { dilateMask } from '../raster/mask.ts';
import type { Raster, Size } from '../raster/raster.ts';

/** Limits within which alpha may differ from what is given. */
export interface Freedom {
  /** Weight of a pixel's given alpha, where each 3 x 3 window that holds the pixel weighs 1. */
  givenWeight: number;
  /** Distance from doubtful alpha within which alpha is in doubt as well, px. */
  reachPx: number;
  /** Number of steps towards the solution, from the given alpha. */
  steps: number;
}

/** For an alpha that is good already: more steps bring less than a hundredth of the error. */
const little: Freedom = { givenWeight: 0.1, reachPx: 1, steps: 12 };

/** Added to the variance of the colours of a window; levels of 0 to 1. */
const regularization = 1e-5;
/** Alpha between this and its complement is in doubt. */
const doubtMin = 0.02;

/** Sides of a window and of the neighbourhood of a pixel that shares windows with it. */
const windowSide = 3;
const neighbourhoodSide = 2 * windowSide - 1;
const windowPx = windowSide ** 2;
const neighbours = neighbourhoodSide ** 2;

/**
 * Makes doubtful alpha follow the colours: within each small window alpha is to be a linear function of the picture's
 * colours. A net's answer is blurred where strands are thinner than what it saw.
 *
 * In:     `alpha`, 0..1, of the picture's size; changed in place, but for the outermost two pixels.
 * Source: Levin, Lischinski & Weiss, "A Closed-Form Solution to Natural Image Matting", 2008; the given alpha takes the
 *         place of scribbles, and conjugate gradients solve the equations.
 */
export function followColours(
  alpha: Float32Array,
  picture: Raster,
  { givenWeight, reachPx, steps }: Freedom = little,
): void {
  const isDoubtful = doubtfulIn(alpha, picture, reachPx);
  const doubtful = indicesOf(isDoubtful);
  if (doubtful.length === 0) return;
  const laplacian = mattingLaplacian(picture, isDoubtful, doubtful);
  const count = doubtful.length;
  // The given alpha is the start, so only the Laplacian leaves a residual there.
  const residual = laplacian.times(alpha).map((value) => -value);
  const scale = laplacian.diagonal().map((value) => 1 / (value + givenWeight));
  const direction = new Float32Array(alpha.length);
  let slope = 0;
  for (let k = 0; k < count; k++) {
    const scaled = scale[k]! * residual[k]!;
    direction[doubtful[k]!] = scaled;
    slope += scaled * residual[k]!;
  }
  for (let step = 0; step < steps && slope > 0; step++) {
    const image = laplacian.times(direction);
    let curvature = 0;
    for (let k = 0; k < count; k++) {
      const along = direction[doubtful[k]!]!;
      image[k]! += givenWeight * along;
      curvature += image[k]! * along;
    }
    const length = slope / curvature;
    let next = 0;
    for (let k = 0; k < count; k++) {
      const i = doubtful[k]!;
      alpha[i]! += length * direction[i]!;
      residual[k]! -= length * image[k]!;
      next += scale[k]! * residual[k]! ** 2;
    }
    for (let k = 0; k < count; k++) {
      const i = doubtful[k]!;
      direction[i] = scale[k]! * residual[k]! + (next / slope) * direction[i]!;
    }
    slope = next;
  }
  for (const i of doubtful) alpha[i] = Math.min(1, Math.max(0, alpha[i]!));
}

function doubtfulIn(alpha: Float32Array, size: Size, reachPx: number): Uint8Array {
  const isDoubtful = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i++)
    if (alpha[i]! > doubtMin && alpha[i]! < 1 - doubtMin) isDoubtful[i] = 1;
  return inside(dilateMask(isDoubtful, size, reachPx), size, windowSide - 1);
}

/** The matting Laplacian: for each doubtful pixel the weights of its neighbourhood, row by row. */
function mattingLaplacian(picture: Raster, isDoubtful: Uint8Array, doubtful: Int32Array) {
  const { widthPx } = picture;
  const weights = new Float32Array(neighbours * doubtful.length);
  const rowOf = new Int32Array(isDoubtful.length).fill(-1);
  for (let k = 0; k < doubtful.length; k++) rowOf[doubtful[k]!] = neighbours * k;
  const offsets = square(windowSide, widthPx);
  const centres = indicesOf(inside(dilateMask(isDoubtful, picture, 1), picture, 1));
  const window = new Float32Array(3 * windowPx);
  const weighted = new Float32Array(3 * windowPx);
  for (let k = 0; k < centres.length; k++) {
    readWindow(picture, centres[k]!, offsets, window, weighted);
    for (let p = 0; p < windowPx; p++) {
      const row = rowOf[centres[k]! + offsets[p]!]!;
      if (row < 0) continue;
      for (let q = 0; q < windowPx; q++) {
        const likeness =
          weighted[3 * p]! * window[3 * q]! +
          weighted[3 * p + 1]! * window[3 * q + 1]! +
          weighted[3 * p + 2]! * window[3 * q + 2]!;
        weights[row + placeOf[windowPx * p + q]!]! += (p === q ? 1 : 0) - (1 + likeness) / windowPx;
      }
    }
  }
  const around = square(neighbourhoodSide, widthPx);
  return {
    diagonal: () => Float32Array.from(doubtful, (_, k) => weights[neighbours * k + (neighbours >> 1)]!),
    /** In: values of the whole picture. Out: one value for each doubtful pixel. */
    times: (values: Float32Array) => {
      const product = new Float32Array(doubtful.length);
      for (let k = 0, at = 0; k < doubtful.length; k++) {
        let sum = 0;
        for (let n = 0; n < neighbours; n++, at++) sum += weights[at]! * values[doubtful[k]! + around[n]!]!;
        product[k] = sum;
      }
      return product;
    },
  };
}

/** Place of window pixel q in the neighbourhood of window pixel p. */
const placeOf = Int32Array.from({ length: windowPx ** 2 }, (_, pair) => {
  const [p, q] = [Math.floor(pair / windowPx), pair % windowPx];
  const down = Math.floor(q / windowSide) - Math.floor(p / windowSide);
  const across = (q % windowSide) - (p % windowSide);
  return (neighbours >> 1) + neighbourhoodSide * down + across;
});

/**
 * Reads the colours of a window, less their mean, into `window`, and the same times the inverse of their covariance into
 * `weighted`.
 */
function readWindow(
  { data }: Raster,
  centre: number,
  offsets: Int32Array,
  window: Float32Array,
  weighted: Float32Array,
): void {
  let [red, green, blue] = [0, 0, 0];
  for (let p = 0; p < windowPx; p++) {
    const from = 3 * (centre + offsets[p]!);
    for (let c = 0; c < 3; c++) window[3 * p + c] = data[from + c]! / 255;
    red += window[3 * p]!;
    green += window[3 * p + 1]!;
    blue += window[3 * p + 2]!;
  }
  let [rr, rg, rb, gg, gb, bb] = [regularization, 0, 0, regularization, 0, regularization];
  for (let p = 0; p < 3 * windowPx; p += 3) {
    const r = window[p]! - red / windowPx;
    const g = window[p + 1]! - green / windowPx;
    const b = window[p + 2]! - blue / windowPx;
    window[p] = r;
    window[p + 1] = g;
    window[p + 2] = b;
    rr += r * r;
    rg += r * g;
    rb += r * b;
    gg += g * g;
    gb += g * b;
    bb += b * b;
  }
  const minors = [gg * bb - gb * gb, rb * gb - rg * bb, rg * gb - rb * gg] as const;
  const scale = windowPx / (rr * minors[0] + rg * minors[1] + rb * minors[2]);
  const [ir, irg, irb] = [scale * minors[0], scale * minors[1], scale * minors[2]];
  const [ig, igb, ib] = [
    scale * (rr * bb - rb * rb),
    scale * (rg * rb - rr * gb),
    scale * (rr * gg - rg * rg),
  ];
  for (let p = 0; p < 3 * windowPx; p += 3) {
    const [r, g, b] = [window[p]!, window[p + 1]!, window[p + 2]!];
    weighted[p] = ir * r + irg * g + irb * b;
    weighted[p + 1] = irg * r + ig * g + igb * b;
    weighted[p + 2] = irb * r + igb * g + ib * b;
  }
}

/** Index offsets of the pixels of a square around its centre. */
function square(side: number, widthPx: number): Int32Array {
  const half = side >> 1;
  return Int32Array.from(
    { length: side ** 2 },
    (_, k) => (Math.floor(k / side) - half) * widthPx + (k % side) - half,
  );
}

/** Clears the pixels at the edges of a mask. */
function inside(mask: Uint8Array, { widthPx, heightPx }: Size, edgePx: number): Uint8Array {
  mask.fill(0, 0, edgePx * widthPx);
  mask.fill(0, (heightPx - edgePx) * widthPx);
  for (let y = edgePx; y < heightPx - edgePx; y++) {
    mask.fill(0, y * widthPx, y * widthPx + edgePx);
    mask.fill(0, (y + 1) * widthPx - edgePx, (y + 1) * widthPx);
  }
  return mask;
}

function indicesOf(mask: Uint8Array): Int32Array {
  const indices = new Int32Array(mask.length);
  let count = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i]) indices[count++] = i;
  return indices.slice(0, count);
}
