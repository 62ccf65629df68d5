import { observedPortrait } from '../../packages/engine/fixtures/observed-portrait.ts';
import { type FaceAxes, heightAboveEyes } from '../../packages/engine/src/face/face-axes.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import type { Observation } from '../../packages/engine/src/observation/observation.ts';
import { type HandMarked, handMarkedPortraits } from './hand-marked.ts';

/** Signed errors against hand-placed points, as shares of the true head height (chin to crown). */
export interface HeadError {
  portrait: HandMarked;
  observation: Pick<Observation, 'face' | 'head' | 'source' | 'matte' | 'toPortrait'>;
  headHeight: number;
  crown: number;
  chin: number;
  /** Error along the face axis, from the hand-placed pupils. */
  eyeLine: number;
  /** Standard deviation that the engine states, as a share of the measured head height. */
  uncertainty: number;
}

/** Measures the portraits with hand-placed points as the pipeline does. */
export async function headErrors(
  sessions: Sessions,
  portraits: readonly HandMarked[] = handMarkedPortraits(),
): Promise<HeadError[]> {
  const errors: HeadError[] = [];
  for (const portrait of portraits) {
    const { face, head, source, matte, toPortrait } = await observedPortrait(portrait.path, sessions);
    errors.push(headErrorOf(portrait, { face, head, source, matte, toPortrait }));
  }
  return errors;
}

function headErrorOf(portrait: HandMarked, observation: HeadError['observation']): HeadError {
  const { head } = observation;
  const height = (name: string) => heightOf(head.axes, portrait.truth[name]!);
  const headHeight = height('crown_approx') - height('chin');
  const crown = heightAboveEyes(head.axes, head.crown);
  const chin = heightAboveEyes(head.axes, head.chin);
  const pupils = (height('pupil_image_left') + height('pupil_image_right')) / 2;
  return {
    portrait,
    observation,
    headHeight: (crown - chin) / headHeight - 1,
    crown: (crown - height('crown_approx')) / headHeight,
    chin: (chin - height('chin')) / headHeight,
    eyeLine: -pupils / headHeight,
    uncertainty: head.uncertaintyPx / head.headHeightPx,
  };
}

function heightOf(axes: FaceAxes<'source'>, [x, y]: [number, number]): number {
  return heightAboveEyes(axes, { x, y });
}

/** In: shares. Out: the quantile `part` of their magnitudes. */
export function magnitudeQuantile(values: readonly number[], part: number): number {
  const sorted = values.map(Math.abs).sort((p, q) => p - q);
  const at = part * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (at - low);
}
