import { boxMean } from '../raster/box-mean.ts';
import { ramp } from '../raster/ramp.ts';
import type { Raster } from '../raster/raster.ts';
import { clearVeils } from './clear-veils.ts';
import { type Freedom, followColours } from './follow-colours.ts';
import type { AlphaMap } from './matting.ts';
import { exact, type RefinedMatte } from './refine-matte.ts';
import { resampleMap } from './resample-map.ts';

/** Range in which the mask turns from wall into person; its edge is soft over several pixels of the net. */
const person = { from: 0.3, full: 0.7 } as const;
/** Half side of the square over which the mask's steps are smoothed, px of portrait space. */
const smoothPx = 6;
/** The mask is coarse, so the colours decide within the reach of a lock of hair. */
const much: Freedom = { givenWeight: 0.01, reachPx: 12, steps: 60 };

/**
 * Alpha of the person by the person mask and the colours of the picture, without any other net.
 *
 * Out: at the size of `view`; disputed where the mask itself is undecided.
 */
export function maskMatte(view: Raster, personMask: AlphaMap): RefinedMatte {
  const mask = resampleMap(personMask, view);
  const alpha = boxMean(
    mask.map((share) => ramp(share, person)),
    view,
    smoothPx,
  );
  followColours(alpha, view, much);
  clearVeils(alpha, view);
  for (let i = 0; i < alpha.length; i++) alpha[i] = ramp(alpha[i]!, exact);
  return { alpha, disputed: mask.map((share) => 1 - Math.abs(2 * share - 1)) };
}
