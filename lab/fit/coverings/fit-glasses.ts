import { fitLogistic, type LinearModel } from './fit-logistic.ts';
import type { GlassesExample } from './glasses-examples.ts';

/** There are two thousand features but only two hundred faces, so a weak ridge would overfit. */
const options = { ridge: 0.03, rounds: 150 };

/** Fits weights that separate faces with glasses from those without. */
export function fitGlasses(examples: readonly GlassesExample[]): LinearModel {
  return fitLogistic(
    examples.map(({ features }) => features),
    examples.map(({ isWorn }) => isWorn),
    options,
  );
}
