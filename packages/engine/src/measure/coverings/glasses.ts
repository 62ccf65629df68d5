import type { Natives } from '@vesika/report';
import type { FaceTones } from '../../face/skin-model.ts';
import type { FaceCells } from './face-cells.ts';
import stored from './glasses.json' with { type: 'json' };
import { glassesFeatures } from './glasses-features.ts';

/** glassesStrength of faces without glasses is below the first threshold, that of frames above the second. */
export const bareBridgeMax = 0.5;
export const frameMin = 0.88;

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
