import { dilateMask } from '../raster/mask.ts';
import { spansOfPolygon } from '../raster/polygon.ts';
import type { Raster } from '../raster/raster.ts';
import { colourOdds, side } from './colour-odds.ts';
import { withOdds } from './matte-colours.ts';
import type { AlphaGrid } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';
import { type HairNearEdge, sureWallAlpha, thinOutByTint } from './matte-tint.ts';

/** Depth of the rim of the hair in which gaps are searched, in face heights. Deeper inside, hair counts as solid. */
const depthShare = 0.12;
/**
 * Distance from deep hair within which the colours of the hair are known, in face heights. Farther away, as at the nape
 * or the temples, a lock may have other colours and is left alone if its alpha is above `likelyHairAlpha`.
 */
const knownShare = 0.18;
const likelyHairAlpha = 0.6;
/** Below this alpha a pixel is wall next to the hair. */
const wallAlpha = 0.1;
const sureHairAlpha = 0.95;
/** Below this alpha a pixel is already doubtful and left to the other steps. */
const solidAlpha = 0.3;
/** Side length of a cell of the colour model, grid px. */
const cellPx = 48;
/** Log odds against hair from which a gap is assumed, and the weight of the evidence beyond that. */
const beyondDoubt = 2;
const weight = 2.5;
/**
 * Scale of the face oval for the area that is never opened. The oval follows the edge of the skin; the larger one also
 * holds the hair at the temples, which may be as dark as a dark wall.
 */
const faceReach = { x: 1.2, y: 1.04 } as const;

/**
 * Opens the gaps in curls and between locks that the nets take for solid hair. A gap is a pixel near the edge of the
 * hair whose colour or tint is the wall's and occurs nowhere in the hair deeper inside. Nothing is opened in the face,
 * nor below the chin, where clothes may have any colour.
 *
 * In: `grid`, changed in place; `picture`, the picture at grid size; `head` in grid px.
 */
export function openGaps(grid: AlphaGrid, picture: Raster, head: GridHead): void {
  const { alpha } = grid;
  const { rim, deep } = hairNearEdge(grid, head);
  if (!deep.includes(1)) return;
  thinOutByTint(grid, picture, { rim, deep });
  const known = dilateMask(deep, grid, Math.round(knownShare * head.facePx));
  for (let i = 0; i < rim.length; i++) if (!known[i] && alpha[i]! > likelyHairAlpha) rim[i] = 0;
  if (!rim.includes(1)) return;
  const sides = new Uint8Array(alpha.length);
  for (let i = 0; i < sides.length; i++) {
    sides[i] = alpha[i]! < sureWallAlpha ? side.background : deep[i] ? side.person : 0;
  }
  const odds = colourOdds(picture, rim, { known: sides, cellPx });
  for (let i = 0; i < alpha.length; i++) {
    const against = odds[i]! + beyondDoubt;
    if (rim[i] && against < 0) alpha[i] = withOdds(alpha[i]!, weight * against);
  }
}

function hairNearEdge(grid: AlphaGrid, head: GridHead): HairNearEdge {
  const { alpha, widthPx, heightPx } = grid;
  const wall = new Uint8Array(alpha.length);
  for (let i = 0; i < wall.length; i++) wall[i] = alpha[i]! < wallAlpha ? 1 : 0;
  const nearWall = dilateMask(wall, grid, Math.round(depthShare * head.facePx));
  const face = faceMask(grid, head);
  const rim = new Uint8Array(alpha.length);
  const deep = new Uint8Array(alpha.length);
  const end = Math.min(heightPx, Math.max(0, Math.floor(head.chinY))) * widthPx;
  for (let i = 0; i < end; i++) {
    if (face[i]) continue;
    if (nearWall[i]) rim[i] = alpha[i]! > solidAlpha ? 1 : 0;
    else deep[i] = alpha[i]! > sureHairAlpha ? 1 : 0;
  }
  return { rim, deep };
}

function faceMask({ widthPx, heightPx }: AlphaGrid, { oval }: GridHead): Uint8Array {
  const centreX = oval.reduce((sum, p) => sum + p.x, 0) / oval.length;
  const centreY = oval.reduce((sum, p) => sum + p.y, 0) / oval.length;
  const around = oval.map((p) => ({
    x: centreX + (p.x - centreX) * faceReach.x,
    y: centreY + (p.y - centreY) * faceReach.y,
  }));
  const mask = new Uint8Array(widthPx * heightPx);
  for (const { y, from, to } of spansOfPolygon(around, { widthPx, heightPx })) {
    mask.fill(1, y * widthPx + from, y * widthPx + to);
  }
  return mask;
}
