import type { Natives } from '@vesika/report';
import { alignedAlpha } from '../../face/aligned-matte.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { FaceTones } from '../../face/skin-model.ts';
import type { Space } from '../../geometry/spaces.ts';
import { logOdds, readTrees, type StoredTrees } from '../../raster/boosted-trees.ts';
import { type CrownFeatures, crownFeatures } from '../head/crown-features.ts';
import stored from './head-covering.json' with { type: 'json' };

/**
 * Probability of a head covering, or of an object beside the head such as headphones. Boosted trees combine, among
 * others, a straight edge across the forehead, an even surface, and colours that hair does not have.
 *
 * Out:    headCoveringStrength, 0 to 1; null without a matte, or when too little of the head is in the picture or in the
 *         matte, which takes white cloth for a white wall.
 * Source: ISO/IEC 29794-5, NoHeadCoverings, uses the share of hat and cloth in a face parsing, for which we have no net;
 *         the method is ours, with parameters fitted by lab/fit.
 */
export function measureHeadCovering(view: FaceView<Space>, tones: FaceTones): Natives {
  const alphaAt = alignedAlpha(view);
  const features = alphaAt && crownFeatures(tones, alphaAt);
  if (!features) return { headCoveringStrength: null };
  return { headCoveringStrength: coveredProbability(features) };
}

const trees = readTrees(stored satisfies StoredTrees);

function coveredProbability(features: CrownFeatures): number {
  const row = trees.features.map((name) => features[name as keyof CrownFeatures]);
  return 1 / (1 + Math.exp(-logOdds(trees, row)));
}
