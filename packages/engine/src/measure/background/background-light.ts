import type { Natives } from '@vesika/report';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';
import { quantile } from '../../raster/quantile.ts';
import { type BackgroundCells, backgroundCells } from './background-cells.ts';
import { wallLightness } from './wall-lightness.ts';

/** Closer cells may contain stray hair, blur or JPEG noise, inter-eye distances. */
const distanceToPersonMin = 0.08;
/** Width of the ring around the person in which shadows are measured, inter-eye distances. */
const ringWidth = 0.6;
/** A cast shadow starts within this distance of the person, inter-eye distances. */
const shadowStartMax = 0.3;
/** L* below the fitted wall, from which a cell is in shadow. */
const shadowDepthMin = 4;
/** A shadow changes a* and b* by less than this, plus a share of the wall's chroma. */
const tintChangeMax = 3;
const tintChangePerChroma = 0.15;
const shadowCellsMin = 4;
const cellsMin = 40;
/** Median deviation in L* from the fitted illumination: plain walls are below, curtains and gardens above. */
const wallRoughnessMax = 3;

/**
 * Shadows of the person on the wall, and uneven illumination of the wall between left and right.
 *
 * Out:    backgroundShadowShare, 0 to 1, share of the wall within 0.6 inter-eye distances of the person;
 *         backgroundSideDifference, L* between left and right of the head. Both are null when too little background is
 *         visible above the chin or the background is not a plain wall, and 0 for a replaced background.
 * Source: the requirement is ICAO Doc 9303-3, lighting (no shadows on the background). ISO/IEC 29794-5,
 *         BackgroundUniformity, measures gradients only, which soft shadows do not raise; the method is ours.
 */
export function measureBackgroundLight(view: FaceView<Space>): Natives {
  if (view.painted) return { backgroundShadowShare: 0, backgroundSideDifference: 0 };
  const cells = backgroundCells(view, pointAt(view.mesh, vertex.chin).y);
  const wall = cells && cellsOfWall(cells);
  if (!cells || !wall || wall.length < cellsMin) return undetermined;
  const depth = depthBelow(cells, wall);
  const roughness = quantile(depth.map(Math.abs), 0.5);
  if (roughness > wallRoughnessMax) return undetermined;
  return {
    backgroundShadowShare: shadowShare(cells, wall, depth),
    backgroundSideDifference: sideDifference(cells, wall, view.axes.eyeMidpoint.x / view.axes.interEyePx),
  };
}

const undetermined: Natives = { backgroundShadowShare: null, backgroundSideDifference: null };

function cellsOfWall({ isBackground, distance }: BackgroundCells): number[] {
  const wall: number[] = [];
  isBackground.forEach((is, cell) => {
    if (is && distance[cell]! > distanceToPersonMin) wall.push(cell);
  });
  return wall;
}

/** Depth of each cell below the fitted wall, L*. */
function depthBelow(cells: BackgroundCells, wall: readonly number[]): number[] {
  const lightness = wallLightness(cells, wall);
  return wall.map((cell) => lightness(cell) - cells.l[cell]!);
}

function shadowShare(cells: BackgroundCells, wall: readonly number[], depth: readonly number[]): number {
  const a = quantile(
    wall.map((cell) => cells.a[cell]!),
    0.5,
  );
  const b = quantile(
    wall.map((cell) => cells.b[cell]!),
    0.5,
  );
  const tintMax = tintChangeMax + tintChangePerChroma * Math.hypot(a, b);
  const isDark = new Uint8Array(cells.isBackground.length);
  wall.forEach((cell, i) => {
    const isTinted = Math.abs(cells.a[cell]! - a) > tintMax || Math.abs(cells.b[cell]! - b) > tintMax;
    if (depth[i]! > shadowDepthMin && !isTinted) isDark[cell] = 1;
  });
  const ring = wall.filter((cell) => cells.distance[cell]! <= ringWidth);
  const shadows = cellsOfShadows(cells, isDark).filter((cell) => cells.distance[cell]! <= ringWidth);
  return ring.length === 0 ? 0 : shadows.length / ring.length;
}

/** Connected components of dark cells that reach close to the person; clears `isDark`. */
function cellsOfShadows({ columns, distance }: BackgroundCells, isDark: Uint8Array): number[] {
  const shadows: number[] = [];
  for (let start = 0; start < isDark.length; start++) {
    if (!isDark[start]) continue;
    const area = [start];
    isDark[start] = 0;
    for (let next = 0; next < area.length; next++) {
      const cell = area[next]!;
      const column = cell % columns;
      const around = [
        cell - columns,
        cell + columns,
        column > 0 ? cell - 1 : -1,
        column + 1 < columns ? cell + 1 : -1,
      ];
      for (const other of around) {
        if (!isDark[other]) continue;
        isDark[other] = 0;
        area.push(other);
      }
    }
    if (area.length >= shadowCellsMin && area.some((cell) => distance[cell]! <= shadowStartMax))
      shadows.push(...area);
  }
  return shadows;
}

/** Difference in median L* between the ring left and right of the head; null when one side is not visible. */
function sideDifference(cells: BackgroundCells, wall: readonly number[], middle: number): number | null {
  const sides: [number[], number[]] = [[], []];
  for (const cell of wall) {
    if (cells.distance[cell]! > ringWidth) continue;
    const isRight = ((cell % cells.columns) + 0.5) * cells.side > middle;
    sides[isRight ? 1 : 0].push(cells.l[cell]!);
  }
  if (sides.some((side) => side.length < cellsMin / 2)) return null;
  return Math.abs(quantile(sides[0], 0.5) - quantile(sides[1], 0.5));
}
