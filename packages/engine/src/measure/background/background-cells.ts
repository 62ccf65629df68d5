import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';
import { labFromLinear, linearFromLevel } from '../../raster/colour.ts';
import { backgroundAlphaMax } from './background.ts';

/** Background colours averaged over a grid of square cells, row by row, which removes noise and grain. */
export interface BackgroundCells {
  columns: number;
  rows: number;
  /** Side of a cell, inter-eye distances. */
  side: number;
  /** 1 for cells whose pixels are all background. */
  isBackground: Uint8Array;
  /** CIELAB of the background cells; 0 in other cells. */
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
  /** Distance to the nearest cell that contains person, inter-eye distances. */
  distance: Float32Array;
}

const cellsPerInterEye = 24;
const cellPxMin = 2;

/**
 * Averages the background in cells of about 1/24 inter-eye distance.
 *
 * Out: null without a matte.
 */
export function backgroundCells(view: FaceView<Space>): BackgroundCells | null {
  const { picture, matte, axes } = view;
  if (!matte) return null;
  const cellPx = Math.max(cellPxMin, Math.round(axes.interEyePx / cellsPerInterEye));
  const columns = Math.floor(picture.widthPx / cellPx);
  const rows = Math.floor(picture.heightPx / cellPx);
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
      fillCell(view, cells, { row, column, cellPx, alpha: matte.alpha });
  }
  fillDistances(cells);
  return cells;
}

interface CellPosition {
  row: number;
  column: number;
  cellPx: number;
  alpha: Uint8Array;
}

function fillCell(
  { picture, covered }: FaceView<Space>,
  cells: BackgroundCells,
  position: CellPosition,
): void {
  const { row, column, cellPx, alpha } = position;
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

/** Two-pass chamfer distance transform: top-left to bottom-right, then back. */
function fillDistances({ columns, rows, side, distance }: BackgroundCells): void {
  const diagonal = side * Math.SQRT2;
  const relax = (cell: number, from: number, step: number) => {
    if (distance[from]! + step < distance[cell]!) distance[cell] = distance[from]! + step;
  };
  for (let cell = 0; cell < columns * rows; cell++) {
    const column = cell % columns;
    if (column > 0) relax(cell, cell - 1, side);
    if (cell < columns) continue;
    relax(cell, cell - columns, side);
    if (column > 0) relax(cell, cell - columns - 1, diagonal);
    if (column + 1 < columns) relax(cell, cell - columns + 1, diagonal);
  }
  for (let cell = columns * rows - 1; cell >= 0; cell--) {
    const column = cell % columns;
    if (column + 1 < columns) relax(cell, cell + 1, side);
    if (cell + columns >= columns * rows) continue;
    relax(cell, cell + columns, side);
    if (column > 0) relax(cell, cell + columns - 1, diagonal);
    if (column + 1 < columns) relax(cell, cell + columns + 1, diagonal);
  }
}
