import type { Similarity } from '../geometry/similarity.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import { coarsestFirst, levelsOf } from './foreground-levels.ts';
import { layersFrom, solveLevel } from './foreground-solver.ts';

/**
 * Separated colours of person and background at half the size of the matte that they were estimated from. Both layers
 * are smooth, so half size is enough. Interleaved sRGB bytes.
 */
export interface ForegroundLayers {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly foreground: Uint8Array;
  readonly background: Uint8Array;
}

/**
 * Separates person and background colours, coarse to fine.
 *
 * In:     picture and matte of the same size.
 * Out:    both layers at half that size.
 * Source: Germer, Uelwer, Conrad & Harmeling, "Fast Multi-Level Foreground Estimation", 2020 (arXiv:2006.14970).
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
  /** Same size as `matte`. */
  picture: Raster;
  matte: Matte;
  layers: ForegroundLayers;
  /** Transform from output space to the portrait space of the matte, which is twice the size of the layers. */
  toPortrait: Similarity<'output', 'portrait'>;
}

/**
 * The person's own colours, without the old background, at output size. Detail that the smooth layers lack is split
 * between both layers by alpha, so that alpha F + (1 - alpha) B reproduces the picture.
 *
 * Out: equal to the picture where alpha is 255; meaningless where alpha is 0.
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

/** Bilinear interpolation between four neighbouring pixels of one channel. */
function mixed(values: Uint8Array, at: number, stride: number, right: number, down: number): number {
  const above = values[at]! + (values[at + 3]! - values[at]!) * right;
  const below = values[at + stride]! + (values[at + stride + 3]! - values[at + stride]!) * right;
  return above + (below - above) * down;
}

/** Clamps a position so that its right and lower neighbours exist. */
function within(position: number, lengthPx: number): number {
  return Math.min(lengthPx - 1.001, Math.max(0, position));
}
