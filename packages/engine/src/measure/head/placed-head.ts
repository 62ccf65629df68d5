import { heightAboveEyes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import type { HeadLine } from './head-line.ts';

/**
 * People who mark the crown of the same head agree within about so much of its height; one standard deviation.
 */
const handUncertaintyShare = 0.02;

/** Crown and chin moved along the face's axis, px upwards; what a person marks by hand replaces the estimate. */
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
    uncertaintyPx: headHeightPx * handUncertaintyShare,
  };
}
