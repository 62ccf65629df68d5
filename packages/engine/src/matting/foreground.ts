import type { Similarity } from '../geometry/similarity.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import { coarsestFirst, levelsOf } from './foreground-levels.ts';
import { layersFrom, solveLevel } from './foreground-solver.ts';

/**
 * The colours of person and background apart, as they would be without each other, at half the size of the matte
 * they were found with: they are smooth, and no more is needed of them. sRGB bytes, three channels.
 */
export interface ForegroundLayers {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly foreground: Uint8Array;
  readonly background: Uint8Array;
}

/**
 * Multi-level estimation after Germer, Uelwer, Conrad & Harmeling, "Fast Multi-Level Foreground Estimation", 2020
 * (arXiv:2006.14970), from a few pixels up to half size.
 *
 * In: picture and matte of one size.
 */
export function estimateLayers(picture: Raster, matte: Matte): ForegroundLayers {
  const levels = levelsOf(picture, matte);
  let layers: ReturnType<typeof layersFrom> | null = null;
  for (const level of coarsestFirst(levels)) {
    layers = layersFrom(level, layers);
    solveLevel(level, layers);
  }
  const { widthPx, heightPx, foreground, background } = layers!;
  return { widthPx, heightPx, foreground: bytesOf(foreground), background: bytesOf(background) };
}

function bytesOf(values: Float32Array): Uint8Array {
  return new Uint8Array(Uint8ClampedArray.from(values).buffer);
}

export interface ForegroundRequest {
  /** As large as `matte`. */
  picture: Raster;
  matte: Matte;
  layers: ForegroundLayers;
  /** To the space the layers were found in, of which they are half the size. */
  toPortrait: Similarity<'output', 'portrait'>;
}

/**
 * The person's own colours on the finished picture. The layers are smooth; what the picture shows beyond them is
 * given to both in their shares, so that alpha F + (1 - alpha) B is the picture again.
 *
 * Out: equal to the picture where alpha is 255; meaningless where it is 0.
 */
export function foregroundOn(request: ForegroundRequest): Raster {
  const { picture, layers } = request;
  const toLayers = halfOf(request.toPortrait);
  const { widthPx, heightPx } = picture;
  const { alpha } = request.matte;
  const data = Uint8Array.from(picture.data);
  const clamped = new Uint8ClampedArray(data.buffer);
  const { foreground, background } = layers;
  const stride = layers.widthPx * 3;
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      if (alpha[i] === 0 || alpha[i] === 255) continue;
      const a = alpha[i]! / 255;
      const { tx, ty } = toLayers;
      const u = within(toLayers.a * (x + 0.5) - toLayers.b * (y + 0.5) + tx - 0.5, layers.widthPx);
      const v = within(toLayers.b * (x + 0.5) + toLayers.a * (y + 0.5) + ty - 0.5, layers.heightPx);
      const column = u | 0;
      const row = v | 0;
      const right = u - column;
      const down = v - row;
      const at = row * stride + column * 3;
      for (let c = 0; c < 3; c++) {
        const f = mixed(foreground, at + c, stride, right, down);
        const b = mixed(background, at + c, stride, right, down);
        const missing = picture.data[i * 3 + c]! - a * f - (1 - a) * b;
        clamped[i * 3 + c] = f + a * missing;
      }
    }
  }
  return { data, widthPx, heightPx };
}

function halfOf({ a, b, tx, ty }: Similarity<'output', 'portrait'>) {
  return { a: a / 2, b: b / 2, tx: tx / 2, ty: ty / 2 };
}

/** Bilinear between a value, its right and its lower neighbours. */
function mixed(values: Uint8Array, at: number, stride: number, right: number, down: number): number {
  const above = values[at]! + (values[at + 3]! - values[at]!) * right;
  const below = values[at + stride]! + (values[at + stride + 3]! - values[at + stride]!) * right;
  return above + (below - above) * down;
}

/** So that a right and a lower neighbour are there. */
function within(position: number, lengthPx: number): number {
  return Math.min(lengthPx - 1.001, Math.max(0, position));
}
