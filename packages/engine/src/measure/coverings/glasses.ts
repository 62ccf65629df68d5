import type { Natives } from '@vesika/report';
import type { FaceTones } from '../../face/skin-model.ts';
import type { FaceCells } from './face-cells.ts';
import stored from './glasses.json' with { type: 'json' };
import { glassesFeatures } from './glasses-features.ts';

/** glassesStrength from which a frame may hide parts of the eyes, and from which it is certainly a frame. */
export const clearFrameMin = 0.5;
export const frameMin = 0.88;
/**
 * Bare faces of two collections have a glassesStrength of at most 0.033 (London 0.033, Canada 0.012) and a glassesBridge
 * of at most 0.058 in photos for eight documents, which dark skin reaches. Thin wire drawn on 72 of them exceeds one of
 * the limits on 63 (46 of 51 in London, 17 of 21 in Canada). A lower limit would ask half of the black people.
 */
export const bareFrameMax = 0.035;
export const bareBridgeMax = 0.06;

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
