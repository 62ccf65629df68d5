import { type SheetBox, type SheetLine, toleranceMm } from './sheet.ts';

/** Longest mark, and shortest mark worth drawing. */
const markMm = 3;
const shortestMm = 0.4;

/**
 * Cut marks: hairlines that extend the edges of the photos outwards from their corners by up to 3 mm, ending at the
 * next photo or at text. Photos that touch need none between them, because the marks at the ends of the row show the
 * cut.
 *
 * In: `words`, boxes with text. Out: lines in mm.
 */
export function cutMarksAround(
  photos: readonly SheetBox[],
  sheet: { widthMm: number; heightMm: number },
  words: readonly SheetBox[],
): SheetLine[] {
  const obstacles = [...photos, ...words];
  const marks = new Map<string, SheetLine>();
  for (const { leftMm, topMm, widthMm, heightMm } of photos) {
    const rightMm = leftMm + widthMm;
    const bottomMm = topMm + heightMm;
    for (const y of [topMm, bottomMm]) {
      keep(marks, level(leftMm, y, -1, obstacles, sheet.widthMm));
      keep(marks, level(rightMm, y, 1, obstacles, sheet.widthMm));
    }
    for (const x of [leftMm, rightMm]) {
      keep(marks, upright(x, topMm, -1, obstacles, sheet.heightMm));
      keep(marks, upright(x, bottomMm, 1, obstacles, sheet.heightMm));
    }
  }
  return [...marks.values()];
}

type Direction = 1 | -1;

function level(
  x: number,
  y: number,
  towards: Direction,
  obstacles: readonly SheetBox[],
  end: number,
): SheetLine {
  const ahead = obstacles
    .filter(({ topMm, heightMm }) => reaches(y, topMm, heightMm))
    .map(({ leftMm, widthMm }) => nearSide(leftMm, widthMm, towards));
  return { fromXMm: x, fromYMm: y, toXMm: stop(x, towards, ahead, end), toYMm: y };
}

function upright(
  x: number,
  y: number,
  towards: Direction,
  obstacles: readonly SheetBox[],
  end: number,
): SheetLine {
  const ahead = obstacles
    .filter(({ leftMm, widthMm }) => reaches(x, leftMm, widthMm))
    .map(({ topMm, heightMm }) => nearSide(topMm, heightMm, towards));
  return { fromXMm: x, fromYMm: y, toXMm: x, toYMm: stop(y, towards, ahead, end) };
}

/** Edges count as part of a photo, so that no mark runs along one. */
function reaches(at: number, from: number, length: number): boolean {
  return at >= from - toleranceMm && at <= from + length + toleranceMm;
}

function nearSide(from: number, length: number, towards: Direction): number {
  return towards === 1 ? from : from + length;
}

/** End of a mark from `start`: its full length, the edge of the sheet or the first obstacle. */
function stop(start: number, towards: Direction, ahead: readonly number[], end: number): number {
  const free = ahead.map((at) => (at - start) * towards).filter((distance) => distance >= -toleranceMm);
  const toEdge = towards === 1 ? end - start : start;
  return start + towards * Math.max(0, Math.min(markMm, toEdge, ...free));
}

/** Neighbouring photos give the same mark from both sides; it is drawn once. */
function keep(marks: Map<string, SheetLine>, mark: SheetLine): void {
  if (Math.abs(mark.toXMm - mark.fromXMm) + Math.abs(mark.toYMm - mark.fromYMm) < shortestMm) return;
  const xs = [mark.fromXMm, mark.toXMm].sort((a, b) => a - b);
  const ys = [mark.fromYMm, mark.toYMm].sort((a, b) => a - b);
  const key = [...xs, ...ys].map((mm) => mm.toFixed(3)).join();
  if (!marks.has(key)) marks.set(key, mark);
}
