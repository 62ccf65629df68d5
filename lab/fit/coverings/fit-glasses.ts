import { fitLogistic, type LinearModel } from './fit-logistic.ts';
import type { GlassesExample } from './glasses-examples.ts';

/** Two thousand numbers of two hundred faces: without a strong ridge they would be learnt by heart. */
const options = { ridge: 0.03, rounds: 150 };

/** Weights that tell faces with glasses from those without. */
export function fitGlasses(examples: readonly GlassesExample[]): LinearModel {
  return fitLogistic(
    examples.map(({ features }) => features),
    examples.map(({ isWorn }) => isWorn),
    options,
  );
}
