import { boxMeanRepeatingEdge } from '../../raster/box-mean.ts';
import type { Raster } from '../../raster/raster.ts';
import { cellCount, cellPlace, cellRegions, type FaceCells, faceGrid } from './face-cells.ts';

/** Vertical extent of rims, bridge and temples, in inter-eye distances below the eye line. */
const band = { top: -0.3, bottom: 0.62 };
const { columns, rows, regions } = faceGrid;
/** Side of a block, cells; the blocks cover the left half, onto which the right half is mirrored. */
const block = 2;

const blocks = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const { down } = cellPlace(cell);
  const isCorner = column % block === 0 && row % block === 0 && row + block <= rows;
  return isCorner && column + block <= (columns + 1) / 2 && down > band.top && down < band.bottom;
});

/** Scales of line detection: side of the box blur, and offset of the second difference, px. */
const lineWidths = [
  { blurPx: 3, reachPx: 2 },
  { blurPx: 7, reachPx: 4 },
] as const;
/** Cells of the blocks and of their mirror images that are inside the face. */
const blockCells = blocks
  .flatMap((corner) =>
    Array.from(
      { length: block * block },
      (_, k) => corner + Math.floor(k / block) * columns + (k % block),
    ).flatMap((cell) => [cell, cell - 2 * (cell % columns) + columns - 1]),
  )
  .filter((cell) => regions[cell] !== cellRegions.outside);
const planesOfLines = 2 * lineWidths.length;
/** Search radius for a line around the centre of a cell. */
const nearbyPx = 2;
const greyFloor = 12;

const glassesFeatureCount = (4 + planesOfLines) * blocks.length;

/**
 * Tone, texture and the strength of dark horizontal and vertical lines around the eyes, averaged over both halves of the
 * face, which halves the weight of one-sided features.
 *
 * In:  the aligned face and its cells.
 * Out: glassesFeatureCount values.
 */
export function glassesFeatures(raster: Raster, { planes, positions }: FaceCells): Float32Array {
  const all = [...planes, ...linePlanes(raster, positions)];
  const features = new Float32Array(glassesFeatureCount);
  let at = 0;
  for (const plane of all) for (const corner of blocks) features[at++] = bothHalves(plane, corner);
  return features;
}

function bothHalves(plane: Float32Array, corner: number): number {
  let sum = 0;
  let count = 0;
  for (let dy = 0; dy < block; dy++) {
    for (let dx = 0; dx < block; dx++) {
      const cell = corner + dy * columns + dx;
      const column = cell % columns;
      for (const half of [cell, cell - 2 * column + columns - 1]) {
        if (regions[half] === cellRegions.outside) continue;
        sum += plane[half]!;
        count++;
      }
    }
  }
  return count === 0 ? 0 : sum / count;
}

function linePlanes(raster: Raster, positions: Float32Array): Float32Array[] {
  const ys = blockCells.map((cell) => positions[2 * cell + 1]!);
  const margin = 20;
  const top = Math.max(0, Math.floor(Math.min(...ys)) - margin);
  const heightPx = Math.min(raster.heightPx, Math.ceil(Math.max(...ys)) + margin) - top;
  const { widthPx, data } = raster;
  const light = new Float32Array(widthPx * heightPx);
  for (let i = 0, at = 3 * top * widthPx; i < light.length; i++, at += 3) {
    light[i] = Math.log(0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]! + greyFloor);
  }
  const window = { widthPx, heightPx, top };
  return lineWidths.flatMap(({ blurPx, reachPx }) => {
    const soft = boxMeanRepeatingEdge(boxMeanRepeatingEdge(light, window, blurPx), window, blurPx);
    const rim = reachPx + nearbyPx;
    return [
      linePlane(soft, window, rim, { positions, step: reachPx }),
      linePlane(soft, window, rim, { positions, step: reachPx * widthPx }),
    ];
  });
}

function linePlane(
  soft: Float32Array,
  { widthPx, heightPx, top }: { widthPx: number; heightPx: number; top: number },
  rim: number,
  { positions, step }: { positions: Float32Array; step: number },
): Float32Array {
  const plane = new Float32Array(cellCount);
  for (const cell of blockCells) {
    const x = Math.min(widthPx - 1 - rim, Math.max(rim, Math.round(positions[2 * cell]!)));
    const y = Math.min(heightPx - 1 - rim, Math.max(rim, Math.round(positions[2 * cell + 1]!) - top));
    plane[cell] = darkestLine(soft, y * widthPx + x, step, widthPx);
  }
  return plane;
}

/** Largest second difference at offset `step` within the search radius: positive for dark lines. */
function darkestLine(soft: Float32Array, centre: number, step: number, widthPx: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let dy = -nearbyPx; dy <= nearbyPx; dy++) {
    for (let at = centre + dy * widthPx - nearbyPx; at <= centre + dy * widthPx + nearbyPx; at++) {
      best = Math.max(best, soft[at - step]! + soft[at + step]! - 2 * soft[at]!);
    }
  }
  return best;
}
