import { landmarksOf, portraitsOf, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { type FaceAxes, heightAboveEyes } from '../../packages/engine/src/measure/face-axes.ts';
import type { Sessions } from '../../packages/engine/src/observe/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';

/** Signed differences from hand-placed points, as shares of the true head height (chin to crown). */
export interface HeadError {
  portrait: string;
  headHeight: number;
  crown: number;
  chin: number;
  /** Along the face axis, from the hand-placed pupils. */
  eyeLine: number;
}

/** Every portrait with hand-placed points, measured as the pipeline measures it. */
export async function headErrors(sessions: Sessions): Promise<HeadError[]> {
  const errors: HeadError[] = [];
  for (const portrait of portraitsOf('good_single', 'matting_gt')) {
    const truth = landmarksOf(portrait);
    if (truth) errors.push(await headErrorOf(portrait, truth, sessions));
  }
  return errors;
}

async function headErrorOf(
  portrait: string,
  truth: Record<string, [number, number]>,
  sessions: Sessions,
): Promise<HeadError> {
  const { head } = await observeOriginal(readPortrait(portrait), sessions);
  const height = (name: string) => heightOf(head.axes, truth[name]!);
  const headHeight = (height('crown_approx') - height('chin')) * head.axes.interEyePx;
  const share = (differenceInEyeDistances: number) =>
    (differenceInEyeDistances * head.axes.interEyePx) / headHeight;
  const crown = heightAboveEyes(head.axes, head.crown) - height('crown_approx');
  const chin = heightAboveEyes(head.axes, head.chin) - height('chin');
  const pupils = (height('pupil_image_left') + height('pupil_image_right')) / 2;
  return {
    portrait,
    headHeight: share(crown - chin),
    crown: share(crown),
    chin: share(chin),
    eyeLine: share(-pupils),
  };
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
