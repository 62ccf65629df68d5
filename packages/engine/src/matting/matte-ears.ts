import { boxMean } from '../raster/box-mean.ts';
import { openMask } from '../raster/mask.ts';
import { ramp } from '../raster/ramp.ts';
import type { Raster } from '../raster/raster.ts';
import type { AlphaGrid } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';

/** Half size of the box around an ear, and how far its centre is outside the cheek, in face heights. */
const ear = { halfWidth: 0.11, halfHeight: 0.24, outward: 0.07 } as const;
/** Below this alpha a pixel is wall. */
const earAlphaMin = 0.25;
/** Largest RGB distance of an ear from the skin of the cheeks, in byte units; wide because ears are half shaded. */
const skinDifference = 45;
/** Half the width below which something is a strand of hair and not an ear, in face heights. */
const thinShare = 0.012;

/** A pixel with these values of IS-Net and the person mask is part of the ear, whatever its colour. */
const sureIsNet = 0.9;
const sureMask = 0.6;
/** Below these log odds the colour is more likely the wall's, unless the person mask is at least `surestPerson`. */
const wallOdds = -0.3;
const surestMask = 0.9;
/**
 * Share of filled pixels in the 3x3 neighbourhood over which alpha rises from 0 to 1, which leaves ears a soft edge.
 */
const inEar = { from: 0.3, full: 0.8 } as const;

/**
 * Makes ears solid. In front of a wall of about the skin's colour, the joined matte leaves them half transparent or
 * out.
 *
 * Only pixels in the box of an ear are filled, and only if they have the skin's colour or both IS-Net and the person
 * mask mark them, if their colour is not the wall's, and if they are not part of a thin strand.
 *
 * In: `grid`, changed in place; `picture`, the picture at grid size; `head` in grid px.
 */
export function fillEars(grid: AlphaGrid, picture: Raster, evidence: EarEvidence, head: GridHead): void {
  const context = { ...evidence, data: picture.data, skin: skinColour(picture, head) };
  const candidates = new Uint8Array(grid.alpha.length);
  let unfilled = 0;
  for (const { x, y, side } of head.ears) {
    const centreX = x + side * ear.outward * head.facePx;
    unfilled += markEar(candidates, grid, { centreX, centreY: y, facePx: head.facePx }, context);
  }
  if (unfilled === 0) return;
  const thinPx = Math.max(1, Math.round(thinShare * head.facePx));
  const first = firstRow(candidates, grid, thinPx);
  const end = lastRow(candidates, grid, thinPx);
  const { widthPx } = grid;
  const band = candidates.subarray(first * widthPx, (end + 1) * widthPx);
  const solid = openMask(band, { widthPx, heightPx: end + 1 - first }, thinPx);
  const inside = boxMean(Float32Array.from(solid), { widthPx, heightPx: end + 1 - first }, 1);
  for (let i = 0, at = first * widthPx; i < solid.length; i++, at++) {
    if (solid[i]) grid.alpha[at] = Math.max(grid.alpha[at]!, ramp(inside[i]!, inEar));
  }
}

/** First row of the candidates, with a margin for the morphological opening. */
function firstRow(candidates: Uint8Array, { widthPx }: AlphaGrid, thinPx: number): number {
  return Math.max(0, Math.floor(candidates.indexOf(1) / widthPx) - thinPx - 1);
}

function lastRow(candidates: Uint8Array, { widthPx, heightPx }: AlphaGrid, thinPx: number): number {
  return Math.min(heightPx - 1, Math.floor(candidates.lastIndexOf(1) / widthPx) + thinPx + 1);
}

interface EarEvidence {
  /** IS-Net on the grid, 0..1. */
  isNet: Float32Array;
  personMask: Float32Array;
  /** Log odds that the colour is the person's. */
  odds: Float32Array;
}

interface EarPlace {
  centreX: number;
  centreY: number;
  facePx: number;
}

/** Marks the ear pixels in the box around one ear. Returns how many of them are not solid yet. */
function markEar(candidates: Uint8Array, grid: AlphaGrid, place: EarPlace, context: EarContext): number {
  const { alpha, widthPx, heightPx } = grid;
  let unfilled = 0;
  const halfWidth = ear.halfWidth * place.facePx;
  const halfHeight = ear.halfHeight * place.facePx;
  const bottom = Math.min(heightPx - 1, place.centreY + halfHeight);
  const right = Math.min(widthPx - 1, place.centreX + halfWidth);
  for (let y = Math.max(0, Math.ceil(place.centreY - halfHeight)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.ceil(place.centreX - halfWidth)); x <= right; x++) {
      const i = y * widthPx + x;
      if (!isEar(i, alpha[i]!, context)) continue;
      candidates[i] = 1;
      if (alpha[i]! < 1) unfilled++;
    }
  }
  return unfilled;
}

interface EarContext extends EarEvidence {
  data: Uint8Array;
  skin: Colour;
}

function isEar(i: number, alpha: number, { isNet, personMask, odds, data, skin }: EarContext): boolean {
  if (odds[i]! < wallOdds && personMask[i]! < surestMask) return false;
  return (
    (isNet[i]! >= sureIsNet && personMask[i]! >= sureMask) ||
    (alpha >= earAlphaMin && isSkin(data, 3 * i, skin))
  );
}

type Colour = readonly [red: number, green: number, blue: number];

function isSkin(data: Uint8Array, at: number, [red, green, blue]: Colour): boolean {
  return Math.hypot(data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue) < skinDifference;
}

/** Mean RGB of a patch from the nose to the cheeks. */
function skinColour({ data, widthPx, heightPx }: Raster, { oval, facePx }: GridHead): Colour {
  const centreX = oval.reduce((sum, p) => sum + p.x, 0) / oval.length;
  const centreY = oval.reduce((sum, p) => sum + p.y, 0) / oval.length;
  const reach = 0.2 * facePx;
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, Math.floor(centreY)); y < Math.min(heightPx, centreY + reach); y++) {
    for (let x = Math.max(0, Math.floor(centreX - reach)); x < Math.min(widthPx, centreX + reach); x++) {
      for (let c = 0; c < 3; c++) sum[c]! += data[3 * (y * widthPx + x) + c]!;
      count++;
    }
  }
  return sum.map((value) => value / Math.max(1, count)) as unknown as Colour;
}
