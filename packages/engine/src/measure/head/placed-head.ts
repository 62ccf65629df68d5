import { heightAboveEyes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import type { HeadLine } from './head-line.ts';

/** Standard deviation of the head height between people who mark the same crown, as a share of it. */
const manualUncertaintyShare = 0.02;

/**
 * Applies a user's adjustment of crown and chin, which replaces the estimate and its uncertainty.
 *
 * In: shifts along the midline of the face, px, positive upwards.
 */
export function placedHead<S extends Space>(
  head: HeadLine<S>,
  { crownUpPx, chinUpPx }: { crownUpPx: number; chinUpPx: number },
): HeadLine<S> {
  const { axes } = head;
  const crownHeight = heightAboveEyes(axes, head.crown) + crownUpPx / axes.interEyePx;
  const chinHeight = heightAboveEyes(axes, head.chin) + chinUpPx / axes.interEyePx;
  const headHeightPx = (crownHeight - chinHeight) * axes.interEyePx;
  return {
    ...head,
    crown: pointOnAxes(axes, 0, crownHeight),
    chin: pointOnAxes(axes, 0, chinHeight),
    headHeightPx,
    uncertaintyPx: headHeightPx * manualUncertaintyShare,
  };
}
