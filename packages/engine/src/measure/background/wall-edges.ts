import type { BackgroundCells } from './background-cells.ts';

/** Edges on a wall: the strongest that a shadow of the person may have drawn, and the strongest other one. */
interface WallEdges {
  /** Change of colour across the edge, CIELAB units in an eighth of an inter-eye distance. */
  shadow: number;
  other: number;
}

/** Extent along which an edge counts, inter-eye distances: about 25 mm on the wall. Shorter ones are strands or specks. */
const extentMin = 0.4;
/** Cells compared on each side, in each of three rows that cross the edge. */
const cellsPerSide = 2;
/** Least number of wall cells on each side. */
const cellsMin = 4;
/** Steps below it are no edges: plain studio walls stay below in 95 of 100 cells. */
const stepMin = 1.5;
/** Share of an edge that must be darker towards the person, and untinted, for a shadow. */
const shadowShareMin = 0.7;
/** A shadow changes a* and b* by less than this share of its change in L*, plus a little. */
const tintPerLightness = 0.35;
const tintAllowance = 0.5;

/**
 * Edges on the wall, each as strong as its weakest cell over the first `extentMin` of its course. Light that falls off
 * slowly draws none: 15 L* across the picture are less than 1 in an eighth of an inter-eye distance.
 *
 * In:  `isWall`, 1 for the cells that show wall.
 */
export function wallEdges(cells: BackgroundCells, isWall: Uint8Array): WallEdges {
  const { step, isShadowLike } = stepsOf(cells, isWall);
  const order: number[] = [];
  for (let cell = 0; cell < step.length; cell++) if (step[cell]! >= stepMin) order.push(cell);
  order.sort((a, b) => step[b]! - step[a]!);
  const grown = new GrownEdges(cells);
  const edges = { shadow: 0, other: 0 };
  for (const cell of order) {
    const shadowShare = grown.add(cell, isShadowLike[cell]!);
    if (shadowShare === null) continue;
    const kind = shadowShare >= shadowShareMin ? 'shadow' : 'other';
    edges[kind] = Math.max(edges[kind], step[cell]!);
    if (edges.shadow > 0 && edges.other > 0) break;
  }
  return edges;
}

interface Steps {
  step: Float32Array;
  isShadowLike: Uint8Array;
}

/** Sums over the wall cells on a side of a cell. */
interface Sums {
  count: Float32Array;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
  distance: Float32Array;
}

function stepsOf(cells: BackgroundCells, isWall: Uint8Array): Steps {
  const { columns, rows } = cells;
  const steps = { step: new Float32Array(isWall.length), isShadowLike: new Uint8Array(isWall.length) };
  const inColumn = threes(cells, isWall, columns);
  const inRow = threes(cells, isWall, 1);
  for (let row = cellsPerSide; row + cellsPerSide < rows; row++) {
    for (let column = cellsPerSide; column + cellsPerSide < columns; column++) {
      const cell = row * columns + column;
      if (isWall[cell]) fillStep(cells, isWall, cell, { inColumn, inRow }, steps);
    }
  }
  return steps;
}

/** Sums over the wall cells among each cell and its two neighbours at `stride`. */
function threes({ l, a, b, distance }: BackgroundCells, isWall: Uint8Array, stride: number): Sums {
  const ones = new Float32Array(isWall.length).fill(1);
  const [count, ...sums] = [ones, l, a, b, distance].map((plane) => {
    const sum = new Float32Array(isWall.length);
    for (let i = 0; i < sum.length; i++) {
      if (!isWall[i]) continue;
      const value = plane[i]!;
      sum[i]! += value;
      if (i >= stride) sum[i - stride]! += value;
      if (i + stride < sum.length) sum[i + stride]! += value;
    }
    return sum;
  });
  return { count: count!, l: sums[0]!, a: sums[1]!, b: sums[2]!, distance: sums[3]! };
}

function fillStep(
  cells: BackgroundCells,
  isWall: Uint8Array,
  cell: number,
  { inColumn, inRow }: { inColumn: Sums; inRow: Sums },
  { step, isShadowLike }: Steps,
): void {
  const { columns } = cells;
  const across = haveEnough(inColumn.count, cell, 1);
  const along = haveEnough(inRow.count, cell, columns);
  const lAcross = across ? change(inColumn.l, inColumn.count, cell, 1) : 0;
  const lAlong = along ? change(inRow.l, inRow.count, cell, columns) : 0;
  const lightness = Math.sqrt(lAcross * lAcross + lAlong * lAlong);
  const aAcross = across ? change(inColumn.a, inColumn.count, cell, 1) : 0;
  const aAlong = along ? change(inRow.a, inRow.count, cell, columns) : 0;
  const bAcross = across ? change(inColumn.b, inColumn.count, cell, 1) : 0;
  const bAlong = along ? change(inRow.b, inRow.count, cell, columns) : 0;
  const tint = Math.sqrt(aAcross * aAcross + aAlong * aAlong + bAcross * bAcross + bAlong * bAlong);
  step[cell] = Math.sqrt(lightness * lightness + tint * tint);
  if (step[cell]! < stepMin || tint > tintPerLightness * lightness + tintAllowance) return;
  const away =
    (across ? lAcross * change(inColumn.distance, inColumn.count, cell, 1) : 0) +
    (along ? lAlong * change(inRow.distance, inRow.count, cell, columns) : 0);
  if (away > 0 && !brightensTowardsPerson(cells, isWall, cell, lightness / 2)) isShadowLike[cell] = 1;
}

function haveEnough(count: Float32Array, cell: number, forward: number): boolean {
  return (
    count[cell - forward]! + count[cell - 2 * forward]! >= cellsMin &&
    count[cell + forward]! + count[cell + 2 * forward]! >= cellsMin
  );
}

/** Change of the mean from one side of a cell to the other. */
function change(sum: Float32Array, count: Float32Array, cell: number, forward: number): number {
  const [before, after] = [cell - forward, cell + forward];
  return (
    (sum[after]! + sum[after + forward]!) / (count[after]! + count[after + forward]!) -
    (sum[before]! + sum[before - forward]!) / (count[before]! + count[before - forward]!)
  );
}

/** Whether the wall gets brighter again between a cell and the person: a shadow reaches to the person, an object seldom. */
function brightensTowardsPerson(
  { columns, rows, distance, l }: BackgroundCells,
  isWall: Uint8Array,
  from: number,
  more: number,
): boolean {
  let cell = from;
  let darkest = l[from]!;
  for (;;) {
    const column = cell % columns;
    let nearest = cell;
    for (const next of [
      cell - columns,
      cell + columns,
      column > 0 ? cell - 1 : cell,
      column + 1 < columns ? cell + 1 : cell,
    ]) {
      if (next >= 0 && next < columns * rows && isWall[next] && distance[next]! < distance[nearest]!)
        nearest = next;
    }
    if (nearest === cell) return false;
    cell = nearest;
    if (l[cell]! > darkest + more) return true;
    darkest = Math.min(darkest, l[cell]!);
  }
}

/** Connected sets of cells, grown cell by cell in the order of their steps. */
class GrownEdges {
  readonly #cells: BackgroundCells;
  readonly #parent: Int32Array;
  readonly #size: Int32Array;
  readonly #shadowLike: Int32Array;
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  readonly #top: Int32Array;
  readonly #bottom: Int32Array;

  constructor(cells: BackgroundCells) {
    const count = cells.columns * cells.rows;
    this.#cells = cells;
    this.#parent = new Int32Array(count).fill(-1);
    this.#size = new Int32Array(count);
    this.#shadowLike = new Int32Array(count);
    this.#left = new Int32Array(count);
    this.#right = new Int32Array(count);
    this.#top = new Int32Array(count);
    this.#bottom = new Int32Array(count);
  }

  /** Adds a cell. Out: the share of shadow-like cells in its edge if that has just become long enough, else null. */
  add(cell: number, isShadowLike: number): number | null {
    const { columns, rows } = this.#cells;
    const column = cell % columns;
    const row = (cell - column) / columns;
    this.#parent[cell] = cell;
    this.#size[cell] = 1;
    this.#shadowLike[cell] = isShadowLike;
    this.#left[cell] = column;
    this.#right[cell] = column;
    this.#top[cell] = row;
    this.#bottom[cell] = row;
    let wasLong = false;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const other = y * columns + x;
        if (this.#parent[other]! < 0) continue;
        const [root, joined] = [this.#rootOf(cell), this.#rootOf(other)];
        if (root === joined) continue;
        wasLong ||= this.#isLong(joined);
        this.#join(root, joined);
      }
    }
    const root = this.#rootOf(cell);
    return wasLong || !this.#isLong(root) ? null : this.#shadowLike[root]! / this.#size[root]!;
  }

  #rootOf(cell: number): number {
    let root = cell;
    while (this.#parent[root] !== root) root = this.#parent[root]!;
    for (let at = cell; this.#parent[at] !== root; ) {
      const next = this.#parent[at]!;
      this.#parent[at] = root;
      at = next;
    }
    return root;
  }

  #isLong(root: number): boolean {
    const across = this.#right[root]! - this.#left[root]!;
    const along = this.#bottom[root]! - this.#top[root]!;
    return Math.hypot(across, along) * this.#cells.side >= extentMin;
  }

  #join(root: number, joined: number): void {
    this.#parent[joined] = root;
    this.#size[root]! += this.#size[joined]!;
    this.#shadowLike[root]! += this.#shadowLike[joined]!;
    this.#left[root] = Math.min(this.#left[root]!, this.#left[joined]!);
    this.#right[root] = Math.max(this.#right[root]!, this.#right[joined]!);
    this.#top[root] = Math.min(this.#top[root]!, this.#top[joined]!);
    this.#bottom[root] = Math.max(this.#bottom[root]!, this.#bottom[joined]!);
  }
}
