import { boxMean } from '../raster/box-mean.ts';
import { dilate } from '../raster/dilate.ts';
import { ramp } from '../raster/ramp.ts';
import type { Size } from '../raster/raster.ts';

/** Distance by which the person may extend beyond what IS-Net or RVM marks, px of portrait space. */
const reachPx = 4;
/** Range of IS-Net or RVM from no evidence to enough. */
const evidence = { from: 0.05, full: 0.4 } as const;

/**
 * Upper bound of alpha: the person mask alone is no evidence, because it is coarse and takes blurred backgrounds for
 * clothes.
 *
 * In:  mattes 0..1 in portrait space and their size.
 * Out: 0..1, soft at its edge.
 */
export function personReach(
  { isNet, rvm }: { isNet: Float32Array; rvm: Float32Array },
  size: Size,
): Float32Array {
  const person = isNet.map((share, i) => ramp(Math.max(share, rvm[i]!), evidence));
  return boxMean(dilate(person, size, reachPx), size, reachPx >> 1);
}
