import { dilateMask } from '../raster/mask.ts';
import { spansOfPolygon } from '../raster/polygon.ts';
import type { Raster } from '../raster/raster.ts';
import { colourOdds, side } from './colour-odds.ts';
import { withOdds } from './matte-colours.ts';
import type { AlphaGrid } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';
import { type HairNearEdge, seeThroughTint, sureWallAlpha } from './matte-tint.ts';

/** How deep in the hair a wall is looked for, as a share of the face's height: behind that, hair is only hair. */
const depthShare = 0.12;
/**
 * So near to hair that is only hair, likewise, its colours are known. A lock at the nape or a strip at the temples may
 * have others, and is left alone from so much alpha on.
 */
const knownShare = 0.18;
const likelyHairAlpha = 0.6;
/** Alpha that counts as wall around the hair. */
const wallAlpha = 0.1;
const sureHairAlpha = 0.95;
/** Less than this is in doubt anyhow. */
const solidAlpha = 0.3;
/** Colours of a head of hair and of the wall beside it are learnt from places so large, px of the grid. */
const cellPx = 48;
/** Log odds against hair from which a wall is believed to be seen, and how much more of them counts then. */
const beyondDoubt = 2;
const weight = 2.5;
/**
 * The face oval is drawn on the skin's edge; so much larger it holds the face with the skin beside it, and the hair at the
 * temples, which is as dark as a dark wall under lighter hair.
 */
const faceReach = { x: 1.2, y: 1.04 } as const;

/**
 * Opens gaps in curls and between locks, which the nets take for hair: where, near the edge of the hair, the picture has
 * a colour of the wall that hair deeper inside has nowhere, or its tint. Nothing is opened in the face, nor below the
 * chin, where clothes may have any colour.
 */
export function openGaps(grid: AlphaGrid, seen: Raster, head: GridHead): void {
  const { alpha } = grid;
  const { rim, deep } = hairNearEdge(grid, head);
  if (!deep.includes(1)) return;
  seeThroughTint(grid, seen, { rim, deep });
  const known = dilateMask(deep, grid, Math.round(knownShare * head.facePx));
  for (let i = 0; i < rim.length; i++) if (!known[i] && alpha[i]! > likelyHairAlpha) rim[i] = 0;
  if (!rim.includes(1)) return;
  const sides = new Uint8Array(alpha.length);
  for (let i = 0; i < sides.length; i++) {
    sides[i] = alpha[i]! < sureWallAlpha ? side.background : deep[i] ? side.person : 0;
  }
  const odds = colourOdds(seen, rim, { known: sides, cellPx });
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
