import { wallPlane } from '../measure/background/wall-evenness.ts';
import { dilateMask } from '../raster/mask.ts';
import type { Raster } from '../raster/raster.ts';
import type { AlphaMap } from './matting.ts';

/** From here on nearer to the person than this share of the picture's width, a pixel need not be wall. */
const maybePersonFrom = 0.1;
const apartShare = 1 / 64;
/** Of 39 composites and 46 portraits plain walls are up to 6 bytes from a plane, walls with shadows 9, things 12 and more. */
const plainDeviationMax = 8;
/** Of the view: less of a wall does not tell what is behind the rest of the person. */
const wallShareMin = 0.1;

/**
 * Whether there is nothing behind the person but a wall of one colour, brighter at one side at most.
 *
 * In:  a picture as the coarse net saw it, and what the net says of it.
 * Out: null where too little of the wall is in sight.
 */
export function isWallPlain(seen: Raster, { values, widthPx, heightPx }: AlphaMap): boolean | null {
  const person = Uint8Array.from(values, (share) => (share > maybePersonFrom ? 1 : 0));
  const wall = dilateMask(person, { widthPx, heightPx }, Math.round(apartShare * widthPx)).map(
    (near) => 1 - near,
  );
  const plane = wallPlane(seen, wall, wallShareMin);
  return plane && plane.deviation <= plainDeviationMax;
}
