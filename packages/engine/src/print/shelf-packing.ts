import { toleranceMm } from './sheet.ts';

/** A photo together with its label. */
export interface Cell {
  widthMm: number;
  heightMm: number;
  /** Copies that are placed before the rest of the sheet is filled. */
  count: number;
  /** Fills the rest of the sheet, alternating with the other filling sizes. */
  fills: boolean;
}

/** Row of photos, as high as its first. */
export interface Shelf {
  heightMm: number;
  widthMm: number;
  /** Indices of the photos, from the left. */
  photos: number[];
}

export interface Area {
  widthMm: number;
  heightMm: number;
  gapMm: number;
}

/** Order in which photos with a fixed number are placed. */
type PackingOrder = (a: Cell, b: Cell) => number;

export const packingOrders: readonly PackingOrder[] = [
  (a, b) => b.heightMm - a.heightMm || b.widthMm - a.widthMm,
  (a, b) => b.widthMm - a.widthMm || b.heightMm - a.heightMm,
  (a, b) => b.widthMm * b.heightMm - a.widthMm * a.heightMm,
];

/**
 * Packs photos in rows, so that every cut is straight through a row or between rows: first the fixed numbers, then the
 * filling sizes in turn. A single size results in the full grid.
 */
export function packShelves(cells: readonly Cell[], area: Area, order: PackingOrder): Shelf[] {
  const shelves: Shelf[] = [];
  const indices = cells.map((_, index) => index).sort((a, b) => order(cells[a]!, cells[b]!));
  for (const index of indices) {
    for (let n = 0; n < cells[index]!.count; n++) {
      if (!place(index, cells, shelves, area)) break;
    }
  }
  let open = indices.filter((index) => cells[index]!.fills);
  while (open.length > 0) open = open.filter((index) => place(index, cells, shelves, area));
  return shelves.sort((a, b) => b.heightMm - a.heightMm);
}

/** Places a photo on the lowest row that takes it, or on a new one; false when neither is possible. */
function place(index: number, cells: readonly Cell[], shelves: Shelf[], area: Area): boolean {
  const { widthMm, heightMm } = cells[index]!;
  const shelf = shelves
    .filter((one) => one.heightMm >= heightMm - toleranceMm)
    .filter((one) => one.widthMm + area.gapMm + widthMm <= area.widthMm + toleranceMm)
    .reduce<Shelf | null>((low, one) => (low && low.heightMm <= one.heightMm ? low : one), null);
  if (shelf) {
    shelf.widthMm += area.gapMm + widthMm;
    shelf.photos.push(index);
    return true;
  }
  const heightNeeded = stackHeight(shelves, area.gapMm) + (shelves.length > 0 ? area.gapMm : 0) + heightMm;
  if (widthMm > area.widthMm + toleranceMm || heightNeeded > area.heightMm + toleranceMm) return false;
  shelves.push({ heightMm, widthMm, photos: [index] });
  return true;
}

/** Height of all rows with the gaps between them, mm. */
export function stackHeight(shelves: readonly Shelf[], gapMm: number): number {
  return shelves.reduce((sum, { heightMm }) => sum + heightMm, 0) + gapMm * Math.max(0, shelves.length - 1);
}
