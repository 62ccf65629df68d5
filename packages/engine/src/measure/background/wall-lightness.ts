import type { BackgroundCells } from './background-cells.ts';

const rounds = 5;
/** A slope needs no more cells. */
const sampleMax = 800;
const farFromPerson = 0.5;
const smallResidual = 1;

/**
 * The light of the bare wall: a slope, darker towards the corners at most, laid over the brighter cells and
 * those far from the person, so that a shadow beside the person does not bend it.
 *
 * In:  `wall`, the numbers of the cells that show it.
 * Out: L* expected at a cell.
 */
export function wallLightness(cells: BackgroundCells, wall: readonly number[]): (cell: number) => number {
  const stride = Math.ceil(wall.length / sampleMax);
  const sample = wall.filter((_, i) => i % stride === 0);
  const places = sample.map((cell) => placeOf(cells, cell));
  const slopes = places.map((place) => place.slice(0, 3));
  const values = sample.map((cell) => cells.l[cell]!);
  const weights = sample.map((cell) => Math.min(1, cells.distance[cell]! / farFromPerson));
  let weighted = weights;
  let fit = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    fit = leastSquares(places, values, weighted);
    // A hollow in the middle is a shadow, never the wall.
    if (fit[3]! > 0) fit = [...leastSquares(slopes, values, weighted), 0];
    weighted = places.map((place, i) => weights[i]! * trust(values[i]! - valueAt(fit, place)));
  }
  return (cell) => valueAt(fit, placeOf(cells, cell));
}

/** What is darker than the fit is soon not believed, what is brighter only counts less. */
function trust(residual: number): number {
  if (Math.abs(residual) <= smallResidual) return 1;
  return residual < 0 ? (smallResidual / residual) ** 2 : smallResidual / residual;
}

/** 1, x, y, x² + y², each from -1 to 1. */
function placeOf({ columns, rows }: BackgroundCells, cell: number): number[] {
  const x = (2 * (cell % columns)) / Math.max(1, columns - 1) - 1;
  const y = (2 * Math.floor(cell / columns)) / Math.max(1, rows - 1) - 1;
  return [1, x, y, x * x + y * y];
}

function valueAt(fit: readonly number[], place: readonly number[]): number {
  return fit.reduce((sum, factor, i) => sum + factor * place[i]!, 0);
}

function leastSquares(places: number[][], values: number[], weights: number[]): number[] {
  const size = places[0]!.length;
  const matrix = Array.from({ length: size }, (_, i) => {
    const row = new Array<number>(size + 1).fill(0);
    row[i] = 1e-6;
    return row;
  });
  places.forEach((place, k) => {
    for (let i = 0; i < size; i++) {
      const row = matrix[i]!;
      const factor = weights[k]! * place[i]!;
      for (let j = 0; j < size; j++) row[j]! += factor * place[j]!;
      row[size]! += factor * values[k]!;
    }
  });
  return solved(matrix);
}

/** Gauss and Jordan; the matrix is symmetric and positive, so no rows are exchanged. */
function solved(matrix: number[][]): number[] {
  matrix.forEach((pivotRow, i) => {
    const pivot = pivotRow[i]!;
    for (let j = i; j < pivotRow.length; j++) pivotRow[j]! /= pivot;
    matrix.forEach((row, k) => {
      if (k === i) return;
      const factor = row[i]!;
      for (let j = i; j < row.length; j++) row[j]! -= factor * pivotRow[j]!;
    });
  });
  return matrix.map((row) => row.at(-1)!);
}
