import { wallPlane } from '../measure/background/wall-evenness.ts';
import { dilateMask } from '../raster/mask.ts';
import type { Raster } from '../raster/raster.ts';
import type { AlphaMap } from './matting.ts';

/**
 * Above this person mask, or closer to such a pixel than this share of the picture's width, a pixel may not be wall.
 */
const maybePersonFrom = 0.1;
const apartShare = 1 / 64;
/**
 * Largest RMS deviation from a plane of colour, in byte units. Measured on 39 composites and 46 portraits: plain walls
 * up to 6, walls with shadows 9, walls with objects 12 and more.
 */
const plainDeviationMax = 8;
/** Least share of wall in the view; with less, the visible wall is not representative of the background. */
const wallShareMin = 0.1;

/**
 * Whether the background is one colour with at most a linear gradient.
 *
 * In:  the picture at the person mask's input size, and the person mask of it.
 * Out: null where too little of the wall is visible.
 */
export function isWallPlain(picture: Raster, { values, widthPx, heightPx }: AlphaMap): boolean | null {
  const person = new Uint8Array(values.map((share) => (share > maybePersonFrom ? 1 : 0)));
  const wall = dilateMask(person, { widthPx, heightPx }, Math.round(apartShare * widthPx)).map(
    (near) => 1 - near,
  );
  const plane = wallPlane(picture, wall, wallShareMin);
  return plane && plane.deviation <= plainDeviationMax;
}
