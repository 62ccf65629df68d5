import type { Natives } from '@vesika/report';
import type { FaceView } from '../face/face-view.ts';
import type { Space } from '../geometry/spaces.ts';
import { quantile } from '../raster/quantile.ts';
import { blocksOf, type Patch } from './original/fine-detail.ts';

/** Both cheeks and the forehead, relative to the eye midpoint, inter-eye distances. */
const skin: readonly Patch[] = [
  { right: [-0.75, -0.35], up: [-0.85, -0.45] },
  { right: [0.35, 0.75], up: [-0.85, -0.45] },
  { right: [-0.4, 0.4], up: [0.45, 0.8] },
];
/** Quantile of the blocks: three in four may show stubble, hair or pores. */
const smoothestFrom = 0.25;

/**
 * Grain of the picture: standard deviation of its noise on the smoothest skin.
 *
 * Out:    skinGrainLevels, grey levels of 255; null if no skin is in the picture.
 * Source: ISO/IEC 29794-5 has no component for noise; the method is ours.
 */
export function measureGrain({ picture, axes }: FaceView<Space>): Natives {
  const details = blocksOf(picture, axes, skin).map(({ detail }) => detail);
  return { skinGrainLevels: details.length === 0 ? null : quantile(details, smoothestFrom) };
}
