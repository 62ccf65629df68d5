import type { Outline } from '@vesika/report';
import { faceAxes } from '../face/face-axes.ts';
import { wallPlane } from '../measure/background/wall-evenness.ts';
import { piecesOf } from '../measure/cut-out/pieces.ts';
import { dilateMask } from '../raster/mask.ts';
import type { Matte, Raster } from '../raster/raster.ts';
import type { ViewMattes } from './matte-view.ts';
import { resampleMap } from './resample-map.ts';
import { plainDeviationMax } from './sure-person.ts';

/** Alpha from which a pixel is opaque, 0 to 255, and value of RVM below which RVM takes it for background. */
const opaqueFrom = 200;
const rejectedBelow = 0.1;
/** Half the width that a region has everywhere, inter-eye distances; edges of hair are narrower. */
const halfWidth = 0.035;
/** Least area, square inter-eye distances. RVM drops smaller parts of clothes on one portrait in five. */
const areaMin = 0.25;
const [likely, unlikely] = [3, -3];
/** Least share of background in the view; with less, it may hold any object. */
const wallShareMin = 0.05;

/**
 * Wide opaque regions of a matte that RVM takes for background: a chair back, a car or a lamp that IS-Net took for a
 * part of the person. Some are clothes, so they are a doubt and not a fault. Before a plain wall there is no such
 * object, and RVM drops white clothes there.
 *
 * Out: outlines, largest first; px of the matte.
 */
export function overruledRegions({ raw, shown, cutRows, mesh }: ViewMattes, matte: Matte): Outline[] {
  const rvm = resampleMap(raw.rvm, shown);
  const from = cutRows * matte.widthPx;
  const isAgreed = matte.alpha.map((alpha, i) =>
    i >= from && alpha >= opaqueFrom && rvm[i - from]! < rejectedBelow ? 0 : 1,
  );
  const { interEyePx } = faceAxes(mesh);
  const areaMinPx = areaMin * interEyePx ** 2;
  const overruledPx = isAgreed.reduce((count, agreed) => count - agreed, isAgreed.length);
  if (overruledPx < areaMinPx || isWallPlain(shown, matte.alpha.subarray(from))) return [];
  const halfWidthPx = Math.round(halfWidth * interEyePx);
  const isCore = dilateMask(isAgreed, matte, halfWidthPx).map((near) => 1 - near);
  const isWide = dilateMask(isCore, matte, halfWidthPx);
  const odds = new Float32Array(isWide).map((wide) => (wide ? likely : unlikely));
  return piecesOf(odds, matte, areaMinPx).map(({ outline }) => outline);
}

function isWallPlain(shown: Raster, alpha: Uint8Array): boolean {
  const isWall = alpha.map((value) => (value === 0 ? 1 : 0));
  const wall = wallPlane(shown, isWall, wallShareMin);
  return wall !== null && wall.deviation <= plainDeviationMax;
}
