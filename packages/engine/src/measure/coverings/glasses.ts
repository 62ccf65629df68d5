import type { Natives } from '@vesika/report';
import type { FaceTones } from '../../face/skin-model.ts';
import type { FaceCells } from './face-cells.ts';
import stored from './glasses.json' with { type: 'json' };
import { glassesFeatures } from './glasses-features.ts';

/** Faces without glasses stay below the first, frames lie above the second. */
export const bareBridgeMax = 0.5;
export const frameMin = 0.88;

/**
 * How likely glasses are worn: by rims, bridge and temples wherever they run, against wrinkles, brows and bags under
 * the eyes.
 *
 * Out:    0 to 1. Rimless glasses as pale as the skin are not seen.
 * Source: the standards say what glasses must not do (ISO/IEC 39794-5, D.1.4), not how to find them; the method
 *         is ours; parameters: lab/fit.
 */
export function measureGlasses({ raster }: FaceTones, cells: FaceCells): Natives {
  const odds = glassesFeatures(raster, cells).reduce(
    (sum, value, i) => sum + value * stored.weights[i]!,
    stored.bias,
  );
  return { glassesStrength: 1 / (1 + Math.exp(-odds)) };
}
