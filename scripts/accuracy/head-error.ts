import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { type FaceAxes, heightAboveEyes } from '../../packages/engine/src/measure/face-axes.ts';
import type { HeadLine } from '../../packages/engine/src/measure/head-line.ts';
import type { Observation } from '../../packages/engine/src/observation/observation.ts';
import type { Sessions } from '../../packages/engine/src/observe/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { type HandMarked, handMarkedPortraits } from './hand-marked.ts';

/** Signed differences from hand-placed points, as shares of the true head height (chin to crown). */
export interface HeadError {
  portrait: HandMarked;
  observation: Pick<Observation, 'head' | 'source'>;
  headHeight: number;
  crown: number;
  chin: number;
  /** Along the face axis, from the hand-placed pupils. */
  eyeLine: number;
  /** One standard deviation of the head's height, as the engine states it, as a share of its own. */
  uncertainty: number;
  /** Highest hair above the crown that the engine tells, in head heights. */
  hairAboveCrown: number;
}

/** Every portrait with hand-placed points, measured as the pipeline measures it. */
export async function headErrors(sessions: Sessions): Promise<HeadError[]> {
  const errors: HeadError[] = [];
  for (const portrait of handMarkedPortraits()) {
    const { head, source } = await observeOriginal(readPortrait(portrait.path), sessions);
    errors.push(headErrorOf(portrait, { head, source }));
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
    hairAboveCrown: hairAbove(head) / (crown - chin),
  };
}

function hairAbove({ axes, hairTop, crown }: HeadLine<'source'>): number {
  return hairTop ? heightAboveEyes(axes, hairTop) - heightAboveEyes(axes, crown) : 0;
}

function heightOf(axes: FaceAxes<'source'>, [x, y]: [number, number]): number {
  return heightAboveEyes(axes, { x, y });
}

/** In: shares. Out: the share below which `part` of their magnitudes lie. */
export function magnitudeQuantile(values: readonly number[], part: number): number {
  const sorted = values.map(Math.abs).sort((p, q) => p - q);
  const at = part * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (at - low);
}
