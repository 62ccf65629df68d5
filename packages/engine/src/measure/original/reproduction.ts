import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import type { Raster } from '../../raster/raster.ts';
import { rasterPatternOf } from './raster-pattern.ts';
import type { SourceView } from './source-view.ts';

/**
 * Signs that the original is a photo of a print or of a screen.
 *
 * Out:    rasterPattern, difference of log power, or null; paperEdgeStrength, 0 to 1.
 * Source: the method is ours.
 */
export function measureReproduction({ picture, mesh, overview }: SourceView): Natives {
  return {
    rasterPattern: rasterPatternOf(picture, faceAxes(mesh)),
    paperEdgeStrength: paperEdgeStrength(overview),
  };
}

/**
 * Longest straight line nearly parallel to a side of the picture, such as the edge of a sheet or screen, or a fold. Walls
 * and doors have such lines too, but the person hides part of most of them.
 *
 * In:     overview of the whole original.
 * Out:    share of the picture's height or width along which the line is visible, 0 to 1.
 * Source: the method is ours.
 */
function paperEdgeStrength(picture: Raster): number {
  const { values, widthPx, heightPx } = downscaledGreen(picture);
  const vertical = { across: 1, along: widthPx, lines: widthPx, length: heightPx };
  const horizontal = { across: widthPx, along: 1, lines: heightPx, length: widthPx };
  return Math.max(longestLine(values, vertical), longestLine(values, horizontal));
}

const sidePxMax = 256;
/** Greatest lateral shift of a line over the whole picture, px of the downscaled one. */
const leanPxMax = 8;
/** Least step across a line, of the same sign along it, levels. */
const stepMin = 3;

/** The green channel, which has the least noise, downscaled by averaging up to 4 x 4 px of each cell. */
function downscaledGreen({ data, widthPx: fullWidth, heightPx: fullHeight }: Raster) {
  const factor = Math.max(1, Math.ceil(Math.max(fullWidth, fullHeight) / sidePxMax));
  const widthPx = Math.floor(fullWidth / factor);
  const heightPx = Math.floor(fullHeight / factor);
  const values = new Float32Array(widthPx * heightPx);
  const taken = Math.min(factor, 4);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      let sum = 0;
      for (let dy = 0; dy < taken; dy++) {
        const row = (y * factor + dy) * fullWidth + x * factor;
        for (let dx = 0; dx < taken; dx++) sum += data[(row + dx) * 3 + 1]!;
      }
      values[y * widthPx + x] = sum / (taken * taken);
    }
  }
  return { values, widthPx, heightPx };
}

interface Direction {
  /** Index offsets across and along a line. */
  across: number;
  along: number;
  lines: number;
  length: number;
}

function longestLine(values: Float32Array, direction: Direction): number {
  const { across, along, lines, length } = direction;
  const rises = risesAcross(values, direction);
  let longest = 0;
  for (let lean = -leanPxMax; lean <= leanPxMax; lean++) {
    const path = Int32Array.from({ length }, (_, i) => Math.round((lean * i) / length) * across + i * along);
    const first = Math.max(1, 1 - lean);
    const last = Math.min(lines - 2, lines - 2 - lean);
    for (let line = first; line <= last; line++) {
      let sum = 0;
      for (let i = 0; i < length; i++) sum += rises[line * across + path[i]!]!;
      longest = Math.max(longest, Math.abs(sum));
    }
  }
  return longest / length;
}

/** Sign of the step across the lines: 1 for brighter, -1 for darker, 0 below the threshold. */
function risesAcross(values: Float32Array, { across }: Direction): Int8Array {
  const rises = new Int8Array(values.length);
  for (let at = across; at < values.length - across; at++) {
    const step = values[at + across]! - values[at - across]!;
    rises[at] = step > stepMin ? 1 : step < -stepMin ? -1 : 0;
  }
  return rises;
}
