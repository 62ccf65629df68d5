import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';
import { backgroundCells } from './background-cells.ts';
import { wallEdges } from './wall-edges.ts';

/** Closer cells may contain stray hair, blur or JPEG noise, inter-eye distances. */
const distanceToPersonMin = 0.1;
const cellsMin = 40;

/**
 * What the wall shows: edges, and how far the light falls off.
 *
 * Out:    backgroundEdge and backgroundShadowEdge, CIELAB units across an eighth of an inter-eye distance;
 *         backgroundFall, L* between the 5th and the 95th percentile. All are null when too little wall is visible or the
 *         background was replaced.
 * Source: ICAO Doc 9303-3 asks for a plain background without shadows and gives no number; the method is ours.
 */
export function measureWall(view: FaceView<Space>): Natives {
  const cells = view.painted ? null : backgroundCells(view);
  if (!cells) return unknown;
  const isWall = cells.isBackground.map((is, cell) =>
    is && cells.distance[cell]! > distanceToPersonMin ? 1 : 0,
  );
  const lightness = cells.l.filter((_, cell) => isWall[cell] === 1).sort();
  if (lightness.length < cellsMin) return unknown;
  const { shadow, other } = wallEdges(cells, isWall);
  const quantile = (share: number) => lightness[Math.floor((lightness.length - 1) * share)]!;
  return {
    backgroundEdge: other,
    backgroundShadowEdge: shadow,
    backgroundFall: quantile(0.95) - quantile(0.05),
  };
}

const unknown: Natives = { backgroundEdge: null, backgroundShadowEdge: null, backgroundFall: null };
