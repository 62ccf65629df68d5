import type { Natives } from '@vesika/report';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';
import { quantile } from '../../raster/quantile.ts';
import { type BackgroundCells, backgroundCells } from './background-cells.ts';
import { wallLightness } from './wall-lightness.ts';

/** Cells this close to the person may hold stray hair, px of blur or JPEG noise. */
const clearOfPerson = 0.08;
/** The ring around the person in which shadows fall, inter-eye distances. */
const ringReach = 0.6;
/** Shadows begin beside the person. */
const shadowStart = 0.3;
const shadowDepth = 4;
const tintChange = 3;
const tintChangePerChroma = 0.15;
const shadowCellsMin = 4;
const cellsMin = 40;
/** A wall is unlike its own smooth light by less; a curtain or a garden by more. */
const wallRoughnessMax = 3;

/**
 * Shadows that the person throws on the wall, and light that falls on it from one side.
 *
 * Out:    backgroundShadowShare, of the wall within 0.6 inter-eye distances of the person; backgroundSideDifference,
 *         L* between left and right. Null where too little background is in sight above the chin, or where it is no
 *         plain wall; 0 for a background that was painted.
 * Source: what is looked for: ICAO Doc 9303-3, lighting (no shadows on the background). The standards measure
 *         gradients alone (ISO/IEC 29794-5, BackgroundUniformity), which soft shadows do not raise; the method is
 *         ours.
 */
export function measureBackgroundLight(view: FaceView<Space>): Natives {
  if (view.painted) return { backgroundShadowShare: 0, backgroundSideDifference: 0 };
  const cells = backgroundCells(view, pointAt(view.mesh, vertex.chin).y);
  const wall = cells && cellsOfWall(cells);
  if (!cells || !wall || wall.length < cellsMin) return unseen;
  const depth = depthBelow(cells, wall);
  const roughness = quantile(depth.map(Math.abs), 0.5);
  if (roughness > wallRoughnessMax) return unseen;
  return {
    backgroundShadowShare: shadowShare(cells, wall, depth),
    backgroundSideDifference: sideDifference(cells, wall, view.axes.eyeMidpoint.x / view.axes.interEyePx),
  };
}

const unseen: Natives = { backgroundShadowShare: null, backgroundSideDifference: null };

function cellsOfWall({ isBackground, distance }: BackgroundCells): number[] {
  const wall: number[] = [];
  isBackground.forEach((is, cell) => {
    if (is && distance[cell]! > clearOfPerson) wall.push(cell);
  });
  return wall;
}

/** L* that each cell lies below what the wall has there. */
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
  const tintMax = tintChange + tintChangePerChroma * Math.hypot(a, b);
  const isDark = new Uint8Array(cells.isBackground.length);
  wall.forEach((cell, i) => {
    const isTinted = Math.abs(cells.a[cell]! - a) > tintMax || Math.abs(cells.b[cell]! - b) > tintMax;
    if (depth[i]! > shadowDepth && !isTinted) isDark[cell] = 1;
  });
  const ring = wall.filter((cell) => cells.distance[cell]! <= ringReach);
  const shadows = cellsOfShadows(cells, isDark).filter((cell) => cells.distance[cell]! <= ringReach);
  return ring.length === 0 ? 0 : shadows.length / ring.length;
}

/** Dark cells that hang together and come close to the person. */
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
    if (area.length >= shadowCellsMin && area.some((cell) => distance[cell]! <= shadowStart))
      shadows.push(...area);
  }
  return shadows;
}

/** Median L* of the ring left of the head against right of it; null when one side is out of sight. */
function sideDifference(cells: BackgroundCells, wall: readonly number[], middle: number): number | null {
  const sides: [number[], number[]] = [[], []];
  for (const cell of wall) {
    if (cells.distance[cell]! > ringReach) continue;
    const isRight = ((cell % cells.columns) + 0.5) * cells.side > middle;
    sides[isRight ? 1 : 0].push(cells.l[cell]!);
  }
  if (sides.some((side) => side.length < cellsMin / 2)) return null;
  return Math.abs(quantile(sides[0], 0.5) - quantile(sides[1], 0.5));
}
