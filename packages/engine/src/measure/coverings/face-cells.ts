import { faceAxes } from '../../face/face-axes.ts';
import { bareSkinPlaces, toneOf } from '../../face/skin-model.ts';
import type { FaceMesh } from '../../geometry/spaces.ts';
import { boxMeanRepeatingEdge } from '../../raster/box-mean.ts';
import { quantile } from '../../raster/quantile.ts';
import type { Raster } from '../../raster/raster.ts';
import stored from './face-cells.json' with { type: 'json' };

/**
 * A grid laid over every face alike: each cell is a fixed mixture of three points of the mesh, so that a cell is
 * the same place of the face whatever its shape. Written by lab/fit from the mean of many faces.
 */
export interface FaceGrid {
  columns: number;
  rows: number;
  /** Fractional row of the eye line, and cells per inter-eye distance, on that mean face. */
  eyeLineRow: number;
  cellsPerInterEye: number;
  /** Per cell a letter of `cellRegions`, row by row. */
  regions: string;
  /** Per cell inside the mesh, three vertices and the first two of their weights, in thousandths. */
  corners: readonly number[];
  weights: readonly number[];
}

/** What lies in a cell: nothing, skin, the opening of an eye, a brow, lips, skin above the brows. */
export const cellRegions = {
  outside: '.',
  skin: 's',
  eye: 'e',
  brow: 'b',
  lips: 'l',
  forehead: 'f',
} as const;

export const faceGrid: FaceGrid = { ...stored, regions: stored.regions.join('') };
export const cellCount = faceGrid.columns * faceGrid.rows;

/** Where a cell lies on the mean face, in inter-eye distances right of and below the middle between the eyes. */
export function cellPlace(cell: number, grid: FaceGrid = faceGrid): { right: number; down: number } {
  const { columns, eyeLineRow, cellsPerInterEye } = grid;
  return {
    right: ((cell % columns) - (columns - 1) / 2) / cellsPerInterEye,
    down: (Math.floor(cell / columns) - eyeLineRow) / cellsPerInterEye,
  };
}

/** Cells of the aligned face: per cell how it differs from the person's own bare skin, and how rough it is. */
export interface FaceCells {
  /** Light, red over green, blue over green: natural logarithms, against `skin`; then the logarithm of texture. */
  planes: readonly [Float32Array, Float32Array, Float32Array, Float32Array];
  skin: readonly [light: number, red: number, blue: number];
  /** Position of each cell, px of the aligned face, x and y interleaved. */
  positions: Float32Array;
}

const tonePx = 7;
const texturePx = 11;
const marginPx = 32;

/** In: the aligned face and its mesh. Out: planes of cellCount values, 0 in cells outside the mesh. */
export function faceCells(raster: Raster, mesh: FaceMesh<'aligned'>, grid: FaceGrid = faceGrid): FaceCells {
  const positions = cellPositions(mesh, grid);
  const tones = [0, 1, 2].map(() => new Float32Array(positions.length / 2));
  const texture = new Float32Array(positions.length / 2);
  const rough = new Roughness(raster, positions);
  const skin = bareSkinTone(raster, mesh);
  for (let cell = 0; cell < texture.length; cell++) {
    if (grid.regions[cell] === cellRegions.outside) continue;
    const [x, y] = [positions[2 * cell]!, positions[2 * cell + 1]!];
    const { light, red, blue, grey } = toneAround(raster, x, y);
    tones[0]![cell] = light - skin[0];
    tones[1]![cell] = red - skin[1];
    tones[2]![cell] = blue - skin[2];
    texture[cell] = Math.log(rough.at(x, y) / (grey + 16) + 0.004);
  }
  return { planes: [tones[0]!, tones[1]!, tones[2]!, texture], skin, positions };
}

function cellPositions({ xyz }: FaceMesh<'aligned'>, { regions, corners, weights }: FaceGrid): Float32Array {
  const positions = new Float32Array(2 * regions.length);
  let inside = 0;
  for (let cell = 0; cell < regions.length; cell++) {
    if (regions[cell] === cellRegions.outside) continue;
    const [first, second] = [weights[2 * inside]! / 1000, weights[2 * inside + 1]! / 1000];
    const shares = [first, second, 1 - first - second];
    for (let k = 0; k < 3; k++) {
      const at = 3 * corners[3 * inside + k]!;
      positions[2 * cell]! += shares[k]! * xyz[at]!;
      positions[2 * cell + 1]! += shares[k]! * xyz[at + 1]!;
    }
    inside++;
  }
  return positions;
}

/** Median over the places where skin is bare, each by itself. */
function bareSkinTone(raster: Raster, mesh: FaceMesh<'aligned'>): [number, number, number] {
  const found = bareSkinPlaces(faceAxes(mesh)).map(({ x, y }) => toneAround(raster, x, y));
  const median = (pick: (tone: (typeof found)[number]) => number) => quantile(found.map(pick), 0.5);
  return [median((t) => t.light), median((t) => t.red), median((t) => t.blue)];
}

/** Mean tone of a square of `tonePx`, shifted inwards at the rim. */
function toneAround({ data, widthPx, heightPx }: Raster, x: number, y: number) {
  const half = (tonePx - 1) / 2;
  const left = Math.min(widthPx - tonePx, Math.max(0, Math.round(x) - half));
  const top = Math.min(heightPx - tonePx, Math.max(0, Math.round(y) - half));
  let [red, green, blue] = [0, 0, 0];
  for (let row = top; row < top + tonePx; row++) {
    const end = (row * widthPx + left + tonePx) * 3;
    for (let at = (row * widthPx + left) * 3; at < end; at += 3) {
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
    }
  }
  const count = tonePx * tonePx;
  const tone = toneOf(red / count, green / count, blue / count);
  return { ...tone, grey: (0.299 * red + 0.587 * green + 0.114 * blue) / count };
}

/** Standard deviation of the detail between some two and eight pixels, in a square of `texturePx`. */
class Roughness {
  readonly #window: ReturnType<typeof windowAround>;
  readonly #power: Float32Array;

  constructor(raster: Raster, positions: Float32Array) {
    this.#window = windowAround(positions, raster);
    const grey = greyIn(raster, this.#window);
    const twice = (sizePx: number) =>
      boxMeanRepeatingEdge(boxMeanRepeatingEdge(grey, this.#window, sizePx), this.#window, sizePx);
    const [fine, soft] = [twice(3), twice(9)];
    this.#power = new Float32Array(grey.length);
    for (let i = 0; i < grey.length; i++) this.#power[i] = (fine[i]! - soft[i]!) ** 2;
  }

  at(x: number, y: number): number {
    const { left, top, widthPx, heightPx } = this.#window;
    const power = this.#power;
    const half = (texturePx - 1) / 2;
    const column = Math.min(widthPx - texturePx, Math.max(0, Math.round(x) - left - half));
    const row = Math.min(heightPx - texturePx, Math.max(0, Math.round(y) - top - half));
    let sum = 0;
    for (let j = row; j < row + texturePx; j++) {
      for (let i = column; i < column + texturePx; i++) sum += power[j * widthPx + i]!;
    }
    return Math.sqrt(sum) / texturePx;
  }
}

function greyIn(raster: Raster, { left, top, widthPx, heightPx }: ReturnType<typeof windowAround>) {
  const grey = new Float32Array(widthPx * heightPx);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0, at = ((y + top) * raster.widthPx + left) * 3; x < widthPx; x++, at += 3, i++) {
      grey[i] = 0.299 * raster.data[at]! + 0.587 * raster.data[at + 1]! + 0.114 * raster.data[at + 2]!;
    }
  }
  return grey;
}

function windowAround(positions: Float32Array, { widthPx, heightPx }: Raster) {
  let [left, right, top, bottom] = [widthPx, 0, heightPx, 0];
  for (let i = 0; i < positions.length; i += 2) {
    if (positions[i] === 0 && positions[i + 1] === 0) continue;
    left = Math.min(left, positions[i]!);
    right = Math.max(right, positions[i]!);
    top = Math.min(top, positions[i + 1]!);
    bottom = Math.max(bottom, positions[i + 1]!);
  }
  const from = (value: number, length: number) =>
    Math.max(0, Math.min(length - 2 * marginPx, Math.floor(value) - marginPx));
  const to = (value: number, length: number) =>
    Math.min(length, Math.max(2 * marginPx, Math.ceil(value) + marginPx));
  const [x, y] = [from(left, widthPx), from(top, heightPx)];
  return { left: x, top: y, widthPx: to(right, widthPx) - x, heightPx: to(bottom, heightPx) - y };
}
