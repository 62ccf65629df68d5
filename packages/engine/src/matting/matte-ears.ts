import { boxMean } from '../raster/box-mean.ts';
import { openMask } from '../raster/mask.ts';
import { ramp } from '../raster/ramp.ts';
import type { Raster } from '../raster/raster.ts';
import type { AlphaGrid } from './matte-resize.ts';
import type { GridHead } from './matte-solid.ts';

/** Half the size of an ear, and how far its middle lies outside the cheek, as shares of the face's height. */
const ear = { halfWidth: 0.11, halfHeight: 0.24, outward: 0.07 } as const;
/** From here the net saw something; less is the wall. */
const seenAlpha = 0.25;
/** Largest difference of an ear's colour from the cheek's, bytes: ears lie in half shade. */
const skinDifference = 45;
/** Strands and fringes are thinner than twice this, as a share of the face's height. */
const thinShare = 0.012;

/** Where the matting net and the coarse mask see so much, there is an ear in whatever light. */
const sureNet = 0.9;
const surePerson = 0.6;
/** Log odds of the colours around below which a pixel is rather the wall, unless the coarse mask is so sure. */
const wallOdds = -0.3;
const surestPerson = 0.9;
/** Share of what is filled right around a pixel: ears have a soft edge too. */
const inEar = { from: 0.3, full: 0.8 } as const;

/**
 * Makes ears solid: in front of a wall of about the skin's colour a net leaves them half transparent, or leaves them
 * out. It fills only what lies where an ear is, has the skin's colour or is seen by both others, and neither has the
 * wall's colour nor is a thin strand.
 */
export function fillEars(grid: AlphaGrid, seen: Raster, others: SeenByOthers, head: GridHead): void {
  const known = { ...others, data: seen.data, skin: skinColour(seen, head) };
  const candidates = new Uint8Array(grid.alpha.length);
  let notWhole = 0;
  for (const { x, y, side } of head.ears) {
    const centreX = x + side * ear.outward * head.facePx;
    notWhole += markEar(candidates, grid, { centreX, centreY: y, facePx: head.facePx }, known);
  }
  if (notWhole === 0) return;
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

/** The rows of the candidates, with those around that can take of them. */
function firstRow(candidates: Uint8Array, { widthPx }: AlphaGrid, thinPx: number): number {
  return Math.max(0, Math.floor(candidates.indexOf(1) / widthPx) - thinPx - 1);
}

function lastRow(candidates: Uint8Array, { widthPx, heightPx }: AlphaGrid, thinPx: number): number {
  return Math.min(heightPx - 1, Math.floor(candidates.lastIndexOf(1) / widthPx) + thinPx + 1);
}

interface SeenByOthers {
  /** Of the matting net and of the coarse mask, on the grid. */
  net: Float32Array;
  person: Float32Array;
  /** Log odds of the colours for the person. */
  odds: Float32Array;
}

interface EarPlace {
  centreX: number;
  centreY: number;
  facePx: number;
}

/** Out: how many of what was marked are not whole yet. */
function markEar(candidates: Uint8Array, grid: AlphaGrid, place: EarPlace, known: KnownOfEars): number {
  const { alpha, widthPx, heightPx } = grid;
  let notWhole = 0;
  const halfWidth = ear.halfWidth * place.facePx;
  const halfHeight = ear.halfHeight * place.facePx;
  const bottom = Math.min(heightPx - 1, place.centreY + halfHeight);
  const right = Math.min(widthPx - 1, place.centreX + halfWidth);
  for (let y = Math.max(0, Math.ceil(place.centreY - halfHeight)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.ceil(place.centreX - halfWidth)); x <= right; x++) {
      const i = y * widthPx + x;
      if (!isEar(i, alpha[i]!, known)) continue;
      candidates[i] = 1;
      if (alpha[i]! < 1) notWhole++;
    }
  }
  return notWhole;
}

interface KnownOfEars extends SeenByOthers {
  data: Uint8Array;
  skin: Colour;
}

function isEar(i: number, alpha: number, { net, person, odds, data, skin }: KnownOfEars): boolean {
  if (odds[i]! < wallOdds && person[i]! < surestPerson) return false;
  return (
    (net[i]! >= sureNet && person[i]! >= surePerson) || (alpha >= seenAlpha && isSkin(data, 3 * i, skin))
  );
}

type Colour = readonly [red: number, green: number, blue: number];

function isSkin(data: Uint8Array, at: number, [red, green, blue]: Colour): boolean {
  return Math.hypot(data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue) < skinDifference;
}

/** Mean of a patch from the nose to the cheeks, in the middle of the face. */
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
