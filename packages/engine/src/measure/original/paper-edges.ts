import type { Raster } from '../../raster/raster.ts';

/**
 * The longest straight line that crosses the picture nearly parallel to its sides: the edge of a sheet of paper
 * or of a screen, or a fold. Walls and doors have such lines too, but a person stands before most of them.
 *
 * In:  the whole original, small. Out: share of the picture's height or width along which the line is seen, 0 to 1.
 */
export function paperEdgeStrength(picture: Raster): number {
  const { values, widthPx, heightPx } = downscaled(picture);
  const standing = { across: 1, along: widthPx, lines: widthPx, length: heightPx };
  const lying = { across: widthPx, along: 1, lines: heightPx, length: widthPx };
  return Math.max(longestLine(values, standing), longestLine(values, lying));
}

const sidePxMax = 256;
/** Lines may lean by this much over the whole picture, in px of the downscaled one. */
const leanPxMax = 8;
/** Grey levels across a line, the same way all along it. */
const stepMin = 3;

/** Green alone, which every camera sees best; a few pixels of each square stand for all. */
function downscaled({ data, widthPx: fullWidth, heightPx: fullHeight }: Raster) {
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
  /** From one value to the next across a line and along it. */
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

/** 1 where it becomes clearly brighter across the lines, -1 where darker. */
function risesAcross(values: Float32Array, { across }: Direction): Int8Array {
  const rises = new Int8Array(values.length);
  for (let at = across; at < values.length - across; at++) {
    const step = values[at + across]! - values[at - across]!;
    rises[at] = step > stepMin ? 1 : step < -stepMin ? -1 : 0;
  }
  return rises;
}
