import type { Size } from '../raster/raster.ts';

interface Mask extends Size {
  mask: Uint8Array;
}

/** Share of the picture's width that a straight mark must cover to be a ruled line. */
const coverMin = 0.6;
/** Slants of the paper that are tried, as rise per pixel to the right: up to five degrees. */
const slants = Array.from({ length: 41 }, (_, at) => (at - 20) * 0.0045);

/**
 * Removes the lines of ruled or squared paper from a mask. A line is a straight mark that runs through most of the picture;
 * where a stroke crosses it, the stroke stays.
 */
export function withoutRuledLines(ink: Mask): Uint8Array {
  const rows = withoutLines(ink);
  const turned = transposed({ ...ink, mask: rows });
  return transposed({ ...turned, mask: withoutLines(turned) }).mask;
}

function withoutLines({ mask, widthPx, heightPx }: Mask): Uint8Array {
  const { slant, cover } = coverAlong({ mask, widthPx, heightPx });
  const offset = slantOffset(slant, widthPx);
  const isLine = Array.from(cover, (count) => count >= coverMin * widthPx);
  if (!isLine.includes(true)) return mask;
  const retained = mask.slice();
  const thickness = longestRun(isLine);
  for (let x = 0; x < widthPx; x++) {
    const shift = Math.round(slant * x) + offset;
    for (let row = 0; row < isLine.length; row++) {
      if (!isLine[row]) continue;
      const y = row - shift;
      if (y < 0 || y >= heightPx || mask[y * widthPx + x] === 0) continue;
      const [top, bottom] = runAround(mask, x, y, widthPx, heightPx);
      if (bottom - top + 1 <= thickness + slack) {
        for (let at = top; at <= bottom; at++) retained[at * widthPx + x] = 0;
      }
    }
  }
  return retained;
}

/** Pixels by which a line may be thicker in one column than its straight core: blur at both edges, and waves. */
const slack = 4;

/** The slant whose rows are the fullest, and the count of each of its rows. */
function coverAlong({ mask, widthPx, heightPx }: Mask): { slant: number; cover: Uint32Array } {
  let best = { slant: 0, cover: new Uint32Array(0), score: -1 };
  for (const slant of slants) {
    const offset = slantOffset(slant, widthPx);
    const cover = new Uint32Array(heightPx + Math.ceil(Math.abs(slant) * widthPx) + 2);
    for (let x = 0; x < widthPx; x++) {
      const shift = Math.round(slant * x) + offset;
      for (let y = 0; y < heightPx; y++) cover[y + shift]! += mask[y * widthPx + x]!;
    }
    const score = cover.reduce((sum, count) => sum + count ** 2, 0);
    if (score > best.score) best = { slant, cover, score };
  }
  return best;
}

/** Keeps shifted rows from becoming negative. */
function slantOffset(slant: number, widthPx: number): number {
  return slant < 0 ? Math.ceil(-slant * widthPx) : 0;
}

function longestRun(flags: readonly boolean[]): number {
  let longest = 0;
  let length = 0;
  for (const flag of flags) {
    length = flag ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** First and last row of the ink through a pixel, along its column. */
function runAround(mask: Uint8Array, x: number, y: number, widthPx: number, heightPx: number) {
  let top = y;
  let bottom = y;
  while (top > 0 && mask[(top - 1) * widthPx + x] === 1) top--;
  while (bottom < heightPx - 1 && mask[(bottom + 1) * widthPx + x] === 1) bottom++;
  return [top, bottom] as const;
}

function transposed({ mask, widthPx, heightPx }: Mask): Mask {
  const turned = new Uint8Array(mask.length);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) turned[x * heightPx + y] = mask[y * widthPx + x]!;
  }
  return { mask: turned, widthPx: heightPx, heightPx: widthPx };
}
