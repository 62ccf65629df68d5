import type { BackgroundCells } from './background-cells.ts';

const rounds = 5;
/** Number of cells that suffices for the fit. */
const sampleMax = 800;
/** Distance from the person at which a cell gets full weight, inter-eye distances. */
const fullWeightDistance = 0.5;
/** Residual up to which a cell keeps its weight, L*. */
const smallResidual = 1;

/**
 * Illumination of the bare wall: a linear falloff with optional vignetting, fitted by iteratively reweighted least
 * squares that prefers brighter cells and cells far from the person, so that a cast shadow does not bias it.
 *
 * In:  `wall`, indices of the wall cells.
 * Out: function from a cell's index to its expected L*.
 */
export function wallLightness(cells: BackgroundCells, wall: readonly number[]): (cell: number) => number {
  const stride = Math.ceil(wall.length / sampleMax);
  const sample = wall.filter((_, i) => i % stride === 0);
  const places = sample.map((cell) => placeOf(cells, cell));
  const slopes = places.map((place) => place.slice(0, 3));
  const values = sample.map((cell) => cells.l[cell]!);
  const weights = sample.map((cell) => Math.min(1, cells.distance[cell]! / fullWeightDistance));
  let weighted = weights;
  let fit = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    fit = leastSquares(places, values, weighted);
    // A fit that is darkest in the middle follows a shadow, so the quadratic term is dropped.
    if (fit[3]! > 0) fit = [...leastSquares(slopes, values, weighted), 0];
    weighted = places.map((place, i) => weights[i]! * robustWeight(values[i]! - valueAt(fit, place)));
  }
  return (cell) => valueAt(fit, placeOf(cells, cell));
}

/** Weight by residual: it decreases quadratically for cells darker than the fit, linearly for brighter ones. */
function robustWeight(residual: number): number {
  if (Math.abs(residual) <= smallResidual) return 1;
  return residual < 0 ? (smallResidual / residual) ** 2 : smallResidual / residual;
}

/** Regressors of a cell: 1, x, y and x² + y², with x and y from -1 to 1. */
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
  return solve(matrix);
}

/** Gauss-Jordan elimination without pivoting, since the matrix is symmetric positive definite. */
function solve(matrix: number[][]): number[] {
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
