import type { Step } from '@vesika/report';
import { composePhoto } from './compose-photo.ts';
import type { MadePhoto, PhotoRequest } from './engine.ts';
import type { Sessions } from './nets/sessions.ts';
import { observeOriginal } from './observe-original.ts';
import { planFor } from './photo-plan.ts';
import { stepClock } from './step-clock.ts';

/**
 * Observes an original and composes a photo of it. An invalid request is rejected before the nets run.
 *
 * Throws: as observeOriginal and composePhoto do.
 */
export async function makePhoto(
  source: Buffer,
  request: PhotoRequest,
  sessions: Sessions,
  onStep?: (step: Step) => void,
): Promise<MadePhoto> {
  planFor(request);
  const clock = stepClock(onStep);
  const observation = await observeOriginal(source, sessions, clock, request);
  return composePhoto(source, observation, request, sessions, clock);
}
