import type { Natives } from '@vesika/report';
import type { FaceTones } from '../../face/skin-model.ts';
import type { FaceCells } from './face-cells.ts';
import stored from './glasses.json' with { type: 'json' };
import { glassesFeatures } from './glasses-features.ts';

/** glassesStrength from which there certainly is a frame. */
export const frameMin = 0.88;
/**
 * Largest values of faces without glasses. Every pair has a bridge, so a weak glassesStrength alone says nothing: in
 * ordinary rooms bare faces reach 0.31, and people with glasses have at least 0.97. Bare faces of two collections have a
 * glassesBridge of at most 0.058, which dark skin reaches, and a glassesBridgePallor of at most 0.02; these limits are more
 * than four standard deviations above the mean.
 */
export const bareFrameMax = 0.4;
export const bareBridgeMax = 0.065;
export const bareBridgePallorMax = 0.026;

/**
 * Probability that the person wears glasses, by logistic regression on rims, bridge and temples; wrinkles, brows and
 * bags under the eyes were negative examples.
 *
 * Out:    glassesStrength, 0 to 1. Rimless glasses of the colour of the skin are not detected.
 * Source: the requirement is ISO/IEC 39794-5, D.1.4 (glasses); no standard defines their detection, so the method is
 *         ours, with parameters fitted by lab/fit.
 */
export function measureGlasses({ raster }: FaceTones, cells: FaceCells): Natives {
  const odds = glassesFeatures(raster, cells).reduce(
    (sum, value, i) => sum + value * stored.weights[i]!,
    stored.bias,
  );
  return { glassesStrength: 1 / (1 + Math.exp(-odds)) };
}
