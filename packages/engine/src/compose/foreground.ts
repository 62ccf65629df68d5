import type { Matte, Raster } from '../geometry/raster.ts';
import { coarsestFirst, type Level, levelsOf } from './foreground-levels.ts';
import { type Layers, layersFrom, solveLevel } from './foreground-solver.ts';

/**
 * The person's own colours: what a half-transparent pixel would look like without the old background.
 *
 * Multi-level estimation after Germer, Uelwer, Conrad & Harmeling, "Fast Multi-Level Foreground
 * Estimation", 2020 (arXiv:2006.14970), from a few pixels up to half size, where foreground and background
 * colours are smooth; the full-size detail is then put back so that alpha F + (1 - alpha) B gives the
 * picture again.
 *
 * Out: equal to the picture where alpha is 255; meaningless where it is 0.
 */
export function estimateForeground(picture: Raster, matte: Matte): Raster {
  const levels = levelsOf(picture, matte);
  let layers: Layers | null = null;
  for (const level of coarsestFirst(levels)) {
    layers = layersFrom(level, layers);
    solveLevel(level, layers);
  }
  return restoreDetail(picture, matte, levels[0]!, layers!);
}

function restoreDetail(picture: Raster, { alpha }: Matte, half: Level, layers: Layers): Raster {
  const { widthPx, heightPx } = picture;
  const data = Uint8Array.from(picture.data);
  const clamped = new Uint8ClampedArray(data.buffer);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = Math.min(half.heightPx - 1, y >> 1) * half.widthPx;
    for (let x = 0; x < widthPx; x++, i++) {
      if (alpha[i] === 0 || alpha[i] === 255) continue;
      const a = alpha[i]! / 255;
      const at = (row + Math.min(half.widthPx - 1, x >> 1)) * 3;
      for (let c = 0; c < 3; c++) {
        const f = layers.foreground[at + c]!;
        const missing = picture.data[i * 3 + c]! - a * f - (1 - a) * layers.background[at + c]!;
        clamped[i * 3 + c] = f + a * missing;
      }
    }
  }
  return { data, widthPx, heightPx };
}
