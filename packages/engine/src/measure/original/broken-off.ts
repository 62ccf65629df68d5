import type { Natives } from '@vesika/report';
import type { Raster } from '../../raster/raster.ts';
import type { SourceView } from './source-view.ts';

/**
 * Longest straight line at which the picture breaks off from one row or column of pixels to the next, on the person
 * and on the wall alike. A damaged JPEG has one: the decoder fills the rest with grey or goes on with wrong colours.
 *
 * In:     the region around the face at full resolution.
 * Out:    brokenOffShare, share of the region's width or height, 0 to 1. Undamaged portraits reach 0.5 across; columns
 *         count only near the middle of the face, since door frames run beside it.
 * Source: the method is ours.
 */
export function measureBrokenOff({ picture, mesh }: Pick<SourceView, 'picture' | 'mesh'>): Natives {
  const { widthPx, heightPx } = picture;
  const across = longestBreak(picture, { lines: heightPx, length: widthPx, acrossPx: widthPx, alongPx: 1 });
  const [left, right] = eyeColumns(mesh.xyz, widthPx);
  const down = longestBreak(picture, {
    ...{ lines: widthPx, length: heightPx, acrossPx: 1, alongPx: widthPx },
    ...{ from: left, to: right },
  });
  return { brokenOffShare: Math.max(across, down) };
}

/** Vertices of the outer corners of the eyes, image-left first. */
const eyeCorners = [33, 263] as const;

function eyeColumns(xyz: Float32Array, widthPx: number): [from: number, to: number] {
  const [left, right] = eyeCorners.map((index) => Math.round(xyz[3 * index]!)) as [number, number];
  return [Math.max(0, Math.min(left, right)), Math.min(widthPx, Math.max(left, right))];
}

interface Direction {
  lines: number;
  /** Pixels of a line. */
  length: number;
  /** Offsets in pixels from one line to the next, and along a line. */
  acrossPx: number;
  alongPx: number;
  /** The lines that count; all if absent. */
  from?: number;
  to?: number;
}

const cellsMax = 96;
const pixelsPerCell = 6;
/** Least step between lines, levels; grain averaged over a cell stays below it. */
const stepMin = 3;
/** A step counts if it is this many times larger than the changes on both sides of it, unlike the edges of things. */
const prominenceMin = 2.5;
/** Lines from a step to the ends of what it is compared with; a picture that was scaled later blurs it over two. */
const reach = 5;
/**
 * Rows by which a break may be displaced from one column on: a JPEG breaks off in the middle of a row of blocks of 8 or 16
 * pixels, before or after scaling.
 */
const displacements = [5, 8, 10, 16] as const;

function longestBreak(picture: Raster, direction: Direction): number {
  const cells = Math.min(cellsMax, Math.floor(direction.length / 2));
  const { from = 0, to = direction.lines } = direction;
  const seen = {
    from: Math.max(0, from - displacements[3] - reach),
    to: Math.min(direction.lines, to + displacements[3] + reach),
  };
  const counts = stepsBefore(cellMeans(picture, direction, seen, cells), direction.lines, seen, cells);
  const first = Math.max(reach, from);
  const end = Math.min(direction.lines - reach, to);
  let longest = 0;
  for (let line = first; line < end; line++) longest = Math.max(longest, counts[line * (cells + 1) + cells]!);
  // The longest break along one line comes first, because few pairs of lines have more steps than it.
  for (let line = first; line < end; line++) {
    for (const displacement of displacements) {
      for (const other of [line - displacement, line + displacement]) {
        if (other < reach || other >= direction.lines - reach) continue;
        longest = joined(counts, line, other, cells, longest);
      }
    }
  }
  return longest / cells;
}

/** Most steps on `other` up to some cell and on `line` from there on; `atLeast` if there cannot be more. */
function joined(counts: Uint16Array, line: number, other: number, cells: number, atLeast: number): number {
  const p = line * (cells + 1);
  const q = other * (cells + 1);
  let most = atLeast;
  if (counts[p + cells]! + counts[q + cells]! <= most) return most;
  for (let cell = 0; cell <= cells; cell++) {
    const steps = counts[p + cells]! - counts[p + cell]! + counts[q + cell]!;
    if (steps > most) most = steps;
  }
  return most;
}

/** A run of lines, without the last. */
interface Lines {
  from: number;
  to: number;
}

/** Mean colour of each cell of the lines that are seen, three values a cell; zeros elsewhere. */
function cellMeans(
  { data }: Raster,
  { lines, length, acrossPx, alongPx }: Direction,
  seen: Lines,
  cells: number,
): Float32Array {
  const means = new Float32Array(3 * lines * cells);
  const taken = cells * pixelsPerCell;
  const offsets = Int32Array.from(
    { length: taken },
    (_, i) => 3 * alongPx * Math.floor(((i + 0.5) * length) / taken),
  );
  for (let line = seen.from; line < seen.to; line++) {
    const start = 3 * acrossPx * line;
    let to = 3 * line * cells;
    for (let first = 0; first < taken; first += pixelsPerCell, to += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let i = first; i < first + pixelsPerCell; i++) {
        const at = start + offsets[i]!;
        red += data[at]!;
        green += data[at + 1]!;
        blue += data[at + 2]!;
      }
      means[to] = red / pixelsPerCell;
      means[to + 1] = green / pixelsPerCell;
      means[to + 2] = blue / pixelsPerCell;
    }
  }
  return means;
}

/** For each line that is seen with its surroundings, the number of steps in the cells before each cell. */
function stepsBefore(means: Float32Array, lines: number, seen: Lines, cells: number): Uint16Array {
  const counts = new Uint16Array(lines * (cells + 1));
  for (let line = seen.from + reach; line < seen.to - reach; line++) {
    for (let cell = 0; cell < cells; cell++) {
      const to = line * (cells + 1) + cell + 1;
      counts[to] = counts[to - 1]! + (isStep(means, 3 * (line * cells + cell), 3 * cells) ? 1 : 0);
    }
  }
  return counts;
}

function isStep(means: Float32Array, at: number, line: number): boolean {
  for (let c = at; c < at + 3; c++) {
    const step = Math.abs(means[c + line]! - means[c - 2 * line]!);
    if (step <= stepMin) continue;
    const beyond = Math.abs(means[c + 4 * line]! - means[c + line]!);
    const before = Math.abs(means[c - 2 * line]! - means[c - 4 * line]!);
    if (step > prominenceMin * Math.max(beyond, before)) return true;
  }
  return false;
}
