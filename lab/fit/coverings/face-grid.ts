import { faceAxes } from '../../../packages/engine/src/face/face-axes.ts';
import { faceOval } from '../../../packages/engine/src/face/face-points.ts';
import type { FaceMesh } from '../../../packages/engine/src/geometry/spaces.ts';
import { cellRegions } from '../../../packages/engine/src/measure/coverings/face-cells.ts';

/** The layout of packages/engine/src/measure/coverings/face-cells.json. */
export interface StoredGrid {
  columns: number;
  rows: number;
  eyeLineRow: number;
  cellsPerInterEye: number;
  regions: string[];
  corners: number[];
  weights: number[];
}

type Spot = readonly [x: number, y: number];

/** Side of a cell on the mean aligned face, in px. */
const cellPx = 5;
/** Number of mesh points on the face surface; the last ten points of the mesh are the irises. */
const surfacePoints = 468;

const eyes = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
];
const brows = [
  [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
];
const lips = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146];
/** Number of cells by which lashes, brow hairs and the edge of the lips reach beyond the outlines of the mesh. */
const grown = { eye: 2, brow: 2, lips: 1 };

/** Lays the grid over the mean of the aligned faces. */
export function fitFaceGrid(meshes: ReadonlyArray<FaceMesh<'aligned'>>): StoredGrid {
  const mean = symmetric(meanMesh(meshes));
  const points = Array.from({ length: surfacePoints }, (_, i): Spot => [mean[2 * i]!, mean[2 * i + 1]!]);
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const columns = Math.floor((right - left) / cellPx);
  const rows = Math.floor((bottom - top) / cellPx);
  const x0 = (left + right - columns * cellPx) / 2;
  const spotOf = (cell: number): Spot => [
    x0 + ((cell % columns) + 0.5) * cellPx,
    top + (Math.floor(cell / columns) + 0.5) * cellPx,
  ];
  const inside = (ids: readonly number[], margin = 0) => {
    const outline = ids.map((id) => points[id]!);
    return (spot: Spot) => isInside(outline, spot) || distanceTo(outline, spot) < margin * cellPx;
  };
  const isFace = inside(faceOval);
  const isEye = eyes.map((ids) => inside(ids, grown.eye));
  const isBrow = brows.map((ids) => inside(ids, grown.brow));
  const isLips = inside(lips, grown.lips);
  const browTop = Math.min(...brows.flat().map((id) => points[id]![1]));
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const spot = spotOf(cell);
    const triangle = isFace(spot) ? smallestTriangle(points, spot) : null;
    if (!triangle) return { region: cellRegions.outside, triangle };
    if (isEye.some((test) => test(spot))) return { region: cellRegions.eye, triangle };
    if (isBrow.some((test) => test(spot))) return { region: cellRegions.brow, triangle };
    if (isLips(spot)) return { region: cellRegions.lips, triangle };
    return { region: spot[1] < browTop ? cellRegions.forehead : cellRegions.skin, triangle };
  });
  const axes = faceAxes({ xyz: Float32Array.from(points.flatMap(([x, y]) => [x, y, 0])) });
  const regions = cells.map(({ region }) => region).join('');
  return {
    columns,
    rows,
    eyeLineRow: rounded((axes.eyeMidpoint.y - top) / cellPx - 0.5),
    cellsPerInterEye: rounded(axes.interEyePx / cellPx),
    regions: Array.from({ length: rows }, (_, row) => regions.slice(row * columns, (row + 1) * columns)),
    corners: cells.flatMap(({ triangle }) => triangle?.corners ?? []),
    weights: cells.flatMap(
      ({ triangle }) => triangle?.weights.slice(0, 2).map((w) => Math.round(1000 * w)) ?? [],
    ),
  };
}

function meanMesh(meshes: ReadonlyArray<FaceMesh<'aligned'>>): Float64Array {
  const mean = new Float64Array(2 * surfacePoints);
  for (const { xyz } of meshes) {
    for (let i = 0; i < surfacePoints; i++) {
      mean[2 * i]! += xyz[3 * i]! / meshes.length;
      mean[2 * i + 1]! += xyz[3 * i + 1]! / meshes.length;
    }
  }
  return mean;
}

/**
 * Averages a face with its mirror image so that the cells are symmetric. Each point is paired with the nearest mirrored
 * point.
 */
function symmetric(mean: Float64Array): Float64Array {
  const axis = (mean[2 * 10]! + mean[2 * 152]! + mean[2 * 1]!) / 3;
  const result = new Float64Array(mean.length);
  for (let i = 0; i < surfacePoints; i++) {
    const [x, y] = [2 * axis - mean[2 * i]!, mean[2 * i + 1]!];
    let partner = i;
    let nearest = Number.POSITIVE_INFINITY;
    for (let k = 0; k < surfacePoints; k++) {
      const distance = Math.hypot(mean[2 * k]! - x, mean[2 * k + 1]! - y);
      if (distance < nearest) [partner, nearest] = [k, distance];
    }
    result[2 * i] = (mean[2 * i]! + 2 * axis - mean[2 * partner]!) / 2;
    result[2 * i + 1] = (mean[2 * i + 1]! + mean[2 * partner + 1]!) / 2;
  }
  return result;
}

/** Number of nearest mesh points among which the triangle around a cell is sought. */
const candidates = 26;

/**
 * Finds the triangle of mesh points around a spot whose longest side is shortest. Returns null if no triangle encloses
 * the spot.
 */
function smallestTriangle(points: readonly Spot[], spot: Spot) {
  const near = points
    .map((point, index) => ({ index, point, away: away(point, spot) }))
    .sort((p, q) => p.away - q.away)
    .slice(0, candidates);
  let best: { corners: number[]; weights: number[] } | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (let a = 0; a < candidates; a++) {
    for (let b = a + 1; b < candidates; b++) {
      for (let c = b + 1; c < candidates; c++) {
        const [p, q, r] = [near[a]!, near[b]!, near[c]!];
        const side = Math.max(away(p.point, q.point), away(q.point, r.point), away(p.point, r.point));
        if (side >= shortest) continue;
        const weights = barycentric([p.point, q.point, r.point], spot);
        if (!weights || Math.min(...weights) < -1e-9) continue;
        shortest = side;
        best = { corners: [p.index, q.index, r.index], weights };
      }
    }
  }
  return best;
}

function barycentric([p, q, r]: readonly [Spot, Spot, Spot], [x, y]: Spot): number[] | null {
  const area = (q[1] - r[1]) * (p[0] - r[0]) + (r[0] - q[0]) * (p[1] - r[1]);
  if (Math.abs(area) < 1e-6) return null;
  const first = ((q[1] - r[1]) * (x - r[0]) + (r[0] - q[0]) * (y - r[1])) / area;
  const second = ((r[1] - p[1]) * (x - r[0]) + (p[0] - r[0]) * (y - r[1])) / area;
  return [first, second, 1 - first - second];
}

function isInside(outline: readonly Spot[], [x, y]: Spot): boolean {
  return outline.reduce((inside, [px, py], i) => {
    const [qx, qy] = outline[(i + 1) % outline.length]!;
    const crosses = py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px);
    return crosses ? !inside : inside;
  }, false);
}

function distanceTo(outline: readonly Spot[], spot: Spot): number {
  return Math.min(
    ...outline.map((from, i) => distanceToSide(from, outline[(i + 1) % outline.length]!, spot)),
  );
}

function distanceToSide([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

function away(p: Spot, q: Spot): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1]);
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
