import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';
import { labFromLinear, linearFromLevel } from '../../raster/colour.ts';
import { backgroundAlphaMax } from './background.ts';

/** The background in squares, row by row; coarse enough that noise and grain are gone. */
export interface BackgroundCells {
  columns: number;
  rows: number;
  /** Side of a cell in inter-eye distances. */
  side: number;
  /** 1 where a cell is background through and through. */
  isBackground: Uint8Array;
  /** CIELAB of the background cells; 0 elsewhere. */
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
  /** From the cell to the nearest one with somebody in it, in inter-eye distances. */
  distance: Float32Array;
}

const cellsPerInterEye = 24;
const cellPxMin = 2;

/**
 * The background of a picture from its top down to `bottomPx`, averaged in cells of some 1/24 inter-eye distance.
 *
 * Out: null where no matte was made.
 */
export function backgroundCells(view: FaceView<Space>, bottomPx: number): BackgroundCells | null {
  const { picture, matte, axes } = view;
  if (!matte) return null;
  const cellPx = Math.max(cellPxMin, Math.round(axes.interEyePx / cellsPerInterEye));
  const columns = Math.floor(picture.widthPx / cellPx);
  const rows = Math.floor(Math.max(0, Math.min(picture.heightPx, bottomPx)) / cellPx);
  const cells: BackgroundCells = {
    columns,
    rows,
    side: cellPx / axes.interEyePx,
    isBackground: new Uint8Array(columns * rows),
    l: new Float32Array(columns * rows),
    a: new Float32Array(columns * rows),
    b: new Float32Array(columns * rows),
    distance: new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      look(view, cells, { row, column, cellPx, alpha: matte.alpha });
  }
  spread(cells);
  return cells;
}

interface Place {
  row: number;
  column: number;
  cellPx: number;
  alpha: Uint8Array;
}

function look({ picture, covered }: FaceView<Space>, cells: BackgroundCells, place: Place): void {
  const { row, column, cellPx, alpha } = place;
  const { data, widthPx } = picture;
  const cell = row * cells.columns + column;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = row * cellPx; y < (row + 1) * cellPx; y++) {
    const start = y * widthPx + column * cellPx;
    for (let i = start; i < start + cellPx; i++) {
      if (covered && !covered[i]) return;
      if (alpha[i]! > backgroundAlphaMax) {
        cells.distance[cell] = 0;
        return;
      }
      red += data[i * 3]!;
      green += data[i * 3 + 1]!;
      blue += data[i * 3 + 2]!;
    }
  }
  const pixels = cellPx * cellPx;
  const [l, a, b] = labFromLinear([
    linearFromLevel(red / pixels),
    linearFromLevel(green / pixels),
    linearFromLevel(blue / pixels),
  ]);
  cells.isBackground[cell] = 1;
  cells.l[cell] = l;
  cells.a[cell] = a;
  cells.b[cell] = b;
}

/** Chamfer distances: down and to the right, then back. */
function spread({ columns, rows, side, distance }: BackgroundCells): void {
  const diagonal = side * Math.SQRT2;
  const reach = (cell: number, from: number, step: number) => {
    if (distance[from]! + step < distance[cell]!) distance[cell] = distance[from]! + step;
  };
  for (let cell = 0; cell < columns * rows; cell++) {
    const column = cell % columns;
    if (column > 0) reach(cell, cell - 1, side);
    if (cell < columns) continue;
    reach(cell, cell - columns, side);
    if (column > 0) reach(cell, cell - columns - 1, diagonal);
    if (column + 1 < columns) reach(cell, cell - columns + 1, diagonal);
  }
  for (let cell = columns * rows - 1; cell >= 0; cell--) {
    const column = cell % columns;
    if (column + 1 < columns) reach(cell, cell + 1, side);
    if (cell + columns >= columns * rows) continue;
    reach(cell, cell + columns, side);
    if (column > 0) reach(cell, cell + columns - 1, diagonal);
    if (column + 1 < columns) reach(cell, cell + columns + 1, diagonal);
  }
}
